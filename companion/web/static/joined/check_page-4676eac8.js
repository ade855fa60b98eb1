import{Cn as e,En as t,Kt as n,Tn as r,Xt as i,Y as a,Yt as o,bn as s,en as c,gn as l,hn as u,in as d,j as f,l as ee,nn as p,qt as m,rn as h,tn as te,xn as g}from"./phone-e22dede0.js";import{i as _,n as v}from"./tones-428a2ae6.js";var y=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(u(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const b=({north:e})=>e===null?``:` ${l(e?`check_north`:`check_south`)}`;function x(e){return e.masked?l(`check_masked`):e.believed===null?``:l(e.believed?`check_on`:`check_off`)}const S=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>l(e.on?`check_on`:`check_off`)+b(e),()=>!0],[`check_believed`,x,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],C=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var ne=class extends t{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:t,columns:n}){return e`<tr class=${C(t)}>${n.map(([,n])=>e`<td>${n(t)}</td>`)}</tr>`}},re=class extends t{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:t}){this.sort(t);let n=S.filter(([,,e])=>e(t)),r=new Map(t.map(e=>[e.line,e])),i=this.order.map(t=>e`<${ne} key=${t} line=${r.get(t)} columns=${n} />`);return e`<div class="lines-box" tabindex="0" role="region" aria-label=${l(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([t])=>e`<th scope="col">${l(t)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const ie=({board:t,up:n,lines:r})=>e`
  <h2>${l(`check_live`)}</h2>
  ${!n&&e`<p class="hinted">${l(`check_live_down`)}</p>`}
  <p class="small">${l(`check_live_text`)}</p>
  <${re} key=${t} lines=${r} />
`;function ae(t,{sensors:n,watching:i,host:a}){r(t,a&&i&&(n?e`<${ie} ...${n} />`:e`<p>${l(`looking`)}</p>`))}const[oe,w]=[.2,.58],T=({say:t,hint:n})=>e`<p class="told">${t}</p>${n&&e`<p class="hinted">${n}</p>`}`,E=e=>s(l(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:t,count:n,text:r,act:i})=>e`
  <div class="progress-line">
    <span>${r}</span>
    <span>${l(`check_progress`,{done:t,count:n})}</span>
    ${E(i)}
  </div>
  <progress value=${t} max=${n} aria-label=${l(`check_progress`,{done:t,count:n})} />
`;function O({kind:e,learn:t}){return l(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:t,act:n}){let r=k(n),i=[`waiting`,`resting`].includes(t.phase),a=i&&t.kind===`lines`&&Object.keys(t.lights).length>0;return e`<div class="row few">
    ${t.phase===`clear`&&s(l(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&s(l(`check_skip`),r(`skip`),{name:`skip`})}
    ${i&&t.done>0&&s(l(`check_back`),r(`back`),{name:`back`})}
    ${a&&s(l(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const j=({walk:t,act:n})=>e`
  <${D} done=${t.done} count=${t.count} text=${O(t)} act=${n} />
  ${t.spot&&e`<p class="spot-name">${t.spot}</p>`}
  <${T} ...${t} />
  <${A} walk=${t} act=${n} />
`;function M(t,{state:n,act:i,host:a}){let o=a?n?.walk:null,s=o&&o.phase!==`done`?o:null;t.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),r(t,s&&e`<${j} walk=${s} act=${i} />`)}function N({test:t,act:n}){let r=k(n),i=t.number===1&&t.verdicts.length>0;return e`
    <${D} done=${t.number-1} count=${t.count} text=${l(`check_pieces`)} act=${n} />
    <p class="spot-name">${t.spot}</p>
    <${T} ...${t} />
    <div class="row few">
      ${s(l(`check_skip`),r(`skip`),{name:`skip`})}
      ${t.number>1&&s(l(`check_back`),r(`back`),{name:`back`})}
      ${i&&s(l(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${t.verdicts.length>0&&e`<ul class="found-list">${[...t.verdicts].reverse().map(I)}</ul>`}
  `}function P(t,{state:n,act:i,host:a}){let o=a?n?.test:null;t.classList.toggle(`seen`,o?.phase===`resting`),r(t,o&&e`<${N} test=${o} act=${i} />`)}const F=t=>e`<svg class=${`sign ${t?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:t,text:n,pole:r})=>e`<li>${F(t===`good`)}<span>${n}${r&&e`<small>${` ${r}`}</small>`}</span></li>`;function L(t,{here:n,results:r,on:i}){let a=(n,r,i)=>e`<circle class=${n} cx=${t.at(r)[0]} cy=${t.at(r)[1]} r=${i} />`,o=e=>n=>a(e,n,oe*t.scale(n));g(t.top,[Object.entries(r).map(([e,t])=>o(`dot-${t}`)(e)),n?.spot&&[a(`dot-case`,n.spot,w),a(`dot-here`,n.spot,w)],i.map(o(`dot-on`))])}function R(t,{state:n,geometry:i,sensors:a,board:o,host:s}){let c=n?.walk??n?.test,u=s&&i&&i.board===(n?.on??o)&&(c||a),d=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=n?.walk?.results??{},p=l(`check_picture_live`,{spots:d.join(`, `)||l(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:p};r(t,u&&e`<${ee} geometry=${i} contents=${m} over=${e=>L(e,{here:c,results:f,on:d})} />`)}async function z(e){await m(l(`check_write`),l(`check_write_text`),l(`check_write`))&&await e(`write`,{})}function B(t,n){return t.written.flatMap((t,r)=>[e`<p>${l(`check_written`,{device:n[r].device})}</p>`,e`<code class="how">${`map = "${t}"`}</code>`])}function V({state:t,act:n}){let{walk:r}=t,i=t.boards.find(({name:e})=>e===t.on).devices,a=r.findings.length>0&&e`<ul class="found-list">
      ${r.findings.map(({text:t})=>e`<li>${F(!1)}<span>${t}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[e`<h2>${l(`check_found_so_far`)}</h2>`,a];let o=({device:n})=>e`<a
    class="button"
    href=${u(`/api/check/maps/${n}.toml`)}
    download=${`${t.on}.toml`}
  >
    ${l(`check_download`)}
  </a>`,c=r.can_write;return e`
    <h2>${r.say}</h2>
    <div class="stack">
      ${a||e`<p>${l(`check_all_well`)}</p>`}
      ${r.offer&&e`<p class="why">${r.offer}</p>`}
      ${r.guessed&&e`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!r.written.length&&s(l(`check_write`),()=>z(n),{kind:`primary`,name:`write`})}
      ${c&&i.map(o)}
      ${a&&s(l(`check_repeat`),k(n)(`repeat`),{name:`repeat`})}
      ${s(l(`check_again`),k(n)(`again`),{name:`again`})}
      ${E(n)}
    </div>
    ${B(r,i)}
  `}function se(t,{state:n,act:i,host:a}){let o=a?n?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);r(t,s&&e`<${V} state=${n} act=${i} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new y(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){v(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await te(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>n(async()=>q(await d(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await c(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!p.host)&&G.close(),!document.hidden&&p.host)try{let e=await c(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(i){if(i.status===void 0)throw i;t=2e3,i.code===`role`&&await n(h),i.status===0&&r(U(`banner`),e`<p>${i.message}</p>`),U(`banner`).hidden=i.status!==0,$()}setTimeout(X,t)}function le(t){let n=s(l(`be_host`),ue,{kind:`primary`,name:`host`});r(t,!p.host&&[e`<h2>${l(`check_for_host`)}</h2>`,e`<p class="small">${l(`check_for_host_hint`)}</p>`,e`<div class="row">${n}</div>`])}async function ue(){await a({state:{seats:[],spots:[]},geometry:null,render:$},l(`check_for_host_hint`)),await n(h),$()}const Z=({name:t,kind:n=``,caption:r,hint:i,disabled:a,onclick:o})=>e`<button
  type="button"
  class=${`button ${n}`.trim()}
  data-f=${t}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(t,n){let i=await o(l(`check_go_on`),(i,a)=>r(i,[e`<p>${l(`check_go_on_text`,{done:t,count:n})}</p>`,e`<div class="row">
        ${s(l(`check_go_on_yes`),()=>a(`on`),{kind:`primary`})}
        ${s(l(`check_again`),()=>a(`again`))}
      </div>`]));return i===null?null:i===`again`}function pe({state:t,board:n,watching:r}){let i=!!t.refused,a=e=>()=>de(e),o=[[`walk`,l(`check_walk`),l(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,l(`check_learn`),l(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights&&[`lights`,l(`check_lights`),l(`check_lights_hint`),a({kind:`lights`})],[`pieces`,l(`check_pieces`),l(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return e`
    <h2>${l(`check_what`)}</h2>
    ${t.boards.length>1&&e`<${he} boards=${t.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:t})=>e`<p class="hinted">${t}</p>`)}
    ${t.refused&&e`<p class="hinted">${t.refused}</p>`}
    <div class="pick">
      ${o.map(([t,n,r,a,o])=>e`<${Z} key=${t} ...${{name:t,kind:o,caption:n,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${l(r?`check_live_end`:`check_live`)}
        hint=${l(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(t){let{state:n,watching:i}=W,a=K(),o=p.host&&n&&!n.on&&a;r(t,o&&e`<${pe} state=${n} board=${a} watching=${i} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:t,board:n}){return e`<label class="field-label">
    ${l(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${t.map(({name:t,title:r})=>e`<option value=${t} selected=${t===n.name}>${r}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&i(t),W.spoken=t}function $(){let e={...W,act:Y,host:p.host};le(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),se(U(`found`),e),me(U(`choose`)),ae(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,_,{once:!0}),await f($),$(),await X()}_e();