import{An as e,Bn as t,C as n,Hn as r,Pn as i,Rn as a,Vt as o,Yt as s,_n as c,an as l,cn as u,d,gn as f,hn as p,kn as m,ln as h,on as g,pn as _,sn as v,z as y}from"./phone-9725a789.js";var b=class extends r{shouldComponentUpdate({proof:e}){return e!==this.props.proof}render({context:{state:e,geometry:t},proof:{steps:r,text:i}}){let c=new n(t,o(e)),l=Object.fromEntries(r.map(({spot:e})=>[e,{colour:`white`,pattern:`steady`}]));return l[r[0].spot]={colour:`magenta`,pattern:`double`},c.update({pieces:s(e,t),lights:l,label:i}),a`<div ref=${e=>e?.replaceChildren(c.element)} />`}};function x({lines:[t,...n]}){return a`<details class="small">
<summary>${e(`prove_button`)}</summary>
<p>${t}</p>
${n.length>0&&a`<ul>${n.map(e=>a`<li>${e}</li>`)}</ul>`}
</details>`}async function S(e){try{return await _(`/api/host/proof/${e}`)}catch(e){return e.status===404?`over`:null}}const C=({text:e,steps:t})=>[e,...t.map(e=>e.text)].join(` `),w=({context:t,proof:n,left_s:r})=>a`
<p class="step">${n.text}</p>
${n.steps.length>0&&a`<ol class="gesture">${n.steps.map(({text:e})=>a`<li>${e}</li>`)}</ol>`}
${r!==null&&a`<p class="small" role="timer">${e(`seconds_left`,{count:r})}</p>`}
${t.geometry&&n.steps.length>0&&a`<${b} context=${t} proof=${n} />`}
${n.button.length>0&&a`<${x} lines=${n.button} />`}
`;var T=class extends r{state={proof:null,left_s:null,over:!1};place=e=>{this.box=e};componentDidMount(){this.props.begins&&this.prove()}componentDidUpdate(e,{proof:t}){this.state.proof&&this.state.proof!==t&&this.box?.scrollIntoView({block:`start`})}prove=async()=>{let e=await l(()=>c(`/api/host/proof`));if(!e)return;h(C(e));let t=performance.now()+e.until_s*1e3;for(;this.box?.isConnected&&performance.now()<t;){this.setState({proof:e,left_s:Math.ceil((t-performance.now())/1e3)}),await new Promise(e=>setTimeout(e,1e3));let n=await S(e.proof_id);if(n===`over`)break;if(n?.done)return E(this.props.close);if(n&&(n.state!==e.state||n.spot!==e.spot)&&([e,t]=[n,performance.now()+n.until_s*1e3],h(C(e),!0),n.state===`refused`))return this.setState({proof:e,left_s:null})}this.setState({proof:null,over:!0})};render({context:t},{proof:n,left_s:r,over:o}){return a`<div class="stack" ref=${this.place}>
${n?a`<${w} context=${t} proof=${n} left_s=${r} />`:[o&&a`<p>${e(`proof_over`)}</p>`,i(e(`prove`),this.prove,{kind:`wide`})]}
</div>`}};async function E(t){await l(f),v(e(`host_now`)),t(!0)}function D({number:t,this:n,device:r,how:o,since:s,here:c,onRevoke:l}){let u=n?e(`this_phone`):r;return a`<li class="host-line">
<span><b>${u}</b> <small>${[o,s,c&&!n?e(`host_here`):``].filter(Boolean).join(`, `)}</small></span>
${!n&&i(e(`host_revoke`),()=>l({number:t},e(`host_revoke_one`,{name:u})),{name:`revoke-${t}`})}
</li>`}var O=class extends r{state={hosts:null};async componentDidMount(){this.setState(await l(()=>_(`/api/hosts`))??{})}render(t,{hosts:n}){if(!n)return a`<section class="stack or hosts" />`;let r=async(e,t)=>this.setState(await k(e,t)??{}),o=()=>r({others:!0},e(`host_revoke_all`)),s=n.filter(e=>!e.this).length>1;return a`<section class="stack or hosts">
<h3>${e(`hosts`)}</h3>
<ul class="host-lines">
${n.map(e=>a`<${D} key=${e.number} ...${e} onRevoke=${r} />`)}
</ul>
${s&&i(e(`host_revoke_others`),o,{kind:`danger`})}
${i(e(`host_code_show`),A,{name:`show-code`})}
<p class="small">${e(`host_listens`)}</p>
</section>`}};async function k(t,n){return!await g(e(`host_revoke`),n,e(`host_revoke`))||!await d()?null:l(()=>c(`/api/hosts/revoke`,t))}async function A(){if(!await d())return;let n=await l(()=>_(`/api/host/code`));n&&await u(e(`host_code`),r=>{let o=async()=>{let e=await l(()=>c(`/api/host/code/new`));e&&s(e)},s=({code:n})=>t(r,a`
<p class="host-code">${n}</p>
<p class="small">${e(`host_code_text`)}</p>
${i(e(`host_code_new`),o,{name:`new-code`})}
`);s(n)})}async function j(){let e=new URLSearchParams(location.hash.slice(1)).get(`code`);e&&(history.replaceState(null,``,location.pathname+location.search),await M(e))}async function M(t){return await l(()=>c(`/api/host/code`,{code:t}))?(await l(f),v(e(`host_now`)),!0):!1}function N({close:t}){return a`<form class="stack" onsubmit=${async e=>{e.preventDefault();let n=e.target;await M(n.querySelector(`input`)?.value??``)&&t(!0)}}>
<label class="field-label">
${e(`host_code`)}
<input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${!1} maxlength="64" required class="code" />
</label>
<button type="submit" class="button primary">${e(p.host?`prove_code`:`be_host`)}</button>
</form>`}function P({context:t,close:n}){let r=async()=>{await l(()=>c(`/api/host/release`)),await l(f),n()},o=![`idle`,`over`,`starting`].includes(t.state.phase);return a`
<p>${e(`host_may`)}</p>
${o&&a`<div class="row" onclick=${()=>n()}>${y(t.state)}</div>`}
${i(e(`host_release`),r)}
<${O} />
<div class="stack or">
<p class="small">${e(`bundle_text`)}</p>
<a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${e(`bundle`)}</a>
</div>
`}const F=({context:t,why:n,again:r,begins:i,close:o})=>a`
${r||n?a`<p class="why">${r?e(`prove_again`):n}</p>`:a`<p>${e(`host_may`)}</p>`}
<${N} close=${o} />
<div class="stack or">
<h3>${e(`without_code`)}</h3>
<p class="small">${e(`prove_hint`)}</p>
<${T} context=${t} begins=${i} close=${o} />
</div>
<p class="small">${e(`host_listens`)}</p>
`;async function I(n,r=``,i=!1,o=!1){let s=i?e(`prove_again_title`):p.host?e(`you_are_host`):e(`host`),c=p.host&&!i?P:F;await u(s,(e,s)=>t(e,a`<${c} context=${n} why=${r} again=${i} begins=${o} close=${s} />`)),n.render()}export{I as openHost,j as useCodeFromAddress};