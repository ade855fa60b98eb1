import{A as e,Bt as t,Ht as n,Jt as r,Qt as i,Ut as a,Vt as o,Wt as s,Xt as c,Zt as l,_ as u,_n as d,bn as f,jt as p,ln as m,mn as h,un as g,wt as _,yn as v}from"./phone-c6295ca4.js";import{t as y}from"./prove_again-ee725c18.js";var b=class extends f{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let i=new u(t,_(e)),a=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return a[n[0].spot]={colour:`magenta`,pattern:`double`},i.update({pieces:p(e,t),lights:a,label:r}),d`<div ref=${e=>e?.replaceChildren(i.element)} />`}};function x({lines:[e,...t]}){return d`<details class="small">
    <summary>${g(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&d`<ul>${t.map(e=>d`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await r(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>d`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&d`<ol class="gesture">${t.steps.map(({text:e})=>d`<li>${e}</li>`)}</ol>`}
  ${n!==null&&d`<p class="small" role="timer">${g(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&d`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&d`<${x} lines=${t.button} />`}
`;var w=class extends f{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await t(()=>i(`/api/host/proof`));if(!e)return;s([e.text,...e.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:e,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let t=await S(e.proof_id);if(t===`over`)break;if(t?.done)return T(this.props.close);if(t&&t.state!==e.state&&([e,n]=[t,performance.now()+t.until_s*1e3],s(e.text,!0),t.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return d`<div class="stack" ref=${this.place}>
      ${t?d`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&d`<p>${g(`proof_over`)}</p>`,h(g(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await t(l),n(g(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:o}){let s=t?g(`this_phone`):n;return d`<li class="host-line">
    <span><b>${s}</b> <small>${[r,i,a&&!t?g(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&h(g(`host_revoke`),()=>o({number:e},g(`host_revoke_one`,{name:s})),{name:`revoke-${e}`})}
  </li>`}var D=class extends f{state={hosts:null};async componentDidMount(){this.setState(await t(()=>r(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return d`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},g(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return d`<section class="stack or hosts">
      <h3>${g(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>d`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&h(g(`host_revoke_others`),r,{kind:`danger`})}
      ${h(g(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${g(`host_listens`)}</p>
    </section>`}};async function O(e,n){return!await o(g(`host_revoke`),n,g(`host_revoke`))||!await y()?null:t(()=>i(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await t(()=>r(`/api/host/code`));e&&await a(g(`host_code`),n=>{let r=async()=>{let e=await t(()=>i(`/api/host/code/new`));e&&a(e)},a=({code:e})=>v(n,d`
          <p class="host-code">${e}</p>
          <p class="small">${g(`host_code_text`)}</p>
          ${h(g(`host_code_new`),r,{name:`new-code`})}
        `);a(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await t(()=>i(`/api/host/code`,{code:e}))?(await t(l),n(g(`host_now`)),!0):!1}function M({close:e}){return d`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${g(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${g(c.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:n,close:r}){let a=async()=>{await t(()=>i(`/api/host/release`)),await t(l),r()},o=![`idle`,`over`,`starting`].includes(n.state.phase);return d`
    <p>${g(`host_may`)}</p>
    ${o&&d`<div class="row" onclick=${()=>r()}>${e(n.state)}</div>`}
    ${h(g(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${g(`bundle_text`)}</p>
      <a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${g(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>d`
  ${n||t?d`<p class="why">${n?g(`prove_again`):t}</p>`:d`<p>${g(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${g(`without_code`)}</h3>
    <p class="small">${g(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${g(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let r=n?g(`prove_again_title`):c.host?g(`you_are_host`):g(`host`),i=c.host&&!n?N:P;await a(r,(r,a)=>v(r,d`<${i} context=${e} why=${t} again=${n} close=${a} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};