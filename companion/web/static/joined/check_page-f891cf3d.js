import{$t as e,A as t,Cn as n,Gt as r,Jt as i,Qt as a,Wt as o,c as ee,en as s,mn as c,nn as l,pn as u,q as d,qt as f,tn as p,vn as m,wn as h,xn as g,yn as te}from"./phone-c90b29c1.js";import{i as ne,n as _}from"./tones-428a2ae6.js";var v=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(u(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const y=({north:e})=>e===null?``:` ${c(e?`check_north`:`check_south`)}`;function b(e){return e.masked?c(`check_masked`):e.believed===null?``:c(e.believed?`check_on`:`check_off`)}const x=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>c(e.on?`check_on`:`check_off`)+y(e),()=>!0],[`check_believed`,b,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],S=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var C=class extends h{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return g`<tr class=${S(e)}>${t.map(([,t])=>g`<td>${t(e)}</td>`)}</tr>`}},re=class extends h{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=x.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>g`<${C} key=${e} line=${n.get(e)} columns=${t} />`);return g`<div class="lines-box" tabindex="0" role="region" aria-label=${c(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>g`<th scope="col">${c(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const ie=({board:e,up:t,lines:n})=>g`
  <h2>${c(`check_live`)}</h2>
  ${!t&&g`<p class="hinted">${c(`check_live_down`)}</p>`}
  <p class="small">${c(`check_live_text`)}</p>
  <${re} key=${e} lines=${n} />
`;function ae(e,{sensors:t,watching:r,host:i}){n(e,i&&r&&(t?g`<${ie} ...${t} />`:g`<p>${c(`looking`)}</p>`))}const[oe,w]=[.2,.58],T=({say:e,hint:t})=>g`<p class="told">${e}</p>${t&&g`<p class="hinted">${t}</p>`}`,E=e=>m(c(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>g`
  <div class="progress-line">
    <span>${n}</span>
    <span>${c(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${c(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return c(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return g`<div class="row few">
    ${e.phase===`clear`&&m(c(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&m(c(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&m(c(`check_back`),n(`back`),{name:`back`})}
    ${i&&m(c(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>g`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&g`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:r,host:i}){let a=i?t?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),n(e,o&&g`<${j} walk=${o} act=${r} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return g`
    <${D} done=${e.number-1} count=${e.count} text=${c(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${m(c(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&m(c(`check_back`),n(`back`),{name:`back`})}
      ${r&&m(c(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&g`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:r,host:i}){let a=i?t?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),n(e,a&&g`<${N} test=${a} act=${r} />`)}const F=e=>g`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>g`<li>${F(e===`good`)}<span>${t}${n&&g`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>g`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,oe*e.scale(n));te(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(a(`dot-on`))])}function R(e,{state:t,geometry:r,sensors:i,board:a,host:o}){let s=t?.walk??t?.test,l=o&&r&&r.board===(t?.on??a)&&(s||i),u=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=c(`check_picture_live`,{spots:u.join(`, `)||c(`nowhere`)}),p={lights:s?.lights??{},label:s?s.say:f};n(e,l&&g`<${ee} geometry=${r} contents=${p} over=${e=>L(e,{here:s,results:d,on:u})} />`)}async function z(e){await r(c(`check_write`),c(`check_write_text`),c(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[g`<p>${c(`check_written`,{device:t[n].device})}</p>`,g`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&g`<ul class="found-list">
      ${n.findings.map(({text:e})=>g`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[g`<h2>${c(`check_found_so_far`)}</h2>`,i];let a=({device:t})=>g`<a
    class="button"
    href=${u(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${c(`check_download`)}
  </a>`,o=n.can_write;return g`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||g`<p>${c(`check_all_well`)}</p>`}
      ${n.offer&&g`<p class="why">${n.offer}</p>`}
      ${n.guessed&&g`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${o&&!n.written.length&&m(c(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${o&&r.map(a)}
      ${i&&m(c(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${m(c(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:r,host:i}){let a=i?t?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);n(e,o&&g`<${V} state=${t} act=${r} />`)}function se(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new v(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){_(se(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let t=K();if(!t||W.geometry?.board===t.name)return;let n=await e(t).catch(()=>null);n&&(W.geometry={...n,board:t.name})}const Y=(e,t)=>o(async()=>q(await l(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await a(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!s.host)&&G.close(),!document.hidden&&s.host)try{let e=await a(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await o(p),t.status===0&&n(U(`banner`),g`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function le(e){let t=m(c(`be_host`),ue,{kind:`primary`,name:`host`});n(e,!s.host&&[g`<h2>${c(`check_for_host`)}</h2>`,g`<p class="small">${c(`check_for_host_hint`)}</p>`,g`<div class="row">${t}</div>`])}async function ue(){await d({state:{seats:[],spots:[]},geometry:null,render:$},c(`check_for_host_hint`)),await o(p),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>g`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,t){let r=await f(c(`check_go_on`),(r,i)=>n(r,[g`<p>${c(`check_go_on_text`,{done:e,count:t})}</p>`,g`<div class="row">
        ${m(c(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${m(c(`check_again`),()=>i(`again`))}
      </div>`]));return r===null?null:r===`again`}function pe({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>de(e),a=[[`walk`,c(`check_walk`),c(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,c(`check_learn`),c(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,c(`check_lights`),c(`check_lights_hint`),i({kind:`lights`})],[`pieces`,c(`check_pieces`),c(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return g`
    <h2>${c(`check_what`)}</h2>
    ${e.boards.length>1&&g`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>g`<p class="hinted">${e}</p>`)}
    ${e.refused&&g`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>g`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${c(n?`check_live_end`:`check_live`)}
        hint=${c(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:r}=W,i=K(),a=s.host&&t&&!t.on&&i;n(e,a&&g`<${pe} state=${t} board=${i} watching=${r} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return g`<label class="field-label">
    ${c(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>g`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&i(t),W.spoken=t}function $(){let e={...W,act:Y,host:s.host};le(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),me(U(`choose`)),ae(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,ne,{once:!0}),await t($),$(),await X()}_e();