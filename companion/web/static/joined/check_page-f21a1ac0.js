import{$t as e,Gt as t,Ht as n,Ut as r,Yt as i,b as a,cn as o,en as s,ft as c,gt as l,ht as u,nn as d,pt as f,qt as p,r as m,rn as h,sn as g,tn as _}from"./all-473c1d34.js";import{c as ee}from"./shared-d37f49bf.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(g(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const ne=({north:e})=>e===null?``:` ${o(e?`check_north`:`check_south`)}`;function v(e){return e.masked?o(`check_masked`):e.believed===null?``:o(e.believed?`check_on`:`check_off`)}const y=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>o(e.on?`check_on`:`check_off`)+ne(e),()=>!0],[`check_believed`,v,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends i{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:n}){return t`<tr class=${b(e)}>${n.map(([,n])=>t`<td>${n(e)}</td>`)}</tr>`}},re=class extends i{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let n=y.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>t`<${x} key=${e} line=${r.get(e)} columns=${n} />`);return t`<div class="lines-box" tabindex="0" role="region" aria-label=${o(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([e])=>t`<th scope="col">${o(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const S=({board:e,up:n,lines:r})=>t`
  <h2>${o(`check_live`)}</h2>
  ${!n&&t`<p class="hinted">${o(`check_live_down`)}</p>`}
  <p class="small">${o(`check_live_text`)}</p>
  <${re} key=${e} lines=${r} />
