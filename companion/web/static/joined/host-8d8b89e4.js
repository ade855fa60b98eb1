import{Gt as e,It as t,Kt as n,Ut as r,Zt as i,an as a,dt as o,en as s,ft as c,kt as l,lt as u,nn as d,o as f,on as p,pt as m,qt as h,tn as g,ut as _}from"./all-c951db08.js";import{m as v}from"./phone-80183eb6.js";import{t as y}from"./prove_again-b5b12d4a.js";var b=class extends h{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:n,geometry:r},proof:{steps:i,text:a}}){let o=new v(r,l(n)),s=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[i[0].spot]={colour:`magenta`,pattern:`double`},o.update({pieces:t(n,r),lights:s,label:a}),e`<div ref=${e=>e?.replaceChildren(o.element)} />`}};function x({lines:[t,...n]}){return e`<details class="small">
    <summary>${p(`prove_button`)}</summary>
    <p>${t}</p>
    ${n.length>0&&e`<ul>${n.map(t=>e`<li>${t}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await i(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:t,proof:n,left_s:r})=>e`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&e`<ol class="gesture">${n.steps.map(({text:t})=>e`<li>${t}</li>`)}</ol>`}
  ${r!==null&&e`<p class="small" role="timer">${p(`seconds_left`,{count:r})}</p>`}
  ${t.geometry&&n.steps.length>0&&e`<${b} context=${t} proof=${n} />`}
  ${n.button.length>0&&e`<${x} lines=${n.button} />`}
`;var w=class extends h{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await u(()=>d(`/api/host/proof`));if(!e)return;m([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],m(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:t},{proof:n,left_s:i,over:a}){return e`<div class="stack" ref=${this.place}>
      ${n?e`<${C} context=${t} proof=${n} left_s=${i} />`:[a&&e`<p>${p(`proof_over`)}</p>`,r(p(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await u(g),o(p(`host_now`)),e(!0)}function E({number:t,this:n,device:i,how:a,since:o,here:s,onRevoke:c}){let l=n?p(`this_phone`):i;return e`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!n?p(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&r(p(`host_revoke`),()=>c({number:t},p(`host_revoke_one`,{name:l})),{name:`revoke-${t}`})}
  </li>`}var D=class extends h{state={hosts:null};async componentDidMount(){this.setState(await u(()=>i(`/api/hosts`))??{})}render(t,{hosts:n}){if(!n)return e`<section class="stack or hosts" />`;let i=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>i({others:!0},p(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return e`<section class="stack or hosts">
      <h3>${p(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(t=>e`<${E} key=${t.number} ...${t} onRevoke=${i} />`)}
      </ul>
      ${o&&r(p(`host_revoke_others`),a,{kind:`danger`})}
      ${r(p(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${p(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await _(p(`host_revoke`),t,p(`host_revoke`))||!await y()?null:u(()=>d(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await u(()=>i(`/api/host/code`));t&&await c(p(`host_code`),i=>{let a=async()=>{let e=await u(()=>d(`/api/host/code/new`));e&&o(e)},o=({code:t})=>n(i,e`
          <p class="host-code">${t}</p>
          <p class="small">${p(`host_code_text`)}</p>
          ${r(p(`host_code_new`),a,{name:`new-code`})}
        `);o(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await u(()=>d(`/api/host/code`,{code:e}))?(await u(g),o(p(`host_now`)),!0):!1}function M({close:t}){return e`<form class="stack" onsubmit=${async e=>{e.preventDefault(),await j(e.target.querySelector(`input`).value)&&t(!0)}}>
    <label class="field-label">
      ${p(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${p(s.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:t,close:n}){let i=async()=>{await u(()=>d(`/api/host/release`)),await u(g),n()},o=![`idle`,`over`,`starting`].includes(t.state.phase);return e`
    <p>${p(`host_may`)}</p>
    ${o&&e`<div class="row" onclick=${()=>n()}>${f(t.state)}</div>`}
    ${r(p(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${p(`bundle_text`)}</p>
      <a class="button" href=${a(`/api/bundle`)} download="" data-f="bundle">${p(`bundle`)}</a>
    </div>
  `}const P=({context:t,why:n,again:r,close:i})=>e`
  ${r||n?e`<p class="why">${r?p(`prove_again`):n}</p>`:e`<p>${p(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${p(`without_code`)}</h3>
    <p class="small">${p(`prove_hint`)}</p>
    <${w} context=${t} close=${i} />
  </div>
  <p class="small">${p(`host_listens`)}</p>
`;async function F(t,r=``,i=!1){let a=i?p(`prove_again_title`):s.host?p(`you_are_host`):p(`host`),o=s.host&&!i?N:P;await c(a,(a,s)=>n(a,e`<${o} context=${t} why=${r} again=${i} close=${s} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};