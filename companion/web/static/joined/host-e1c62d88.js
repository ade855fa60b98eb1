import{$t as e,Bt as t,Et as n,Gt as r,Nt as i,Ut as a,Zt as o,an as s,dt as c,en as l,ft as u,ht as d,mt as f,o as p,on as m,pt as h,qt as g,tn as _}from"./all-458abd06.js";import{h as v}from"./phone-cc974519.js";import{t as y}from"./prove_again-a7a9e7ee.js";var b=class extends g{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:r,text:o}}){let s=new v(t,n(e)),c=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[r[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:i(e,t),lights:c,label:o}),a`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return a`<details class="small">
    <summary>${m(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&a`<ul>${t.map(e=>a`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await o(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>a`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&a`<ol class="gesture">${t.steps.map(({text:e})=>a`<li>${e}</li>`)}</ol>`}
  ${n!==null&&a`<p class="small" role="timer">${m(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&a`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&a`<${x} lines=${t.button} />`}
`;var w=class extends g{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await c(()=>_(`/api/host/proof`));if(!e)return;d([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],d(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return a`<div class="stack" ref=${this.place}>
      ${n?a`<${C} context=${e} proof=${n} left_s=${r} />`:[i&&a`<p>${m(`proof_over`)}</p>`,t(m(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await c(l),h(m(`host_now`)),e(!0)}function E({number:e,this:n,device:r,how:i,since:o,here:s,onRevoke:c}){let l=n?m(`this_phone`):r;return a`<li class="host-line">
    <span><b>${l}</b> <small>${[i,o,s&&!n?m(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&t(m(`host_revoke`),()=>c({number:e},m(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends g{state={hosts:null};async componentDidMount(){this.setState(await c(()=>o(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return a`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},m(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return a`<section class="stack or hosts">
      <h3>${m(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>a`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&t(m(`host_revoke_others`),i,{kind:`danger`})}
      ${t(m(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${m(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await u(m(`host_revoke`),t,m(`host_revoke`))||!await y()?null:c(()=>_(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await c(()=>o(`/api/host/code`));e&&await f(m(`host_code`),n=>{let i=async()=>{let e=await c(()=>_(`/api/host/code/new`));e&&o(e)},o=({code:e})=>r(n,a`
          <p class="host-code">${e}</p>
          <p class="small">${m(`host_code_text`)}</p>
          ${t(m(`host_code_new`),i,{name:`new-code`})}
        `);o(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await c(()=>_(`/api/host/code`,{code:e}))?(await c(l),h(m(`host_now`)),!0):!1}function M({close:t}){return a`<form class="stack" onsubmit=${async e=>{e.preventDefault(),await j(e.target.querySelector(`input`).value)&&t(!0)}}>
    <label class="field-label">
      ${m(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${m(e.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let r=async()=>{await c(()=>_(`/api/host/release`)),await c(l),n()},i=![`idle`,`over`,`starting`].includes(e.state.phase);return a`
    <p>${m(`host_may`)}</p>
    ${i&&a`<div class="row" onclick=${()=>n()}>${p(e.state)}</div>`}
    ${t(m(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${m(`bundle_text`)}</p>
      <a class="button" href=${s(`/api/bundle`)} download="" data-f="bundle">${m(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>a`
  ${n||t?a`<p class="why">${n?m(`prove_again`):t}</p>`:a`<p>${m(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${m(`without_code`)}</h3>
    <p class="small">${m(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${m(`host_listens`)}</p>
`;async function F(t,n=``,i=!1){let o=i?m(`prove_again_title`):e.host?m(`you_are_host`):m(`host`),s=e.host&&!i?N:P;await f(o,(e,o)=>r(e,a`<${s} context=${t} why=${n} again=${i} close=${o} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};