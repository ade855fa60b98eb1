import{A as e,Cn as t,Dn as n,Jt as r,On as i,Qt as a,Sn as o,Tn as s,X as c,Yt as l,Zt as u,_n as d,an as f,in as p,l as m,nn as h,on as ee,rn as te,vn as g}from"./phone-6455bc21.js";import{i as _,n as v}from"./tones-428a2ae6.js";var y=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(d(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const b=({north:e})=>e===null?``:` ${g(e?`check_north`:`check_south`)}`;function x(e){return e.masked?g(`check_masked`):e.believed===null?``:g(e.believed?`check_on`:`check_off`)}const S=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>g(e.on?`check_on`:`check_off`)+b(e),()=>!0],[`check_believed`,x,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],C=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var ne=class extends i{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return s`<tr class=${C(e)}>${t.map(([,t])=>s`<td>${t(e)}</td>`)}</tr>`}},re=class extends i{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=S.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>s`<${ne} key=${e} line=${n.get(e)} columns=${t} />`);return s`<div class="lines-box" tabindex="0" role="region" aria-label=${g(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>s`<th scope="col">${g(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const ie=({board:e,up:t,lines:n})=>s`
  <h2>${g(`check_live`)}</h2>
  ${!t&&s`<p class="hinted">${g(`check_live_down`)}</p>`}
  <p class="small">${g(`check_live_text`)}</p>
  <${re} key=${e} lines=${n} />
`;function ae(e,{sensors:t,watching:r,host:i}){n(e,i&&r&&(t?s`<${ie} ...${t} />`:s`<p>${g(`looking`)}</p>`))}const[oe,w]=[.2,.58],T=({say:e,hint:t})=>s`<p class="told">${e}</p>${t&&s`<p class="hinted">${t}</p>`}`,E=e=>o(g(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>s`
  <div class="progress-line">
    <span>${n}</span>
    <span>${g(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${g(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return g(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return s`<div class="row few">
    ${e.phase===`clear`&&o(g(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&o(g(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&o(g(`check_back`),n(`back`),{name:`back`})}
    ${i&&o(g(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>s`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&s`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:r,host:i}){let a=i?t?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),n(e,o&&s`<${j} walk=${o} act=${r} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return s`
    <${D} done=${e.number-1} count=${e.count} text=${g(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${o(g(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&o(g(`check_back`),n(`back`),{name:`back`})}
      ${r&&o(g(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&s`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:r,host:i}){let a=i?t?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),n(e,a&&s`<${N} test=${a} act=${r} />`)}const F=e=>s`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>s`<li>${F(e===`good`)}<span>${t}${n&&s`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:n,results:r,on:i}){let a=(t,n,r)=>s`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>a(t,n,oe*e.scale(n));t(e.top,[Object.entries(r).map(([e,t])=>o(`dot-${t}`)(e)),n?.spot&&[a(`dot-case`,n.spot,w),a(`dot-here`,n.spot,w)],i.map(o(`dot-on`))])}function R(e,{state:t,geometry:r,sensors:i,board:a,host:o}){let c=t?.walk??t?.test,l=o&&r&&r.board===(t?.on??a)&&(c||i),u=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=g(`check_picture_live`,{spots:u.join(`, `)||g(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};n(e,l&&s`<${m} geometry=${r} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await l(g(`check_write`),g(`check_write_text`),g(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[s`<p>${g(`check_written`,{device:t[n].device})}</p>`,s`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&s`<ul class="found-list">
      ${n.findings.map(({text:e})=>s`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[s`<h2>${g(`check_found_so_far`)}</h2>`,i];let a=({device:t})=>s`<a
    class="button"
    href=${d(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${g(`check_download`)}
  </a>`,c=n.can_write;return s`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||s`<p>${g(`check_all_well`)}</p>`}
      ${n.offer&&s`<p class="why">${n.offer}</p>`}
      ${n.guessed&&s`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!n.written.length&&o(g(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${c&&r.map(a)}
      ${i&&o(g(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${o(g(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,r)}
  `}function se(e,{state:t,act:r,host:i}){let a=i?t?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);n(e,o&&s`<${V} state=${t} act=${r} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new y(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){v(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await te(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>r(async()=>q(await ee(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await h(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!p.host)&&G.close(),!document.hidden&&p.host)try{let e=await h(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await r(f),t.status===0&&n(U(`banner`),s`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function le(e){let t=o(g(`be_host`),ue,{kind:`primary`,name:`host`});n(e,!p.host&&[s`<h2>${g(`check_for_host`)}</h2>`,s`<p class="small">${g(`check_for_host_hint`)}</p>`,s`<div class="row">${t}</div>`])}async function ue(){await c({state:{seats:[],spots:[]},geometry:null,render:$},g(`check_for_host_hint`)),await r(f),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>s`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,t){let r=await u(g(`check_go_on`),(r,i)=>n(r,[s`<p>${g(`check_go_on_text`,{done:e,count:t})}</p>`,s`<div class="row">
        ${o(g(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${o(g(`check_again`),()=>i(`again`))}
      </div>`]));return r===null?null:r===`again`}function pe({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>de(e),a=[[`walk`,g(`check_walk`),g(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,g(`check_learn`),g(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,g(`check_lights`),g(`check_lights_hint`),i({kind:`lights`})],[`pieces`,g(`check_pieces`),g(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return s`
    <h2>${g(`check_what`)}</h2>
    ${e.boards.length>1&&s`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>s`<p class="hinted">${e}</p>`)}
    ${e.refused&&s`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>s`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${g(n?`check_live_end`:`check_live`)}
        hint=${g(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:r}=W,i=K(),a=p.host&&t&&!t.on&&i;n(e,a&&s`<${pe} state=${t} board=${i} watching=${r} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return s`<label class="field-label">
    ${g(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>s`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&a(t),W.spoken=t}function $(){let e={...W,act:Y,host:p.host};le(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),se(U(`found`),e),me(U(`choose`)),ae(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,_,{once:!0}),await e($),$(),await X()}_e();