import{$t as e,Et as t,Gt as n,Pt as r,Qt as i,Ut as a,Vt as o,Wt as s,Yt as c,ct as l,en as u,in as d,lt as f,o as p,ot as m,rn as h,st as g,ut as _}from"./all-aa5a1a3e.js";import{b as v}from"./phone-f1df0ee8.js";import{t as y}from"./prove_again-534634b6.js";var b=class extends n{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:n},proof:{steps:i,text:o}}){let s=new v(n,t(e)),c=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[i[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:r(e,n),lights:c,label:o}),a`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return a`<details class="small">
    <summary>${d(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&a`<ul>${t.map(e=>a`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await c(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>a`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&a`<ol class="gesture">${t.steps.map(({text:e})=>a`<li>${e}</li>`)}</ol>`}
  ${n!==null&&a`<p class="small" role="timer">${d(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&a`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&a`<${x} lines=${t.button} />`}
`;var w=class extends n{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await m(()=>u(`/api/host/proof`));if(!e)return;_([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],_(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return a`<div class="stack" ref=${this.place}>
      ${t?a`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&a`<p>${d(`proof_over`)}</p>`,o(d(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(t){await m(e),l(d(`host_now`)),t(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:s,onRevoke:c}){let l=t?d(`this_phone`):n;return a`<li class="host-line">
    <span><b>${l}</b> <small>${[r,i,s&&!t?d(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&o(d(`host_revoke`),()=>c({number:e},d(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends n{state={hosts:null};async componentDidMount(){this.setState(await m(()=>c(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return a`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},d(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return a`<section class="stack or hosts">
      <h3>${d(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>a`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&o(d(`host_revoke_others`),r,{kind:`danger`})}
      ${o(d(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${d(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await g(d(`host_revoke`),t,d(`host_revoke`))||!await y()?null:m(()=>u(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await m(()=>c(`/api/host/code`));e&&await f(d(`host_code`),t=>{let n=async()=>{let e=await m(()=>u(`/api/host/code/new`));e&&r(e)},r=({code:e})=>s(t,a`
          <p class="host-code">${e}</p>
          <p class="small">${d(`host_code_text`)}</p>
          ${o(d(`host_code_new`),n,{name:`new-code`})}
        `);r(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(t){return await m(()=>u(`/api/host/code`,{code:t}))?(await m(e),l(d(`host_now`)),!0):!1}function M({close:e}){return a`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${d(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${d(i.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:t,close:n}){let r=async()=>{await m(()=>u(`/api/host/release`)),await m(e),n()},i=![`idle`,`over`,`starting`].includes(t.state.phase);return a`
    <p>${d(`host_may`)}</p>
    ${i&&a`<div class="row" onclick=${()=>n()}>${p(t.state)}</div>`}
    ${o(d(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${d(`bundle_text`)}</p>
      <a class="button" href=${h(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>a`
  ${n||t?a`<p class="why">${n?d(`prove_again`):t}</p>`:a`<p>${d(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${d(`without_code`)}</h3>
    <p class="small">${d(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${d(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let r=n?d(`prove_again_title`):i.host?d(`you_are_host`):d(`host`),o=i.host&&!n?N:P;await f(r,(r,i)=>s(r,a`<${o} context=${e} why=${t} again=${n} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};