import{Gt as e,It as t,Jt as n,Qt as r,Ut as i,dt as a,ft as o,kt as s,lt as c,nn as l,o as u,on as d,pt as f,qt as p,rn as m,sn as h,tn as g,ut as _}from"./all-309e3f3c.js";import{m as v}from"./phone-ca4c3db0.js";import{t as y}from"./prove_again-f711526b.js";var b=class extends n{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:n,geometry:r},proof:{steps:i,text:a}}){let o=new v(r,s(n)),c=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[i[0].spot]={colour:`magenta`,pattern:`double`},o.update({pieces:t(n,r),lights:c,label:a}),e`<div ref=${e=>e?.replaceChildren(o.element)} />`}};function x({lines:[t,...n]}){return e`<details class="small">
    <summary>${h(`prove_button`)}</summary>
    <p>${t}</p>
    ${n.length>0&&e`<ul>${n.map(t=>e`<li>${t}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await r(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:t,proof:n,left_s:r})=>e`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&e`<ol class="gesture">${n.steps.map(({text:t})=>e`<li>${t}</li>`)}</ol>`}
  ${r!==null&&e`<p class="small" role="timer">${h(`seconds_left`,{count:r})}</p>`}
  ${t.geometry&&n.steps.length>0&&e`<${b} context=${t} proof=${n} />`}
  ${n.button.length>0&&e`<${x} lines=${n.button} />`}
`;var w=class extends n{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await c(()=>m(`/api/host/proof`));if(!e)return;f([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],f(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:t},{proof:n,left_s:r,over:a}){return e`<div class="stack" ref=${this.place}>
      ${n?e`<${C} context=${t} proof=${n} left_s=${r} />`:[a&&e`<p>${h(`proof_over`)}</p>`,i(h(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await c(l),a(h(`host_now`)),e(!0)}function E({number:t,this:n,device:r,how:a,since:o,here:s,onRevoke:c}){let l=n?h(`this_phone`):r;return e`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!n?h(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&i(h(`host_revoke`),()=>c({number:t},h(`host_revoke_one`,{name:l})),{name:`revoke-${t}`})}
  </li>`}var D=class extends n{state={hosts:null};async componentDidMount(){this.setState(await c(()=>r(`/api/hosts`))??{})}render(t,{hosts:n}){if(!n)return e`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>r({others:!0},h(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return e`<section class="stack or hosts">
      <h3>${h(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(t=>e`<${E} key=${t.number} ...${t} onRevoke=${r} />`)}
      </ul>
      ${o&&i(h(`host_revoke_others`),a,{kind:`danger`})}
      ${i(h(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${h(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await _(h(`host_revoke`),t,h(`host_revoke`))||!await y()?null:c(()=>m(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await c(()=>r(`/api/host/code`));t&&await o(h(`host_code`),n=>{let r=async()=>{let e=await c(()=>m(`/api/host/code/new`));e&&a(e)},a=({code:t})=>p(n,e`
          <p class="host-code">${t}</p>
          <p class="small">${h(`host_code_text`)}</p>
          ${i(h(`host_code_new`),r,{name:`new-code`})}
        `);a(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await c(()=>m(`/api/host/code`,{code:e}))?(await c(l),a(h(`host_now`)),!0):!1}function M({close:t}){return e`<form class="stack" onsubmit=${async e=>{e.preventDefault(),await j(e.target.querySelector(`input`).value)&&t(!0)}}>
    <label class="field-label">
      ${h(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${h(g.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:t,close:n}){let r=async()=>{await c(()=>m(`/api/host/release`)),await c(l),n()},a=![`idle`,`over`,`starting`].includes(t.state.phase);return e`
    <p>${h(`host_may`)}</p>
    ${a&&e`<div class="row" onclick=${()=>n()}>${u(t.state)}</div>`}
    ${i(h(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${h(`bundle_text`)}</p>
      <a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>
    </div>
  `}const P=({context:t,why:n,again:r,close:i})=>e`
  ${r||n?e`<p class="why">${r?h(`prove_again`):n}</p>`:e`<p>${h(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${h(`without_code`)}</h3>
    <p class="small">${h(`prove_hint`)}</p>
    <${w} context=${t} close=${i} />
  </div>
  <p class="small">${h(`host_listens`)}</p>
`;async function F(t,n=``,r=!1){let i=r?h(`prove_again_title`):g.host?h(`you_are_host`):h(`host`),a=g.host&&!r?N:P;await o(i,(i,o)=>p(i,e`<${a} context=${t} why=${n} again=${r} close=${o} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};