import{A as e,Cn as t,En as n,J as r,Kt as i,Tn as a,Xt as o,Yt as s,bn as c,c as ee,en as l,gn as u,hn as d,in as f,nn as p,qt as m,rn as h,tn as te,xn as g}from"./phone-6a1c03c5.js";import{i as _,n as v}from"./tones-428a2ae6.js";var y=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(d(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const b=({north:e})=>e===null?``:` ${u(e?`check_north`:`check_south`)}`;function x(e){return e.masked?u(`check_masked`):e.believed===null?``:u(e.believed?`check_on`:`check_off`)}const S=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>u(e.on?`check_on`:`check_off`)+b(e),()=>!0],[`check_believed`,x,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],C=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var ne=class extends n{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:n}){return t`<tr class=${C(e)}>${n.map(([,n])=>t`<td>${n(e)}</td>`)}</tr>`}},re=class extends n{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let n=S.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>t`<${ne} key=${e} line=${r.get(e)} columns=${n} />`);return t`<div class="lines-box" tabindex="0" role="region" aria-label=${u(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([e])=>t`<th scope="col">${u(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const ie=({board:e,up:n,lines:r})=>t`
  <h2>${u(`check_live`)}</h2>
  ${!n&&t`<p class="hinted">${u(`check_live_down`)}</p>`}
  <p class="small">${u(`check_live_text`)}</p>
  <${re} key=${e} lines=${r} />
`;function ae(e,{sensors:n,watching:r,host:i}){a(e,i&&r&&(n?t`<${ie} ...${n} />`:t`<p>${u(`looking`)}</p>`))}const[oe,w]=[.2,.58],T=({say:e,hint:n})=>t`<p class="told">${e}</p>${n&&t`<p class="hinted">${n}</p>`}`,E=e=>c(u(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:n,text:r,act:i})=>t`
  <div class="progress-line">
    <span>${r}</span>
    <span>${u(`check_progress`,{done:e,count:n})}</span>
    ${E(i)}
  </div>
  <progress value=${e} max=${n} aria-label=${u(`check_progress`,{done:e,count:n})} />
`;function O({kind:e,learn:t}){return u(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:n}){let r=k(n),i=[`waiting`,`resting`].includes(e.phase),a=i&&e.kind===`lines`&&Object.keys(e.lights).length>0;return t`<div class="row few">
    ${e.phase===`clear`&&c(u(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&c(u(`check_skip`),r(`skip`),{name:`skip`})}
    ${i&&e.done>0&&c(u(`check_back`),r(`back`),{name:`back`})}
    ${a&&c(u(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:n})=>t`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${n} />
  ${e.spot&&t`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${n} />
`;function M(e,{state:n,act:r,host:i}){let o=i?n?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),a(e,s&&t`<${j} walk=${s} act=${r} />`)}function N({test:e,act:n}){let r=k(n),i=e.number===1&&e.verdicts.length>0;return t`
    <${D} done=${e.number-1} count=${e.count} text=${u(`check_pieces`)} act=${n} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${c(u(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&c(u(`check_back`),r(`back`),{name:`back`})}
      ${i&&c(u(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&t`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:n,act:r,host:i}){let o=i?n?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),a(e,o&&t`<${N} test=${o} act=${r} />`)}const F=e=>t`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:n,pole:r})=>t`<li>${F(e===`good`)}<span>${n}${r&&t`<small>${` ${r}`}</small>`}</span></li>`;function L(e,{here:n,results:r,on:i}){let a=(n,r,i)=>t`<circle class=${n} cx=${e.at(r)[0]} cy=${e.at(r)[1]} r=${i} />`,o=t=>n=>a(t,n,oe*e.scale(n));g(e.top,[Object.entries(r).map(([e,t])=>o(`dot-${t}`)(e)),n?.spot&&[a(`dot-case`,n.spot,w),a(`dot-here`,n.spot,w)],i.map(o(`dot-on`))])}function R(e,{state:n,geometry:r,sensors:i,board:o,host:s}){let c=n?.walk??n?.test,l=s&&r&&r.board===(n?.on??o)&&(c||i),d=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=n?.walk?.results??{},p=u(`check_picture_live`,{spots:d.join(`, `)||u(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:p};a(e,l&&t`<${ee} geometry=${r} contents=${m} over=${e=>L(e,{here:c,results:f,on:d})} />`)}async function z(e){await m(u(`check_write`),u(`check_write_text`),u(`check_write`))&&await e(`write`,{})}function B(e,n){return e.written.flatMap((e,r)=>[t`<p>${u(`check_written`,{device:n[r].device})}</p>`,t`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:n}){let{walk:r}=e,i=e.boards.find(({name:t})=>t===e.on).devices,a=r.findings.length>0&&t`<ul class="found-list">
      ${r.findings.map(({text:e})=>t`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[t`<h2>${u(`check_found_so_far`)}</h2>`,a];let o=({device:n})=>t`<a
    class="button"
    href=${d(`/api/check/maps/${n}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${u(`check_download`)}
  </a>`,s=r.can_write;return t`
    <h2>${r.say}</h2>
    <div class="stack">
      ${a||t`<p>${u(`check_all_well`)}</p>`}
      ${r.offer&&t`<p class="why">${r.offer}</p>`}
      ${r.guessed&&t`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${s&&!r.written.length&&c(u(`check_write`),()=>z(n),{kind:`primary`,name:`write`})}
      ${s&&i.map(o)}
      ${a&&c(u(`check_repeat`),k(n)(`repeat`),{name:`repeat`})}
      ${c(u(`check_again`),k(n)(`again`),{name:`again`})}
      ${E(n)}
    </div>
    ${B(r,i)}
  `}function se(e,{state:n,act:r,host:i}){let o=i?n?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);a(e,s&&t`<${V} state=${n} act=${r} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new y(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){v(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await te(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>i(async()=>q(await f(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await l(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!p.host)&&G.close(),!document.hidden&&p.host)try{let e=await l(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;e=2e3,n.code===`role`&&await i(h),n.status===0&&a(U(`banner`),t`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,e)}function le(e){let n=c(u(`be_host`),ue,{kind:`primary`,name:`host`});a(e,!p.host&&[t`<h2>${u(`check_for_host`)}</h2>`,t`<p class="small">${u(`check_for_host_hint`)}</p>`,t`<div class="row">${n}</div>`])}async function ue(){await r({state:{seats:[],spots:[]},geometry:null,render:$},u(`check_for_host_hint`)),await i(h),$()}const Z=({name:e,kind:n=``,caption:r,hint:i,disabled:a,onclick:o})=>t`<button
  type="button"
  class=${`button ${n}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,n){let r=await s(u(`check_go_on`),(r,i)=>a(r,[t`<p>${u(`check_go_on_text`,{done:e,count:n})}</p>`,t`<div class="row">
        ${c(u(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${c(u(`check_again`),()=>i(`again`))}
      </div>`]));return r===null?null:r===`again`}function pe({state:e,board:n,watching:r}){let i=!!e.refused,a=e=>()=>de(e),o=[[`walk`,u(`check_walk`),u(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,u(`check_learn`),u(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights&&[`lights`,u(`check_lights`),u(`check_lights_hint`),a({kind:`lights`})],[`pieces`,u(`check_pieces`),u(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return t`
    <h2>${u(`check_what`)}</h2>
    ${e.boards.length>1&&t`<${he} boards=${e.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>t`<p class="hinted">${e}</p>`)}
    ${e.refused&&t`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,n,r,a,o])=>t`<${Z} key=${e} ...${{name:e,kind:o,caption:n,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${u(r?`check_live_end`:`check_live`)}
        hint=${u(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:n,watching:r}=W,i=K(),o=p.host&&n&&!n.on&&i;a(e,o&&t`<${pe} state=${n} board=${i} watching=${r} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:n}){return t`<label class="field-label">
    ${u(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:r})=>t`<option value=${e} selected=${e===n.name}>${r}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&o(t),W.spoken=t}function $(){let e={...W,act:Y,host:p.host};le(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),se(U(`found`),e),me(U(`choose`)),ae(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,_,{once:!0}),await e($),$(),await X()}_e();