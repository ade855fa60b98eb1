import{$ as e,$t as t,Ft as n,Nt as r,Pt as i,Qt as a,cn as o,et as s,jt as c,mt as l,nt as u,o as d,on as f,rn as p,rt as m,tt as h,un as g,xt as _}from"./all-d6ddc8ee.js";import{h as v}from"./phone-4e010b9e.js";import{t as y}from"./prove_again-3a754d00.js";var b=class extends g{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let i=new v(t,l(e)),a=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return a[n[0].spot]={colour:`magenta`,pattern:`double`},i.update({pieces:_(e,t),lights:a,label:r}),f`<div ref=${e=>e?.replaceChildren(i.element)} />`}};function x({lines:[e,...n]}){return f`<details class="small">
    <summary>${t(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&f`<ul>${n.map(e=>f`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await c(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:n,left_s:r})=>f`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&f`<ol class="gesture">${n.steps.map(({text:e})=>f`<li>${e}</li>`)}</ol>`}
  ${r!==null&&f`<p class="small" role="timer">${t(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&f`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&f`<${x} lines=${n.button} />`}
`;var w=class extends g{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let t=await e(()=>n(`/api/host/proof`));if(!t)return;m([t.text,...t.steps.map(({text:e})=>e)].join(` `));let r=performance.now()+t.until_s*1e3;for(;this.box.isConnected&&performance.now()<r;){this.setState({proof:t,left_s:Math.ceil((r-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let e=await S(t.proof_id);if(e===`over`)break;if(e?.done)return T(this.props.close);if(e&&e.state!==t.state&&([t,r]=[e,performance.now()+e.until_s*1e3],m(t.text,!0),e.state===`refused`))return this.setState({proof:t,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return f`<div class="stack" ref=${this.place}>
      ${n?f`<${C} context=${e} proof=${n} left_s=${r} />`:[i&&f`<p>${t(`proof_over`)}</p>`,p(t(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(n){await e(i),h(t(`host_now`)),n(!0)}function E({number:e,this:n,device:r,how:i,since:a,here:o,onRevoke:s}){let c=n?t(`this_phone`):r;return f`<li class="host-line">
    <span><b>${c}</b> <small>${[i,a,o&&!n?t(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&p(t(`host_revoke`),()=>s({number:e},t(`host_revoke_one`,{name:c})),{name:`revoke-${e}`})}
  </li>`}var D=class extends g{state={hosts:null};async componentDidMount(){this.setState(await e(()=>c(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return f`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},t(`host_revoke_all`)),a=n.filter(e=>!e.this).length>1;return f`<section class="stack or hosts">
      <h3>${t(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>f`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${a&&p(t(`host_revoke_others`),i,{kind:`danger`})}
      ${p(t(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${t(`host_listens`)}</p>
    </section>`}};async function O(r,i){return!await s(t(`host_revoke`),i,t(`host_revoke`))||!await y()?null:e(()=>n(`/api/hosts/revoke`,r))}async function k(){if(!await y())return;let r=await e(()=>c(`/api/host/code`));r&&await u(t(`host_code`),i=>{let a=async()=>{let t=await e(()=>n(`/api/host/code/new`));t&&s(t)},s=({code:e})=>o(i,f`
          <p class="host-code">${e}</p>
          <p class="small">${t(`host_code_text`)}</p>
          ${p(t(`host_code_new`),a,{name:`new-code`})}
        `);s(r)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(r){return await e(()=>n(`/api/host/code`,{code:r}))?(await e(i),h(t(`host_now`)),!0):!1}function M({close:e}){return f`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${t(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${t(r.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:r,close:o}){let s=async()=>{await e(()=>n(`/api/host/release`)),await e(i),o()},c=![`idle`,`over`,`starting`].includes(r.state.phase);return f`
    <p>${t(`host_may`)}</p>
    ${c&&f`<div class="row" onclick=${()=>o()}>${d(r.state)}</div>`}
    ${p(t(`host_release`),s)}
    <${D} />
    <div class="stack or">
      <p class="small">${t(`bundle_text`)}</p>
      <a class="button" href=${a(`/api/bundle`)} download="" data-f="bundle">${t(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:n,again:r,close:i})=>f`
  ${r||n?f`<p class="why">${r?t(`prove_again`):n}</p>`:f`<p>${t(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${t(`without_code`)}</h3>
    <p class="small">${t(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${t(`host_listens`)}</p>
`;async function F(e,n=``,i=!1){let a=i?t(`prove_again_title`):r.host?t(`you_are_host`):t(`host`),s=r.host&&!i?N:P;await u(a,(t,r)=>o(t,f`<${s} context=${e} why=${n} again=${i} close=${r} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};