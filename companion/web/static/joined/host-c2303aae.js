import{$t as e,Bt as t,Gt as n,Nt as r,Qt as i,Tt as a,Ut as o,Wt as s,Yt as c,ct as l,dt as u,en as d,in as f,lt as p,o as m,rn as h,st as g,ut as _}from"./all-6c7801a2.js";import{m as v}from"./phone-bb3485da.js";import{t as y}from"./prove_again-e806b30d.js";var b=class extends n{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:i}}){let s=new v(t,a(e)),c=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[n[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:r(e,t),lights:c,label:i}),o`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return o`<details class="small">
    <summary>${f(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&o`<ul>${t.map(e=>o`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await c(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>o`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&o`<ol class="gesture">${t.steps.map(({text:e})=>o`<li>${e}</li>`)}</ol>`}
  ${n!==null&&o`<p class="small" role="timer">${f(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&o`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&o`<${x} lines=${t.button} />`}
`;var w=class extends n{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await g(()=>d(`/api/host/proof`));if(!e)return;u([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],u(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return o`<div class="stack" ref=${this.place}>
      ${n?o`<${C} context=${e} proof=${n} left_s=${r} />`:[i&&o`<p>${f(`proof_over`)}</p>`,t(f(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(t){await g(e),p(f(`host_now`)),t(!0)}function E({number:e,this:n,device:r,how:i,since:a,here:s,onRevoke:c}){let l=n?f(`this_phone`):r;return o`<li class="host-line">
    <span><b>${l}</b> <small>${[i,a,s&&!n?f(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&t(f(`host_revoke`),()=>c({number:e},f(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends n{state={hosts:null};async componentDidMount(){this.setState(await g(()=>c(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return o`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await O(e,t)??{}),i=()=>r({others:!0},f(`host_revoke_all`)),a=n.filter(e=>!e.this).length>1;return o`<section class="stack or hosts">
      <h3>${f(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>o`<${E} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${a&&t(f(`host_revoke_others`),i,{kind:`danger`})}
      ${t(f(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${f(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await l(f(`host_revoke`),t,f(`host_revoke`))||!await y()?null:g(()=>d(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await g(()=>c(`/api/host/code`));e&&await _(f(`host_code`),n=>{let r=async()=>{let e=await g(()=>d(`/api/host/code/new`));e&&i(e)},i=({code:e})=>s(n,o`
          <p class="host-code">${e}</p>
          <p class="small">${f(`host_code_text`)}</p>
          ${t(f(`host_code_new`),r,{name:`new-code`})}
        `);i(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(t){return await g(()=>d(`/api/host/code`,{code:t}))?(await g(e),p(f(`host_now`)),!0):!1}function M({close:e}){return o`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${f(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${f(i.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:n,close:r}){let i=async()=>{await g(()=>d(`/api/host/release`)),await g(e),r()},a=![`idle`,`over`,`starting`].includes(n.state.phase);return o`
    <p>${f(`host_may`)}</p>
    ${a&&o`<div class="row" onclick=${()=>r()}>${m(n.state)}</div>`}
    ${t(f(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${f(`bundle_text`)}</p>
      <a class="button" href=${h(`/api/bundle`)} download="" data-f="bundle">${f(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:r})=>o`
  ${n||t?o`<p class="why">${n?f(`prove_again`):t}</p>`:o`<p>${f(`host_may`)}</p>`}
  <${M} close=${r} />
  <div class="stack or">
    <h3>${f(`without_code`)}</h3>
    <p class="small">${f(`prove_hint`)}</p>
    <${w} context=${e} close=${r} />
  </div>
  <p class="small">${f(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let r=n?f(`prove_again_title`):i.host?f(`you_are_host`):f(`host`),a=i.host&&!n?N:P;await _(r,(r,i)=>s(r,o`<${a} context=${e} why=${t} again=${n} close=${i} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};