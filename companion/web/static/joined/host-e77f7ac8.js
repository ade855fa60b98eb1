import{Ft as e,Ht as t,Kt as n,Ot as r,Wt as i,Zt as a,ct as o,dt as s,en as c,ft as l,lt as u,nn as d,o as f,on as p,qt as m,sn as h,tn as g,ut as _}from"./all-6252e0db.js";import{m as v}from"./phone-e2535787.js";import{t as y}from"./prove_again-7f20ebca.js";var b=class extends m{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:t,geometry:n},proof:{steps:a,text:o}}){let s=new v(n,r(t)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:e(t,n),lights:c,label:o}),i`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return i`<details class="small">
    <summary>${h(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&i`<ul>${t.map(e=>i`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await a(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>i`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&i`<ol class="gesture">${t.steps.map(({text:e})=>i`<li>${e}</li>`)}</ol>`}
  ${n!==null&&i`<p class="small" role="timer">${h(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&i`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&i`<${x} lines=${t.button} />`}
`;var w=class extends m{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await o(()=>d(`/api/host/proof`));if(!e)return;l([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],l(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:a}){return i`<div class="stack" ref=${this.place}>
      ${n?i`<${C} context=${e} proof=${n} left_s=${r} />`:[a&&i`<p>${h(`proof_over`)}</p>`,t(h(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await o(g),_(h(`host_now`)),e(!0)}function E({number:e,this:n,device:r,how:a,since:o,here:s,onRevoke:c}){let l=n?h(`this_phone`):r;return i`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!n?h(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&t(h(`host_revoke`),()=>c({number:e},h(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends m{state={hosts:null};async componentDidMount(){this.setState(await o(()=>a(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return i`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>r({others:!0},h(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return i`<section class="stack or hosts">
      <h3>${h(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>i`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&t(h(`host_revoke_others`),a,{kind:`danger`})}
      ${t(h(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${h(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await u(h(`host_revoke`),t,h(`host_revoke`))||!await y()?null:o(()=>d(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await o(()=>a(`/api/host/code`));e&&await s(h(`host_code`),r=>{let a=async()=>{let e=await o(()=>d(`/api/host/code/new`));e&&s(e)},s=({code:e})=>n(r,i`
          <p class="host-code">${e}</p>
          <p class="small">${h(`host_code_text`)}</p>
          ${t(h(`host_code_new`),a,{name:`new-code`})}
        `);s(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await o(()=>d(`/api/host/code`,{code:e}))?(await o(g),_(h(`host_now`)),!0):!1}function M({close:e}){return i`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${h(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${h(c.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let r=async()=>{await o(()=>d(`/api/host/release`)),await o(g),n()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return i`
    <p>${h(`host_may`)}</p>
    ${a&&i`<div class="row" onclick=${()=>n()}>${f(e.state)}</div>`}
    ${t(h(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${h(`bundle_text`)}</p>
      <a class="button" href=${p(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>i`
  ${n||t?i`<p class="why">${n?h(`prove_again`):t}</p>`:i`<p>${h(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${h(`without_code`)}</h3>
    <p class="small">${h(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${h(`host_listens`)}</p>
`;async function F(e,t=``,r=!1){let a=r?h(`prove_again_title`):c.host?h(`you_are_host`):h(`host`),o=c.host&&!r?N:P;await s(a,(a,s)=>n(a,i`<${o} context=${e} why=${t} again=${r} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};