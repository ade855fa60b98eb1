import{Bt as e,Ht as t,Jt as n,Lt as r,Qt as i,Rt as a,Wt as o,Xt as s,Yt as c,Zt as l,ct as u,dt as d,ft as f,lt as p,nn as m,r as ee,rn as h,v as te}from"./all-713fa23a.js";import{i as ne}from"./shared-8929366e.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(m(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const g=({north:e})=>e===null?``:` ${h(e?`check_north`:`check_south`)}`;function _(e){return e.masked?h(`check_masked`):e.believed===null?``:h(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>h(e.on?`check_on`:`check_off`)+g(e),()=>!0],[`check_believed`,_,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],ie=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var y=class extends o{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:t,columns:n}){return e`<tr class=${ie(t)}>${n.map(([,n])=>e`<td>${n(t)}</td>`)}</tr>`}},b=class extends o{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:t}){this.sort(t);let n=v.filter(([,,e])=>e(t)),r=new Map(t.map(e=>[e.line,e])),i=this.order.map(t=>e`<${y} key=${t} line=${r.get(t)} columns=${n} />`);return e`<div class="lines-box" tabindex="0" role="region" aria-label=${h(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([t])=>e`<th scope="col">${h(t)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const x=({board:t,up:n,lines:r})=>e`
  <h2>${h(`check_live`)}</h2>
  ${!n&&e`<p class="hinted">${h(`check_live_down`)}</p>`}
  <p class="small">${h(`check_live_text`)}</p>
  <${b} key=${t} lines=${r} />
`;function S(n,{sensors:r,watching:i,host:a}){t(n,a&&i&&(r?e`<${x} ...${r} />`:e`<p>${h(`looking`)}</p>`))}const[C,w]=[.2,.58],T=({say:t,hint:n})=>e`<p class="told">${t}</p>${n&&e`<p class="hinted">${n}</p>`}`,E=e=>r(h(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:t,count:n,text:r,act:i})=>e`
  <div class="progress-line">
    <span>${r}</span>
    <span>${h(`check_progress`,{done:t,count:n})}</span>
    ${E(i)}
  </div>
  <progress value=${t} max=${n} aria-label=${h(`check_progress`,{done:t,count:n})} />
