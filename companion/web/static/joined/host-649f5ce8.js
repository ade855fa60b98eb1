import{Dt as e,Jt as t,Kt as n,Pt as r,Qt as i,Vt as a,Wt as o,en as s,ft as c,gt as l,ht as u,mt as d,nn as f,o as p,on as m,pt as h,sn as g,tn as _}from"./all-230952a6.js";import{h as v}from"./phone-c94e3f7e.js";import{t as y}from"./prove_again-18d3ff20.js";var b=class extends t{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:t,geometry:n},proof:{steps:i,text:a}}){let s=new v(n,e(t)),c=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[i[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:r(t,n),lights:c,label:a}),o`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return o`<details class="small">
    <summary>${g(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&o`<ul>${t.map(e=>o`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await i(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>o`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&o`<ol class="gesture">${t.steps.map(({text:e})=>o`<li>${e}</li>`)}</ol>`}
  ${n!==null&&o`<p class="small" role="timer">${g(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&o`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&o`<${x} lines=${t.button} />`}
`;var w=class extends t{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await c(()=>f(`/api/host/proof`));if(!e)return;l([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],l(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return o`<div class="stack" ref=${this.place}>
      ${t?o`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&o`<p>${g(`proof_over`)}</p>`,a(g(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await c(_),d(g(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:s,onRevoke:c}){let l=t?g(`this_phone`):n;return o`<li class="host-line">
    <span><b>${l}</b> <small>${[r,i,s&&!t?g(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&a(g(`host_revoke`),()=>c({number:e},g(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends t{state={hosts:null};async componentDidMount(){this.setState(await c(()=>i(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return o`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},g(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return o`<section class="stack or hosts">
      <h3>${g(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>o`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&a(g(`host_revoke_others`),r,{kind:`danger`})}
      ${a(g(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${g(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await h(g(`host_revoke`),t,g(`host_revoke`))||!await y()?null:c(()=>f(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await c(()=>i(`/api/host/code`));e&&await u(g(`host_code`),t=>{let r=async()=>{let e=await c(()=>f(`/api/host/code/new`));e&&i(e)},i=({code:e})=>n(t,o`
          <p class="host-code">${e}</p>
          <p class="small">${g(`host_code_text`)}</p>
          ${a(g(`host_code_new`),r,{name:`new-code`})}
        `);i(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await c(()=>f(`/api/host/code`,{code:e}))?(await c(_),d(g(`host_now`)),!0):!1}function M({close:e}){return o`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${g(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${g(s.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let n=async()=>{await c(()=>f(`/api/host/release`)),await c(_),t()},r=![`idle`,`over`,`starting`].includes(e.state.phase);return o`
    <p>${g(`host_may`)}</p>
    ${r&&o`<div class="row" onclick=${()=>t()}>${p(e.state)}</div>`}
    ${a(g(`host_release`),n)}
    <${D} />
    <div class="stack or">
      <p class="small">${g(`bundle_text`)}</p>
      <a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${g(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>o`
  ${n||t?o`<p class="why">${n?g(`prove_again`):t}</p>`:o`<p>${g(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${g(`without_code`)}</h3>
    <p class="small">${g(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${g(`host_listens`)}</p>
`;async function F(e,t=``,r=!1){let i=r?g(`prove_again_title`):s.host?g(`you_are_host`):g(`host`),a=s.host&&!r?N:P;await u(i,(i,s)=>n(i,o`<${a} context=${e} why=${t} again=${r} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};