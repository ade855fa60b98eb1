import{Bt as e,D as t,Gt as n,Jt as r,Lt as i,Ot as a,Rt as o,Vt as s,Yt as c,_n as l,dn as u,gn as d,m as f,mn as p,on as m,qt as h,sn as g,xt as _,zt as v}from"./phone-f2d0a0d3.js";import{t as y}from"./prove_again-66f28f2d.js";var b=class extends l{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let i=new f(t,_(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},i.update({pieces:a(e,t),lights:o,label:r}),p`<div ref=${e=>e?.replaceChildren(i.element)} />`}};function x({lines:[e,...t]}){return p`<details class="small">
    <summary>${g(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&p`<ul>${t.map(e=>p`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await n(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>p`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&p`<ol class="gesture">${t.steps.map(({text:e})=>p`<li>${e}</li>`)}</ol>`}
  ${n!==null&&p`<p class="small" role="timer">${g(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&p`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&p`<${x} lines=${t.button} />`}
`;var w=class extends l{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await i(()=>c(`/api/host/proof`));if(!e)return;s([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],s(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return p`<div class="stack" ref=${this.place}>
      ${t?p`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&p`<p>${g(`proof_over`)}</p>`,u(g(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await i(r),v(g(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:o}){let s=t?g(`this_phone`):n;return p`<li class="host-line">
    <span><b>${s}</b> <small>${[r,i,a&&!t?g(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&u(g(`host_revoke`),()=>o({number:e},g(`host_revoke_one`,{name:s})),{name:`revoke-${e}`})}
  </li>`}var D=class extends l{state={hosts:null};async componentDidMount(){this.setState(await i(()=>n(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return p`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},g(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return p`<section class="stack or hosts">
      <h3>${g(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>p`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&u(g(`host_revoke_others`),r,{kind:`danger`})}
      ${u(g(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${g(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await o(g(`host_revoke`),t,g(`host_revoke`))||!await y()?null:i(()=>c(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await i(()=>n(`/api/host/code`));t&&await e(g(`host_code`),e=>{let n=async()=>{let e=await i(()=>c(`/api/host/code/new`));e&&r(e)},r=({code:t})=>d(e,p`
          <p class="host-code">${t}</p>
          <p class="small">${g(`host_code_text`)}</p>
          ${u(g(`host_code_new`),n,{name:`new-code`})}
        `);r(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await i(()=>c(`/api/host/code`,{code:e}))?(await i(r),v(g(`host_now`)),!0):!1}function M({close:e}){return p`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${g(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${g(h.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:n}){let a=async()=>{await i(()=>c(`/api/host/release`)),await i(r),n()},o=![`idle`,`over`,`starting`].includes(e.state.phase);return p`
    <p>${g(`host_may`)}</p>
    ${o&&p`<div class="row" onclick=${()=>n()}>${t(e.state)}</div>`}
    ${u(g(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${g(`bundle_text`)}</p>
      <a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${g(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>p`
  ${n||t?p`<p class="why">${n?g(`prove_again`):t}</p>`:p`<p>${g(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${g(`without_code`)}</h3>
    <p class="small">${g(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${g(`host_listens`)}</p>
`;async function F(t,n=``,r=!1){let i=r?g(`prove_again_title`):h.host?g(`you_are_host`):g(`host`),a=h.host&&!r?N:P;await e(i,(e,i)=>d(e,p`<${a} context=${t} why=${n} again=${r} close=${i} />`)),t.render()}export{F as openHost,A as useCodeFromAddress};