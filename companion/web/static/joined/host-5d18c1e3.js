import{B as e,Dn as t,Fn as n,Ln as r,Mn as i,On as a,Rn as o,an as s,b as c,dn as l,f as u,hn as d,in as f,mn as p,on as m,pn as h,qt as g,rn as _,sn as v,zt as y}from"./phone-5c7eaa53.js";var b=class extends o{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:r,text:i}}){let a=new c(t,y(e)),o=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[r[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:g(e,t),lights:o,label:i}),n`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...t]}){return n`<details class="small">
    <summary>${a(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&n`<ul>${t.map(e=>n`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await l(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:e,proof:t,left_s:r})=>n`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&n`<ol class="gesture">${t.steps.map(({text:e})=>n`<li>${e}</li>`)}</ol>`}
  ${r!==null&&n`<p class="small" role="timer">${a(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&t.steps.length>0&&n`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&n`<${x} lines=${t.button} />`}
`;var T=class extends o{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}componentDidUpdate(e,{proof:t}){this.state.proof&&this.state.proof!==t&&this.box.scrollIntoView({block:`start`})}prove=async()=>{let e=await _(()=>d(`/api/host/proof`));if(!e)return;v(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],v(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:r,over:o}){return n`<div class="stack" ref=${this.place}>
      ${t?n`<${w} context=${e} proof=${t} left_s=${r} />`:[o&&n`<p>${a(`proof_over`)}</p>`,i(a(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(e){await _(p),s(a(`host_now`)),e(!0)}function D({number:e,this:t,device:r,how:o,since:s,here:c,onRevoke:l}){let u=t?a(`this_phone`):r;return n`<li class="host-line">
    <span><b>${u}</b> <small>${[o,s,c&&!t?a(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&i(a(`host_revoke`),()=>l({number:e},a(`host_revoke_one`,{name:u})),{name:`revoke-${e}`})}
  </li>`}var O=class extends o{state={hosts:null};async componentDidMount(){this.setState(await _(()=>l(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return n`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await k(e,t)??{}),o=()=>r({others:!0},a(`host_revoke_all`)),s=t.filter(e=>!e.this).length>1;return n`<section class="stack or hosts">
      <h3>${a(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>n`<${D} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${s&&i(a(`host_revoke_others`),o,{kind:`danger`})}
      ${i(a(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${a(`host_listens`)}</p>
    </section>`}};async function k(e,t){return!await f(a(`host_revoke`),t,a(`host_revoke`))||!await u()?null:_(()=>d(`/api/hosts/revoke`,e))}async function A(){if(!await u())return;let e=await _(()=>l(`/api/host/code`));e&&await m(a(`host_code`),t=>{let o=async()=>{let e=await _(()=>d(`/api/host/code/new`));e&&s(e)},s=({code:e})=>r(t,n`
          <p class="host-code">${e}</p>
          <p class="small">${a(`host_code_text`)}</p>
          ${i(a(`host_code_new`),o,{name:`new-code`})}
        `);s(e)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(e){return await _(()=>d(`/api/host/code`,{code:e}))?(await _(p),s(a(`host_now`)),!0):!1}function N({close:e}){return n`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await M(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${a(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${a(h.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:r,close:o}){let s=async()=>{await _(()=>d(`/api/host/release`)),await _(p),o()},c=![`idle`,`over`,`starting`].includes(r.state.phase);return n`
    <p>${a(`host_may`)}</p>
    ${c&&n`<div class="row" onclick=${()=>o()}>${e(r.state)}</div>`}
    ${i(a(`host_release`),s)}
    <${O} />
    <div class="stack or">
      <p class="small">${a(`bundle_text`)}</p>
      <a class="button" href=${t(`/api/bundle`)} download="" data-f="bundle">${a(`bundle`)}</a>
    </div>
  `}const F=({context:e,why:t,again:r,begins:i,close:o})=>n`
  ${r||t?n`<p class="why">${r?a(`prove_again`):t}</p>`:n`<p>${a(`host_may`)}</p>`}
  <${N} close=${o} />
  <div class="stack or">
    <h3>${a(`without_code`)}</h3>
    <p class="small">${a(`prove_hint`)}</p>
    <${T} context=${e} begins=${i} close=${o} />
  </div>
  <p class="small">${a(`host_listens`)}</p>
`;async function I(e,t=``,i=!1,o=!1){let s=i?a(`prove_again_title`):h.host?a(`you_are_host`):a(`host`),c=h.host&&!i?P:F;await m(s,(a,s)=>r(a,n`<${c} context=${e} why=${t} again=${i} begins=${o} close=${s} />`)),e.render()}export{I as openHost,j as useCodeFromAddress};