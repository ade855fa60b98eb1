import{At as e,Bt as t,Ct as n,Ht as r,Jt as i,Lt as a,Qt as o,Wt as s,Xt as c,Zt as l,ct as u,dt as d,ft as f,lt as p,nn as m,o as h,rn as g,ut as _}from"./all-713fa23a.js";import{m as v}from"./phone-69b88c7b.js";import{t as y}from"./prove_again-4ff773bb.js";var b=class extends s{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:r,geometry:i},proof:{steps:a,text:o}}){let s=new v(i,n(r)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:e(r,i),lights:c,label:o}),t`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...n]}){return t`<details class="small">
    <summary>${g(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&t`<ul>${n.map(e=>t`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await i(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:n,left_s:r})=>t`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&t`<ol class="gesture">${n.steps.map(({text:e})=>t`<li>${e}</li>`)}</ol>`}
  ${r!==null&&t`<p class="small" role="timer">${g(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&t`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&t`<${x} lines=${n.button} />`}
`;var w=class extends s{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await u(()=>o(`/api/host/proof`));if(!e)return;f([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],f(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return t`<div class="stack" ref=${this.place}>
      ${n?t`<${C} context=${e} proof=${n} left_s=${r} />`:[i&&t`<p>${g(`proof_over`)}</p>`,a(g(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await u(l),_(g(`host_now`)),e(!0)}function E({number:e,this:n,device:r,how:i,since:o,here:s,onRevoke:c}){let l=n?g(`this_phone`):r;return t`<li class="host-line">
    <span><b>${l}</b> <small>${[i,o,s&&!n?g(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&a(g(`host_revoke`),()=>c({number:e},g(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends s{state={hosts:null};async componentDidMount(){this.setState(await u(()=>i(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return t`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},g(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return t`<section class="stack or hosts">
      <h3>${g(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>t`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&a(g(`host_revoke_others`),i,{kind:`danger`})}
      ${a(g(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${g(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await p(g(`host_revoke`),t,g(`host_revoke`))||!await y()?null:u(()=>o(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await u(()=>i(`/api/host/code`));e&&await d(g(`host_code`),n=>{let i=async()=>{let e=await u(()=>o(`/api/host/code/new`));e&&s(e)},s=({code:e})=>r(n,t`
          <p class="host-code">${e}</p>
          <p class="small">${g(`host_code_text`)}</p>
          ${a(g(`host_code_new`),i,{name:`new-code`})}
        `);s(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await u(()=>o(`/api/host/code`,{code:e}))?(await u(l),_(g(`host_now`)),!0):!1}function M({close:e}){return t`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${g(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${g(c.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let r=async()=>{await u(()=>o(`/api/host/release`)),await u(l),n()},i=![`idle`,`over`,`starting`].includes(e.state.phase);return t`
    <p>${g(`host_may`)}</p>
    ${i&&t`<div class="row" onclick=${()=>n()}>${h(e.state)}</div>`}
    ${a(g(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${g(`bundle_text`)}</p>
      <a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${g(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:n,again:r,close:i})=>t`
  ${r||n?t`<p class="why">${r?g(`prove_again`):n}</p>`:t`<p>${g(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${g(`without_code`)}</h3>
    <p class="small">${g(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${g(`host_listens`)}</p>
`;async function F(e,n=``,i=!1){let a=i?g(`prove_again_title`):c.host?g(`you_are_host`):g(`host`),o=c.host&&!i?N:P;await d(a,(a,s)=>r(a,t`<${o} context=${e} why=${n} again=${i} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};