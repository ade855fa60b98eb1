import{$t as e,Gt as t,It as n,Jt as r,Kt as i,P as a,Sn as o,Tn as s,Yt as c,b as l,hn as u,kt as d,mn as f,nn as p,qt as m,rn as h,tn as g,wn as _,yn as v}from"./phone-5c5bf911.js";import{t as y}from"./prove_again-3d6ed3c4.js";var b=class extends s{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:r,text:i}}){let a=new l(t,d(e)),s=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[r[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:n(e,t),lights:s,label:i}),o`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return o`<details class="small">
    <summary>${u(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&o`<ul>${t.map(e=>o`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(t){try{return await e(`/api/host/proof/${t}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>o`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&o`<ol class="gesture">${t.steps.map(({text:e})=>o`<li>${e}</li>`)}</ol>`}
  ${n!==null&&o`<p class="small" role="timer">${u(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&o`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&o`<${x} lines=${t.button} />`}
`;var w=class extends s{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await t(()=>h(`/api/host/proof`));if(!e)return;c([e.text,...e.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:e,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let t=await S(e.proof_id);if(t===`over`)break;if(t?.done)return T(this.props.close);if(t&&t.state!==e.state&&([e,n]=[t,performance.now()+t.until_s*1e3],c(e.text,!0),t.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return o`<div class="stack" ref=${this.place}>
      ${t?o`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&o`<p>${u(`proof_over`)}</p>`,v(u(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await t(p),m(u(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:s}){let c=t?u(`this_phone`):n;return o`<li class="host-line">
    <span><b>${c}</b> <small>${[r,i,a&&!t?u(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&v(u(`host_revoke`),()=>s({number:e},u(`host_revoke_one`,{name:c})),{name:`revoke-${e}`})}
  </li>`}var D=class extends s{state={hosts:null};async componentDidMount(){this.setState(await t(()=>e(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return o`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},u(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return o`<section class="stack or hosts">
      <h3>${u(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>o`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&v(u(`host_revoke_others`),r,{kind:`danger`})}
      ${v(u(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${u(`host_listens`)}</p>
    </section>`}};async function O(e,n){return!await i(u(`host_revoke`),n,u(`host_revoke`))||!await y()?null:t(()=>h(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let n=await t(()=>e(`/api/host/code`));n&&await r(u(`host_code`),e=>{let r=async()=>{let e=await t(()=>h(`/api/host/code/new`));e&&i(e)},i=({code:t})=>_(e,o`
          <p class="host-code">${t}</p>
          <p class="small">${u(`host_code_text`)}</p>
          ${v(u(`host_code_new`),r,{name:`new-code`})}
        `);i(n)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await t(()=>h(`/api/host/code`,{code:e}))?(await t(p),m(u(`host_now`)),!0):!1}function M({close:e}){return o`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${u(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${u(g.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let r=async()=>{await t(()=>h(`/api/host/release`)),await t(p),n()},i=![`idle`,`over`,`starting`].includes(e.state.phase);return o`
    <p>${u(`host_may`)}</p>
    ${i&&o`<div class="row" onclick=${()=>n()}>${a(e.state)}</div>`}
    ${v(u(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${u(`bundle_text`)}</p>
      <a class="button" href=${f(`/api/bundle`)} download="" data-f="bundle">${u(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>o`
  ${n||t?o`<p class="why">${n?u(`prove_again`):t}</p>`:o`<p>${u(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${u(`without_code`)}</h3>
    <p class="small">${u(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${u(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let i=n?u(`prove_again_title`):g.host?u(`you_are_host`):u(`host`),a=g.host&&!n?N:P;await r(i,(r,i)=>_(r,o`<${a} context=${e} why=${t} again=${n} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};