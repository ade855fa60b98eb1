import{$t as e,At as t,Gt as n,Jt as r,Rt as i,Yt as a,cn as o,dt as s,ft as c,in as l,mt as u,nn as d,o as f,pt as p,qt as m,rn as h,sn as g,ut as _}from"./all-75e562a5.js";import{h as v}from"./phone-ea4e58fd.js";import{t as y}from"./prove_again-fa215477.js";var b=class extends a{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:n},proof:{steps:r,text:a}}){let o=new v(n,t(e)),s=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[r[0].spot]={colour:`magenta`,pattern:`double`},o.update({pieces:i(e,n),lights:s,label:a}),m`<div ref=${e=>e?.replaceChildren(o.element)} />`}};function x({lines:[e,...t]}){return m`<details class="small">
    <summary>${o(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&m`<ul>${t.map(e=>m`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(t){try{return await e(`/api/host/proof/${t}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>m`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&m`<ol class="gesture">${t.steps.map(({text:e})=>m`<li>${e}</li>`)}</ol>`}
  ${n!==null&&m`<p class="small" role="timer">${o(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&m`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&m`<${x} lines=${t.button} />`}
`;var w=class extends a{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await _(()=>l(`/api/host/proof`));if(!e)return;u([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],u(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:r,over:i}){return m`<div class="stack" ref=${this.place}>
      ${t?m`<${C} context=${e} proof=${t} left_s=${r} />`:[i&&m`<p>${o(`proof_over`)}</p>`,n(o(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await _(h),c(o(`host_now`)),e(!0)}function E({number:e,this:t,device:r,how:i,since:a,here:s,onRevoke:c}){let l=t?o(`this_phone`):r;return m`<li class="host-line">
    <span><b>${l}</b> <small>${[i,a,s&&!t?o(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&n(o(`host_revoke`),()=>c({number:e},o(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends a{state={hosts:null};async componentDidMount(){this.setState(await _(()=>e(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return m`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},o(`host_revoke_all`)),a=t.filter(e=>!e.this).length>1;return m`<section class="stack or hosts">
      <h3>${o(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>m`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${a&&n(o(`host_revoke_others`),i,{kind:`danger`})}
      ${n(o(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${o(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await s(o(`host_revoke`),t,o(`host_revoke`))||!await y()?null:_(()=>l(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await _(()=>e(`/api/host/code`));t&&await p(o(`host_code`),e=>{let i=async()=>{let e=await _(()=>l(`/api/host/code/new`));e&&a(e)},a=({code:t})=>r(e,m`
          <p class="host-code">${t}</p>
          <p class="small">${o(`host_code_text`)}</p>
          ${n(o(`host_code_new`),i,{name:`new-code`})}
        `);a(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await _(()=>l(`/api/host/code`,{code:e}))?(await _(h),c(o(`host_now`)),!0):!1}function M({close:e}){return m`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${o(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${o(d.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let r=async()=>{await _(()=>l(`/api/host/release`)),await _(h),t()},i=![`idle`,`over`,`starting`].includes(e.state.phase);return m`
    <p>${o(`host_may`)}</p>
    ${i&&m`<div class="row" onclick=${()=>t()}>${f(e.state)}</div>`}
    ${n(o(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${o(`bundle_text`)}</p>
      <a class="button" href=${g(`/api/bundle`)} download="" data-f="bundle">${o(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>m`
  ${n||t?m`<p class="why">${n?o(`prove_again`):t}</p>`:m`<p>${o(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${o(`without_code`)}</h3>
    <p class="small">${o(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${o(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let i=n?o(`prove_again_title`):d.host?o(`you_are_host`):o(`host`),a=d.host&&!n?N:P;await p(i,(i,o)=>r(i,m`<${a} context=${e} why=${t} again=${n} close=${o} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};