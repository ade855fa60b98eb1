import{Ht as e,Rt as t,Ut as n,Vt as r,Xt as i,Yt as a,Zt as o,dt as s,en as c,ft as l,jt as u,lt as d,o as f,pt as p,qt as m,tn as h,ut as g,wt as _}from"./all-d6b41ecc.js";import{m as v}from"./phone-dd2c0649.js";import{t as y}from"./prove_again-bec95fab.js";var b=class extends n{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:i}}){let a=new v(t,_(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:u(e,t),lights:o,label:i}),r`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return r`<details class="small">
    <summary>${h(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&r`<ul>${t.map(e=>r`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await m(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>r`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&r`<ol class="gesture">${t.steps.map(({text:e})=>r`<li>${e}</li>`)}</ol>`}
  ${n!==null&&r`<p class="small" role="timer">${h(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&r`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&r`<${x} lines=${t.button} />`}
`;var w=class extends n{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await d(()=>o(`/api/host/proof`));if(!e)return;p([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],p(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:i,over:a}){return r`<div class="stack" ref=${this.place}>
      ${n?r`<${C} context=${e} proof=${n} left_s=${i} />`:[a&&r`<p>${h(`proof_over`)}</p>`,t(h(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await d(i),s(h(`host_now`)),e(!0)}function E({number:e,this:n,device:i,how:a,since:o,here:s,onRevoke:c}){let l=n?h(`this_phone`):i;return r`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!n?h(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&t(h(`host_revoke`),()=>c({number:e},h(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends n{state={hosts:null};async componentDidMount(){this.setState(await d(()=>m(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return r`<section class="stack or hosts" />`;let i=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>i({others:!0},h(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return r`<section class="stack or hosts">
      <h3>${h(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>r`<${E} key=${e.number} ...${e} onRevoke=${i} />`)}
      </ul>
      ${o&&t(h(`host_revoke_others`),a,{kind:`danger`})}
      ${t(h(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${h(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await g(h(`host_revoke`),t,h(`host_revoke`))||!await y()?null:d(()=>o(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let n=await d(()=>m(`/api/host/code`));n&&await l(h(`host_code`),i=>{let a=async()=>{let e=await d(()=>o(`/api/host/code/new`));e&&s(e)},s=({code:n})=>e(i,r`
          <p class="host-code">${n}</p>
          <p class="small">${h(`host_code_text`)}</p>
          ${t(h(`host_code_new`),a,{name:`new-code`})}
        `);s(n)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await d(()=>o(`/api/host/code`,{code:e}))?(await d(i),s(h(`host_now`)),!0):!1}function M({close:e}){return r`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${h(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${h(a.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let a=async()=>{await d(()=>o(`/api/host/release`)),await d(i),n()},s=![`idle`,`over`,`starting`].includes(e.state.phase);return r`
    <p>${h(`host_may`)}</p>
    ${s&&r`<div class="row" onclick=${()=>n()}>${f(e.state)}</div>`}
    ${t(h(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${h(`bundle_text`)}</p>
      <a class="button" href=${c(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:i})=>r`
  ${n||t?r`<p class="why">${n?h(`prove_again`):t}</p>`:r`<p>${h(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${h(`without_code`)}</h3>
    <p class="small">${h(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${h(`host_listens`)}</p>
`;async function F(t,n=``,i=!1){let o=i?h(`prove_again_title`):a.host?h(`you_are_host`):h(`host`),s=a.host&&!i?N:P;await l(o,(a,o)=>e(a,r`<${s} context=${t} why=${n} again=${i} close=${o} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};