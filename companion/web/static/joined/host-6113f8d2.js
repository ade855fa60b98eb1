import{Dt as e,Ft as t,Gt as n,Ht as r,Kt as i,Zt as a,an as o,ct as s,dt as c,en as l,lt as u,nn as d,o as f,on as p,qt as m,st as h,tn as g,ut as _}from"./all-55a14521.js";import{m as v}from"./phone-cdb8ae18.js";import{t as y}from"./prove_again-15cfc1f6.js";var b=class extends m{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:r,geometry:i},proof:{steps:a,text:o}}){let s=new v(i,e(r)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:t(r,i),lights:c,label:o}),n`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return n`<details class="small">
    <summary>${p(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&n`<ul>${t.map(e=>n`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await a(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:r})=>n`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&n`<ol class="gesture">${t.steps.map(({text:e})=>n`<li>${e}</li>`)}</ol>`}
  ${r!==null&&n`<p class="small" role="timer">${p(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&t.steps.length>0&&n`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&n`<${x} lines=${t.button} />`}
`;var w=class extends m{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await h(()=>d(`/api/host/proof`));if(!e)return;c([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],c(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:i,over:a}){return n`<div class="stack" ref=${this.place}>
      ${t?n`<${C} context=${e} proof=${t} left_s=${i} />`:[a&&n`<p>${p(`proof_over`)}</p>`,r(p(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await h(g),u(p(`host_now`)),e(!0)}function E({number:e,this:t,device:i,how:a,since:o,here:s,onRevoke:c}){let l=t?p(`this_phone`):i;return n`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!t?p(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&r(p(`host_revoke`),()=>c({number:e},p(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends m{state={hosts:null};async componentDidMount(){this.setState(await h(()=>a(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return n`<section class="stack or hosts" />`;let i=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>i({others:!0},p(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return n`<section class="stack or hosts">
      <h3>${p(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>n`<${E} key=${e.number} ...${e} onRevoke=${i} />`)}
      </ul>
      ${o&&r(p(`host_revoke_others`),a,{kind:`danger`})}
      ${r(p(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${p(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await s(p(`host_revoke`),t,p(`host_revoke`))||!await y()?null:h(()=>d(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await h(()=>a(`/api/host/code`));e&&await _(p(`host_code`),t=>{let a=async()=>{let e=await h(()=>d(`/api/host/code/new`));e&&o(e)},o=({code:e})=>i(t,n`
          <p class="host-code">${e}</p>
          <p class="small">${p(`host_code_text`)}</p>
          ${r(p(`host_code_new`),a,{name:`new-code`})}
        `);o(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await h(()=>d(`/api/host/code`,{code:e}))?(await h(g),u(p(`host_now`)),!0):!1}function M({close:e}){return n`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${p(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${p(l.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let i=async()=>{await h(()=>d(`/api/host/release`)),await h(g),t()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return n`
    <p>${p(`host_may`)}</p>
    ${a&&n`<div class="row" onclick=${()=>t()}>${f(e.state)}</div>`}
    ${r(p(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${p(`bundle_text`)}</p>
      <a class="button" href=${o(`/api/bundle`)} download="" data-f="bundle">${p(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:r,close:i})=>n`
  ${r||t?n`<p class="why">${r?p(`prove_again`):t}</p>`:n`<p>${p(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${p(`without_code`)}</h3>
    <p class="small">${p(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${p(`host_listens`)}</p>
`;async function F(e,t=``,r=!1){let a=r?p(`prove_again_title`):l.host?p(`you_are_host`):p(`host`),o=l.host&&!r?N:P;await _(a,(a,s)=>i(a,n`<${o} context=${e} why=${t} again=${r} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};