import{Cn as e,Ft as t,Gt as n,Jt as r,Kt as i,N as a,Ot as o,Qt as s,Wt as c,b as l,en as u,mn as d,nn as f,pn as p,qt as m,tn as h,vn as g,wn as _,xn as v}from"./phone-a6660e6d.js";import{t as y}from"./prove_again-4b959ec5.js";var b=class extends _{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:n},proof:{steps:r,text:i}}){let a=new l(n,o(e)),s=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[r[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:t(e,n),lights:s,label:i}),v`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return v`<details class="small">
    <summary>${d(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&v`<ul>${t.map(e=>v`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await s(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>v`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&v`<ol class="gesture">${t.steps.map(({text:e})=>v`<li>${e}</li>`)}</ol>`}
  ${n!==null&&v`<p class="small" role="timer">${d(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&v`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&v`<${x} lines=${t.button} />`}
`;var w=class extends _{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await c(()=>f(`/api/host/proof`));if(!e)return;r([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],r(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return v`<div class="stack" ref=${this.place}>
      ${t?v`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&v`<p>${d(`proof_over`)}</p>`,g(d(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await c(h),i(d(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:o}){let s=t?d(`this_phone`):n;return v`<li class="host-line">
    <span><b>${s}</b> <small>${[r,i,a&&!t?d(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&g(d(`host_revoke`),()=>o({number:e},d(`host_revoke_one`,{name:s})),{name:`revoke-${e}`})}
  </li>`}var D=class extends _{state={hosts:null};async componentDidMount(){this.setState(await c(()=>s(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return v`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},d(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return v`<section class="stack or hosts">
      <h3>${d(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>v`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&g(d(`host_revoke_others`),r,{kind:`danger`})}
      ${g(d(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${d(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await n(d(`host_revoke`),t,d(`host_revoke`))||!await y()?null:c(()=>f(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await c(()=>s(`/api/host/code`));t&&await m(d(`host_code`),n=>{let r=async()=>{let e=await c(()=>f(`/api/host/code/new`));e&&i(e)},i=({code:t})=>e(n,v`
          <p class="host-code">${t}</p>
          <p class="small">${d(`host_code_text`)}</p>
          ${g(d(`host_code_new`),r,{name:`new-code`})}
        `);i(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await c(()=>f(`/api/host/code`,{code:e}))?(await c(h),i(d(`host_now`)),!0):!1}function M({close:e}){return v`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${d(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${d(u.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let n=async()=>{await c(()=>f(`/api/host/release`)),await c(h),t()},r=![`idle`,`over`,`starting`].includes(e.state.phase);return v`
    <p>${d(`host_may`)}</p>
    ${r&&v`<div class="row" onclick=${()=>t()}>${a(e.state)}</div>`}
    ${g(d(`host_release`),n)}
    <${D} />
    <div class="stack or">
      <p class="small">${d(`bundle_text`)}</p>
      <a class="button" href=${p(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>v`
  ${n||t?v`<p class="why">${n?d(`prove_again`):t}</p>`:v`<p>${d(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${d(`without_code`)}</h3>
    <p class="small">${d(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${d(`host_listens`)}</p>
`;async function F(t,n=``,r=!1){let i=r?d(`prove_again_title`):u.host?d(`you_are_host`):d(`host`),a=u.host&&!r?N:P;await m(i,(i,o)=>e(i,v`<${a} context=${t} why=${n} again=${r} close=${o} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};