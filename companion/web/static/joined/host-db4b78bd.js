import{$t as e,An as t,Dn as n,L as r,Pt as i,Qt as a,Vt as o,Xt as s,Zt as c,bn as l,cn as u,en as d,in as f,kn as p,on as m,sn as h,v as g,wn as _,yn as v}from"./phone-4f51d064.js";import{t as y}from"./prove_again-17652eec.js";var b=class extends t{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:r,text:a}}){let s=new g(t,i(e)),c=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[r[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:o(e,t),lights:c,label:a}),n`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return n`<details class="small">
    <summary>${l(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&n`<ul>${t.map(e=>n`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await f(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:r})=>n`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&n`<ol class="gesture">${t.steps.map(({text:e})=>n`<li>${e}</li>`)}</ol>`}
  ${r!==null&&n`<p class="small" role="timer">${l(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&t.steps.length>0&&n`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&n`<${x} lines=${t.button} />`}
`;var w=class extends t{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await s(()=>u(`/api/host/proof`));if(!e)return;d([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],d(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:r,over:i}){return n`<div class="stack" ref=${this.place}>
      ${t?n`<${C} context=${e} proof=${t} left_s=${r} />`:[i&&n`<p>${l(`proof_over`)}</p>`,_(l(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await s(h),a(l(`host_now`)),e(!0)}function E({number:e,this:t,device:r,how:i,since:a,here:o,onRevoke:s}){let c=t?l(`this_phone`):r;return n`<li class="host-line">
    <span><b>${c}</b> <small>${[i,a,o&&!t?l(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&_(l(`host_revoke`),()=>s({number:e},l(`host_revoke_one`,{name:c})),{name:`revoke-${e}`})}
  </li>`}var D=class extends t{state={hosts:null};async componentDidMount(){this.setState(await s(()=>f(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return n`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},l(`host_revoke_all`)),a=t.filter(e=>!e.this).length>1;return n`<section class="stack or hosts">
      <h3>${l(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>n`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${a&&_(l(`host_revoke_others`),i,{kind:`danger`})}
      ${_(l(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${l(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await c(l(`host_revoke`),t,l(`host_revoke`))||!await y()?null:s(()=>u(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await s(()=>f(`/api/host/code`));t&&await e(l(`host_code`),e=>{let r=async()=>{let e=await s(()=>u(`/api/host/code/new`));e&&i(e)},i=({code:t})=>p(e,n`
          <p class="host-code">${t}</p>
          <p class="small">${l(`host_code_text`)}</p>
          ${_(l(`host_code_new`),r,{name:`new-code`})}
        `);i(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await s(()=>u(`/api/host/code`,{code:e}))?(await s(h),a(l(`host_now`)),!0):!1}function M({close:e}){return n`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${l(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${l(m.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let i=async()=>{await s(()=>u(`/api/host/release`)),await s(h),t()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return n`
    <p>${l(`host_may`)}</p>
    ${a&&n`<div class="row" onclick=${()=>t()}>${r(e.state)}</div>`}
    ${_(l(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${l(`bundle_text`)}</p>
      <a class="button" href=${v(`/api/bundle`)} download="" data-f="bundle">${l(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:r,close:i})=>n`
  ${r||t?n`<p class="why">${r?l(`prove_again`):t}</p>`:n`<p>${l(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${l(`without_code`)}</h3>
    <p class="small">${l(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${l(`host_listens`)}</p>
`;async function F(t,r=``,i=!1){let a=i?l(`prove_again_title`):m.host?l(`you_are_host`):l(`host`),o=m.host&&!i?N:P;await e(a,(e,a)=>p(e,n`<${o} context=${t} why=${r} again=${i} close=${a} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};