import{$t as e,Bt as t,Gt as n,Qt as r,Ut as i,Vt as a,Zt as o,an as s,b as c,dt as l,en as u,ft as d,ht as f,mt as p,on as m,qt as h,r as ee,tn as te}from"./all-458abd06.js";import{c as ne}from"./shared-179bdb9a.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(s(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const g=({north:e})=>e===null?``:` ${m(e?`check_north`:`check_south`)}`;function _(e){return e.masked?m(`check_masked`):e.believed===null?``:m(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>m(e.on?`check_on`:`check_off`)+g(e),()=>!0],[`check_believed`,_,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],ie=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var y=class extends h{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return i`<tr class=${ie(e)}>${t.map(([,t])=>i`<td>${t(e)}</td>`)}</tr>`}},b=class extends h{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>i`<${y} key=${e} line=${n.get(e)} columns=${t} />`);return i`<div class="lines-box" tabindex="0" role="region" aria-label=${m(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>i`<th scope="col">${m(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const x=({board:e,up:t,lines:n})=>i`
  <h2>${m(`check_live`)}</h2>
  ${!t&&i`<p class="hinted">${m(`check_live_down`)}</p>`}
  <p class="small">${m(`check_live_text`)}</p>
  <${b} key=${e} lines=${n} />
`;function S(e,{sensors:t,watching:r,host:a}){n(e,a&&r&&(t?i`<${x} ...${t} />`:i`<p>${m(`looking`)}</p>`))}const[C,w]=[.2,.58],T=({say:e,hint:t})=>i`<p class="told">${e}</p>${t&&i`<p class="hinted">${t}</p>`}`,E=e=>t(m(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>i`
  <div class="progress-line">
    <span>${n}</span>
    <span>${m(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${m(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return m(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:n}){let r=k(n),a=[`waiting`,`resting`].includes(e.phase),o=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return i`<div class="row few">
    ${e.phase===`clear`&&t(m(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&t(m(`check_skip`),r(`skip`),{name:`skip`})}
    ${a&&e.done>0&&t(m(`check_back`),r(`back`),{name:`back`})}
    ${o&&t(m(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>i`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&i`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:r,host:a}){let o=a?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),n(e,s&&i`<${j} walk=${s} act=${r} />`)}function N({test:e,act:n}){let r=k(n),a=e.number===1&&e.verdicts.length>0;return i`
    <${D} done=${e.number-1} count=${e.count} text=${m(`check_pieces`)} act=${n} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${t(m(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&t(m(`check_back`),r(`back`),{name:`back`})}
      ${a&&t(m(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&i`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:r,host:a}){let o=a?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),n(e,o&&i`<${N} test=${o} act=${r} />`)}const F=e=>i`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>i`<li>${F(e===`good`)}<span>${t}${n&&i`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let o=(t,n,r)=>i`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,s=t=>n=>o(t,n,C*e.scale(n));a(e.top,[Object.entries(n).map(([e,t])=>s(`dot-${t}`)(e)),t?.spot&&[o(`dot-case`,t.spot,w),o(`dot-here`,t.spot,w)],r.map(s(`dot-on`))])}function R(e,{state:t,geometry:r,sensors:a,board:o,host:s}){let c=t?.walk??t?.test,l=s&&r&&r.board===(t?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=m(`check_picture_live`,{spots:u.join(`, `)||m(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};n(e,l&&i`<${ne} geometry=${r} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await d(m(`check_write`),m(`check_write_text`),m(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[i`<p>${m(`check_written`,{device:t[n].device})}</p>`,i`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:n}){let{walk:r}=e,a=e.boards.find(({name:t})=>t===e.on).devices,o=r.findings.length>0&&i`<ul class="found-list">
      ${r.findings.map(({text:e})=>i`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[i`<h2>${m(`check_found_so_far`)}</h2>`,o];let c=({device:t})=>i`<a
    class="button"
    href=${s(`/api/check/maps/${t}.toml`)}
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
      ${l&&!r.written.length&&t(m(`check_write`),()=>z(n),{kind:`primary`,name:`write`})}
      ${l&&a.map(c)}
      ${o&&t(m(`check_repeat`),k(n)(`repeat`),{name:`repeat`})}
      ${t(m(`check_again`),k(n)(`again`),{name:`again`})}
      ${E(n)}
    </div>
    ${B(r,a)}
  `}function H(e,{state:t,act:r,host:a}){let o=a?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);n(e,s&&i`<${V} state=${t} act=${r} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await r(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>l(async()=>q(await te(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await o(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!e.host)&&G.close(),!document.hidden&&e.host)try{let e=await o(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(e){if(e.status===void 0)throw e;t=2e3,e.code===`role`&&await l(u),e.status===0&&n(U(`banner`),i`<p>${e.message}</p>`),U(`banner`).hidden=e.status!==0,$()}setTimeout(X,t)}function oe(r){let a=t(m(`be_host`),se,{kind:`primary`,name:`host`});n(r,!e.host&&[i`<h2>${m(`check_for_host`)}</h2>`,i`<p class="small">${m(`check_for_host_hint`)}</p>`,i`<div class="row">${a}</div>`])}async function se(){await c({state:{seats:[],spots:[]},geometry:null,render:$},m(`check_for_host_hint`)),await l(u),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:a,onclick:o})=>i`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,r){let a=await p(m(`check_go_on`),(a,o)=>n(a,[i`<p>${m(`check_go_on_text`,{done:e,count:r})}</p>`,i`<div class="row">
        ${t(m(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${t(m(`check_again`),()=>o(`again`))}
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
  `}function Q(t){let{state:r,watching:a}=W,o=K(),s=e.host&&r&&!r.on&&o;n(t,s&&i`<${ue} state=${r} board=${o} watching=${a} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return i`<label class="field-label">
    ${m(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>i`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&f(t),W.spoken=t}function $(){let t={...W,act:Y,host:e.host};oe(U(`who`)),M(U(`walk`),t),P(U(`test`),t),R(U(`picture`),t),H(U(`found`),t),Q(U(`choose`)),S(U(`sensors`),t),pe()}async function me(){await ee($),$(),await X()}me();