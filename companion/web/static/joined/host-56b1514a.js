import{At as e,Cn as t,En as n,Jt as r,Kt as i,Lt as a,N as o,Tn as s,Xt as c,Yt as l,b as u,bn as d,en as f,gn as p,hn as m,in as h,nn as g,qt as _,rn as v}from"./phone-6a1c03c5.js";import{t as y}from"./prove_again-8d19582e.js";var b=class extends n{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:n,geometry:r},proof:{steps:i,text:o}}){let s=new u(r,e(n)),c=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[i[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:a(n,r),lights:c,label:o}),t`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...n]}){return t`<details class="small">
    <summary>${p(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&t`<ul>${n.map(e=>t`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await f(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:n,left_s:r})=>t`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&t`<ol class="gesture">${n.steps.map(({text:e})=>t`<li>${e}</li>`)}</ol>`}
  ${r!==null&&t`<p class="small" role="timer">${p(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&t`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&t`<${x} lines=${n.button} />`}
`;var w=class extends n{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await i(()=>h(`/api/host/proof`));if(!e)return;c([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],c(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return t`<div class="stack" ref=${this.place}>
      ${n?t`<${C} context=${e} proof=${n} left_s=${r} />`:[i&&t`<p>${p(`proof_over`)}</p>`,d(p(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await i(v),r(p(`host_now`)),e(!0)}function E({number:e,this:n,device:r,how:i,since:a,here:o,onRevoke:s}){let c=n?p(`this_phone`):r;return t`<li class="host-line">
    <span><b>${c}</b> <small>${[i,a,o&&!n?p(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&d(p(`host_revoke`),()=>s({number:e},p(`host_revoke_one`,{name:c})),{name:`revoke-${e}`})}
  </li>`}var D=class extends n{state={hosts:null};async componentDidMount(){this.setState(await i(()=>f(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return t`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},p(`host_revoke_all`)),a=n.filter(e=>!e.this).length>1;return t`<section class="stack or hosts">
      <h3>${p(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>t`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${a&&d(p(`host_revoke_others`),i,{kind:`danger`})}
      ${d(p(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${p(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await _(p(`host_revoke`),t,p(`host_revoke`))||!await y()?null:i(()=>h(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await i(()=>f(`/api/host/code`));e&&await l(p(`host_code`),n=>{let r=async()=>{let e=await i(()=>h(`/api/host/code/new`));e&&a(e)},a=({code:e})=>s(n,t`
          <p class="host-code">${e}</p>
          <p class="small">${p(`host_code_text`)}</p>
          ${d(p(`host_code_new`),r,{name:`new-code`})}
        `);a(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await i(()=>h(`/api/host/code`,{code:e}))?(await i(v),r(p(`host_now`)),!0):!1}function M({close:e}){return t`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${p(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${p(g.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let r=async()=>{await i(()=>h(`/api/host/release`)),await i(v),n()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return t`
    <p>${p(`host_may`)}</p>
    ${a&&t`<div class="row" onclick=${()=>n()}>${o(e.state)}</div>`}
    ${d(p(`host_release`),r)}
    <${D} />
    <div class="stack or">
      <p class="small">${p(`bundle_text`)}</p>
      <a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${p(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:n,again:r,close:i})=>t`
  ${r||n?t`<p class="why">${r?p(`prove_again`):n}</p>`:t`<p>${p(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${p(`without_code`)}</h3>
    <p class="small">${p(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${p(`host_listens`)}</p>
`;async function F(e,n=``,r=!1){let i=r?p(`prove_again_title`):g.host?p(`you_are_host`):p(`host`),a=g.host&&!r?N:P;await l(i,(i,o)=>s(i,t`<${a} context=${e} why=${n} again=${r} close=${o} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};