import{An as e,En as t,Fn as n,In as r,Kt as i,Nn as a,Rt as o,Tn as s,an as c,fn as l,in as u,mn as d,nn as f,on as p,pn as m,rn as h,un as g,y as _,z as v}from"./phone-c348bab2.js";import{t as y}from"./prove_again-633dcc56.js";var b=class extends r{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let s=new _(t,o(e)),c=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[n[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:i(e,t),lights:c,label:r}),a`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...n]}){return a`<details class="small">
    <summary>${t(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&a`<ul>${n.map(e=>a`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await g(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:e,proof:n,left_s:r})=>a`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&a`<ol class="gesture">${n.steps.map(({text:e})=>a`<li>${e}</li>`)}</ol>`}
  ${r!==null&&a`<p class="small" role="timer">${t(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&a`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&a`<${x} lines=${n.button} />`}
`;var T=class extends r{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}prove=async()=>{let e=await f(()=>d(`/api/host/proof`));if(!e)return;p(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],p(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:n},{proof:r,left_s:i,over:o}){return a`<div class="stack" ref=${this.place}>
      ${r?a`<${w} context=${n} proof=${r} left_s=${i} />`:[o&&a`<p>${t(`proof_over`)}</p>`,e(t(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(e){await f(m),u(t(`host_now`)),e(!0)}function D({number:n,this:r,device:i,how:o,since:s,here:c,onRevoke:l}){let u=r?t(`this_phone`):i;return a`<li class="host-line">
    <span><b>${u}</b> <small>${[o,s,c&&!r?t(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!r&&e(t(`host_revoke`),()=>l({number:n},t(`host_revoke_one`,{name:u})),{name:`revoke-${n}`})}
  </li>`}var O=class extends r{state={hosts:null};async componentDidMount(){this.setState(await f(()=>g(`/api/hosts`))??{})}render(n,{hosts:r}){if(!r)return a`<section class="stack or hosts" />`;let i=async(e,t)=>this.setState(await k(e,t)??{}),o=()=>i({others:!0},t(`host_revoke_all`)),s=r.filter(e=>!e.this).length>1;return a`<section class="stack or hosts">
      <h3>${t(`hosts`)}</h3>
      <ul class="host-lines">
        ${r.map(e=>a`<${D} key=${e.number} ...${e} onRevoke=${i} />`)}
      </ul>
      ${s&&e(t(`host_revoke_others`),o,{kind:`danger`})}
      ${e(t(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${t(`host_listens`)}</p>
    </section>`}};async function k(e,n){return!await h(t(`host_revoke`),n,t(`host_revoke`))||!await y()?null:f(()=>d(`/api/hosts/revoke`,e))}async function A(){if(!await y())return;let r=await f(()=>g(`/api/host/code`));r&&await c(t(`host_code`),i=>{let o=async()=>{let e=await f(()=>d(`/api/host/code/new`));e&&s(e)},s=({code:r})=>n(i,a`
          <p class="host-code">${r}</p>
          <p class="small">${t(`host_code_text`)}</p>
          ${e(t(`host_code_new`),o,{name:`new-code`})}
        `);s(r)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(e){return await f(()=>d(`/api/host/code`,{code:e}))?(await f(m),u(t(`host_now`)),!0):!1}function N({close:e}){return a`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await M(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${t(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${t(l.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:n,close:r}){let i=async()=>{await f(()=>d(`/api/host/release`)),await f(m),r()},o=![`idle`,`over`,`starting`].includes(n.state.phase);return a`
    <p>${t(`host_may`)}</p>
    ${o&&a`<div class="row" onclick=${()=>r()}>${v(n.state)}</div>`}
    ${e(t(`host_release`),i)}
    <${O} />
    <div class="stack or">
      <p class="small">${t(`bundle_text`)}</p>
      <a class="button" href=${s(`/api/bundle`)} download="" data-f="bundle">${t(`bundle`)}</a>
    </div>
  `}const F=({context:e,why:n,again:r,begins:i,close:o})=>a`
  ${r||n?a`<p class="why">${r?t(`prove_again`):n}</p>`:a`<p>${t(`host_may`)}</p>`}
  <${N} close=${o} />
  <div class="stack or">
    <h3>${t(`without_code`)}</h3>
    <p class="small">${t(`prove_hint`)}</p>
    <${T} context=${e} begins=${i} close=${o} />
  </div>
  <p class="small">${t(`host_listens`)}</p>
`;async function I(e,r=``,i=!1,o=!1){let s=i?t(`prove_again_title`):l.host?t(`you_are_host`):t(`host`),u=l.host&&!i?P:F;await c(s,(t,s)=>n(t,a`<${u} context=${e} why=${r} again=${i} begins=${o} close=${s} />`)),e.render()}export{I as openHost,j as useCodeFromAddress};