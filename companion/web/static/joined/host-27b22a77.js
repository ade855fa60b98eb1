import{Dn as e,F as t,Jt as n,Mt as r,On as i,Qt as a,Sn as o,Tn as s,Xt as c,Yt as l,Zt as u,_n as d,an as f,in as p,nn as m,on as h,vn as g,x as _,zt as v}from"./phone-6455bc21.js";import{t as y}from"./prove_again-7d0d5c3d.js";var b=class extends i{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:i}}){let a=new _(t,r(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:v(e,t),lights:o,label:i}),s`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return s`<details class="small">
    <summary>${g(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&s`<ul>${t.map(e=>s`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await m(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>s`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&s`<ol class="gesture">${t.steps.map(({text:e})=>s`<li>${e}</li>`)}</ol>`}
  ${n!==null&&s`<p class="small" role="timer">${g(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&s`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&s`<${x} lines=${t.button} />`}
`;var w=class extends i{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await n(()=>h(`/api/host/proof`));if(!e)return;a([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],a(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return s`<div class="stack" ref=${this.place}>
      ${t?s`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&s`<p>${g(`proof_over`)}</p>`,o(g(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await n(f),c(g(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:c}){let l=t?g(`this_phone`):n;return s`<li class="host-line">
    <span><b>${l}</b> <small>${[r,i,a&&!t?g(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&o(g(`host_revoke`),()=>c({number:e},g(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends i{state={hosts:null};async componentDidMount(){this.setState(await n(()=>m(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return s`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},g(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return s`<section class="stack or hosts">
      <h3>${g(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>s`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&o(g(`host_revoke_others`),r,{kind:`danger`})}
      ${o(g(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${g(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await l(g(`host_revoke`),t,g(`host_revoke`))||!await y()?null:n(()=>h(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await n(()=>m(`/api/host/code`));t&&await u(g(`host_code`),r=>{let i=async()=>{let e=await n(()=>h(`/api/host/code/new`));e&&a(e)},a=({code:t})=>e(r,s`
          <p class="host-code">${t}</p>
          <p class="small">${g(`host_code_text`)}</p>
          ${o(g(`host_code_new`),i,{name:`new-code`})}
        `);a(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await n(()=>h(`/api/host/code`,{code:e}))?(await n(f),c(g(`host_now`)),!0):!1}function M({close:e}){return s`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${g(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${g(p.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:r}){let i=async()=>{await n(()=>h(`/api/host/release`)),await n(f),r()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return s`
    <p>${g(`host_may`)}</p>
    ${a&&s`<div class="row" onclick=${()=>r()}>${t(e.state)}</div>`}
    ${o(g(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${g(`bundle_text`)}</p>
      <a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${g(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>s`
  ${n||t?s`<p class="why">${n?g(`prove_again`):t}</p>`:s`<p>${g(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${g(`without_code`)}</h3>
    <p class="small">${g(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${g(`host_listens`)}</p>
`;async function F(t,n=``,r=!1){let i=r?g(`prove_again_title`):p.host?g(`you_are_host`):g(`host`),a=p.host&&!r?N:P;await u(i,(i,o)=>e(i,s`<${a} context=${t} why=${n} again=${r} close=${o} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};