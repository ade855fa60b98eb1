import{$t as e,An as t,I as n,On as r,Pt as i,Qt as a,Tn as o,Vt as s,Zt as c,_ as l,an as u,bn as d,cn as f,en as p,jn as m,ln as h,sn as g,tn as _,xn as v}from"./phone-99872946.js";import{t as y}from"./prove_again-90eb699b.js";var b=class extends m{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:n,text:a}}){let o=new l(t,i(e)),c=Object.fromEntries(n.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[n[0].spot]={colour:`magenta`,pattern:`double`},o.update({pieces:s(e,t),lights:c,label:a}),r`<div ref=${e=>e?.replaceChildren(o.element)} />`}};function x({lines:[e,...t]}){return r`<details class="small">
    <summary>${v(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&r`<ul>${t.map(e=>r`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await u(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:e,proof:t,left_s:n})=>r`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&r`<ol class="gesture">${t.steps.map(({text:e})=>r`<li>${e}</li>`)}</ol>`}
  ${n!==null&&r`<p class="small" role="timer">${v(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&r`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&r`<${x} lines=${t.button} />`}
`;var T=class extends m{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}prove=async()=>{let e=await c(()=>h(`/api/host/proof`));if(!e)return;_(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],_(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:n,over:i}){return r`<div class="stack" ref=${this.place}>
      ${t?r`<${w} context=${e} proof=${t} left_s=${n} />`:[i&&r`<p>${v(`proof_over`)}</p>`,o(v(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(t){await c(f),e(v(`host_now`)),t(!0)}function D({number:e,this:t,device:n,how:i,since:a,here:s,onRevoke:c}){let l=t?v(`this_phone`):n;return r`<li class="host-line">
    <span><b>${l}</b> <small>${[i,a,s&&!t?v(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&o(v(`host_revoke`),()=>c({number:e},v(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var O=class extends m{state={hosts:null};async componentDidMount(){this.setState(await c(()=>u(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return r`<section class="stack or hosts" />`;let n=async(e,t)=>this.setState(await k(e,t)??{}),i=()=>n({others:!0},v(`host_revoke_all`)),a=t.filter(e=>!e.this).length>1;return r`<section class="stack or hosts">
      <h3>${v(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>r`<${D} key=${e.number} ...${e} onRevoke=${n} />`)}
      </ul>
      ${a&&o(v(`host_revoke_others`),i,{kind:`danger`})}
      ${o(v(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${v(`host_listens`)}</p>
    </section>`}};async function k(e,t){return!await a(v(`host_revoke`),t,v(`host_revoke`))||!await y()?null:c(()=>h(`/api/hosts/revoke`,e))}async function A(){if(!await y())return;let e=await c(()=>u(`/api/host/code`));e&&await p(v(`host_code`),n=>{let i=async()=>{let e=await c(()=>h(`/api/host/code/new`));e&&a(e)},a=({code:e})=>t(n,r`
          <p class="host-code">${e}</p>
          <p class="small">${v(`host_code_text`)}</p>
          ${o(v(`host_code_new`),i,{name:`new-code`})}
        `);a(e)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(t){return await c(()=>h(`/api/host/code`,{code:t}))?(await c(f),e(v(`host_now`)),!0):!1}function N({close:e}){return r`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await M(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${v(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${v(g.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:e,close:t}){let i=async()=>{await c(()=>h(`/api/host/release`)),await c(f),t()},a=![`idle`,`over`,`starting`].includes(e.state.phase);return r`
    <p>${v(`host_may`)}</p>
    ${a&&r`<div class="row" onclick=${()=>t()}>${n(e.state)}</div>`}
    ${o(v(`host_release`),i)}
    <${O} />
    <div class="stack or">
      <p class="small">${v(`bundle_text`)}</p>
      <a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${v(`bundle`)}</a>
    </div>
  `}const F=({context:e,why:t,again:n,begins:i,close:a})=>r`
  ${n||t?r`<p class="why">${n?v(`prove_again`):t}</p>`:r`<p>${v(`host_may`)}</p>`}
  <${N} close=${a} />
  <div class="stack or">
    <h3>${v(`without_code`)}</h3>
    <p class="small">${v(`prove_hint`)}</p>
    <${T} context=${e} begins=${i} close=${a} />
  </div>
  <p class="small">${v(`host_listens`)}</p>
`;async function I(e,n=``,i=!1,a=!1){let o=i?v(`prove_again_title`):g.host?v(`you_are_host`):v(`host`),s=g.host&&!i?P:F;await p(o,(o,c)=>t(o,r`<${s} context=${e} why=${n} again=${i} begins=${a} close=${c} />`)),e.render()}export{I as openHost,j as useCodeFromAddress};