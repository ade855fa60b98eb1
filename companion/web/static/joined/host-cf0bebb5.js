import{Ft as e,Lt as t,Rt as n,_t as r,at as i,fn as a,it as o,mn as s,nn as c,nt as l,o as u,ot as d,rn as f,rt as p,sn as m,un as h,wt as g,zt as _}from"./all-eabb7ade.js";import{h as v}from"./phone-f8eaffec.js";import{t as y}from"./prove_again-4061656d.js";var b=class extends s{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:i}}){let a=new v(t,r(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:g(e,t),lights:o,label:i}),h`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return h`<details class="small">
    <summary>${f(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&h`<ul>${t.map(e=>h`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(t){try{return await e(`/api/host/proof/${t}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>h`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&h`<ol class="gesture">${t.steps.map(({text:e})=>h`<li>${e}</li>`)}</ol>`}
  ${n!==null&&h`<p class="small" role="timer">${f(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&h`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&h`<${x} lines=${t.button} />`}
`;var w=class extends s{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await l(()=>_(`/api/host/proof`));if(!e)return;d([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],d(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return h`<div class="stack" ref=${this.place}>
      ${t?h`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&h`<p>${f(`proof_over`)}</p>`,m(f(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await l(n),o(f(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:o}){let s=t?f(`this_phone`):n;return h`<li class="host-line">
    <span><b>${s}</b> <small>${[r,i,a&&!t?f(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&m(f(`host_revoke`),()=>o({number:e},f(`host_revoke_one`,{name:s})),{name:`revoke-${e}`})}
  </li>`}var D=class extends s{state={hosts:null};async componentDidMount(){this.setState(await l(()=>e(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return h`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},f(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return h`<section class="stack or hosts">
      <h3>${f(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>h`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&m(f(`host_revoke_others`),r,{kind:`danger`})}
      ${m(f(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${f(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await p(f(`host_revoke`),t,f(`host_revoke`))||!await y()?null:l(()=>_(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await l(()=>e(`/api/host/code`));t&&await i(f(`host_code`),e=>{let n=async()=>{let e=await l(()=>_(`/api/host/code/new`));e&&r(e)},r=({code:t})=>a(e,h`
          <p class="host-code">${t}</p>
          <p class="small">${f(`host_code_text`)}</p>
          ${m(f(`host_code_new`),n,{name:`new-code`})}
        `);r(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await l(()=>_(`/api/host/code`,{code:e}))?(await l(n),o(f(`host_now`)),!0):!1}function M({close:e}){return h`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${f(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${f(t.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let r=async()=>{await l(()=>_(`/api/host/release`)),await l(n),t()},i=![`idle`,`over`,`starting`].includes(e.state.phase);return h`
    <p>${f(`host_may`)}</p>
    ${i&&h`<div class="row" onclick=${()=>t()}>${u(e.state)}</div>`}
    ${m(f(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${f(`bundle_text`)}</p>
      <a class="button" href=${c(`/api/bundle`)} download="" data-f="bundle">${f(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>h`
  ${n||t?h`<p class="why">${n?f(`prove_again`):t}</p>`:h`<p>${f(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${f(`without_code`)}</h3>
    <p class="small">${f(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${f(`host_listens`)}</p>
`;async function F(e,n=``,r=!1){let o=r?f(`prove_again_title`):t.host?f(`you_are_host`):f(`host`),s=t.host&&!r?N:P;await i(o,(t,i)=>a(t,h`<${s} context=${e} why=${n} again=${r} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};