`;function O({kind:e,learn:t}){return h(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:t,act:n}){let i=k(n),a=[`waiting`,`resting`].includes(t.phase),o=a&&t.kind===`lines`&&Object.keys(t.lights).length>0;return e`<div class="row few">
    ${t.phase===`clear`&&r(h(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&r(h(`check_skip`),i(`skip`),{name:`skip`})}
    ${a&&t.done>0&&r(h(`check_back`),i(`back`),{name:`back`})}
    ${o&&r(h(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const j=({walk:t,act:n})=>e`
  <${D} done=${t.done} count=${t.count} text=${O(t)} act=${n} />
  ${t.spot&&e`<p class="spot-name">${t.spot}</p>`}
  <${T} ...${t} />
  <${A} walk=${t} act=${n} />
`;function M(n,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&o.phase!==`done`?o:null;n.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),t(n,s&&e`<${j} walk=${s} act=${i} />`)}function N({test:t,act:n}){let i=k(n),a=t.number===1&&t.verdicts.length>0;return e`
    <${D} done=${t.number-1} count=${t.count} text=${h(`check_pieces`)} act=${n} />
    <p class="spot-name">${t.spot}</p>
    <${T} ...${t} />
    <div class="row few">
      ${r(h(`check_skip`),i(`skip`),{name:`skip`})}
      ${t.number>1&&r(h(`check_back`),i(`back`),{name:`back`})}
      ${a&&r(h(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${t.verdicts.length>0&&e`<ul class="found-list">${[...t.verdicts].reverse().map(I)}</ul>`}
  `}function P(n,{state:r,act:i,host:a}){let o=a?r?.test:null;n.classList.toggle(`seen`,o?.phase===`resting`),t(n,o&&e`<${N} test=${o} act=${i} />`)}const F=t=>e`<svg class=${`sign ${t?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:t,text:n,pole:r})=>e`<li>${F(t===`good`)}<span>${n}${r&&e`<small>${` ${r}`}</small>`}</span></li>`;function L(t,{here:n,results:r,on:i}){let o=(n,r,i)=>e`<circle class=${n} cx=${t.at(r)[0]} cy=${t.at(r)[1]} r=${i} />`,s=e=>n=>o(e,n,C*t.scale(n));a(t.top,[Object.entries(r).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[o(`dot-case`,n.spot,w),o(`dot-here`,n.spot,w)],i.map(s(`dot-on`))])}function R(n,{state:r,geometry:i,sensors:a,board:o,host:s}){let c=r?.walk??r?.test,l=s&&i&&i.board===(r?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=r?.walk?.results??{},f=h(`check_picture_live`,{spots:u.join(`, `)||h(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};t(n,l&&e`<${ne} geometry=${i} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await p(h(`check_write`),h(`check_write_text`),h(`check_write`))&&await e(`write`,{})}function B(t,n){return t.written.flatMap((t,r)=>[e`<p>${h(`check_written`,{device:n[r].device})}</p>`,e`<code class="how">${`map = "${t}"`}</code>`])}function V({state:t,act:n}){let{walk:i}=t,a=t.boards.find(({name:e})=>e===t.on).devices,o=i.findings.length>0&&e`<ul class="found-list">
      ${i.findings.map(({text:t})=>e`<li>${F(!1)}<span>${t}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[e`<h2>${h(`check_found_so_far`)}</h2>`,o];let s=({device:n})=>e`<a
    class="button"
    href=${m(`/api/check/maps/${n}.toml`)}
    download=${`${t.on}.toml`}
  >
    ${h(`check_download`)}
  </a>`,c=i.can_write;return e`
    <h2>${i.say}</h2>
    <div class="stack">
      ${o||e`<p>${h(`check_all_well`)}</p>`}
      ${i.offer&&e`<p class="why">${i.offer}</p>`}
      ${i.guessed&&e`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!i.written.length&&r(h(`check_write`),()=>z(n),{kind:`primary`,name:`write`})}
      ${c&&a.map(s)}
      ${o&&r(h(`check_repeat`),k(n)(`repeat`),{name:`repeat`})}
      ${r(h(`check_again`),k(n)(`again`),{name:`again`})}
      ${E(n)}
    </div>
    ${B(i,a)}
  `}function H(n,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);t(n,s&&e`<${V} state=${r} act=${i} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await c(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>u(async()=>q(await i(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await n(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let r=300;if((document.hidden||!s.host)&&G.close(),!document.hidden&&s.host)try{let e=await n(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;r=2e3,n.code===`role`&&await u(l),n.status===0&&t(U(`banner`),e`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,r)}function oe(n){let i=r(h(`be_host`),se,{kind:`primary`,name:`host`});t(n,!s.host&&[e`<h2>${h(`check_for_host`)}</h2>`,e`<p class="small">${h(`check_for_host_hint`)}</p>`,e`<div class="row">${i}</div>`])}async function se(){await te({state:{seats:[],spots:[]},geometry:null,render:$},h(`check_for_host_hint`)),await u(l),$()}const Z=({name:t,kind:n=``,caption:r,hint:i,disabled:a,onclick:o})=>e`<button
  type="button"
  class=${`button ${n}`.trim()}
  data-f=${t}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(n,i){let a=await d(h(`check_go_on`),(a,o)=>t(a,[e`<p>${h(`check_go_on_text`,{done:n,count:i})}</p>`,e`<div class="row">
        ${r(h(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${r(h(`check_again`),()=>o(`again`))}
      </div>`]));return a===null?null:a===`again`}function ue({state:t,board:n,watching:r}){let i=!!t.refused,a=e=>()=>ce(e),o=[[`walk`,h(`check_walk`),h(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,h(`check_learn`),h(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights&&[`lights`,h(`check_lights`),h(`check_lights_hint`),a({kind:`lights`})],[`pieces`,h(`check_pieces`),h(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return e`
    <h2>${h(`check_what`)}</h2>
    ${t.boards.length>1&&e`<${fe} boards=${t.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:t})=>e`<p class="hinted">${t}</p>`)}
    ${t.refused&&e`<p class="hinted">${t.refused}</p>`}
    <div class="pick">
      ${o.map(([t,n,r,a,o])=>e`<${Z} key=${t} ...${{name:t,kind:o,caption:n,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${h(r?`check_live_end`:`check_live`)}
        hint=${h(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(n){let{state:r,watching:i}=W,a=K(),o=s.host&&r&&!r.on&&a;t(n,o&&e`<${ue} state=${r} board=${a} watching=${i} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:t,board:n}){return e`<label class="field-label">
    ${h(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${t.map(({name:t,title:r})=>e`<option value=${t} selected=${t===n.name}>${r}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&f(t),W.spoken=t}function $(){let e={...W,act:Y,host:s.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),S(U(`sensors`),e),pe()}async function me(){await ee($),$(),await X()}me();