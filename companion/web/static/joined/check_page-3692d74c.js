import{Jt as e,Qt as t,Rt as n,Ut as r,Vt as i,Wt as a,Xt as o,Yt as s,Zt as c,ft as l,lt as u,nn as d,pt as f,r as p,tn as m,ut as ee,v as te,zt as ne}from"./all-fb846322.js";import{i as h}from"./shared-b75b350e.js";var g=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(m(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const _=({north:e})=>e===null?``:` ${d(e?`check_north`:`check_south`)}`;function re(e){return e.masked?d(`check_masked`):e.believed===null?``:d(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>d(e.on?`check_on`:`check_off`)+_(e),()=>!0],[`check_believed`,re,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],y=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var b=class extends a{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return i`<tr class=${y(e)}>${t.map(([,t])=>i`<td>${t(e)}</td>`)}</tr>`}},x=class extends a{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>i`<${b} key=${e} line=${n.get(e)} columns=${t} />`);return i`<div class="lines-box" tabindex="0" role="region" aria-label=${d(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>i`<th scope="col">${d(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>i`
  <h2>${d(`check_live`)}</h2>
  ${!t&&i`<p class="hinted">${d(`check_live_down`)}</p>`}
  <p class="small">${d(`check_live_text`)}</p>
  <${x} key=${e} lines=${n} />
`;function C(e,{sensors:t,watching:n,host:a}){r(e,a&&n&&(t?i`<${S} ...${t} />`:i`<p>${d(`looking`)}</p>`))}const[ie,w]=[.2,.58],T=({say:e,hint:t})=>i`<p class="told">${e}</p>${t&&i`<p class="hinted">${t}</p>`}`,E=e=>n(d(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>i`
  <div class="progress-line">
    <span>${n}</span>
    <span>${d(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${d(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return d(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let r=k(t),a=[`waiting`,`resting`].includes(e.phase),o=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return i`<div class="row few">
    ${e.phase===`clear`&&n(d(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&n(d(`check_skip`),r(`skip`),{name:`skip`})}
    ${a&&e.done>0&&n(d(`check_back`),r(`back`),{name:`back`})}
    ${o&&n(d(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>i`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&i`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:a}){let o=a?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),r(e,s&&i`<${j} walk=${s} act=${n} />`)}function N({test:e,act:t}){let r=k(t),a=e.number===1&&e.verdicts.length>0;return i`
    <${D} done=${e.number-1} count=${e.count} text=${d(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${n(d(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&n(d(`check_back`),r(`back`),{name:`back`})}
      ${a&&n(d(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&i`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:a}){let o=a?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),r(e,o&&i`<${N} test=${o} act=${n} />`)}const F=e=>i`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>i`<li>${F(e===`good`)}<span>${t}${n&&i`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let a=(t,n,r)=>i`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>a(t,n,ie*e.scale(n));ne(e.top,[Object.entries(n).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[a(`dot-case`,t.spot,w),a(`dot-here`,t.spot,w)],r.map(o(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:a,board:o,host:s}){let c=t?.walk??t?.test,l=s&&n&&n.board===(t?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=t?.walk?.results??{},p=d(`check_picture_live`,{spots:u.join(`, `)||d(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:p};r(e,l&&i`<${h} geometry=${n} contents=${m} over=${e=>L(e,{here:c,results:f,on:u})} />`)}async function z(e){await ee(d(`check_write`),d(`check_write_text`),d(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[i`<p>${d(`check_written`,{device:t[n].device})}</p>`,i`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:r}=e,a=e.boards.find(({name:t})=>t===e.on).devices,o=r.findings.length>0&&i`<ul class="found-list">
      ${r.findings.map(({text:e})=>i`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[i`<h2>${d(`check_found_so_far`)}</h2>`,o];let s=({device:t})=>i`<a
    class="button"
    href=${m(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${d(`check_download`)}
  </a>`,c=r.can_write;return i`
    <h2>${r.say}</h2>
    <div class="stack">
      ${o||i`<p>${d(`check_all_well`)}</p>`}
      ${r.offer&&i`<p class="why">${r.offer}</p>`}
      ${r.guessed&&i`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!r.written.length&&n(d(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${c&&a.map(s)}
      ${o&&n(d(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${n(d(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(r,a)}
  `}function H(e,{state:t,act:n,host:a}){let o=a?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);r(e,s&&i`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new g(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await s(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,n)=>u(async()=>q(await t(`/api/check/${e}`,n)));async function ae(t){if(!W.watching)return G.close();G.open(t.on??(W.board||t.boards[0].name)),W.sensors=G.failed?await e(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!o.host)&&G.close(),!document.hidden&&o.host)try{let t=await e(`/api/check`);await ae(t),U(`banner`).hidden=!0,await q(t)}catch(e){if(e.status===void 0)throw e;t=2e3,e.code===`role`&&await u(c),e.status===0&&r(U(`banner`),i`<p>${e.message}</p>`),U(`banner`).hidden=e.status!==0,$()}setTimeout(X,t)}function oe(e){let t=n(d(`be_host`),se,{kind:`primary`,name:`host`});r(e,!o.host&&[i`<h2>${d(`check_for_host`)}</h2>`,i`<p class="small">${d(`check_for_host_hint`)}</p>`,i`<div class="row">${t}</div>`])}async function se(){await te({state:{seats:[],spots:[]},geometry:null,render:$},d(`check_for_host_hint`)),await u(c),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:a,onclick:o})=>i`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let a=await l(d(`check_go_on`),(a,o)=>r(a,[i`<p>${d(`check_go_on_text`,{done:e,count:t})}</p>`,i`<div class="row">
        ${n(d(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${n(d(`check_again`),()=>o(`again`))}
      </div>`]));return a===null?null:a===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,a=e=>()=>ce(e),o=[[`walk`,d(`check_walk`),d(`check_walk_hint`,{count:t.spots}),a({kind:`lines`}),`primary`],[`learn`,d(`check_learn`),d(`check_learn_hint`),a({kind:`lines`,learn:!0})],t.lights&&[`lights`,d(`check_lights`),d(`check_lights_hint`),a({kind:`lights`})],[`pieces`,d(`check_pieces`),d(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return i`
    <h2>${d(`check_what`)}</h2>
    ${e.boards.length>1&&i`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>i`<p class="hinted">${e}</p>`)}
    ${e.refused&&i`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,n,a,o])=>i`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:r,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${d(n?`check_live_end`:`check_live`)}
        hint=${d(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,a=K(),s=o.host&&t&&!t.on&&a;r(e,s&&i`<${ue} state=${t} board=${a} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return i`<label class="field-label">
    ${d(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>i`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&f(t),W.spoken=t}function $(){let e={...W,act:Y,host:o.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await p($),$(),await X()}me();