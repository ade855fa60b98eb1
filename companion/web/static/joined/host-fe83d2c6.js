import{$t as e,En as t,Ft as n,Ht as r,L as i,Mn as a,Qt as o,Sn as s,cn as c,en as l,jn as u,kn as d,ln as f,nn as p,on as m,tn as h,un as g,v as _,xn as v}from"./phone-68234baa.js";import{t as y}from"./prove_again-fa662755.js";var b=class extends a{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:i,text:a}}){let o=new _(t,n(e)),s=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[i[0].spot]={colour:`magenta`,pattern:`double`},o.update({pieces:r(e,t),lights:s,label:a}),d`<div ref=${e=>e?.replaceChildren(o.element)} />`}};function x({lines:[e,...t]}){return d`<details class="small">
    <summary>${s(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&d`<ul>${t.map(e=>d`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await m(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:e,proof:t,left_s:n})=>d`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&d`<ol class="gesture">${t.steps.map(({text:e})=>d`<li>${e}</li>`)}</ol>`}
  ${n!==null&&d`<p class="small" role="timer">${s(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&d`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&d`<${x} lines=${t.button} />`}
`;var T=class extends a{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}prove=async()=>{let e=await o(()=>g(`/api/host/proof`));if(!e)return;p(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],p(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return d`<div class="stack" ref=${this.place}>
      ${n?d`<${w} context=${e} proof=${n} left_s=${r} />`:[i&&d`<p>${s(`proof_over`)}</p>`,t(s(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(e){await o(f),l(s(`host_now`)),e(!0)}function D({number:e,this:n,device:r,how:i,since:a,here:o,onRevoke:c}){let l=n?s(`this_phone`):r;return d`<li class="host-line">
    <span><b>${l}</b> <small>${[i,a,o&&!n?s(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&t(s(`host_revoke`),()=>c({number:e},s(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var O=class extends a{state={hosts:null};async componentDidMount(){this.setState(await o(()=>m(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return d`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await k(e,t)??{}),i=()=>r({others:!0},s(`host_revoke_all`)),a=n.filter(e=>!e.this).length>1;return d`<section class="stack or hosts">
      <h3>${s(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>d`<${D} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${a&&t(s(`host_revoke_others`),i,{kind:`danger`})}
      ${t(s(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${s(`host_listens`)}</p>
    </section>`}};async function k(t,n){return!await e(s(`host_revoke`),n,s(`host_revoke`))||!await y()?null:o(()=>g(`/api/hosts/revoke`,t))}async function A(){if(!await y())return;let e=await o(()=>m(`/api/host/code`));e&&await h(s(`host_code`),n=>{let r=async()=>{let e=await o(()=>g(`/api/host/code/new`));e&&i(e)},i=({code:e})=>u(n,d`
          <p class="host-code">${e}</p>
          <p class="small">${s(`host_code_text`)}</p>
          ${t(s(`host_code_new`),r,{name:`new-code`})}
        `);i(e)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(e){return await o(()=>g(`/api/host/code`,{code:e}))?(await o(f),l(s(`host_now`)),!0):!1}function N({close:e}){return d`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await M(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${s(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${s(c.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:e,close:n}){let r=async()=>{await o(()=>g(`/api/host/release`)),await o(f),n()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return d`
    <p>${s(`host_may`)}</p>
    ${a&&d`<div class="row" onclick=${()=>n()}>${i(e.state)}</div>`}
    ${t(s(`host_release`),r)}
    <${O} />
    <div class="stack or">
      <p class="small">${s(`bundle_text`)}</p>
      <a class="button" href=${v(`/api/bundle`)} download="" data-f="bundle">${s(`bundle`)}</a>
    </div>
  `}const F=({context:e,why:t,again:n,begins:r,close:i})=>d`
  ${n||t?d`<p class="why">${n?s(`prove_again`):t}</p>`:d`<p>${s(`host_may`)}</p>`}
  <${N} close=${i} />
  <div class="stack or">
    <h3>${s(`without_code`)}</h3>
    <p class="small">${s(`prove_hint`)}</p>
    <${T} context=${e} begins=${r} close=${i} />
  </div>
  <p class="small">${s(`host_listens`)}</p>
`;async function I(e,t=``,n=!1,r=!1){let i=n?s(`prove_again_title`):c.host?s(`you_are_host`):s(`host`),a=c.host&&!n?P:F;await h(i,(i,o)=>u(i,d`<${a} context=${e} why=${t} again=${n} begins=${r} close=${o} />`)),e.render()}export{I as openHost,j as useCodeFromAddress};