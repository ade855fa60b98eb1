import{$t as e,Cn as t,En as n,F as r,Mt as i,On as a,Qt as o,Xt as s,Yt as c,Zt as l,an as u,kn as d,on as f,rn as p,sn as m,vn as h,x as g,yn as _,zt as v}from"./phone-1fbd6002.js";import{t as y}from"./prove_again-f4681bd7.js";var b=class extends d{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:r,text:a}}){let o=new g(t,i(e)),s=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return s[r[0].spot]={colour:`magenta`,pattern:`double`},o.update({pieces:v(e,t),lights:s,label:a}),n`<div ref=${e=>e?.replaceChildren(o.element)} />`}};function x({lines:[e,...t]}){return n`<details class="small">
    <summary>${_(`prove_button`)}</summary>
    <p>${e}</p>
    ${t.length>0&&n`<ul>${t.map(e=>n`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await p(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({context:e,proof:t,left_s:r})=>n`
  <p class="step">${t.text}</p>
  ${t.steps.length>0&&n`<ol class="gesture">${t.steps.map(({text:e})=>n`<li>${e}</li>`)}</ol>`}
  ${r!==null&&n`<p class="small" role="timer">${_(`seconds_left`,{count:r})}</p>`}
  ${e.geometry&&t.steps.length>0&&n`<${b} context=${e} proof=${t} />`}
  ${t.button.length>0&&n`<${x} lines=${t.button} />`}
`;var w=class extends d{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};prove=async()=>{let t=await c(()=>m(`/api/host/proof`));if(!t)return;e([t.text,...t.steps.map(({text:e})=>e)].join(` `));let n=performance.now()+t.until_s*1e3;for(;this.box.isConnected&&performance.now()<n;){this.setState({proof:t,left_s:Math.ceil((n-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let r=await S(t.proof_id);if(r===`over`)break;if(r?.done)return T(this.props.close);if(r&&r.state!==t.state&&([t,n]=[r,performance.now()+r.until_s*1e3],e(t.text,!0),r.state===`refused`))return this.setState({proof:t,left_s:null})}this.setState({proof:null,over:!0})};render({context:e},{proof:r,left_s:i,over:a}){return n`<div class="stack" ref=${this.place}>
      ${r?n`<${C} context=${e} proof=${r} left_s=${i} />`:[a&&n`<p>${_(`proof_over`)}</p>`,t(_(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function T(e){await c(f),l(_(`host_now`)),e(!0)}function E({number:e,this:r,device:i,how:a,since:o,here:s,onRevoke:c}){let l=r?_(`this_phone`):i;return n`<li class="host-line">
    <span><b>${l}</b> <small>${[a,o,s&&!r?_(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!r&&t(_(`host_revoke`),()=>c({number:e},_(`host_revoke_one`,{name:l})),{name:`revoke-${e}`})}
  </li>`}var D=class extends d{state={hosts:null};async componentDidMount(){this.setState(await c(()=>p(`/api/hosts`))??{})}render(e,{hosts:r}){if(!r)return n`<section class="stack or hosts" />`;let i=async(e,t)=>this.setState(await O(e,t)??{}),a=()=>i({others:!0},_(`host_revoke_all`)),o=r.filter(e=>!e.this).length>1;return n`<section class="stack or hosts">
      <h3>${_(`hosts`)}</h3>
      <ul class="host-lines">
        ${r.map(e=>n`<${E} key=${e.number} ...${e} onRevoke=${i} />`)}
      </ul>
      ${o&&t(_(`host_revoke_others`),a,{kind:`danger`})}
      ${t(_(`host_code_show`),k,{name:`show-code`})}
      <p class="small">${_(`host_listens`)}</p>
    </section>`}};async function O(e,t){return!await s(_(`host_revoke`),t,_(`host_revoke`))||!await y()?null:c(()=>m(`/api/hosts/revoke`,e))}async function k(){if(!await y())return;let e=await c(()=>p(`/api/host/code`));e&&await o(_(`host_code`),r=>{let i=async()=>{let e=await c(()=>m(`/api/host/code/new`));e&&o(e)},o=({code:e})=>a(r,n`
          <p class="host-code">${e}</p>
          <p class="small">${_(`host_code_text`)}</p>
          ${t(_(`host_code_new`),i,{name:`new-code`})}
        `);o(e)})}async function A(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await j(e))}async function j(e){return await c(()=>m(`/api/host/code`,{code:e}))?(await c(f),l(_(`host_now`)),!0):!1}function M({close:e}){return n`<form class="stack" onsubmit=${async t=>{t.preventDefault(),await j(t.target.querySelector(`input`).value)&&e(!0)}}>
    <label class="field-label">
      ${_(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${_(u.host?`prove_code`:`be_host`)}</button>
  </form>`}function N({context:e,close:i}){let a=async()=>{await c(()=>m(`/api/host/release`)),await c(f),i()},o=![`idle`,`over`,`starting`].includes(e.state.phase);return n`
    <p>${_(`host_may`)}</p>
    ${o&&n`<div class="row" onclick=${()=>i()}>${r(e.state)}</div>`}
    ${t(_(`host_release`),a)}
    <${D} />
    <div class="stack or">
      <p class="small">${_(`bundle_text`)}</p>
      <a class="button" href=${h(`/api/bundle`)} download="" data-f="bundle">${_(`bundle`)}</a>
    </div>
  `}const P=({context:e,why:t,again:r,close:i})=>n`
  ${r||t?n`<p class="why">${r?_(`prove_again`):t}</p>`:n`<p>${_(`host_may`)}</p>`}
  <${M} close=${i} />
  <div class="stack or">
    <h3>${_(`without_code`)}</h3>
    <p class="small">${_(`prove_hint`)}</p>
    <${w} context=${e} close=${i} />
  </div>
  <p class="small">${_(`host_listens`)}</p>
`;async function F(e,t=``,r=!1){let i=r?_(`prove_again_title`):u.host?_(`you_are_host`):_(`host`),s=u.host&&!r?N:P;await o(i,(i,o)=>a(i,n`<${s} context=${e} why=${t} again=${r} close=${o} />`)),e.render()}export{F as openHost,A as useCodeFromAddress};