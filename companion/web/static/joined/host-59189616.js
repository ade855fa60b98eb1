import{Fn as e,Gt as t,Lt as n,Mn as r,Pn as i,Tn as a,an as o,dn as s,fn as c,in as l,kn as u,ln as d,nn as f,pn as p,rn as m,tn as h,wn as g,y as _,z as v}from"./phone-7ea352df.js";import{t as y}from"./prove_again-48d46088.js";var b=class extends e{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:i},proof:{steps:a,text:o}}){let s=new _(i,n(e)),c=Object.fromEntries(a.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[a[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:t(e,i),lights:c,label:o}),r`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return r`<details class="small">
    <summary>${a(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&r`<ul>${t.map(e=>r`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await d(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:e,proof:t,left_s:n})=>r`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&r`<ol class="gesture">${t.steps.map(({text:e})=>r`<li>${e}</li>`)}</ol>`}
  ${n!==null&&r`<p class="small" role="timer">${a(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&r`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&r`<${x} lines=${t.button} />`}
`;var T=class extends e{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}prove=async()=>{let e=await h(()=>p(`/api/host/proof`));if(!e)return;o(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],o(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:i}){return r`<div class="stack" ref=${this.place}>
      ${t?r`<${w} context=${e} proof=${t} left_s=${n} />`:[i&&r`<p>${a(`proof_over`)}</p>`,u(a(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(e){await h(c),m(a(`host_now`)),e(!0)}function D({number:e,this:t,device:n,how:i,since:o,here:s,onRevoke:c}){let l=t?a(`this_phone`):n;return r`<li class="host-line">
    <span><b>${l}</b> <small>${[i,o,s&&!t?a(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&u(a(`host_revoke`),()=>c({number:e},a(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var O=class extends e{state={hosts:null};async componentDidMount(){this.setState(await h(()=>d(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return r`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await k(e,t)??{}),i=()=>n({others:!0},a(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return r`<section class="stack or hosts">
      <h3>${a(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>r`<${D} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${o&&u(a(`host_revoke_others`),i,{kind:`danger`})}
      ${u(a(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${a(`host_listens`)}</p>
    </section>`}};async function k(e,t){return!await f(a(`host_revoke`),t,a(`host_revoke`))||!await y()?null:h(()=>p(`/api/hosts/revoke`,e))}async function A(){if(!await y())return;let e=await h(()=>d(`/api/host/code`));e&&await l(a(`host_code`),t=>{let n=async()=>{let e=await h(()=>p(`/api/host/code/new`));e&&o(e)},o=({code:e})=>i(t,r`
          <p class="host-code">${e}</p>
          <p class="small">${a(`host_code_text`)}</p>
          ${u(a(`host_code_new`),n,{name:`new-code`})}
        `);o(e)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(e){return await h(()=>p(`/api/host/code`,{code:e}))?(await h(c),m(a(`host_now`)),!0):!1}function N({close:e}){return r`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await M(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${a(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${a(s.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:e,close:t}){let n=async()=>{await h(()=>p(`/api/host/release`)),await h(c),t()},i=![`idle`,`over`,`starting`].includes(e.state.phase);return r`
    <p>${a(`host_may`)}</p>
    ${i&&r`<div class="row" onclick=${()=>t()}>${v(e.state)}</div>`}
    ${u(a(`host_release`),n)}
    <${O} />
    <div class="stack or">
      <p class="small">${a(`bundle_text`)}</p>
      <a class="button" href=${g(`/api/bundle`)} download="" data-f="bundle">${a(`bundle`)}</a>
    </div>
  `}const F=({context:e,why:t,again:n,begins:i,close:o})=>r`
  ${n||t?r`<p class="why">${n?a(`prove_again`):t}</p>`:r`<p>${a(`host_may`)}</p>`}
  <${N} close=${o} />
  <div class="stack or">
    <h3>${a(`without_code`)}</h3>
    <p class="small">${a(`prove_hint`)}</p>
    <${T} context=${e} begins=${i} close=${o} />
  </div>
  <p class="small">${a(`host_listens`)}</p>
`;async function I(e,t=``,n=!1,o=!1){let c=n?a(`prove_again_title`):s.host?a(`you_are_host`):a(`host`),u=s.host&&!n?P:F;await l(c,(a,s)=>i(a,r`<${u} context=${e} why=${t} again=${n} begins=${o} close=${s} />`)),e.render()}export{I as openHost,j as useCodeFromAddress};