import{Ht as e,Jt as t,Qt as n,Rt as r,Ut as i,Vt as a,Xt as o,Zt as s,ft as c,lt as l,nn as u,pt as d,qt as f,r as p,tn as m,ut as ee,v as te,zt as ne}from"./all-508bb130.js";import{i as h}from"./shared-da2820b0.js";var g=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(m(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const _=({north:e})=>e===null?``:` ${u(e?`check_north`:`check_south`)}`;function re(e){return e.masked?u(`check_masked`):e.believed===null?``:u(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>u(e.on?`check_on`:`check_off`)+_(e),()=>!0],[`check_believed`,re,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],y=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var b=class extends i{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return a`<tr class=${y(e)}>${t.map(([,t])=>a`<td>${t(e)}</td>`)}</tr>`}},x=class extends i{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>a`<${b} key=${e} line=${n.get(e)} columns=${t} />`);return a`<div class="lines-box" tabindex="0" role="region" aria-label=${u(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>a`<th scope="col">${u(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>a`
  <h2>${u(`check_live`)}</h2>
  ${!t&&a`<p class="hinted">${u(`check_live_down`)}</p>`}
  <p class="small">${u(`check_live_text`)}</p>
  <${x} key=${e} lines=${n} />
`;function C(t,{sensors:n,watching:r,host:i}){e(t,i&&r&&(n?a`<${S} ...${n} />`:a`<p>${u(`looking`)}</p>`))}const[ie,w]=[.2,.58],T=({say:e,hint:t})=>a`<p class="told">${e}</p>${t&&a`<p class="hinted">${t}</p>`}`,E=e=>r(u(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>a`
  <div class="progress-line">
    <span>${n}</span>
    <span>${u(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${u(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return u(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),i=[`waiting`,`resting`].includes(e.phase),o=i&&e.kind===`lines`&&Object.keys(e.lights).length>0;return a`<div class="row few">
    ${e.phase===`clear`&&r(u(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&r(u(`check_skip`),n(`skip`),{name:`skip`})}
    ${i&&e.done>0&&r(u(`check_back`),n(`back`),{name:`back`})}
    ${o&&r(u(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>a`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&a`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(t,{state:n,act:r,host:i}){let o=i?n?.walk:null,s=o&&o.phase!==`done`?o:null;t.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),e(t,s&&a`<${j} walk=${s} act=${r} />`)}function N({test:e,act:t}){let n=k(t),i=e.number===1&&e.verdicts.length>0;return a`
    <${D} done=${e.number-1} count=${e.count} text=${u(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${r(u(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&r(u(`check_back`),n(`back`),{name:`back`})}
      ${i&&r(u(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&a`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(t,{state:n,act:r,host:i}){let o=i?n?.test:null;t.classList.toggle(`seen`,o?.phase===`resting`),e(t,o&&a`<${N} test=${o} act=${r} />`)}const F=e=>a`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>a`<li>${F(e===`good`)}<span>${t}${n&&a`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>a`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>i(t,n,ie*e.scale(n));ne(e.top,[Object.entries(n).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(o(`dot-on`))])}function R(t,{state:n,geometry:r,sensors:i,board:o,host:s}){let c=n?.walk??n?.test,l=s&&r&&r.board===(n?.on??o)&&(c||i),d=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=n?.walk?.results??{},p=u(`check_picture_live`,{spots:d.join(`, `)||u(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:p};e(t,l&&a`<${h} geometry=${r} contents=${m} over=${e=>L(e,{here:c,results:f,on:d})} />`)}async function z(e){await ee(u(`check_write`),u(`check_write_text`),u(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[a`<p>${u(`check_written`,{device:t[n].device})}</p>`,a`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,i=e.boards.find(({name:t})=>t===e.on).devices,o=n.findings.length>0&&a`<ul class="found-list">
      ${n.findings.map(({text:e})=>a`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[a`<h2>${u(`check_found_so_far`)}</h2>`,o];let s=({device:t})=>a`<a
    class="button"
    href=${m(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${u(`check_download`)}
  </a>`,c=n.can_write;return a`
    <h2>${n.say}</h2>
    <div class="stack">
      ${o||a`<p>${u(`check_all_well`)}</p>`}
      ${n.offer&&a`<p class="why">${n.offer}</p>`}
      ${n.guessed&&a`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!n.written.length&&r(u(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${c&&i.map(s)}
      ${o&&r(u(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${r(u(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,i)}
  `}function H(t,{state:n,act:r,host:i}){let o=i?n?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);e(t,s&&a`<${V} state=${n} act=${r} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new g(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let n=await t(e).catch(()=>null);n&&(W.geometry={...n,board:e.name})}const Y=(e,t)=>l(async()=>q(await n(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await f(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!o.host)&&G.close(),!document.hidden&&o.host)try{let e=await f(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;t=2e3,n.code===`role`&&await l(s),n.status===0&&e(U(`banner`),a`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,t)}function oe(t){let n=r(u(`be_host`),se,{kind:`primary`,name:`host`});e(t,!o.host&&[a`<h2>${u(`check_for_host`)}</h2>`,a`<p class="small">${u(`check_for_host_hint`)}</p>`,a`<div class="row">${n}</div>`])}async function se(){await te({state:{seats:[],spots:[]},geometry:null,render:$},u(`check_for_host_hint`)),await l(s),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:o})=>a`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(t,n){let i=await c(u(`check_go_on`),(i,o)=>e(i,[a`<p>${u(`check_go_on_text`,{done:t,count:n})}</p>`,a`<div class="row">
        ${r(u(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${r(u(`check_again`),()=>o(`again`))}
      </div>`]));return i===null?null:i===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),o=[[`walk`,u(`check_walk`),u(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,u(`check_learn`),u(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,u(`check_lights`),u(`check_lights_hint`),i({kind:`lights`})],[`pieces`,u(`check_pieces`),u(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return a`
    <h2>${u(`check_what`)}</h2>
    ${e.boards.length>1&&a`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>a`<p class="hinted">${e}</p>`)}
    ${e.refused&&a`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,n,i,o])=>a`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${u(n?`check_live_end`:`check_live`)}
        hint=${u(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(t){let{state:n,watching:r}=W,i=K(),s=o.host&&n&&!n.on&&i;e(t,s&&a`<${ue} state=${n} board=${i} watching=${r} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return a`<label class="field-label">
    ${u(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>a`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&d(t),W.spoken=t}function $(){let e={...W,act:Y,host:o.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await p($),$(),await X()}me();