`;function C(e,{sensors:n,watching:r,host:i}){p(e,i&&r&&(n?t`<${S} ...${n} />`:t`<p>${o(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:e,hint:n})=>t`<p class="told">${e}</p>${n&&t`<p class="hinted">${n}</p>`}`,D=e=>n(o(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:e,count:n,text:r,act:i})=>t`
  <div class="progress-line">
    <span>${r}</span>
    <span>${o(`check_progress`,{done:e,count:n})}</span>
    ${D(i)}
  </div>
  <progress value=${e} max=${n} aria-label=${o(`check_progress`,{done:e,count:n})} />
`;function ie({kind:e,learn:t}){return o(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:r}){let i=k(r),a=[`waiting`,`resting`].includes(e.phase),s=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return t`<div class="row few">
    ${e.phase===`clear`&&n(o(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&n(o(`check_skip`),i(`skip`),{name:`skip`})}
    ${a&&e.done>0&&n(o(`check_back`),i(`back`),{name:`back`})}
    ${s&&n(o(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:n})=>t`
  <${O} done=${e.done} count=${e.count} text=${ie(e)} act=${n} />
  ${e.spot&&t`<p class="spot-name">${e.spot}</p>`}
  <${E} ...${e} />
  <${A} walk=${e} act=${n} />
`;function M(e,{state:n,act:r,host:i}){let a=i?n?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),p(e,o&&t`<${j} walk=${o} act=${r} />`)}function N({test:e,act:r}){let i=k(r),a=e.number===1&&e.verdicts.length>0;return t`
    <${O} done=${e.number-1} count=${e.count} text=${o(`check_pieces`)} act=${r} />
    <p class="spot-name">${e.spot}</p>
    <${E} ...${e} />
    <div class="row few">
      ${n(o(`check_skip`),i(`skip`),{name:`skip`})}
      ${e.number>1&&n(o(`check_back`),i(`back`),{name:`back`})}
      ${a&&n(o(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&t`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:n,act:r,host:i}){let a=i?n?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),p(e,a&&t`<${N} test=${a} act=${r} />`)}const F=e=>t`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:n,pole:r})=>t`<li>${F(e===`good`)}<span>${n}${r&&t`<small>${` ${r}`}</small>`}</span></li>`;function L(e,{here:n,results:i,on:a}){let o=(n,r,i)=>t`<circle class=${n} cx=${e.at(r)[0]} cy=${e.at(r)[1]} r=${i} />`,s=t=>n=>o(t,n,w*e.scale(n));r(e.top,[Object.entries(i).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[o(`dot-case`,n.spot,T),o(`dot-here`,n.spot,T)],a.map(s(`dot-on`))])}function R(e,{state:n,geometry:r,sensors:i,board:a,host:s}){let c=n?.walk??n?.test,l=s&&r&&r.board===(n?.on??a)&&(c||i),u=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=n?.walk?.results??{},f=o(`check_picture_live`,{spots:u.join(`, `)||o(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:f};p(e,l&&t`<${ee} geometry=${r} contents=${m} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await f(o(`check_write`),o(`check_write_text`),o(`check_write`))&&await e(`write`,{})}function B(e,n){return e.written.flatMap((e,r)=>[t`<p>${o(`check_written`,{device:n[r].device})}</p>`,t`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:r}){let{walk:i}=e,a=e.boards.find(({name:t})=>t===e.on).devices,s=i.findings.length>0&&t`<ul class="found-list">
      ${i.findings.map(({text:e})=>t`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[t`<h2>${o(`check_found_so_far`)}</h2>`,s];let c=({device:n})=>t`<a
    class="button"
    href=${g(`/api/check/maps/${n}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${o(`check_download`)}
  </a>`,l=i.can_write;return t`
    <h2>${i.say}</h2>
    <div class="stack">
      ${s||t`<p>${o(`check_all_well`)}</p>`}
      ${i.offer&&t`<p class="why">${i.offer}</p>`}
      ${i.guessed&&t`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!i.written.length&&n(o(`check_write`),()=>z(r),{kind:`primary`,name:`write`})}
      ${l&&a.map(c)}
      ${s&&n(o(`check_repeat`),k(r)(`repeat`),{name:`repeat`})}
      ${n(o(`check_again`),k(r)(`again`),{name:`again`})}
      ${D(r)}
    </div>
    ${B(i,a)}
  `}function H(e,{state:n,act:r,host:i}){let a=i?n?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);p(e,o&&t`<${V} state=${n} act=${r} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new te(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await s(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>c(async()=>q(await h(`/api/check/${e}`,t)));async function ae(t){if(!W.watching)return G.close();G.open(t.on??(W.board||t.boards[0].name)),W.sensors=G.failed?await e(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let n=300;if((document.hidden||!_.host)&&G.close(),!document.hidden&&_.host)try{let t=await e(`/api/check`);await ae(t),U(`banner`).hidden=!0,await q(t)}catch(e){if(e.status===void 0)throw e;n=2e3,e.code===`role`&&await c(d),e.status===0&&p(U(`banner`),t`<p>${e.message}</p>`),U(`banner`).hidden=e.status!==0,$()}setTimeout(X,n)}function oe(e){let r=n(o(`be_host`),se,{kind:`primary`,name:`host`});p(e,!_.host&&[t`<h2>${o(`check_for_host`)}</h2>`,t`<p class="small">${o(`check_for_host_hint`)}</p>`,t`<div class="row">${r}</div>`])}async function se(){await a({state:{seats:[],spots:[]},geometry:null,render:$},o(`check_for_host_hint`)),await c(d),$()}const Z=({name:e,kind:n=``,caption:r,hint:i,disabled:a,onclick:o})=>t`<button
  type="button"
  class=${`button ${n}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,r){let i=await u(o(`check_go_on`),(i,a)=>p(i,[t`<p>${o(`check_go_on_text`,{done:e,count:r})}</p>`,t`<div class="row">
        ${n(o(`check_go_on_yes`),()=>a(`on`),{kind:`primary`})}
        ${n(o(`check_again`),()=>a(`again`))}
      </div>`]));return i===null?null:i===`again`}function ue({state:e,board:n,watching:r}){let i=!!e.refused,a=e=>()=>ce(e),s=[[`walk`,o(`check_walk`),o(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,o(`check_learn`),o(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights&&[`lights`,o(`check_lights`),o(`check_lights_hint`),a({kind:`lights`})],[`pieces`,o(`check_pieces`),o(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return t`
    <h2>${o(`check_what`)}</h2>
    ${e.boards.length>1&&t`<${fe} boards=${e.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>t`<p class="hinted">${e}</p>`)}
    ${e.refused&&t`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${s.map(([e,n,r,a,o])=>t`<${Z} key=${e} ...${{name:e,kind:o,caption:n,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${o(r?`check_live_end`:`check_live`)}
        hint=${o(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:n,watching:r}=W,i=K(),a=_.host&&n&&!n.on&&i;p(e,a&&t`<${ue} state=${n} board=${i} watching=${r} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:n}){return t`<label class="field-label">
    ${o(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:r})=>t`<option value=${e} selected=${e===n.name}>${r}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&l(t),W.spoken=t}function $(){let e={...W,act:Y,host:_.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await m($),$(),await X()}me();