import{$t as e,Gt as t,Qt as n,Rt as r,Ut as i,Vt as a,Xt as o,Yt as s,Zt as c,ft as l,lt as u,nn as d,pt as f,r as p,rn as m,ut as ee,v as te,zt as ne}from"./all-ed664c5f.js";import{i as h}from"./shared-bab5db0a.js";var g=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(d(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const _=({north:e})=>e===null?``:` ${m(e?`check_north`:`check_south`)}`;function re(e){return e.masked?m(`check_masked`):e.believed===null?``:m(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>m(e.on?`check_on`:`check_off`)+_(e),()=>!0],[`check_believed`,re,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],y=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var b=class extends t{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return a`<tr class=${y(e)}>${t.map(([,t])=>a`<td>${t(e)}</td>`)}</tr>`}},x=class extends t{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>a`<${b} key=${e} line=${n.get(e)} columns=${t} />`);return a`<div class="lines-box" tabindex="0" role="region" aria-label=${m(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>a`<th scope="col">${m(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>a`
  <h2>${m(`check_live`)}</h2>
  ${!t&&a`<p class="hinted">${m(`check_live_down`)}</p>`}
  <p class="small">${m(`check_live_text`)}</p>
  <${x} key=${e} lines=${n} />
`;function C(e,{sensors:t,watching:n,host:r}){i(e,r&&n&&(t?a`<${S} ...${t} />`:a`<p>${m(`looking`)}</p>`))}const[ie,w]=[.2,.58],T=({say:e,hint:t})=>a`<p class="told">${e}</p>${t&&a`<p class="hinted">${t}</p>`}`,E=e=>r(m(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>a`
  <div class="progress-line">
    <span>${n}</span>
    <span>${m(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${m(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return m(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),i=[`waiting`,`resting`].includes(e.phase),o=i&&e.kind===`lines`&&Object.keys(e.lights).length>0;return a`<div class="row few">
    ${e.phase===`clear`&&r(m(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&r(m(`check_skip`),n(`skip`),{name:`skip`})}
    ${i&&e.done>0&&r(m(`check_back`),n(`back`),{name:`back`})}
    ${o&&r(m(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>a`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&a`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let o=r?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),i(e,s&&a`<${j} walk=${s} act=${n} />`)}function N({test:e,act:t}){let n=k(t),i=e.number===1&&e.verdicts.length>0;return a`
    <${D} done=${e.number-1} count=${e.count} text=${m(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${r(m(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&r(m(`check_back`),n(`back`),{name:`back`})}
      ${i&&r(m(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&a`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let o=r?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),i(e,o&&a`<${N} test=${o} act=${n} />`)}const F=e=>a`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>a`<li>${F(e===`good`)}<span>${t}${n&&a`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>a`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>i(t,n,ie*e.scale(n));ne(e.top,[Object.entries(n).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(o(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:o,host:s}){let c=t?.walk??t?.test,l=s&&n&&n.board===(t?.on??o)&&(c||r),u=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=m(`check_picture_live`,{spots:u.join(`, `)||m(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};i(e,l&&a`<${h} geometry=${n} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await ee(m(`check_write`),m(`check_write_text`),m(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[a`<p>${m(`check_written`,{device:t[n].device})}</p>`,a`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,i=e.boards.find(({name:t})=>t===e.on).devices,o=n.findings.length>0&&a`<ul class="found-list">
      ${n.findings.map(({text:e})=>a`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[a`<h2>${m(`check_found_so_far`)}</h2>`,o];let s=({device:t})=>a`<a
    class="button"
    href=${d(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${m(`check_download`)}
  </a>`,c=n.can_write;return a`
    <h2>${n.say}</h2>
    <div class="stack">
      ${o||a`<p>${m(`check_all_well`)}</p>`}
      ${n.offer&&a`<p class="why">${n.offer}</p>`}
      ${n.guessed&&a`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!n.written.length&&r(m(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${c&&i.map(s)}
      ${o&&r(m(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${r(m(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,i)}
  `}function H(e,{state:t,act:n,host:r}){let o=r?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);i(e,s&&a`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new g(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await o(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(t,n)=>u(async()=>q(await e(`/api/check/${t}`,n)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await s(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!c.host)&&G.close(),!document.hidden&&c.host)try{let e=await s(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await u(n),t.status===0&&i(U(`banner`),a`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function oe(e){let t=r(m(`be_host`),se,{kind:`primary`,name:`host`});i(e,!c.host&&[a`<h2>${m(`check_for_host`)}</h2>`,a`<p class="small">${m(`check_for_host_hint`)}</p>`,a`<div class="row">${t}</div>`])}async function se(){await te({state:{seats:[],spots:[]},geometry:null,render:$},m(`check_for_host_hint`)),await u(n),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:o})=>a`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await l(m(`check_go_on`),(n,o)=>i(n,[a`<p>${m(`check_go_on_text`,{done:e,count:t})}</p>`,a`<div class="row">
        ${r(m(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${r(m(`check_again`),()=>o(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),o=[[`walk`,m(`check_walk`),m(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,m(`check_learn`),m(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,m(`check_lights`),m(`check_lights_hint`),i({kind:`lights`})],[`pieces`,m(`check_pieces`),m(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return a`
    <h2>${m(`check_what`)}</h2>
    ${e.boards.length>1&&a`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>a`<p class="hinted">${e}</p>`)}
    ${e.refused&&a`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,n,i,o])=>a`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${m(n?`check_live_end`:`check_live`)}
        hint=${m(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,r=K(),o=c.host&&t&&!t.on&&r;i(e,o&&a`<${ue} state=${t} board=${r} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return a`<label class="field-label">
    ${m(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>a`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&f(t),W.spoken=t}function $(){let e={...W,act:Y,host:c.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await p($),$(),await X()}me();