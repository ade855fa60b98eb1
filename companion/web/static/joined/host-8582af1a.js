import{An as e,Bn as t,C as n,Ln as r,Pn as i,Vt as a,Yt as o,_n as s,an as c,cn as l,d as u,gn as d,hn as f,kn as p,ln as m,on as h,pn as g,sn as _,z as v,zn as y}from"./phone-44b4d523.js";var b=class extends t{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:i,text:s}}){let c=new n(t,a(e)),l=Object.fromEntries(i.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return l[i[0].spot]={colour:`magenta`,pattern:`double`},c.update({pieces:o(e,t),lights:l,label:s}),r`<div ref=${e=>e?.replaceChildren(c.element)} />`}};function x({lines:[t,...n]}){return r`<details class="small">
    <summary>${e(`prove_button`)}</summary>
    <p>${t}</p>
    ${n.length>0&&r`<ul>${n.map(e=>r`<li>${e}</li>`)}</ul>`}
  </details>`}async function S(e){try{return await g(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:t,proof:n,left_s:i})=>r`
  <p class="step">${n.text}</p>
  ${n.steps.length>0&&r`<ol class="gesture">${n.steps.map(({text:e})=>r`<li>${e}</li>`)}</ol>`}
  ${i!==null&&r`<p class="small" role="timer">${e(`seconds_left`,{count:i})}</p>`}
  ${t.geometry&&n.steps.length>0&&r`<${b} context=${t} proof=${n} />`}
  ${n.button.length>0&&r`<${x} lines=${n.button} />`}
`;var T=class extends t{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}componentDidUpdate(e,{proof:t}){this.state.proof&&this.state.proof!==t&&this.box.scrollIntoView({block:`start`})}prove=async()=>{let e=await c(()=>s(`/api/host/proof`));if(!e)return;m(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],m(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:t},{proof:n,left_s:a,over:o}){return r`<div class="stack" ref=${this.place}>
      ${n?r`<${w} context=${t} proof=${n} left_s=${a} />`:[o&&r`<p>${e(`proof_over`)}</p>`,i(e(`prove`),this.prove,{kind:`wide`})]}
    </div>`}};async function E(t){await c(d),_(e(`host_now`)),t(!0)}function D({number:t,this:n,device:a,how:o,since:s,here:c,onRevoke:l}){let u=n?e(`this_phone`):a;return r`<li class="host-line">
    <span><b>${u}</b> <small>${[o,s,c&&!n?e(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
    ${!n&&i(e(`host_revoke`),()=>l({number:t},e(`host_revoke_one`,{name:u})),{name:`revoke-${t}`})}
  </li>`}var O=class extends t{state={hosts:null};async componentDidMount(){this.setState(await c(()=>g(`/api/hosts`))??{})}render(t,{hosts:n}){if(!n)return r`<section class="stack or hosts" />`;let a=async(e,t)=>this.setState(await k(e,t)??{}),o=()=>a({others:!0},e(`host_revoke_all`)),s=n.filter(e=>!e.this).length>1;return r`<section class="stack or hosts">
      <h3>${e(`hosts`)}</h3>
      <ul class="host-lines">
        ${n.map(e=>r`<${D} key=${e.number} ...${e} onRevoke=${a} />`)}
      </ul>
      ${s&&i(e(`host_revoke_others`),o,{kind:`danger`})}
      ${i(e(`host_code_show`),A,{name:`show-code`})}
      <p class="small">${e(`host_listens`)}</p>
    </section>`}};async function k(t,n){return!await h(e(`host_revoke`),n,e(`host_revoke`))||!await u()?null:c(()=>s(`/api/hosts/revoke`,t))}async function A(){if(!await u())return;let t=await c(()=>g(`/api/host/code`));t&&await l(e(`host_code`),n=>{let a=async()=>{let e=await c(()=>s(`/api/host/code/new`));e&&o(e)},o=({code:t})=>y(n,r`
          <p class="host-code">${t}</p>
          <p class="small">${e(`host_code_text`)}</p>
          ${i(e(`host_code_new`),a,{name:`new-code`})}
        `);o(t)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(t){return await c(()=>s(`/api/host/code`,{code:t}))?(await c(d),_(e(`host_now`)),!0):!1}function N({close:t}){return r`<form class="stack" onsubmit=${async e=>{e.preventDefault(),await M(e.target.querySelector(`input`).value)&&t(!0)}}>
    <label class="field-label">
      ${e(`host_code`)}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${e(f.host?`prove_code`:`be_host`)}</button>
  </form>`}function P({context:t,close:n}){let a=async()=>{await c(()=>s(`/api/host/release`)),await c(d),n()},o=![`idle`,`over`,`starting`].includes(t.state.phase);return r`
    <p>${e(`host_may`)}</p>
    ${o&&r`<div class="row" onclick=${()=>n()}>${v(t.state)}</div>`}
    ${i(e(`host_release`),a)}
    <${O} />
    <div class="stack or">
      <p class="small">${e(`bundle_text`)}</p>
      <a class="button" href=${p(`/api/bundle`)} download="" data-f="bundle">${e(`bundle`)}</a>
    </div>
  `}const F=({context:t,why:n,again:i,begins:a,close:o})=>r`
  ${i||n?r`<p class="why">${i?e(`prove_again`):n}</p>`:r`<p>${e(`host_may`)}</p>`}
  <${N} close=${o} />
  <div class="stack or">
    <h3>${e(`without_code`)}</h3>
    <p class="small">${e(`prove_hint`)}</p>
    <${T} context=${t} begins=${a} close=${o} />
  </div>
  <p class="small">${e(`host_listens`)}</p>
`;async function I(t,n=``,i=!1,a=!1){let o=i?e(`prove_again_title`):f.host?e(`you_are_host`):e(`host`),s=f.host&&!i?P:F;await l(o,(e,o)=>y(e,r`<${s} context=${t} why=${n} again=${i} begins=${a} close=${o} />`)),t.render()}export{I as openHost,j as useCodeFromAddress};