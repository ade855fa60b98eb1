import{$t as e,Ht as t,Jt as n,Kt as r,Qt as i,Vt as a,Wt as o,en as s,ft as c,gt as l,ht as u,nn as d,on as f,pt as p,r as ee,sn as m,tn as h,x as te}from"./all-230952a6.js";import{i as ne}from"./shared-ee6259a0.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(f(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const g=({north:e})=>e===null?``:` ${m(e?`check_north`:`check_south`)}`;function _(e){return e.masked?m(`check_masked`):e.believed===null?``:m(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>m(e.on?`check_on`:`check_off`)+g(e),()=>!0],[`check_believed`,_,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],ie=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var y=class extends n{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return o`<tr class=${ie(e)}>${t.map(([,t])=>o`<td>${t(e)}</td>`)}</tr>`}},b=class extends n{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>o`<${y} key=${e} line=${n.get(e)} columns=${t} />`);return o`<div class="lines-box" tabindex="0" role="region" aria-label=${m(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>o`<th scope="col">${m(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const x=({board:e,up:t,lines:n})=>o`
  <h2>${m(`check_live`)}</h2>
  ${!t&&o`<p class="hinted">${m(`check_live_down`)}</p>`}
  <p class="small">${m(`check_live_text`)}</p>
  <${b} key=${e} lines=${n} />
`;function S(e,{sensors:t,watching:n,host:i}){r(e,i&&n&&(t?o`<${x} ...${t} />`:o`<p>${m(`looking`)}</p>`))}const[C,w]=[.2,.58],T=({say:e,hint:t})=>o`<p class="told">${e}</p>${t&&o`<p class="hinted">${t}</p>`}`,E=e=>a(m(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>o`
  <div class="progress-line">
    <span>${n}</span>
    <span>${m(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${m(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return m(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return o`<div class="row few">
    ${e.phase===`clear`&&a(m(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&a(m(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&a(m(`check_back`),n(`back`),{name:`back`})}
    ${i&&a(m(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>o`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&o`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:i}){let a=i?t?.walk:null,s=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),r(e,s&&o`<${j} walk=${s} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return o`
    <${D} done=${e.number-1} count=${e.count} text=${m(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${a(m(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&a(m(`check_back`),n(`back`),{name:`back`})}
      ${r&&a(m(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&o`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:i}){let a=i?t?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),r(e,a&&o`<${N} test=${a} act=${n} />`)}const F=e=>o`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>o`<li>${F(e===`good`)}<span>${t}${n&&o`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:n,results:r,on:i}){let a=(t,n,r)=>o`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,s=t=>n=>a(t,n,C*e.scale(n));t(e.top,[Object.entries(r).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[a(`dot-case`,n.spot,w),a(`dot-here`,n.spot,w)],i.map(s(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:i,board:a,host:s}){let c=t?.walk??t?.test,l=s&&n&&n.board===(t?.on??a)&&(c||i),u=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=m(`check_picture_live`,{spots:u.join(`, `)||m(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};r(e,l&&o`<${ne} geometry=${n} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await p(m(`check_write`),m(`check_write_text`),m(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[o`<p>${m(`check_written`,{device:t[n].device})}</p>`,o`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&o`<ul class="found-list">
      ${n.findings.map(({text:e})=>o`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[o`<h2>${m(`check_found_so_far`)}</h2>`,i];let s=({device:t})=>o`<a
    class="button"
    href=${f(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${m(`check_download`)}
  </a>`,c=n.can_write;return o`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||o`<p>${m(`check_all_well`)}</p>`}
      ${n.offer&&o`<p class="why">${n.offer}</p>`}
      ${n.guessed&&o`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!n.written.length&&a(m(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${c&&r.map(s)}
      ${i&&a(m(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${a(m(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:n,host:i}){let a=i?t?.walk:null,s=a&&(a.phase===`done`||a.findings.length>0);r(e,s&&o`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let t=K();if(!t||W.geometry?.board===t.name)return;let n=await e(t).catch(()=>null);n&&(W.geometry={...n,board:t.name})}const Y=(e,t)=>c(async()=>q(await d(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await i(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!s.host)&&G.close(),!document.hidden&&s.host)try{let e=await i(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await c(h),t.status===0&&r(U(`banner`),o`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function oe(e){let t=a(m(`be_host`),se,{kind:`primary`,name:`host`});r(e,!s.host&&[o`<h2>${m(`check_for_host`)}</h2>`,o`<p class="small">${m(`check_for_host_hint`)}</p>`,o`<div class="row">${t}</div>`])}async function se(){await te({state:{seats:[],spots:[]},geometry:null,render:$},m(`check_for_host_hint`)),await c(h),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>o`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await u(m(`check_go_on`),(n,i)=>r(n,[o`<p>${m(`check_go_on_text`,{done:e,count:t})}</p>`,o`<div class="row">
        ${a(m(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${a(m(`check_again`),()=>i(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),a=[[`walk`,m(`check_walk`),m(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,m(`check_learn`),m(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,m(`check_lights`),m(`check_lights_hint`),i({kind:`lights`})],[`pieces`,m(`check_pieces`),m(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return o`
    <h2>${m(`check_what`)}</h2>
    ${e.boards.length>1&&o`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>o`<p class="hinted">${e}</p>`)}
    ${e.refused&&o`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>o`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${m(n?`check_live_end`:`check_live`)}
        hint=${m(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,i=K(),a=s.host&&t&&!t.on&&i;r(e,a&&o`<${ue} state=${t} board=${i} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return o`<label class="field-label">
    ${m(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>o`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&l(t),W.spoken=t}function $(){let e={...W,act:Y,host:s.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),S(U(`sensors`),e),pe()}async function me(){await ee($),$(),await X()}me();