import{Ht as e,Jt as t,Rt as n,Ut as r,Vt as i,Xt as a,Yt as o,Zt as s,en as c,ft as l,lt as u,pt as d,qt as f,r as p,tn as m,ut as ee,v as te,zt as ne}from"./all-d6b41ecc.js";import{i as h}from"./shared-5272dd52.js";var g=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(c(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const _=({north:e})=>e===null?``:` ${m(e?`check_north`:`check_south`)}`;function re(e){return e.masked?m(`check_masked`):e.believed===null?``:m(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>m(e.on?`check_on`:`check_off`)+_(e),()=>!0],[`check_believed`,re,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],y=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var b=class extends r{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return i`<tr class=${y(e)}>${t.map(([,t])=>i`<td>${t(e)}</td>`)}</tr>`}},x=class extends r{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>i`<${b} key=${e} line=${n.get(e)} columns=${t} />`);return i`<div class="lines-box" tabindex="0" role="region" aria-label=${m(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>i`<th scope="col">${m(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>i`
  <h2>${m(`check_live`)}</h2>
  ${!t&&i`<p class="hinted">${m(`check_live_down`)}</p>`}
  <p class="small">${m(`check_live_text`)}</p>
  <${x} key=${e} lines=${n} />
`;function C(t,{sensors:n,watching:r,host:a}){e(t,a&&r&&(n?i`<${S} ...${n} />`:i`<p>${m(`looking`)}</p>`))}const[ie,w]=[.2,.58],T=({say:e,hint:t})=>i`<p class="told">${e}</p>${t&&i`<p class="hinted">${t}</p>`}`,E=e=>n(m(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>i`
  <div class="progress-line">
    <span>${n}</span>
    <span>${m(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${m(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return m(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let r=k(t),a=[`waiting`,`resting`].includes(e.phase),o=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return i`<div class="row few">
    ${e.phase===`clear`&&n(m(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&n(m(`check_skip`),r(`skip`),{name:`skip`})}
    ${a&&e.done>0&&n(m(`check_back`),r(`back`),{name:`back`})}
    ${o&&n(m(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>i`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&i`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(t,{state:n,act:r,host:a}){let o=a?n?.walk:null,s=o&&o.phase!==`done`?o:null;t.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),e(t,s&&i`<${j} walk=${s} act=${r} />`)}function N({test:e,act:t}){let r=k(t),a=e.number===1&&e.verdicts.length>0;return i`
    <${D} done=${e.number-1} count=${e.count} text=${m(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${n(m(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&n(m(`check_back`),r(`back`),{name:`back`})}
      ${a&&n(m(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&i`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(t,{state:n,act:r,host:a}){let o=a?n?.test:null;t.classList.toggle(`seen`,o?.phase===`resting`),e(t,o&&i`<${N} test=${o} act=${r} />`)}const F=e=>i`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>i`<li>${F(e===`good`)}<span>${t}${n&&i`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let a=(t,n,r)=>i`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>a(t,n,ie*e.scale(n));ne(e.top,[Object.entries(n).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[a(`dot-case`,t.spot,w),a(`dot-here`,t.spot,w)],r.map(o(`dot-on`))])}function R(t,{state:n,geometry:r,sensors:a,board:o,host:s}){let c=n?.walk??n?.test,l=s&&r&&r.board===(n?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=n?.walk?.results??{},f=m(`check_picture_live`,{spots:u.join(`, `)||m(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};e(t,l&&i`<${h} geometry=${r} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await ee(m(`check_write`),m(`check_write_text`),m(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[i`<p>${m(`check_written`,{device:t[n].device})}</p>`,i`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:r}=e,a=e.boards.find(({name:t})=>t===e.on).devices,o=r.findings.length>0&&i`<ul class="found-list">
      ${r.findings.map(({text:e})=>i`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[i`<h2>${m(`check_found_so_far`)}</h2>`,o];let s=({device:t})=>i`<a
    class="button"
    href=${c(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${m(`check_download`)}
  </a>`,l=r.can_write;return i`
    <h2>${r.say}</h2>
    <div class="stack">
      ${o||i`<p>${m(`check_all_well`)}</p>`}
      ${r.offer&&i`<p class="why">${r.offer}</p>`}
      ${r.guessed&&i`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!r.written.length&&n(m(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${l&&a.map(s)}
      ${o&&n(m(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${n(m(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(r,a)}
  `}function H(t,{state:n,act:r,host:a}){let o=a?n?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);e(t,s&&i`<${V} state=${n} act=${r} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new g(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let n=await t(e).catch(()=>null);n&&(W.geometry={...n,board:e.name})}const Y=(e,t)=>u(async()=>q(await s(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await f(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!o.host)&&G.close(),!document.hidden&&o.host)try{let e=await f(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;t=2e3,n.code===`role`&&await u(a),n.status===0&&e(U(`banner`),i`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,t)}function oe(t){let r=n(m(`be_host`),se,{kind:`primary`,name:`host`});e(t,!o.host&&[i`<h2>${m(`check_for_host`)}</h2>`,i`<p class="small">${m(`check_for_host_hint`)}</p>`,i`<div class="row">${r}</div>`])}async function se(){await te({state:{seats:[],spots:[]},geometry:null,render:$},m(`check_for_host_hint`)),await u(a),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:a,onclick:o})=>i`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(t,r){let a=await l(m(`check_go_on`),(a,o)=>e(a,[i`<p>${m(`check_go_on_text`,{done:t,count:r})}</p>`,i`<div class="row">
        ${n(m(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${n(m(`check_again`),()=>o(`again`))}
      </div>`]));return a===null?null:a===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,a=e=>()=>ce(e),o=[[`walk`,m(`check_walk`),m(`check_walk_hint`,{count:t.spots}),a({kind:`lines`}),`primary`],[`learn`,m(`check_learn`),m(`check_learn_hint`),a({kind:`lines`,learn:!0})],t.lights&&[`lights`,m(`check_lights`),m(`check_lights_hint`),a({kind:`lights`})],[`pieces`,m(`check_pieces`),m(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return i`
    <h2>${m(`check_what`)}</h2>
    ${e.boards.length>1&&i`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>i`<p class="hinted">${e}</p>`)}
    ${e.refused&&i`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,n,a,o])=>i`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:r,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${m(n?`check_live_end`:`check_live`)}
        hint=${m(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(t){let{state:n,watching:r}=W,a=K(),s=o.host&&n&&!n.on&&a;e(t,s&&i`<${ue} state=${n} board=${a} watching=${r} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return i`<label class="field-label">
    ${m(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>i`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&d(t),W.spoken=t}function $(){let e={...W,act:Y,host:o.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await p($),$(),await X()}me();