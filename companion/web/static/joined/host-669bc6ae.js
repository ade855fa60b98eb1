import{At as e,Bt as t,Ct as n,Ht as r,Lt as i,Qt as a,Ut as o,Xt as s,Zt as c,ct as l,dt as u,ft as d,lt as f,nn as p,o as m,qt as h,rn as g,ut as _}from"./all-d12d19a7.js";import{m as v}from"./phone-4d8d17ad.js";import{t as y}from"./prove_again-eb2b2e31.js";var b=class extends o{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:r,geometry:i},proof:{steps:a,text:o}}){let s=new v(i,n(r)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:e(r,i),lights:c,label:o}),t`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...n]}){return t`<details class="small">
    <summary>${g(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&t`<ul>${n.map(e=>t`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await h(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:n,left_s:r})=>t`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&t`<ol class="gesture">${n.steps.map(({text:e})=>t`<li>${e}</li>`)}</ol>`}
  ${r!==null&&t`<p class="small" role="timer">${g(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&t`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&t`<${x} lines=${n.button} />`}
`;var w=class extends o{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await l(()=>a(`/api/host/proof`));if(!e)return;d([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],d(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:a}){return t`<div class="stack" ref=${this.place}>
      ${n?t`<${C} context=${e} proof=${n} left_s=${r} />`:[a&&t`<p>${g(`proof_over`)}</p>`,i(g(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await l(c),_(g(`host_now`)),e(!0)}function E({number:e,this:n,device:r,how:a,since:o,here:s,onRevoke:c}){let l=n?g(`this_phone`):r;return t`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!n?g(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&i(g(`host_revoke`),()=>c({number:e},g(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends o{state={hosts:null};async componentDidMount(){this.setState(await l(()=>h(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return t`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>r({others:!0},g(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return t`<section class="stack or hosts">
      <h3>${g(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>t`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&i(g(`host_revoke_others`),a,{kind:`danger`})}
      ${i(g(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${g(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await f(g(`host_revoke`),t,g(`host_revoke`))||!await y()?null:l(()=>a(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await l(()=>h(`/api/host/code`));e&&await u(g(`host_code`),n=>{let o=async()=>{let e=await l(()=>a(`/api/host/code/new`));e&&s(e)},s=({code:e})=>r(n,t`
          <p class="host-code">${e}</p>
          <p class="small">${g(`host_code_text`)}</p>
          ${i(g(`host_code_new`),o,{name:`new-code`})}
        `);s(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await l(()=>a(`/api/host/code`,{code:e}))?(await l(c),_(g(`host_now`)),!0):!1}function M({close:e}){return t`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${g(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${g(s.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let r=async()=>{await l(()=>a(`/api/host/release`)),await l(c),n()},o=![`idle`,`over`,`starting`].includes(e.state.phase);return t`
    <p>${g(`host_may`)}</p>
    ${o&&t`<div class="row" onclick=${()=>n()}>${m(e.state)}</div>`}
    ${i(g(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${g(`bundle_text`)}</p>
      <a class="button" href=${p(`/api/bundle`)} download="" data-f="bundle">${g(`bundle`)}</a>
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
`;async function F(e,n=``,i=!1){let a=i?g(`prove_again_title`):s.host?g(`you_are_host`):g(`host`),o=s.host&&!i?N:P;await u(a,(a,s)=>r(a,t`<${o} context=${e} why=${n} again=${i} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};