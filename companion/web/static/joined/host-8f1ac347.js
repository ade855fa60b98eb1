import{B as e,Dn as t,En as n,In as r,Ln as i,Pn as a,an as o,b as s,dn as c,f as l,hn as u,in as d,jn as f,mn as p,on as m,pn as h,qt as g,rn as _,sn as v,zt as y}from"./phone-1c8a60bc.js";var b=class extends i{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:r}}){let i=new s(t,y(e)),o=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[n[0].spot]={colour:`magenta`,pattern:`double`},i.update({pieces:g(e,t),lights:o,label:r}),a`<div ref=${e=>e?.replaceChildren(i.element)} />`}};function x({lines:[e,...n]}){return a`<details class="small">
    <summary>${t(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&a`<ul>${n.map(e=>a`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await c(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:e,proof:n,left_s:r})=>a`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&a`<ol class="gesture">${n.steps.map(({text:e})=>a`<li>${e}</li>`)}</ol>`}
  ${r!==null&&a`<p class="small" role="timer">${t(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&a`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&a`<${x} lines=${n.button} />`}
`;var T=class extends i{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}prove=async()=>{let e=await _(()=>u(`/api/host/proof`));if(!e)return;v(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],v(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:r,over:i}){return a`<div class="stack" ref=${this.place}>
      ${n?a`<${w} context=${e} proof=${n} left_s=${r} />`:[i&&a`<p>${t(`proof_over`)}</p>`,f(t(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(e){await _(p),o(t(`host_now`)),e(!0)}function D({number:e,this:n,device:r,how:i,since:o,here:s,onRevoke:c}){let l=n?t(`this_phone`):r;return a`<li class="host-line">
    <span><b>${l}</b> <small>${[i,o,s&&!n?t(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&f(t(`host_revoke`),()=>c({number:e},t(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var O=class extends i{state={hosts:null};async componentDidMount(){this.setState(await _(()=>c(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return a`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await k(e,t)??{}),i=()=>r({others:!0},t(`host_revoke_all`)),o=n.filter(e=>!e.this).length>1;return a`<section class="stack or hosts">
      <h3>${t(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>a`<${D} key=${e.number} ...${e} onRevoke=${r} />`)}
      </ul>
      ${o&&f(t(`host_revoke_others`),i,{kind:`danger`})}
      ${f(t(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${t(`host_listens`)}</p>
    </section>`}};async function k(e,n){return!await d(t(`host_revoke`),n,t(`host_revoke`))||!await l()?null:_(()=>u(`/api/hosts/revoke`,e))}async function A(){if(!await l())return;let e=await _(()=>c(`/api/host/code`));e&&await m(t(`host_code`),n=>{let i=async()=>{let e=await _(()=>u(`/api/host/code/new`));e&&o(e)},o=({code:e})=>r(n,a`
          <p class="host-code">${e}</p>
          <p class="small">${t(`host_code_text`)}</p>
          ${f(t(`host_code_new`),i,{name:`new-code`})}
        `);o(e)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(e){return await _(()=>u(`/api/host/code`,{code:e}))?(await _(p),o(t(`host_now`)),!0):!1}function N({close:e}){return a`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await M(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${t(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${t(h.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:r,close:i}){let o=async()=>{await _(()=>u(`/api/host/release`)),await _(p),i()},s=![`idle`,`over`,`starting`].includes(r.state.phase);return a`
    <p>${t(`host_may`)}</p>
    ${s&&a`<div class="row" onclick=${()=>i()}>${e(r.state)}</div>`}
    ${f(t(`host_release`),o)}
    <${O} />
    <div class="stack or">
      <p class="small">${t(`bundle_text`)}</p>
      <a class="button" href=${n(`/api/bundle`)} download="" data-f="bundle">${t(`bundle`)}</a>
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
`;async function I(e,n=``,i=!1,o=!1){let s=i?t(`prove_again_title`):h.host?t(`you_are_host`):t(`host`),c=h.host&&!i?P:F;await m(s,(t,s)=>r(t,a`<${c} context=${e} why=${n} again=${i} begins=${o} close=${s} />`)),e.render()}export{I as openHost,j as useCodeFromAddress};