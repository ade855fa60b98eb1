import{Ft as e,Jt as t,Kt as n,Ot as r,Ut as i,Xt as a,_t as o,cn as s,en as c,gt as l,ht as u,in as d,ln as f,mt as p,nn as m,o as h,pt as g,rn as _}from"./all-16646811.js";import{h as v}from"./phone-42d118c9.js";import{t as y}from"./prove_again-d65fe43a.js";var b=class extends a{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:t,geometry:i},proof:{steps:a,text:o}}){let s=new v(i,r(t)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:e(t,i),lights:c,label:o}),n`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return n`<details class="small">
    <summary>${f(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&n`<ul>${t.map(e=>n`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await c(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:r})=>n`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&n`<ol class="gesture">${t.steps.map(({text:e})=>n`<li>${e}</li>`)}</ol>`}
  ${r!==null&&n`<p class="small" role="timer">${f(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&t.steps.length>0&&n`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&n`<${x} lines=${t.button} />`}
`;var w=class extends a{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await g(()=>d(`/api/host/proof`));if(!e)return;o([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],o(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:r,over:a}){return n`<div class="stack" ref=${this.place}>
      ${t?n`<${C} context=${e} proof=${t} left_s=${r} />`:[a&&n`<p>${f(`proof_over`)}</p>`,i(f(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await g(_),u(f(`host_now`)),e(!0)}function E({number:e,this:t,device:r,how:a,since:o,here:s,onRevoke:c}){let l=t?f(`this_phone`):r;return n`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!t?f(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&i(f(`host_revoke`),()=>c({number:e},f(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends a{state={hosts:null};async componentDidMount(){this.setState(await g(()=>c(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return n`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>r({others:!0},f(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return n`<section class="stack or hosts">
      <h3>${f(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>n`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&i(f(`host_revoke_others`),a,{kind:`danger`})}
      ${i(f(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${f(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await p(f(`host_revoke`),t,f(`host_revoke`))||!await y()?null:g(()=>d(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await g(()=>c(`/api/host/code`));e&&await l(f(`host_code`),r=>{let a=async()=>{let e=await g(()=>d(`/api/host/code/new`));e&&o(e)},o=({code:e})=>t(r,n`
          <p class="host-code">${e}</p>
          <p class="small">${f(`host_code_text`)}</p>
          ${i(f(`host_code_new`),a,{name:`new-code`})}
        `);o(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await g(()=>d(`/api/host/code`,{code:e}))?(await g(_),u(f(`host_now`)),!0):!1}function M({close:e}){return n`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${f(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${f(m.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let r=async()=>{await g(()=>d(`/api/host/release`)),await g(_),t()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return n`
    <p>${f(`host_may`)}</p>
    ${a&&n`<div class="row" onclick=${()=>t()}>${h(e.state)}</div>`}
    ${i(f(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${f(`bundle_text`)}</p>
      <a class="button" href=${s(`/api/bundle`)} download="" data-f="bundle">${f(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:r,close:i})=>n`
  ${r||t?n`<p class="why">${r?f(`prove_again`):t}</p>`:n`<p>${f(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${f(`without_code`)}</h3>
    <p class="small">${f(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${f(`host_listens`)}</p>
`;async function F(e,r=``,i=!1){let a=i?f(`prove_again_title`):m.host?f(`you_are_host`):f(`host`),o=m.host&&!i?N:P;await l(a,(a,s)=>t(a,n`<${o} context=${e} why=${r} again=${i} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};