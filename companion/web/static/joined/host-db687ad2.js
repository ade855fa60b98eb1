import{$t as e,Bt as t,Cn as n,En as r,I as i,Nt as a,On as o,Qt as s,Xt as c,Yt as l,Zt as u,an as d,kn as f,on as p,rn as m,sn as h,vn as g,x as _,yn as v}from"./phone-4da4ee6a.js";import{t as y}from"./prove_again-8a096896.js";var b=class extends f{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:n},proof:{steps:i,text:o}}){let s=new _(n,a(e)),c=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return c[i[0].spot]={colour:`magenta`,pattern:`double`},s.update({pieces:t(e,n),lights:c,label:o}),r`<div ref=${e=>e?.replaceChildren(s.element)} />`}};function x({lines:[e,...t]}){return r`<details class="small">
    <summary>${v(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&r`<ul>${t.map(e=>r`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await m(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:n})=>r`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&r`<ol class="gesture">${t.steps.map(({text:e})=>r`<li>${e}</li>`)}</ol>`}
  ${n!==null&&r`<p class="small" role="timer">${v(`seconds_left`,{count:n})}</p>`}
  ${e.geometry&&t.steps.length>0&&r`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&r`<${x} lines=${t.button} />`}
`;var w=class extends f{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let t=await l(()=>h(`/api/host/proof`));if(!t)return;e([t.text,...t.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+t.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:t,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let r=await S(t.proof_id);if(r===`over`)break;if(r?.done)return T(this.props.close);if(r&&r.state!==t.state&&([t,n]=[r,performance.now()+r.until_s*1e3],e(t.text,!0),r.state===`refused`))return this.setState({proof:t,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:t,left_s:i,over:a}){return r`<div class="stack" ref=${this.place}>
      ${t?r`<${C} context=${e} proof=${t} left_s=${i} />`:[a&&r`<p>${v(`proof_over`)}</p>`,n(v(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await l(p),u(v(`host_now`)),e(!0)}function E({number:e,this:t,device:i,how:a,since:o,here:s,onRevoke:c}){let l=t?v(`this_phone`):i;return r`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!t?v(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!t&&n(v(`host_revoke`),()=>c({number:e},v(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends f{state={hosts:null};async componentDidMount(){this.setState(await l(()=>m(`/api/hosts`))??{})}render(e,{hosts:t}){if(!t)return r`<section class="stack or hosts" />`;let i=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>i({others:!0},v(`host_revoke_all`)),o=t.filter(e=>!e.this).length>1;return r`<section class="stack or hosts">
      <h3>${v(`hosts`)}</h3>
      <ul class="host-lines">
        ${t.map(e=>r`<${E} key=${e.number} ...${e} onRevoke=${i} />`)}
      </ul>
      ${o&&n(v(`host_revoke_others`),a,{kind:`danger`})}
      ${n(v(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${v(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await c(v(`host_revoke`),t,v(`host_revoke`))||!await y()?null:l(()=>h(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await l(()=>m(`/api/host/code`));e&&await s(v(`host_code`),t=>{let i=async()=>{let e=await l(()=>h(`/api/host/code/new`));e&&a(e)},a=({code:e})=>o(t,r`
          <p class="host-code">${e}</p>
          <p class="small">${v(`host_code_text`)}</p>
          ${n(v(`host_code_new`),i,{name:`new-code`})}
        `);a(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await l(()=>h(`/api/host/code`,{code:e}))?(await l(p),u(v(`host_now`)),!0):!1}function M({close:e}){return r`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${v(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${v(d.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:t}){let a=async()=>{await l(()=>h(`/api/host/release`)),await l(p),t()},o=![`idle`,`over`,`starting`].includes(e.state.phase);return r`
    <p>${v(`host_may`)}</p>
    ${o&&r`<div class="row" onclick=${()=>t()}>${i(e.state)}</div>`}
    ${n(v(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${v(`bundle_text`)}</p>
      <a class="button" href=${g(`/api/bundle`)} download="" data-f="bundle">${v(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:n,close:i})=>r`
  ${n||t?r`<p class="why">${n?v(`prove_again`):t}</p>`:r`<p>${v(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${v(`without_code`)}</h3>
    <p class="small">${v(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${v(`host_listens`)}</p>
`;async function F(e,t=``,n=!1){let i=n?v(`prove_again_title`):d.host?v(`you_are_host`):v(`host`),a=d.host&&!n?N:P;await s(i,(i,s)=>o(i,r`<${a} context=${e} why=${t} again=${n} close=${s} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};