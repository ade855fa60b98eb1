import{$ as e,Ft as t,Nt as n,Pt as r,Qt as i,Zt as a,an as o,et as s,jt as c,ln as l,mt as u,nn as d,nt as f,o as p,rt as m,sn as h,tt as g,xt as _}from"./all-85bff6b0.js";import{h as v}from"./phone-2837e466.js";import{t as y}from"./prove_again-7c366780.js";var b=class extends l{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let i=new v(t,u(e)),a=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return a[n[0].spot]={colour:`magenta`,pattern:`double`},i.update({pieces:_(e,t),lights:a,label:r}),o`<div ref=${e=>e?.replaceChildren(i.element)} />`}};function x({lines:[e,...t]}){return o`<details class="small">
    <summary>${i(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&o`<ul>${t.map(e=>o`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await c(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>o`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&o`<ol class="gesture">${t.steps.map(({text:e})=>o`<li>${e}</li>`)}</ol>`}
  ${n!==null&&o`<p class="small" role="timer">${i(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&o`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&o`<${x} lines=${t.button} />`}
`;var w=class extends l{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let n=await e(()=>t(`/api/host/proof`));if(!n)return;m([n.text,...n.steps.map(({text:e})=>e)].join(` `));let r=performance.now()+n.until_s*1e3;for(;this.box.isConnected&&performance.now()<r;){this.setState({proof:n,left_s:Math.ceil((r-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let e=await S(n.proof_id);if(e===`over`)break;if(e?.done)return T(this.props.close);if(e&&e.state!==n.state&&([n,r]=[e,performance.now()+e.until_s*1e3],m(n.text,!0),e.state===`refused`))return this.setState({proof:n,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return o`<div class="stack" ref=${this.place}>
      ${t?o`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&o`<p>${i(`proof_over`)}</p>`,d(i(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(t){await e(r),g(i(`host_now`)),t(!0)}function E({number:e,this:t,device:n,how:r,since:a,here:s,onRevoke:c}){let l=t?i(`this_phone`):n;return o`<li class="host-line">
    <span><b>${l}</b> <small>${[r,a,s&&!t?i(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&d(i(`host_revoke`),()=>c({number:e},i(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends l{state={hosts:null};async componentDidMount(){this.setState(await e(()=>c(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return o`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},i(`host_revoke_all`)),a=t.filter(e=>!e.this).length>1;return o`<section class="stack or hosts">
      <h3>${i(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>o`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${a&&d(i(`host_revoke_others`),r,{kind:`danger`})}
      ${d(i(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${i(`host_listens`)}</p>
    </section>`}};async function O(n,r){return!await s(i(`host_revoke`),r,i(`host_revoke`))||!await y()?null:e(()=>t(`/api/hosts/revoke`,n))}async function k(){if(!await y())return;let n=await e(()=>c(`/api/host/code`));n&&await f(i(`host_code`),r=>{let a=async()=>{let n=await e(()=>t(`/api/host/code/new`));n&&s(n)},s=({code:e})=>h(r,o`
          <p class="host-code">${e}</p>
          <p class="small">${i(`host_code_text`)}</p>
          ${d(i(`host_code_new`),a,{name:`new-code`})}
        `);s(n)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(n){return await e(()=>t(`/api/host/code`,{code:n}))?(await e(r),g(i(`host_now`)),!0):!1}function M({close:e}){return o`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${i(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${i(n.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:n,close:s}){let c=async()=>{await e(()=>t(`/api/host/release`)),await e(r),s()},l=![`idle`,`over`,`starting`].includes(n.state.phase);return o`
    <p>${i(`host_may`)}</p>
    ${l&&o`<div class="row" onclick=${()=>s()}>${p(n.state)}</div>`}
    ${d(i(`host_release`),c)}
    <${D} />
    <div class="stack or">
      <p class="small">${i(`bundle_text`)}</p>
      <a class="button" href=${a(`/api/bundle`)} download="" data-f="bundle">${i(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>o`
  ${n||t?o`<p class="why">${n?i(`prove_again`):t}</p>`:o`<p>${i(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${i(`without_code`)}</h3>
    <p class="small">${i(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${i(`host_listens`)}</p>
`;async function F(e,t=``,r=!1){let a=r?i(`prove_again_title`):n.host?i(`you_are_host`):i(`host`),s=n.host&&!r?N:P;await f(a,(n,i)=>h(n,o`<${s} context=${e} why=${t} again=${r} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};