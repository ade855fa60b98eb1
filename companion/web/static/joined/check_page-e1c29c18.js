import{Ft as e,It as t,Lt as n,Rt as r,at as i,cn as a,fn as o,mn as s,nn as c,nt as l,ot as u,r as d,rn as f,rt as p,sn as m,un as h,x as ee,zt as te}from"./all-eabb7ade.js";import{c as ne}from"./shared-f27c9c55.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(c(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const g=({north:e})=>e===null?``:` ${f(e?`check_north`:`check_south`)}`;function _(e){return e.masked?f(`check_masked`):e.believed===null?``:f(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>f(e.on?`check_on`:`check_off`)+g(e),()=>!0],[`check_believed`,_,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],ie=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var y=class extends s{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return h`<tr class=${ie(e)}>${t.map(([,t])=>h`<td>${t(e)}</td>`)}</tr>`}},b=class extends s{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>h`<${y} key=${e} line=${n.get(e)} columns=${t} />`);return h`<div class="lines-box" tabindex="0" role="region" aria-label=${f(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>h`<th scope="col">${f(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const x=({board:e,up:t,lines:n})=>h`
  <h2>${f(`check_live`)}</h2>
  ${!t&&h`<p class="hinted">${f(`check_live_down`)}</p>`}
  <p class="small">${f(`check_live_text`)}</p>
  <${b} key=${e} lines=${n} />
`;function S(e,{sensors:t,watching:n,host:r}){o(e,r&&n&&(t?h`<${x} ...${t} />`:h`<p>${f(`looking`)}</p>`))}const[C,w]=[.2,.58],T=({say:e,hint:t})=>h`<p class="told">${e}</p>${t&&h`<p class="hinted">${t}</p>`}`,E=e=>m(f(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>h`
  <div class="progress-line">
    <span>${n}</span>
    <span>${f(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${f(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return f(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return h`<div class="row few">
    ${e.phase===`clear`&&m(f(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&m(f(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&m(f(`check_back`),n(`back`),{name:`back`})}
    ${i&&m(f(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>h`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&h`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),o(e,a&&h`<${j} walk=${a} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return h`
    <${D} done=${e.number-1} count=${e.count} text=${f(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${m(f(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&m(f(`check_back`),n(`back`),{name:`back`})}
      ${r&&m(f(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&h`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),o(e,i&&h`<${N} test=${i} act=${n} />`)}const F=e=>h`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>h`<li>${F(e===`good`)}<span>${t}${n&&h`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>h`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>i(t,n,C*e.scale(n));a(e.top,[Object.entries(n).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(o(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:i,host:a}){let s=t?.walk??t?.test,c=a&&n&&n.board===(t?.on??i)&&(s||r),l=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),u=t?.walk?.results??{},d=f(`check_picture_live`,{spots:l.join(`, `)||f(`nowhere`)}),p={lights:s?.lights??{},label:s?s.say:d};o(e,c&&h`<${ne} geometry=${n} contents=${p} over=${e=>L(e,{here:s,results:u,on:l})} />`)}async function z(e){await p(f(`check_write`),f(`check_write_text`),f(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[h`<p>${f(`check_written`,{device:t[n].device})}</p>`,h`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&h`<ul class="found-list">
      ${n.findings.map(({text:e})=>h`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[h`<h2>${f(`check_found_so_far`)}</h2>`,i];let a=({device:t})=>h`<a
    class="button"
    href=${c(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${f(`check_download`)}
  </a>`,o=n.can_write;return h`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||h`<p>${f(`check_all_well`)}</p>`}
      ${n.offer&&h`<p class="why">${n.offer}</p>`}
      ${n.guessed&&h`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${o&&!n.written.length&&m(f(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${o&&r.map(a)}
      ${i&&m(f(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${m(f(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);o(e,a&&h`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let n=await t(e).catch(()=>null);n&&(W.geometry={...n,board:e.name})}const Y=(e,t)=>l(async()=>q(await te(`/api/check/${e}`,t)));async function ae(t){if(!W.watching)return G.close();G.open(t.on??(W.board||t.boards[0].name)),W.sensors=G.failed?await e(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!n.host)&&G.close(),!document.hidden&&n.host)try{let t=await e(`/api/check`);await ae(t),U(`banner`).hidden=!0,await q(t)}catch(e){if(e.status===void 0)throw e;t=2e3,e.code===`role`&&await l(r),e.status===0&&o(U(`banner`),h`<p>${e.message}</p>`),U(`banner`).hidden=e.status!==0,$()}setTimeout(X,t)}function oe(e){let t=m(f(`be_host`),se,{kind:`primary`,name:`host`});o(e,!n.host&&[h`<h2>${f(`check_for_host`)}</h2>`,h`<p class="small">${f(`check_for_host_hint`)}</p>`,h`<div class="row">${t}</div>`])}async function se(){await ee({state:{seats:[],spots:[]},geometry:null,render:$},f(`check_for_host_hint`)),await l(r),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>h`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await i(f(`check_go_on`),(n,r)=>o(n,[h`<p>${f(`check_go_on_text`,{done:e,count:t})}</p>`,h`<div class="row">
        ${m(f(`check_go_on_yes`),()=>r(`on`),{kind:`primary`})}
        ${m(f(`check_again`),()=>r(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),a=[[`walk`,f(`check_walk`),f(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,f(`check_learn`),f(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,f(`check_lights`),f(`check_lights_hint`),i({kind:`lights`})],[`pieces`,f(`check_pieces`),f(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return h`
    <h2>${f(`check_what`)}</h2>
    ${e.boards.length>1&&h`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>h`<p class="hinted">${e}</p>`)}
    ${e.refused&&h`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>h`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${f(n?`check_live_end`:`check_live`)}
        hint=${f(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:r}=W,i=K(),a=n.host&&t&&!t.on&&i;o(e,a&&h`<${ue} state=${t} board=${i} watching=${r} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return h`<label class="field-label">
    ${f(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>h`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&u(t),W.spoken=t}function $(){let e={...W,act:Y,host:n.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),S(U(`sensors`),e),pe()}async function me(){await d($),$(),await X()}me();