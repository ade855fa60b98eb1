import{Jt as e,Kt as t,Ut as n,Wt as r,Xt as i,_t as a,b as o,cn as s,en as c,gt as l,in as u,ln as d,mt as f,nn as p,pt as m,r as ee,rn as h,tn as te}from"./all-16646811.js";import{c as ne}from"./shared-cd25237a.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(s(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const g=({north:e})=>e===null?``:` ${d(e?`check_north`:`check_south`)}`;function _(e){return e.masked?d(`check_masked`):e.believed===null?``:d(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>d(e.on?`check_on`:`check_off`)+g(e),()=>!0],[`check_believed`,_,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],ie=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var y=class extends i{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:n}){return t`<tr class=${ie(e)}>${n.map(([,n])=>t`<td>${n(e)}</td>`)}</tr>`}},b=class extends i{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let n=v.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>t`<${y} key=${e} line=${r.get(e)} columns=${n} />`);return t`<div class="lines-box" tabindex="0" role="region" aria-label=${d(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([e])=>t`<th scope="col">${d(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const x=({board:e,up:n,lines:r})=>t`
  <h2>${d(`check_live`)}</h2>
  ${!n&&t`<p class="hinted">${d(`check_live_down`)}</p>`}
  <p class="small">${d(`check_live_text`)}</p>
  <${b} key=${e} lines=${r} />
`;function S(n,{sensors:r,watching:i,host:a}){e(n,a&&i&&(r?t`<${x} ...${r} />`:t`<p>${d(`looking`)}</p>`))}const[C,w]=[.2,.58],T=({say:e,hint:n})=>t`<p class="told">${e}</p>${n&&t`<p class="hinted">${n}</p>`}`,E=e=>n(d(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:n,text:r,act:i})=>t`
  <div class="progress-line">
    <span>${r}</span>
    <span>${d(`check_progress`,{done:e,count:n})}</span>
    ${E(i)}
  </div>
  <progress value=${e} max=${n} aria-label=${d(`check_progress`,{done:e,count:n})} />
