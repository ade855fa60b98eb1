import{Bt as e,It as t,Rt as n,Tt as r,at as i,cn as a,dn as o,hn as s,in as c,it as l,o as u,ot as d,pn as f,rn as p,rt as m,st as h,vt as g,zt as _}from"./all-136c38ea.js";import{h as v}from"./phone-62eb2458.js";import{t as y}from"./prove_again-fd0228a1.js";var b=class extends s{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:i}}){let a=new v(t,g(e)),s=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[n[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:r(e,t),lights:s,label:i}),o`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return o`<details class="small">
    <summary>${c(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&o`<ul>${t.map(e=>o`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await t(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>o`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&o`<ol class="gesture">${t.steps.map(({text:e})=>o`<li>${e}</li>`)}</ol>`}
  ${n!==null&&o`<p class="small" role="timer">${c(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&o`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&o`<${x} lines=${t.button} />`}
`;var w=class extends s{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let t=await m(()=>e(`/api/host/proof`));if(!t)return;h([t.text,...t.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+t.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:t,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let e=await S(t.proof_id);if(e===`over`)break;if(e?.done)return T(this.props.close);if(e&&e.state!==t.state&&([t,n]=[e,performance.now()+e.until_s*1e3],h(t.text,!0),e.state===`refused`))return this.setState({proof:t,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return o`<div class="stack" ref=${this.place}>
      ${t?o`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&o`<p>${c(`proof_over`)}</p>`,a(c(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await m(_),i(c(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:s,onRevoke:l}){let u=t?c(`this_phone`):n;return o`<li class="host-line">
    <span><b>${u}</b> <small>${[r,i,s&&!t?c(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&a(c(`host_revoke`),()=>l({number:e},c(`host_revoke_one`,{name:u})),{name:`revoke-${e}`})}
  </li>`}var D=class extends s{state={hosts:null};async componentDidMount(){this.setState(await m(()=>t(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return o`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},c(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return o`<section class="stack or hosts">
      <h3>${c(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>o`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&a(c(`host_revoke_others`),r,{kind:`danger`})}
      ${a(c(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${c(`host_listens`)}</p>
    </section>`}};async function O(t,n){return!await l(c(`host_revoke`),n,c(`host_revoke`))||!await y()?null:m(()=>e(`/api/hosts/revoke`,t))}async function k(){if(!await y())return;let n=await m(()=>t(`/api/host/code`));n&&await d(c(`host_code`),t=>{let r=async()=>{let t=await m(()=>e(`/api/host/code/new`));t&&i(t)},i=({code:e})=>f(t,o`
          <p class="host-code">${e}</p>
          <p class="small">${c(`host_code_text`)}</p>
          ${a(c(`host_code_new`),r,{name:`new-code`})}
        `);i(n)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(t){return await m(()=>e(`/api/host/code`,{code:t}))?(await m(_),i(c(`host_now`)),!0):!1}function M({close:e}){return o`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${c(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${c(n.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:t,close:n}){let r=async()=>{await m(()=>e(`/api/host/release`)),await m(_),n()},i=![`idle`,`over`,`starting`].includes(t.state.phase);return o`
    <p>${c(`host_may`)}</p>
    ${i&&o`<div class="row" onclick=${()=>n()}>${u(t.state)}</div>`}
    ${a(c(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${c(`bundle_text`)}</p>
      <a class="button" href=${p(`/api/bundle`)} download="" data-f="bundle">${c(`bundle`)}</a>
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
`;async function F(e,t=``,r=!1){let i=r?c(`prove_again_title`):n.host?c(`you_are_host`):c(`host`),a=n.host&&!r?N:P;await d(i,(n,i)=>f(n,o`<${a} context=${e} why=${t} again=${r} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};