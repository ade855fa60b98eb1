import{Ht as e,Qt as t,Rt as n,Ut as r,Vt as i,Xt as a,Zt as o,dt as s,ft as c,jt as l,lt as u,nn as d,o as f,pt as p,qt as m,tn as h,ut as g,wt as _}from"./all-508bb130.js";import{m as v}from"./phone-f1afc05d.js";import{t as y}from"./prove_again-6f8cd91f.js";var b=class extends r{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let a=new v(t,_(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:l(e,t),lights:o,label:r}),i`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return i`<details class="small">
    <summary>${d(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&i`<ul>${t.map(e=>i`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await m(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>i`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&i`<ol class="gesture">${t.steps.map(({text:e})=>i`<li>${e}</li>`)}</ol>`}
  ${n!==null&&i`<p class="small" role="timer">${d(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&i`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&i`<${x} lines=${t.button} />`}
`;var w=class extends r{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await u(()=>t(`/api/host/proof`));if(!e)return;p([e.text,...e.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:e,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let t=await S(e.proof_id);if(t===`over`)break;if(t?.done)return T(this.props.close);if(t&&t.state!==e.state&&([e,n]=[t,performance.now()+t.until_s*1e3],p(e.text,!0),t.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:r,over:a}){return i`<div class="stack" ref=${this.place}>
      ${t?i`<${C} context=${e} proof=${t} left_s=${r} />`:[a&&i`<p>${d(`proof_over`)}</p>`,n(d(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await u(o),s(d(`host_now`)),e(!0)}function E({number:e,this:t,device:r,how:a,since:o,here:s,onRevoke:c}){let l=t?d(`this_phone`):r;return i`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!t?d(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&n(d(`host_revoke`),()=>c({number:e},d(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends r{state={hosts:null};async componentDidMount(){this.setState(await u(()=>m(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return i`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>r({others:!0},d(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return i`<section class="stack or hosts">
      <h3>${d(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>i`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&n(d(`host_revoke_others`),a,{kind:`danger`})}
      ${n(d(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${d(`host_listens`)}</p>
    </section>`}};async function O(e,n){return!await g(d(`host_revoke`),n,d(`host_revoke`))||!await y()?null:u(()=>t(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let r=await u(()=>m(`/api/host/code`));r&&await c(d(`host_code`),a=>{let o=async()=>{let e=await u(()=>t(`/api/host/code/new`));e&&s(e)},s=({code:t})=>e(a,i`
          <p class="host-code">${t}</p>
          <p class="small">${d(`host_code_text`)}</p>
          ${n(d(`host_code_new`),o,{name:`new-code`})}
        `);s(r)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await u(()=>t(`/api/host/code`,{code:e}))?(await u(o),s(d(`host_now`)),!0):!1}function M({close:e}){return i`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${d(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${d(a.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:r}){let a=async()=>{await u(()=>t(`/api/host/release`)),await u(o),r()},s=![`idle`,`over`,`starting`].includes(e.state.phase);return i`
    <p>${d(`host_may`)}</p>
    ${s&&i`<div class="row" onclick=${()=>r()}>${f(e.state)}</div>`}
    ${n(d(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${d(`bundle_text`)}</p>
      <a class="button" href=${h(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>i`
  ${n||t?i`<p class="why">${n?d(`prove_again`):t}</p>`:i`<p>${d(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${d(`without_code`)}</h3>
    <p class="small">${d(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${d(`host_listens`)}</p>
`;async function F(t,n=``,r=!1){let o=r?d(`prove_again_title`):a.host?d(`you_are_host`):d(`host`),s=a.host&&!r?N:P;await c(o,(a,o)=>e(a,i`<${s} context=${t} why=${n} again=${r} close=${o} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};