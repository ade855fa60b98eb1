import{Ct as e,Ft as t,It as n,Lt as r,Nt as i,an as a,at as o,cn as s,en as c,fn as l,gt as u,it as d,nt as f,o as p,rt as m,tn as h,tt as g,un as _}from"./all-4d413dfa.js";import{h as v}from"./phone-787d0a4f.js";import{t as y}from"./prove_again-e8610358.js";var b=class extends l{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:t,geometry:n},proof:{steps:r,text:i}}){let a=new v(n,u(t)),o=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[r[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:e(t,n),lights:o,label:i}),s`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return s`<details class="small">
    <summary>${h(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&s`<ul>${t.map(e=>s`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await i(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>s`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&s`<ol class="gesture">${t.steps.map(({text:e})=>s`<li>${e}</li>`)}</ol>`}
  ${n!==null&&s`<p class="small" role="timer">${h(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&s`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&s`<${x} lines=${t.button} />`}
`;var w=class extends l{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await g(()=>r(`/api/host/proof`));if(!e)return;o([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],o(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return s`<div class="stack" ref=${this.place}>
      ${t?s`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&s`<p>${h(`proof_over`)}</p>`,a(h(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await g(n),m(h(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:o,onRevoke:c}){let l=t?h(`this_phone`):n;return s`<li class="host-line">
    <span><b>${l}</b> <small>${[r,i,o&&!t?h(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&a(h(`host_revoke`),()=>c({number:e},h(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends l{state={hosts:null};async componentDidMount(){this.setState(await g(()=>i(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return s`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},h(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return s`<section class="stack or hosts">
      <h3>${h(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>s`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&a(h(`host_revoke_others`),r,{kind:`danger`})}
      ${a(h(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${h(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await f(h(`host_revoke`),t,h(`host_revoke`))||!await y()?null:g(()=>r(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await g(()=>i(`/api/host/code`));e&&await d(h(`host_code`),t=>{let n=async()=>{let e=await g(()=>r(`/api/host/code/new`));e&&i(e)},i=({code:e})=>_(t,s`
          <p class="host-code">${e}</p>
          <p class="small">${h(`host_code_text`)}</p>
          ${a(h(`host_code_new`),n,{name:`new-code`})}
        `);i(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await g(()=>r(`/api/host/code`,{code:e}))?(await g(n),m(h(`host_now`)),!0):!1}function M({close:e}){return s`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${h(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${h(t.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let i=async()=>{await g(()=>r(`/api/host/release`)),await g(n),t()},o=![`idle`,`over`,`starting`].includes(e.state.phase);return s`
    <p>${h(`host_may`)}</p>
    ${o&&s`<div class="row" onclick=${()=>t()}>${p(e.state)}</div>`}
    ${a(h(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${h(`bundle_text`)}</p>
      <a class="button" href=${c(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>s`
  ${n||t?s`<p class="why">${n?h(`prove_again`):t}</p>`:s`<p>${h(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${h(`without_code`)}</h3>
    <p class="small">${h(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${h(`host_listens`)}</p>
`;async function F(e,n=``,r=!1){let i=r?h(`prove_again_title`):t.host?h(`you_are_host`):h(`host`),a=t.host&&!r?N:P;await d(i,(t,i)=>_(t,s`<${a} context=${e} why=${n} again=${r} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};