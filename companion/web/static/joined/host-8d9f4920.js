import{Dt as e,Kt as t,Pt as n,Vt as r,Wt as i,Zt as a,an as o,en as s,ft as c,gt as l,ht as u,mt as d,nn as f,o as p,on as m,pt as h,qt as g,tn as _}from"./all-6f78eea8.js";import{h as v}from"./phone-8b6caf49.js";import{t as y}from"./prove_again-e359e8ec.js";var b=class extends g{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:t,geometry:r},proof:{steps:a,text:o}}){let s=new v(r,e(t)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:n(t,r),lights:c,label:o}),i`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return i`<details class="small">
    <summary>${m(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&i`<ul>${t.map(e=>i`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await a(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>i`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&i`<ol class="gesture">${t.steps.map(({text:e})=>i`<li>${e}</li>`)}</ol>`}
  ${n!==null&&i`<p class="small" role="timer">${m(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&i`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&i`<${x} lines=${t.button} />`}
`;var w=class extends g{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await c(()=>f(`/api/host/proof`));if(!e)return;l([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],l(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:a}){return i`<div class="stack" ref=${this.place}>
      ${t?i`<${C} context=${e} proof=${t} left_s=${n} />`:[a&&i`<p>${m(`proof_over`)}</p>`,r(m(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await c(_),d(m(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:a,since:o,here:s,onRevoke:c}){let l=t?m(`this_phone`):n;return i`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!t?m(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&r(m(`host_revoke`),()=>c({number:e},m(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends g{state={hosts:null};async componentDidMount(){this.setState(await c(()=>a(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return i`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>n({others:!0},m(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return i`<section class="stack or hosts">
      <h3>${m(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>i`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${o&&r(m(`host_revoke_others`),a,{kind:`danger`})}
      ${r(m(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${m(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await h(m(`host_revoke`),t,m(`host_revoke`))||!await y()?null:c(()=>f(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await c(()=>a(`/api/host/code`));e&&await u(m(`host_code`),n=>{let a=async()=>{let e=await c(()=>f(`/api/host/code/new`));e&&o(e)},o=({code:e})=>t(n,i`
          <p class="host-code">${e}</p>
          <p class="small">${m(`host_code_text`)}</p>
          ${r(m(`host_code_new`),a,{name:`new-code`})}
        `);o(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await c(()=>f(`/api/host/code`,{code:e}))?(await c(_),d(m(`host_now`)),!0):!1}function M({close:e}){return i`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${m(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${m(s.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let n=async()=>{await c(()=>f(`/api/host/release`)),await c(_),t()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return i`
    <p>${m(`host_may`)}</p>
    ${a&&i`<div class="row" onclick=${()=>t()}>${p(e.state)}</div>`}
    ${r(m(`host_release`),n)}
    <${D} />
    <div class="stack or">
      <p class="small">${m(`bundle_text`)}</p>
      <a class="button" href=${o(`/api/bundle`)} download="" data-f="bundle">${m(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>i`
  ${n||t?i`<p class="why">${n?m(`prove_again`):t}</p>`:i`<p>${m(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${m(`without_code`)}</h3>
    <p class="small">${m(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${m(`host_listens`)}</p>
`;async function F(e,n=``,r=!1){let a=r?m(`prove_again_title`):s.host?m(`you_are_host`):m(`host`),o=s.host&&!r?N:P;await u(a,(a,s)=>t(a,i`<${o} context=${e} why=${n} again=${r} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};