import{$t as e,Dt as t,Gt as n,Kt as r,Pt as i,Vt as a,Wt as o,Xt as s,an as c,dt as l,en as u,ft as d,in as f,lt as p,o as m,pt as h,tn as g,ut as _}from"./all-75524188.js";import{m as v}from"./phone-0bf82816.js";import{t as y}from"./prove_again-271e6190.js";var b=class extends r{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:n},proof:{steps:r,text:a}}){let s=new v(n,t(e)),c=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[r[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:i(e,n),lights:c,label:a}),o`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return o`<details class="small">
    <summary>${c(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&o`<ul>${t.map(e=>o`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await s(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>o`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&o`<ol class="gesture">${t.steps.map(({text:e})=>o`<li>${e}</li>`)}</ol>`}
  ${n!==null&&o`<p class="small" role="timer">${c(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&o`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&o`<${x} lines=${t.button} />`}
`;var w=class extends r{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await p(()=>g(`/api/host/proof`));if(!e)return;h([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],h(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return o`<div class="stack" ref=${this.place}>
      ${t?o`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&o`<p>${c(`proof_over`)}</p>`,a(c(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await p(u),l(c(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:s,onRevoke:l}){let u=t?c(`this_phone`):n;return o`<li class="host-line">
    <span><b>${u}</b> <small>${[r,i,s&&!t?c(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&a(c(`host_revoke`),()=>l({number:e},c(`host_revoke_one`,{name:u})),{name:`revoke-${e}`})}
  </li>`}var D=class extends r{state={hosts:null};async componentDidMount(){this.setState(await p(()=>s(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return o`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},c(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return o`<section class="stack or hosts">
      <h3>${c(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>o`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&a(c(`host_revoke_others`),r,{kind:`danger`})}
      ${a(c(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${c(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await _(c(`host_revoke`),t,c(`host_revoke`))||!await y()?null:p(()=>g(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await p(()=>s(`/api/host/code`));e&&await d(c(`host_code`),t=>{let r=async()=>{let e=await p(()=>g(`/api/host/code/new`));e&&i(e)},i=({code:e})=>n(t,o`
          <p class="host-code">${e}</p>
          <p class="small">${c(`host_code_text`)}</p>
          ${a(c(`host_code_new`),r,{name:`new-code`})}
        `);i(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await p(()=>g(`/api/host/code`,{code:e}))?(await p(u),l(c(`host_now`)),!0):!1}function M({close:t}){return o`<form class="stack" onsubmit=${async e=>{e.preventDefault(),await j(e.target.querySelector(`input`).value)&&t(!0)}}>
    <label class="field-label">
      ${c(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${c(e.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let n=async()=>{await p(()=>g(`/api/host/release`)),await p(u),t()},r=![`idle`,`over`,`starting`].includes(e.state.phase);return o`
    <p>${c(`host_may`)}</p>
    ${r&&o`<div class="row" onclick=${()=>t()}>${m(e.state)}</div>`}
    ${a(c(`host_release`),n)}
    <${D} />
    <div class="stack or">
      <p class="small">${c(`bundle_text`)}</p>
      <a class="button" href=${f(`/api/bundle`)} download="" data-f="bundle">${c(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>o`
  ${n||t?o`<p class="why">${n?c(`prove_again`):t}</p>`:o`<p>${c(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${c(`without_code`)}</h3>
    <p class="small">${c(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${c(`host_listens`)}</p>
`;async function F(t,r=``,i=!1){let a=i?c(`prove_again_title`):e.host?c(`you_are_host`):c(`host`),s=e.host&&!i?N:P;await d(a,(e,a)=>n(e,o`<${s} context=${t} why=${r} again=${i} close=${a} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};