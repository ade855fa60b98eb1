import{$t as e,Gt as t,Qt as n,Rt as r,Ut as i,Vt as a,Yt as o,Zt as s,dt as c,ft as l,jt as u,lt as d,nn as f,o as p,pt as m,rn as h,ut as g,wt as _}from"./all-ed664c5f.js";import{m as v}from"./phone-2ea7401d.js";import{t as y}from"./prove_again-e76d8ed7.js";var b=class extends t{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let i=new v(t,_(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},i.update({pieces:u(e,t),lights:o,label:r}),a`<div ref=${e=>e?.replaceChildren(i.element)} />`}};function x({lines:[e,...t]}){return a`<details class="small">
    <summary>${h(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&a`<ul>${t.map(e=>a`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await o(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>a`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&a`<ol class="gesture">${t.steps.map(({text:e})=>a`<li>${e}</li>`)}</ol>`}
  ${n!==null&&a`<p class="small" role="timer">${h(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&a`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&a`<${x} lines=${t.button} />`}
`;var w=class extends t{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let t=await d(()=>e(`/api/host/proof`));if(!t)return;m([t.text,...t.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+t.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:t,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let e=await S(t.proof_id);if(e===`over`)break;if(e?.done)return T(this.props.close);if(e&&e.state!==t.state&&([t,n]=[e,performance.now()+e.until_s*1e3],m(t.text,!0),e.state===`refused`))return this.setState({proof:t,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:i}){return a`<div class="stack" ref=${this.place}>
      ${t?a`<${C} context=${e} proof=${t} left_s=${n} />`:[i&&a`<p>${h(`proof_over`)}</p>`,r(h(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await d(n),c(h(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:i,since:o,here:s,onRevoke:c}){let l=t?h(`this_phone`):n;return a`<li class="host-line">
    <span><b>${l}</b> <small>${[i,o,s&&!t?h(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&r(h(`host_revoke`),()=>c({number:e},h(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends t{state={hosts:null};async componentDidMount(){this.setState(await d(()=>o(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return a`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>n({others:!0},h(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return a`<section class="stack or hosts">
      <h3>${h(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>a`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${o&&r(h(`host_revoke_others`),i,{kind:`danger`})}
      ${r(h(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${h(`host_listens`)}</p>
    </section>`}};async function O(t,n){return!await g(h(`host_revoke`),n,h(`host_revoke`))||!await y()?null:d(()=>e(`/api/hosts/revoke`,t))}async function k(){if(!await y())return;let t=await d(()=>o(`/api/host/code`));t&&await l(h(`host_code`),n=>{let o=async()=>{let t=await d(()=>e(`/api/host/code/new`));t&&s(t)},s=({code:e})=>i(n,a`
          <p class="host-code">${e}</p>
          <p class="small">${h(`host_code_text`)}</p>
          ${r(h(`host_code_new`),o,{name:`new-code`})}
        `);s(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(t){return await d(()=>e(`/api/host/code`,{code:t}))?(await d(n),c(h(`host_now`)),!0):!1}function M({close:e}){return a`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${h(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${h(s.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:t,close:i}){let o=async()=>{await d(()=>e(`/api/host/release`)),await d(n),i()},s=![`idle`,`over`,`starting`].includes(t.state.phase);return a`
    <p>${h(`host_may`)}</p>
    ${s&&a`<div class="row" onclick=${()=>i()}>${p(t.state)}</div>`}
    ${r(h(`host_release`),o)}
    <${D} />
    <div class="stack or">
      <p class="small">${h(`bundle_text`)}</p>
      <a class="button" href=${f(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>a`
  ${n||t?a`<p class="why">${n?h(`prove_again`):t}</p>`:a`<p>${h(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${h(`without_code`)}</h3>
    <p class="small">${h(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${h(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let r=n?h(`prove_again_title`):s.host?h(`you_are_host`):h(`host`),o=s.host&&!n?N:P;await l(r,(r,s)=>i(r,a`<${o} context=${e} why=${t} again=${n} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};