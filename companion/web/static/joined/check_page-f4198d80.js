import{Ft as e,It as t,Lt as n,Nt as r,Pt as i,S as a,an as o,at as s,cn as c,en as l,fn as u,it as d,nt as f,on as ee,r as te,tn as p,tt as m,un as h}from"./all-4d413dfa.js";import{c as ne}from"./shared-f84836c4.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(l(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const g=({north:e})=>e===null?``:` ${p(e?`check_north`:`check_south`)}`;function _(e){return e.masked?p(`check_masked`):e.believed===null?``:p(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>p(e.on?`check_on`:`check_off`)+g(e),()=>!0],[`check_believed`,_,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],ie=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var y=class extends u{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return c`<tr class=${ie(e)}>${t.map(([,t])=>c`<td>${t(e)}</td>`)}</tr>`}},b=class extends u{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>c`<${y} key=${e} line=${n.get(e)} columns=${t} />`);return c`<div class="lines-box" tabindex="0" role="region" aria-label=${p(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>c`<th scope="col">${p(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const x=({board:e,up:t,lines:n})=>c`
  <h2>${p(`check_live`)}</h2>
  ${!t&&c`<p class="hinted">${p(`check_live_down`)}</p>`}
  <p class="small">${p(`check_live_text`)}</p>
  <${b} key=${e} lines=${n} />
`;function S(e,{sensors:t,watching:n,host:r}){h(e,r&&n&&(t?c`<${x} ...${t} />`:c`<p>${p(`looking`)}</p>`))}const[C,w]=[.2,.58],T=({say:e,hint:t})=>c`<p class="told">${e}</p>${t&&c`<p class="hinted">${t}</p>`}`,E=e=>o(p(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>c`
  <div class="progress-line">
    <span>${n}</span>
    <span>${p(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${p(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return p(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return c`<div class="row few">
    ${e.phase===`clear`&&o(p(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&o(p(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&o(p(`check_back`),n(`back`),{name:`back`})}
    ${i&&o(p(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>c`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&c`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),h(e,a&&c`<${j} walk=${a} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return c`
    <${D} done=${e.number-1} count=${e.count} text=${p(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${o(p(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&o(p(`check_back`),n(`back`),{name:`back`})}
      ${r&&o(p(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&c`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),h(e,i&&c`<${N} test=${i} act=${n} />`)}const F=e=>c`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>c`<li>${F(e===`good`)}<span>${t}${n&&c`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>c`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,C*e.scale(n));ee(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(a(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:i,host:a}){let o=t?.walk??t?.test,s=a&&n&&n.board===(t?.on??i)&&(o||r),l=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),u=t?.walk?.results??{},d=p(`check_picture_live`,{spots:l.join(`, `)||p(`nowhere`)}),f={lights:o?.lights??{},label:o?o.say:d};h(e,s&&c`<${ne} geometry=${n} contents=${f} over=${e=>L(e,{here:o,results:u,on:l})} />`)}async function z(e){await f(p(`check_write`),p(`check_write_text`),p(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[c`<p>${p(`check_written`,{device:t[n].device})}</p>`,c`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&c`<ul class="found-list">
      ${n.findings.map(({text:e})=>c`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[c`<h2>${p(`check_found_so_far`)}</h2>`,i];let a=({device:t})=>c`<a
    class="button"
    href=${l(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${p(`check_download`)}
  </a>`,s=n.can_write;return c`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||c`<p>${p(`check_all_well`)}</p>`}
      ${n.offer&&c`<p class="why">${n.offer}</p>`}
      ${n.guessed&&c`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${s&&!n.written.length&&o(p(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${s&&r.map(a)}
      ${i&&o(p(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${o(p(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);h(e,a&&c`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await i(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>m(async()=>q(await n(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await r(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let n=300;if((document.hidden||!e.host)&&G.close(),!document.hidden&&e.host)try{let e=await r(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(e){if(e.status===void 0)throw e;n=2e3,e.code===`role`&&await m(t),e.status===0&&h(U(`banner`),c`<p>${e.message}</p>`),U(`banner`).hidden=e.status!==0,$()}setTimeout(X,n)}function oe(t){let n=o(p(`be_host`),se,{kind:`primary`,name:`host`});h(t,!e.host&&[c`<h2>${p(`check_for_host`)}</h2>`,c`<p class="small">${p(`check_for_host_hint`)}</p>`,c`<div class="row">${n}</div>`])}async function se(){await a({state:{seats:[],spots:[]},geometry:null,render:$},p(`check_for_host_hint`)),await m(t),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>c`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await d(p(`check_go_on`),(n,r)=>h(n,[c`<p>${p(`check_go_on_text`,{done:e,count:t})}</p>`,c`<div class="row">
        ${o(p(`check_go_on_yes`),()=>r(`on`),{kind:`primary`})}
        ${o(p(`check_again`),()=>r(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),a=[[`walk`,p(`check_walk`),p(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,p(`check_learn`),p(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,p(`check_lights`),p(`check_lights_hint`),i({kind:`lights`})],[`pieces`,p(`check_pieces`),p(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return c`
    <h2>${p(`check_what`)}</h2>
    ${e.boards.length>1&&c`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>c`<p class="hinted">${e}</p>`)}
    ${e.refused&&c`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>c`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${p(n?`check_live_end`:`check_live`)}
        hint=${p(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(t){let{state:n,watching:r}=W,i=K(),a=e.host&&n&&!n.on&&i;h(t,a&&c`<${ue} state=${n} board=${i} watching=${r} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return c`<label class="field-label">
    ${p(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>c`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&s(t),W.spoken=t}function $(){let t={...W,act:Y,host:e.host};oe(U(`who`)),M(U(`walk`),t),P(U(`test`),t),R(U(`picture`),t),H(U(`found`),t),Q(U(`choose`)),S(U(`sensors`),t),pe()}async function me(){await te($),$(),await X()}me();