import{$ as e,Ft as t,Mt as n,Nt as r,Pt as i,Qt as a,Zt as o,an as s,b as c,et as l,jt as u,ln as d,nn as f,nt as p,r as ee,rn as te,rt as ne,sn as m}from"./all-85bff6b0.js";import{c as h}from"./shared-a701eaf2.js";var g=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(o(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const _=({north:e})=>e===null?``:` ${a(e?`check_north`:`check_south`)}`;function re(e){return e.masked?a(`check_masked`):e.believed===null?``:a(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>a(e.on?`check_on`:`check_off`)+_(e),()=>!0],[`check_believed`,re,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],y=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var b=class extends d{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return s`<tr class=${y(e)}>${t.map(([,t])=>s`<td>${t(e)}</td>`)}</tr>`}},x=class extends d{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>s`<${b} key=${e} line=${n.get(e)} columns=${t} />`);return s`<div class="lines-box" tabindex="0" role="region" aria-label=${a(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>s`<th scope="col">${a(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>s`
  <h2>${a(`check_live`)}</h2>
  ${!t&&s`<p class="hinted">${a(`check_live_down`)}</p>`}
  <p class="small">${a(`check_live_text`)}</p>
  <${x} key=${e} lines=${n} />
`;function C(e,{sensors:t,watching:n,host:r}){m(e,r&&n&&(t?s`<${S} ...${t} />`:s`<p>${a(`looking`)}</p>`))}const[ie,w]=[.2,.58],T=({say:e,hint:t})=>s`<p class="told">${e}</p>${t&&s`<p class="hinted">${t}</p>`}`,E=e=>f(a(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>s`
  <div class="progress-line">
    <span>${n}</span>
    <span>${a(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${a(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return a(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return s`<div class="row few">
    ${e.phase===`clear`&&f(a(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&f(a(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&f(a(`check_back`),n(`back`),{name:`back`})}
    ${i&&f(a(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>s`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&s`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),m(e,a&&s`<${j} walk=${a} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return s`
    <${D} done=${e.number-1} count=${e.count} text=${a(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${f(a(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&f(a(`check_back`),n(`back`),{name:`back`})}
      ${r&&f(a(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&s`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),m(e,i&&s`<${N} test=${i} act=${n} />`)}const F=e=>s`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>s`<li>${F(e===`good`)}<span>${t}${n&&s`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>s`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,ie*e.scale(n));te(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(a(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:i,host:o}){let c=t?.walk??t?.test,l=o&&n&&n.board===(t?.on??i)&&(c||r),u=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=a(`check_picture_live`,{spots:u.join(`, `)||a(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};m(e,l&&s`<${h} geometry=${n} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await l(a(`check_write`),a(`check_write_text`),a(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[s`<p>${a(`check_written`,{device:t[n].device})}</p>`,s`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&s`<ul class="found-list">
      ${n.findings.map(({text:e})=>s`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[s`<h2>${a(`check_found_so_far`)}</h2>`,i];let c=({device:t})=>s`<a
    class="button"
    href=${o(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${a(`check_download`)}
  </a>`,l=n.can_write;return s`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||s`<p>${a(`check_all_well`)}</p>`}
      ${n.offer&&s`<p class="why">${n.offer}</p>`}
      ${n.guessed&&s`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!n.written.length&&f(a(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${l&&r.map(c)}
      ${i&&f(a(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${f(a(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);m(e,a&&s`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new g(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await n(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(n,r)=>e(async()=>q(await t(`/api/check/${n}`,r)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await u(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!r.host)&&G.close(),!document.hidden&&r.host)try{let e=await u(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;t=2e3,n.code===`role`&&await e(i),n.status===0&&m(U(`banner`),s`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,t)}function oe(e){let t=f(a(`be_host`),se,{kind:`primary`,name:`host`});m(e,!r.host&&[s`<h2>${a(`check_for_host`)}</h2>`,s`<p class="small">${a(`check_for_host_hint`)}</p>`,s`<div class="row">${t}</div>`])}async function se(){await c({state:{seats:[],spots:[]},geometry:null,render:$},a(`check_for_host_hint`)),await e(i),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>s`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await p(a(`check_go_on`),(n,r)=>m(n,[s`<p>${a(`check_go_on_text`,{done:e,count:t})}</p>`,s`<div class="row">
        ${f(a(`check_go_on_yes`),()=>r(`on`),{kind:`primary`})}
        ${f(a(`check_again`),()=>r(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),o=[[`walk`,a(`check_walk`),a(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,a(`check_learn`),a(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,a(`check_lights`),a(`check_lights_hint`),i({kind:`lights`})],[`pieces`,a(`check_pieces`),a(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return s`
    <h2>${a(`check_what`)}</h2>
    ${e.boards.length>1&&s`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>s`<p class="hinted">${e}</p>`)}
    ${e.refused&&s`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,n,i,a])=>s`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${a(n?`check_live_end`:`check_live`)}
        hint=${a(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,i=K(),a=r.host&&t&&!t.on&&i;m(e,a&&s`<${ue} state=${t} board=${i} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return s`<label class="field-label">
    ${a(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>s`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&ne(t),W.spoken=t}function $(){let e={...W,act:Y,host:r.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await ee($),$(),await X()}me();