`;function O({kind:e,learn:t}){return d(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:r}){let i=k(r),a=[`waiting`,`resting`].includes(e.phase),o=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return t`<div class="row few">
    ${e.phase===`clear`&&n(d(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&n(d(`check_skip`),i(`skip`),{name:`skip`})}
    ${a&&e.done>0&&n(d(`check_back`),i(`back`),{name:`back`})}
    ${o&&n(d(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:n})=>t`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${n} />
  ${e.spot&&t`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${n} />
`;function M(n,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&o.phase!==`done`?o:null;n.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),e(n,s&&t`<${j} walk=${s} act=${i} />`)}function N({test:e,act:r}){let i=k(r),a=e.number===1&&e.verdicts.length>0;return t`
    <${D} done=${e.number-1} count=${e.count} text=${d(`check_pieces`)} act=${r} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${n(d(`check_skip`),i(`skip`),{name:`skip`})}
      ${e.number>1&&n(d(`check_back`),i(`back`),{name:`back`})}
      ${a&&n(d(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&t`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(n,{state:r,act:i,host:a}){let o=a?r?.test:null;n.classList.toggle(`seen`,o?.phase===`resting`),e(n,o&&t`<${N} test=${o} act=${i} />`)}const F=e=>t`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:n,pole:r})=>t`<li>${F(e===`good`)}<span>${n}${r&&t`<small>${` ${r}`}</small>`}</span></li>`;function L(e,{here:n,results:i,on:a}){let o=(n,r,i)=>t`<circle class=${n} cx=${e.at(r)[0]} cy=${e.at(r)[1]} r=${i} />`,s=t=>n=>o(t,n,C*e.scale(n));r(e.top,[Object.entries(i).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[o(`dot-case`,n.spot,w),o(`dot-here`,n.spot,w)],a.map(s(`dot-on`))])}function R(n,{state:r,geometry:i,sensors:a,board:o,host:s}){let c=r?.walk??r?.test,l=s&&i&&i.board===(r?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=r?.walk?.results??{},p=d(`check_picture_live`,{spots:u.join(`, `)||d(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:p};e(n,l&&t`<${ne} geometry=${i} contents=${m} over=${e=>L(e,{here:c,results:f,on:u})} />`)}async function z(e){await f(d(`check_write`),d(`check_write_text`),d(`check_write`))&&await e(`write`,{})}function B(e,n){return e.written.flatMap((e,r)=>[t`<p>${d(`check_written`,{device:n[r].device})}</p>`,t`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:r}){let{walk:i}=e,a=e.boards.find(({name:t})=>t===e.on).devices,o=i.findings.length>0&&t`<ul class="found-list">
      ${i.findings.map(({text:e})=>t`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[t`<h2>${d(`check_found_so_far`)}</h2>`,o];let c=({device:n})=>t`<a
    class="button"
    href=${s(`/api/check/maps/${n}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${d(`check_download`)}
  </a>`,l=i.can_write;return t`
    <h2>${i.say}</h2>
    <div class="stack">
      ${o||t`<p>${d(`check_all_well`)}</p>`}
      ${i.offer&&t`<p class="why">${i.offer}</p>`}
      ${i.guessed&&t`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!i.written.length&&n(d(`check_write`),()=>z(r),{kind:`primary`,name:`write`})}
      ${l&&a.map(c)}
      ${o&&n(d(`check_repeat`),k(r)(`repeat`),{name:`repeat`})}
      ${n(d(`check_again`),k(r)(`again`),{name:`again`})}
      ${E(r)}
    </div>
    ${B(i,a)}
  `}function H(n,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);e(n,s&&t`<${V} state=${r} act=${i} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await te(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>m(async()=>q(await u(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await c(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let n=300;if((document.hidden||!p.host)&&G.close(),!document.hidden&&p.host)try{let e=await c(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(r){if(r.status===void 0)throw r;n=2e3,r.code===`role`&&await m(h),r.status===0&&e(U(`banner`),t`<p>${r.message}</p>`),U(`banner`).hidden=r.status!==0,$()}setTimeout(X,n)}function oe(r){let i=n(d(`be_host`),se,{kind:`primary`,name:`host`});e(r,!p.host&&[t`<h2>${d(`check_for_host`)}</h2>`,t`<p class="small">${d(`check_for_host_hint`)}</p>`,t`<div class="row">${i}</div>`])}async function se(){await o({state:{seats:[],spots:[]},geometry:null,render:$},d(`check_for_host_hint`)),await m(h),$()}const Z=({name:e,kind:n=``,caption:r,hint:i,disabled:a,onclick:o})=>t`<button
  type="button"
  class=${`button ${n}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(r,i){let a=await l(d(`check_go_on`),(a,o)=>e(a,[t`<p>${d(`check_go_on_text`,{done:r,count:i})}</p>`,t`<div class="row">
        ${n(d(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${n(d(`check_again`),()=>o(`again`))}
      </div>`]));return a===null?null:a===`again`}function ue({state:e,board:n,watching:r}){let i=!!e.refused,a=e=>()=>ce(e),o=[[`walk`,d(`check_walk`),d(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,d(`check_learn`),d(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights&&[`lights`,d(`check_lights`),d(`check_lights_hint`),a({kind:`lights`})],[`pieces`,d(`check_pieces`),d(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return t`
    <h2>${d(`check_what`)}</h2>
    ${e.boards.length>1&&t`<${fe} boards=${e.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>t`<p class="hinted">${e}</p>`)}
    ${e.refused&&t`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,n,r,a,o])=>t`<${Z} key=${e} ...${{name:e,kind:o,caption:n,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${d(r?`check_live_end`:`check_live`)}
        hint=${d(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(n){let{state:r,watching:i}=W,a=K(),o=p.host&&r&&!r.on&&a;e(n,o&&t`<${ue} state=${r} board=${a} watching=${i} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:n}){return t`<label class="field-label">
    ${d(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:r})=>t`<option value=${e} selected=${e===n.name}>${r}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&a(t),W.spoken=t}function $(){let e={...W,act:Y,host:p.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),S(U(`sensors`),e),pe()}async function me(){await ee($),$(),await X()}me();