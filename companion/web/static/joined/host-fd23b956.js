import{$t as e,Gt as t,It as n,Jt as r,Kt as i,P as a,Sn as o,Tn as s,Yt as c,hn as l,kt as u,mn as d,nn as f,qt as p,rn as m,tn as h,v as g,wn as _,yn as v}from"./phone-4015ea91.js";import{t as y}from"./prove_again-8d527439.js";var b=class extends s{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:r,text:i}}){let a=new g(t,u(e)),s=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[r[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:n(e,t),lights:s,label:i}),o`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return o`<details class="small">
    <summary>${l(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&o`<ul>${t.map(e=>o`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(t){try{return await e(`/api/host/proof/${t}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>o`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&o`<ol class="gesture">${t.steps.map(({text:e})=>o`<li>${e}</li>`)}</ol>`}
  ${n!==null&&o`<p class="small" role="timer">${l(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&o`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&o`<${x} lines=${t.button} />`}
`;var w=class extends s{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await t(()=>m(`/api/host/proof`));if(!e)return;c([e.text,...e.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:e,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let t=await S(e.proof_id);if(t===`over`)break;if(t?.done)return T(this.props.close);if(t&&t.state!==e.state&&([e,n]=[t,performance.now()+t.until_s*1e3],c(e.text,!0),t.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return o`<div class="stack" ref=${this.place}>
      ${t?o`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&o`<p>${l(`proof_over`)}</p>`,v(l(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await t(f),p(l(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:s}){let c=t?l(`this_phone`):n;return o`<li class="host-line">
    <span><b>${c}</b> <small>${[r,i,a&&!t?l(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&v(l(`host_revoke`),()=>s({number:e},l(`host_revoke_one`,{name:c})),{name:`revoke-${e}`})}
  </li>`}var D=class extends s{state={hosts:null};async componentDidMount(){this.setState(await t(()=>e(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return o`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},l(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return o`<section class="stack or hosts">
      <h3>${l(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>o`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&v(l(`host_revoke_others`),r,{kind:`danger`})}
      ${v(l(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${l(`host_listens`)}</p>
    </section>`}};async function O(e,n){return!await i(l(`host_revoke`),n,l(`host_revoke`))||!await y()?null:t(()=>m(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let n=await t(()=>e(`/api/host/code`));n&&await r(l(`host_code`),e=>{let r=async()=>{let e=await t(()=>m(`/api/host/code/new`));e&&i(e)},i=({code:t})=>_(e,o`
          <p class="host-code">${t}</p>
          <p class="small">${l(`host_code_text`)}</p>
          ${v(l(`host_code_new`),r,{name:`new-code`})}
        `);i(n)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await t(()=>m(`/api/host/code`,{code:e}))?(await t(f),p(l(`host_now`)),!0):!1}function M({close:e}){return o`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${l(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${l(h.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let r=async()=>{await t(()=>m(`/api/host/release`)),await t(f),n()},i=![`idle`,`over`,`starting`].includes(e.state.phase);return o`
    <p>${l(`host_may`)}</p>
    ${i&&o`<div class="row" onclick=${()=>n()}>${a(e.state)}</div>`}
    ${v(l(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${l(`bundle_text`)}</p>
      <a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${l(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>o`
  ${n||t?o`<p class="why">${n?l(`prove_again`):t}</p>`:o`<p>${l(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${l(`without_code`)}</h3>
    <p class="small">${l(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${l(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let i=n?l(`prove_again_title`):h.host?l(`you_are_host`):l(`host`),a=h.host&&!n?N:P;await r(i,(r,i)=>_(r,o`<${a} context=${e} why=${t} again=${n} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};