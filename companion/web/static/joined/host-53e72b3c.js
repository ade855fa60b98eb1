import{At as e,Cn as t,En as n,F as r,Jt as i,Kt as a,Lt as o,Tn as s,Xt as c,Yt as l,bn as u,en as d,gn as f,hn as p,in as m,nn as h,qt as g,rn as _,x as v}from"./phone-e22dede0.js";import{t as y}from"./prove_again-65440774.js";var b=class extends n{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:n,geometry:r},proof:{steps:i,text:a}}){let s=new v(r,e(n)),c=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[i[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:o(n,r),lights:c,label:a}),t`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...n]}){return t`<details class="small">
    <summary>${f(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&t`<ul>${n.map(e=>t`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await d(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:n,left_s:r})=>t`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&t`<ol class="gesture">${n.steps.map(({text:e})=>t`<li>${e}</li>`)}</ol>`}
  ${r!==null&&t`<p class="small" role="timer">${f(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&t`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&t`<${x} lines=${n.button} />`}
`;var w=class extends n{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await a(()=>m(`/api/host/proof`));if(!e)return;c([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],c(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return t`<div class="stack" ref=${this.place}>
      ${n?t`<${C} context=${e} proof=${n} left_s=${r} />`:[i&&t`<p>${f(`proof_over`)}</p>`,u(f(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await a(_),i(f(`host_now`)),e(!0)}function E({number:e,this:n,device:r,how:i,since:a,here:o,onRevoke:s}){let c=n?f(`this_phone`):r;return t`<li class="host-line">
    <span><b>${c}</b> <small>${[i,a,o&&!n?f(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&u(f(`host_revoke`),()=>s({number:e},f(`host_revoke_one`,{name:c})),{name:`revoke-${e}`})}
  </li>`}var D=class extends n{state={hosts:null};async componentDidMount(){this.setState(await a(()=>d(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return t`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},f(`host_revoke_all`)),a=n.filter(e=>!e.this).length>1;return t`<section class="stack or hosts">
      <h3>${f(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>t`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${a&&u(f(`host_revoke_others`),i,{kind:`danger`})}
      ${u(f(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${f(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await g(f(`host_revoke`),t,f(`host_revoke`))||!await y()?null:a(()=>m(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await a(()=>d(`/api/host/code`));e&&await l(f(`host_code`),n=>{let r=async()=>{let e=await a(()=>m(`/api/host/code/new`));e&&i(e)},i=({code:e})=>s(n,t`
          <p class="host-code">${e}</p>
          <p class="small">${f(`host_code_text`)}</p>
          ${u(f(`host_code_new`),r,{name:`new-code`})}
        `);i(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await a(()=>m(`/api/host/code`,{code:e}))?(await a(_),i(f(`host_now`)),!0):!1}function M({close:e}){return t`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${f(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${f(h.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let i=async()=>{await a(()=>m(`/api/host/release`)),await a(_),n()},o=![`idle`,`over`,`starting`].includes(e.state.phase);return t`
    <p>${f(`host_may`)}</p>
    ${o&&t`<div class="row" onclick=${()=>n()}>${r(e.state)}</div>`}
    ${u(f(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${f(`bundle_text`)}</p>
      <a class="button" href=${p(`/api/bundle`)} download="" data-f="bundle">${f(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:n,again:r,close:i})=>t`
  ${r||n?t`<p class="why">${r?f(`prove_again`):n}</p>`:t`<p>${f(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${f(`without_code`)}</h3>
    <p class="small">${f(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${f(`host_listens`)}</p>
`;async function F(e,n=``,r=!1){let i=r?f(`prove_again_title`):h.host?f(`you_are_host`):f(`host`),a=h.host&&!r?N:P;await l(i,(i,o)=>s(i,t`<${a} context=${e} why=${n} again=${r} close=${o} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};