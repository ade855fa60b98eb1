import{$t as e,Dt as t,Gt as n,Ht as r,Pt as i,Yt as a,cn as o,ft as s,gt as c,ht as l,mt as u,nn as d,o as f,pt as p,qt as m,rn as h,sn as g,tn as _}from"./all-473c1d34.js";import{h as v}from"./phone-98a9bd23.js";import{t as y}from"./prove_again-579534d7.js";var b=class extends a{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:r},proof:{steps:a,text:o}}){let s=new v(r,t(e)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:i(e,r),lights:c,label:o}),n`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return n`<details class="small">
    <summary>${o(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&n`<ul>${t.map(e=>n`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(t){try{return await e(`/api/host/proof/${t}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:r})=>n`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&n`<ol class="gesture">${t.steps.map(({text:e})=>n`<li>${e}</li>`)}</ol>`}
  ${r!==null&&n`<p class="small" role="timer">${o(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&t.steps.length>0&&n`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&n`<${x} lines=${t.button} />`}
`;var w=class extends a{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let e=await s(()=>h(`/api/host/proof`));if(!e)return;c([e.text,...e.steps.map(({text:e})=>e)].join(` `));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return T(this.props.close);if(n&&n.state!==e.state&&([e,t]=[n,performance.now()+n.until_s*1e3],c(e.text,!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:i,over:a}){return n`<div class="stack" ref=${this.place}>
      ${t?n`<${C} context=${e} proof=${t} left_s=${i} />`:[a&&n`<p>${o(`proof_over`)}</p>`,r(o(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await s(d),u(o(`host_now`)),e(!0)}function E({number:e,this:t,device:i,how:a,since:s,here:c,onRevoke:l}){let u=t?o(`this_phone`):i;return n`<li class="host-line">
    <span><b>${u}</b> <small>${[a,s,c&&!t?o(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&r(o(`host_revoke`),()=>l({number:e},o(`host_revoke_one`,{name:u})),{name:`revoke-${e}`})}
  </li>`}var D=class extends a{state={hosts:null};async componentDidMount(){this.setState(await s(()=>e(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return n`<section class="stack or hosts" />`;let i=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>i({others:!0},o(`host_revoke_all`)),s=t.filter(e=>!e.this).length>1;return n`<section class="stack or hosts">
      <h3>${o(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>n`<${E} key=${e.number} ...${e} onRevoke=${i} />`)}
      </ul>
      ${s&&r(o(`host_revoke_others`),a,{kind:`danger`})}
      ${r(o(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${o(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await p(o(`host_revoke`),t,o(`host_revoke`))||!await y()?null:s(()=>h(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let t=await s(()=>e(`/api/host/code`));t&&await l(o(`host_code`),e=>{let i=async()=>{let e=await s(()=>h(`/api/host/code/new`));e&&a(e)},a=({code:t})=>m(e,n`
          <p class="host-code">${t}</p>
          <p class="small">${o(`host_code_text`)}</p>
          ${r(o(`host_code_new`),i,{name:`new-code`})}
        `);a(t)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await s(()=>h(`/api/host/code`,{code:e}))?(await s(d),u(o(`host_now`)),!0):!1}function M({close:e}){return n`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${o(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${o(_.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let i=async()=>{await s(()=>h(`/api/host/release`)),await s(d),t()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return n`
    <p>${o(`host_may`)}</p>
    ${a&&n`<div class="row" onclick=${()=>t()}>${f(e.state)}</div>`}
    ${r(o(`host_release`),i)}
    <${D} />
    <div class="stack or">
      <p class="small">${o(`bundle_text`)}</p>
      <a class="button" href=${g(`/api/bundle`)} download="" data-f="bundle">${o(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:r,close:i})=>n`
  ${r||t?n`<p class="why">${r?o(`prove_again`):t}</p>`:n`<p>${o(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${o(`without_code`)}</h3>
    <p class="small">${o(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${o(`host_listens`)}</p>
`;async function F(e,t=``,r=!1){let i=r?o(`prove_again_title`):_.host?o(`you_are_host`):o(`host`),a=_.host&&!r?N:P;await l(i,(i,o)=>m(i,n`<${a} context=${e} why=${t} again=${r} close=${o} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};