import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Rn as a,U as o,an as s,d as c,dn as l,hn as u,in as d,mn as f,on as p,pn as m,qt as h,rn as g,sn as _,y as v,zt as y}from"./phone-c7af0d79.js";var b=class extends a{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:n},proof:{steps:r,text:i}}){let a=new v(n,y(e)),o=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return o[r[0].spot]={colour:`magenta`,pattern:`double`},a.update({pieces:h(e,n),lights:o,label:i}),t`<div ref=${e=>e?.replaceChildren(a.element)} />`}};function x({lines:[e,...n]}){return t`<details class="small">
    <summary>${i(`prove_button`)}</summary>
    <p>${e}</p>
    ${n.length>0&&t`<ul>${n.map(e=>t`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await l(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:e,proof:n,left_s:r})=>t`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&t`<ol class="gesture">${n.steps.map(({text:e})=>t`<li>${e}</li>`)}</ol>`}
  ${r!==null&&t`<p class="small" role="timer">${i(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&n.steps.length>0&&t`<${b} context=${e} proof=${n} />`}
  ${n.button.length>0&&t`<${x} lines=${n.button} />`}
`;var T=class extends a{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}componentDidUpdate(e,{proof:t}){this.state.proof&&this.state.proof!==t&&this.box.scrollIntoView({block:`start`})}prove=async()=>{let e=await g(()=>u(`/api/host/proof`));if(!e)return;_(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],_(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:n,left_s:a,over:o}){return t`<div class="stack" ref=${this.place}>
      ${n?t`<${w} context=${e} proof=${n} left_s=${a} />`:[o&&t`<p>${i(`proof_over`)}</p>`,r(i(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(e){await g(f),s(i(`host_now`)),e(!0)}function D({number:e,this:n,device:a,how:o,since:s,here:c,onRevoke:l}){let u=n?i(`this_phone`):a;return t`<li class="host-line">
    <span><b>${u}</b> <small>${[o,s,c&&!n?i(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&r(i(`host_revoke`),()=>l({number:e},i(`host_revoke_one`,{name:u})),{name:`revoke-${e}`})}
  </li>`}var O=class extends a{state={hosts:null};async componentDidMount(){this.setState(await g(()=>l(`/api/hosts`))??{})}render(e,{hosts:n}){if(!n)return t`<section class="stack or hosts" />`;let a=async(e,t)=>this.setState(await k(e,t)??{}),o=()=>a({others:!0},i(`host_revoke_all`)),s=n.filter(e=>!e.this).length>1;return t`<section class="stack or hosts">
      <h3>${i(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>t`<${D} key=${e.number} ...${e} onRevoke=${a} />`)}
      </ul>
      ${s&&r(i(`host_revoke_others`),o,{kind:`danger`})}
      ${r(i(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${i(`host_listens`)}</p>
    </section>`}};async function k(e,t){return!await d(i(`host_revoke`),t,i(`host_revoke`))||!await c()?null:g(()=>u(`/api/hosts/revoke`,e))}async function A(){if(!await c())return;let e=await g(()=>l(`/api/host/code`));e&&await p(i(`host_code`),a=>{let o=async()=>{let e=await g(()=>u(`/api/host/code/new`));e&&s(e)},s=({code:e})=>n(a,t`
          <p class="host-code">${e}</p>
          <p class="small">${i(`host_code_text`)}</p>
          ${r(i(`host_code_new`),o,{name:`new-code`})}
        `);s(e)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(e){return await g(()=>u(`/api/host/code`,{code:e}))?(await g(f),s(i(`host_now`)),!0):!1}function N({close:e}){return t`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await M(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${i(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${i(m.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:n,close:a}){let s=async()=>{await g(()=>u(`/api/host/release`)),await g(f),a()},c=![`idle`,`over`,`starting`].includes(n.state.phase);return t`
    <p>${i(`host_may`)}</p>
    ${c&&t`<div class="row" onclick=${()=>a()}>${o(n.state)}</div>`}
    ${r(i(`host_release`),s)}
    <${O} />
    <div class="stack or">
      <p class="small">${i(`bundle_text`)}</p>
      <a class="button" href=${e(`/api/bundle`)} download="" data-f="bundle">${i(`bundle`)}</a>
    </div>
  `}const F=({context:e,why:n,again:r,begins:a,close:o})=>t`
  ${r||n?t`<p class="why">${r?i(`prove_again`):n}</p>`:t`<p>${i(`host_may`)}</p>`}
  <${N} close=${o} />
  <div class="stack or">
    <h3>${i(`without_code`)}</h3>
    <p class="small">${i(`prove_hint`)}</p>
    <${T} context=${e} begins=${a} close=${o} />
  </div>
  <p class="small">${i(`host_listens`)}</p>
`;async function I(e,r=``,a=!1,o=!1){let s=a?i(`prove_again_title`):m.host?i(`you_are_host`):i(`host`),c=m.host&&!a?P:F;await p(s,(i,s)=>n(i,t`<${c} context=${e} why=${r} again=${a} begins=${o} close=${s} />`)),e.render()}export{I as openHost,j as useCodeFromAddress};