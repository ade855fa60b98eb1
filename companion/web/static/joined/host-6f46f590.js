import{Jt as e,Qt as t,Rt as n,Ut as r,Vt as i,Wt as a,Xt as o,Zt as s,dt as c,ft as l,jt as u,lt as d,nn as f,o as p,pt as m,tn as h,ut as g,wt as _}from"./all-fb846322.js";import{m as v}from"./phone-70e2466a.js";import{t as y}from"./prove_again-7f19a2b9.js";var b=class extends a{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let a=new v(t,_(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:u(e,t),lights:o,label:r}),i`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return i`<details class="small">
    <summary>${f(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&i`<ul>${t.map(e=>i`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(t){try{return await e(`/api/host/proof/${t}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>i`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&i`<ol class="gesture">${t.steps.map(({text:e})=>i`<li>${e}</li>`)}</ol>`}
  ${n!==null&&i`<p class="small" role="timer">${f(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&i`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&i`<${x} lines=${t.button} />`}
`;var w=class extends a{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await d(()=>t(`/api/host/proof`));if(!e)return;m([e.text,...e.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:e,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let t=await S(e.proof_id);if(t===`over`)break;if(t?.done)return T(this.props.close);if(t&&t.state!==e.state&&([e,n]=[t,performance.now()+t.until_s*1e3],m(e.text,!0),t.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:r,over:a}){return i`<div class="stack" ref=${this.place}>
      ${t?i`<${C} context=${e} proof=${t} left_s=${r} />`:[a&&i`<p>${f(`proof_over`)}</p>`,n(f(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await d(s),c(f(`host_now`)),e(!0)}function E({number:e,this:t,device:r,how:a,since:o,here:s,onRevoke:c}){let l=t?f(`this_phone`):r;return i`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!t?f(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&n(f(`host_revoke`),()=>c({number:e},f(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends a{state={hosts:null};async componentDidMount(){this.setState(await d(()=>e(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return i`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>r({others:!0},f(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return i`<section class="stack or hosts">
      <h3>${f(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>i`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&n(f(`host_revoke_others`),a,{kind:`danger`})}
      ${n(f(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${f(`host_listens`)}</p>
    </section>`}};async function O(e,n){return!await g(f(`host_revoke`),n,f(`host_revoke`))||!await y()?null:d(()=>t(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let a=await d(()=>e(`/api/host/code`));a&&await l(f(`host_code`),e=>{let o=async()=>{let e=await d(()=>t(`/api/host/code/new`));e&&s(e)},s=({code:t})=>r(e,i`
          <p class="host-code">${t}</p>
          <p class="small">${f(`host_code_text`)}</p>
          ${n(f(`host_code_new`),o,{name:`new-code`})}
        `);s(a)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await d(()=>t(`/api/host/code`,{code:e}))?(await d(s),c(f(`host_now`)),!0):!1}function M({close:e}){return i`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${f(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${f(o.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:r}){let a=async()=>{await d(()=>t(`/api/host/release`)),await d(s),r()},o=![`idle`,`over`,`starting`].includes(e.state.phase);return i`
    <p>${f(`host_may`)}</p>
    ${o&&i`<div class="row" onclick=${()=>r()}>${p(e.state)}</div>`}
    ${n(f(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${f(`bundle_text`)}</p>
      <a class="button" href=${h(`/api/bundle`)} download="" data-f="bundle">${f(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>i`
  ${n||t?i`<p class="why">${n?f(`prove_again`):t}</p>`:i`<p>${f(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${f(`without_code`)}</h3>
    <p class="small">${f(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${f(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let a=n?f(`prove_again_title`):o.host?f(`you_are_host`):f(`host`),s=o.host&&!n?N:P;await l(a,(a,o)=>r(a,i`<${s} context=${e} why=${t} again=${n} close=${o} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};