import{$t as e,A as t,Gt as n,J as r,Jt as i,Kt as a,Sn as o,Tn as s,Yt as c,bn as l,c as ee,en as u,hn as d,mn as f,nn as p,rn as te,tn as m,wn as h,yn as g}from"./phone-5c5bf911.js";import{i as ne,n as _}from"./tones-428a2ae6.js";var v=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(f(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const y=({north:e})=>e===null?``:` ${d(e?`check_north`:`check_south`)}`;function b(e){return e.masked?d(`check_masked`):e.believed===null?``:d(e.believed?`check_on`:`check_off`)}const x=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>d(e.on?`check_on`:`check_off`)+y(e),()=>!0],[`check_believed`,b,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],S=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var C=class extends s{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return o`<tr class=${S(e)}>${t.map(([,t])=>o`<td>${t(e)}</td>`)}</tr>`}},re=class extends s{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=x.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>o`<${C} key=${e} line=${n.get(e)} columns=${t} />`);return o`<div class="lines-box" tabindex="0" role="region" aria-label=${d(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>o`<th scope="col">${d(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const ie=({board:e,up:t,lines:n})=>o`
  <h2>${d(`check_live`)}</h2>
  ${!t&&o`<p class="hinted">${d(`check_live_down`)}</p>`}
  <p class="small">${d(`check_live_text`)}</p>
  <${re} key=${e} lines=${n} />
`;function ae(e,{sensors:t,watching:n,host:r}){h(e,r&&n&&(t?o`<${ie} ...${t} />`:o`<p>${d(`looking`)}</p>`))}const[oe,w]=[.2,.58],T=({say:e,hint:t})=>o`<p class="told">${e}</p>${t&&o`<p class="hinted">${t}</p>`}`,E=e=>g(d(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>o`
  <div class="progress-line">
    <span>${n}</span>
    <span>${d(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${d(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return d(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return o`<div class="row few">
    ${e.phase===`clear`&&g(d(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&g(d(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&g(d(`check_back`),n(`back`),{name:`back`})}
    ${i&&g(d(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>o`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&o`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),h(e,a&&o`<${j} walk=${a} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return o`
    <${D} done=${e.number-1} count=${e.count} text=${d(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${g(d(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&g(d(`check_back`),n(`back`),{name:`back`})}
      ${r&&g(d(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&o`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),h(e,i&&o`<${N} test=${i} act=${n} />`)}const F=e=>o`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>o`<li>${F(e===`good`)}<span>${t}${n&&o`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>o`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,oe*e.scale(n));l(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(a(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:i,host:a}){let s=t?.walk??t?.test,c=a&&n&&n.board===(t?.on??i)&&(s||r),l=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),u=t?.walk?.results??{},f=d(`check_picture_live`,{spots:l.join(`, `)||d(`nowhere`)}),p={lights:s?.lights??{},label:s?s.say:f};h(e,c&&o`<${ee} geometry=${n} contents=${p} over=${e=>L(e,{here:s,results:u,on:l})} />`)}async function z(e){await a(d(`check_write`),d(`check_write_text`),d(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[o`<p>${d(`check_written`,{device:t[n].device})}</p>`,o`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&o`<ul class="found-list">
      ${n.findings.map(({text:e})=>o`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[o`<h2>${d(`check_found_so_far`)}</h2>`,i];let a=({device:t})=>o`<a
    class="button"
    href=${f(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${d(`check_download`)}
  </a>`,s=n.can_write;return o`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||o`<p>${d(`check_all_well`)}</p>`}
      ${n.offer&&o`<p class="why">${n.offer}</p>`}
      ${n.guessed&&o`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${s&&!n.written.length&&g(d(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${s&&r.map(a)}
      ${i&&g(d(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${g(d(`check_again`),k(t)(`again`),{name:`again`})}
      ${E(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);h(e,a&&o`<${V} state=${t} act=${n} />`)}function se(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new v(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){_(se(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await u(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>n(async()=>q(await te(`/api/check/${e}`,t)));async function ce(t){if(!W.watching)return G.close();G.open(t.on??(W.board||t.boards[0].name)),W.sensors=G.failed?await e(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!m.host)&&G.close(),!document.hidden&&m.host)try{let t=await e(`/api/check`);await ce(t),U(`banner`).hidden=!0,await q(t)}catch(e){if(e.status===void 0)throw e;t=2e3,e.code===`role`&&await n(p),e.status===0&&h(U(`banner`),o`<p>${e.message}</p>`),U(`banner`).hidden=e.status!==0,$()}setTimeout(X,t)}function le(e){let t=g(d(`be_host`),ue,{kind:`primary`,name:`host`});h(e,!m.host&&[o`<h2>${d(`check_for_host`)}</h2>`,o`<p class="small">${d(`check_for_host_hint`)}</p>`,o`<div class="row">${t}</div>`])}async function ue(){await r({state:{seats:[],spots:[]},geometry:null,render:$},d(`check_for_host_hint`)),await n(p),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>o`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,t){let n=await i(d(`check_go_on`),(n,r)=>h(n,[o`<p>${d(`check_go_on_text`,{done:e,count:t})}</p>`,o`<div class="row">
        ${g(d(`check_go_on_yes`),()=>r(`on`),{kind:`primary`})}
        ${g(d(`check_again`),()=>r(`again`))}
      </div>`]));return n===null?null:n===`again`}function pe({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>de(e),a=[[`walk`,d(`check_walk`),d(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,d(`check_learn`),d(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,d(`check_lights`),d(`check_lights_hint`),i({kind:`lights`})],[`pieces`,d(`check_pieces`),d(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return o`
    <h2>${d(`check_what`)}</h2>
    ${e.boards.length>1&&o`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>o`<p class="hinted">${e}</p>`)}
    ${e.refused&&o`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>o`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${d(n?`check_live_end`:`check_live`)}
        hint=${d(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:n}=W,r=K(),i=m.host&&t&&!t.on&&r;h(e,i&&o`<${pe} state=${t} board=${r} watching=${n} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return o`<label class="field-label">
    ${d(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>o`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&c(t),W.spoken=t}function $(){let e={...W,act:Y,host:m.host};le(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),me(U(`choose`)),ae(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,ne,{once:!0}),await t($),$(),await X()}_e();