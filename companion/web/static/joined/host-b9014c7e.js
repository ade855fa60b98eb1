import{$t as e,Ft as t,It as n,Mt as r,Pt as i,St as a,dn as o,en as s,et as c,ht as l,in as u,it as d,ln as f,nt as p,o as m,rt as h,sn as g,tt as _}from"./all-9abd0c32.js";import{h as v}from"./phone-f55a9f3f.js";import{t as y}from"./prove_again-3395bef1.js";var b=class extends o{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let i=new v(t,l(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},i.update({pieces:a(e,t),lights:o,label:r}),g`<div ref=${e=>e?.replaceChildren(i.element)} />`}};function x({lines:[e,...t]}){return g`<details class="small">
    <summary>${s(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&g`<ul>${t.map(e=>g`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await r(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>g`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&g`<ol class="gesture">${t.steps.map(({text:e})=>g`<li>${e}</li>`)}</ol>`}
  ${n!==null&&g`<p class="small" role="timer">${s(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&g`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&g`<${x} lines=${t.button} />`}
`;var w=class extends o{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await c(()=>n(`/api/host/proof`));if(!e)return;d([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],d(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:r}){return g`<div class="stack" ref=${this.place}>
      ${t?g`<${C} context=${e} proof=${t} left_s=${n} />`:[r&&g`<p>${s(`proof_over`)}</p>`,u(s(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await c(t),p(s(`host_now`)),e(!0)}function E({number:e,this:t,device:n,how:r,since:i,here:a,onRevoke:o}){let c=t?s(`this_phone`):n;return g`<li class="host-line">
    <span><b>${c}</b> <small>${[r,i,a&&!t?s(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&u(s(`host_revoke`),()=>o({number:e},s(`host_revoke_one`,{name:c})),{name:`revoke-${e}`})}
  </li>`}var D=class extends o{state={hosts:null};async componentDidMount(){this.setState(await c(()=>r(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return g`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await O(e,t)??{}),r=()=>n({others:!0},s(`host_revoke_all`)),i=t.filter(e=>!e.this).length>1;return g`<section class="stack or hosts">
      <h3>${s(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>g`<${E} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${i&&u(s(`host_revoke_others`),r,{kind:`danger`})}
      ${u(s(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${s(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await _(s(`host_revoke`),t,s(`host_revoke`))||!await y()?null:c(()=>n(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await c(()=>r(`/api/host/code`));e&&await h(s(`host_code`),t=>{let r=async()=>{let e=await c(()=>n(`/api/host/code/new`));e&&i(e)},i=({code:e})=>f(t,g`
          <p class="host-code">${e}</p>
          <p class="small">${s(`host_code_text`)}</p>
          ${u(s(`host_code_new`),r,{name:`new-code`})}
        `);i(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await c(()=>n(`/api/host/code`,{code:e}))?(await c(t),p(s(`host_now`)),!0):!1}function M({close:e}){return g`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${s(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${s(i.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:r,close:i}){let a=async()=>{await c(()=>n(`/api/host/release`)),await c(t),i()},o=![`idle`,`over`,`starting`].includes(r.state.phase);return g`
    <p>${s(`host_may`)}</p>
    ${o&&g`<div class="row" onclick=${()=>i()}>${m(r.state)}</div>`}
    ${u(s(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${s(`bundle_text`)}</p>
      <a class="button" href=${e(`/api/bundle`)} download="" data-f="bundle">${s(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>g`
  ${n||t?g`<p class="why">${n?s(`prove_again`):t}</p>`:g`<p>${s(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${s(`without_code`)}</h3>
    <p class="small">${s(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${s(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let r=n?s(`prove_again_title`):i.host?s(`you_are_host`):s(`host`),a=i.host&&!n?N:P;await h(r,(r,i)=>f(r,g`<${a} context=${e} why=${t} again=${n} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};