import{Gt as e,Ht as t,Kt as n,Qt as r,Ut as i,Zt as a,an as o,ct as s,dt as c,en as l,g as u,nn as d,on as f,qt as p,r as m,st as h,tn as g,ut as _}from"./all-55a14521.js";import{i as ee}from"./shared-80aacc06.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(o(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const ne=({north:e})=>e===null?``:` ${f(e?`check_north`:`check_south`)}`;function v(e){return e.masked?f(`check_masked`):e.believed===null?``:f(e.believed?`check_on`:`check_off`)}const y=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>f(e.on?`check_on`:`check_off`)+ne(e),()=>!0],[`check_believed`,v,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends p{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:t,columns:n}){return e`<tr class=${b(t)}>${n.map(([,n])=>e`<td>${n(t)}</td>`)}</tr>`}},re=class extends p{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:t}){this.sort(t);let n=y.filter(([,,e])=>e(t)),r=new Map(t.map(e=>[e.line,e])),i=this.order.map(t=>e`<${x} key=${t} line=${r.get(t)} columns=${n} />`);return e`<div class="lines-box" tabindex="0" role="region" aria-label=${f(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([t])=>e`<th scope="col">${f(t)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const S=({board:t,up:n,lines:r})=>e`
  <h2>${f(`check_live`)}</h2>
  ${!n&&e`<p class="hinted">${f(`check_live_down`)}</p>`}
  <p class="small">${f(`check_live_text`)}</p>
  <${re} key=${t} lines=${r} />
`;function C(t,{sensors:r,watching:i,host:a}){n(t,a&&i&&(r?e`<${S} ...${r} />`:e`<p>${f(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:t,hint:n})=>e`<p class="told">${t}</p>${n&&e`<p class="hinted">${n}</p>`}`,D=e=>t(f(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:t,count:n,text:r,act:i})=>e`
  <div class="progress-line">
    <span>${r}</span>
    <span>${f(`check_progress`,{done:t,count:n})}</span>
    ${D(i)}
  </div>
  <progress value=${t} max=${n} aria-label=${f(`check_progress`,{done:t,count:n})} />
`;function ie({kind:e,learn:t}){return f(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:n,act:r}){let i=k(r),a=[`waiting`,`resting`].includes(n.phase),o=a&&n.kind===`lines`&&Object.keys(n.lights).length>0;return e`<div class="row few">
    ${n.phase===`clear`&&t(f(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&t(f(`check_skip`),i(`skip`),{name:`skip`})}
    ${a&&n.done>0&&t(f(`check_back`),i(`back`),{name:`back`})}
    ${o&&t(f(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const j=({walk:t,act:n})=>e`
  <${O} done=${t.done} count=${t.count} text=${ie(t)} act=${n} />
  ${t.spot&&e`<p class="spot-name">${t.spot}</p>`}
  <${E} ...${t} />
  <${A} walk=${t} act=${n} />
`;function M(t,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&o.phase!==`done`?o:null;t.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),n(t,s&&e`<${j} walk=${s} act=${i} />`)}function N({test:n,act:r}){let i=k(r),a=n.number===1&&n.verdicts.length>0;return e`
    <${O} done=${n.number-1} count=${n.count} text=${f(`check_pieces`)} act=${r} />
    <p class="spot-name">${n.spot}</p>
    <${E} ...${n} />
    <div class="row few">
      ${t(f(`check_skip`),i(`skip`),{name:`skip`})}
      ${n.number>1&&t(f(`check_back`),i(`back`),{name:`back`})}
      ${a&&t(f(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${n.verdicts.length>0&&e`<ul class="found-list">${[...n.verdicts].reverse().map(I)}</ul>`}
  `}function P(t,{state:r,act:i,host:a}){let o=a?r?.test:null;t.classList.toggle(`seen`,o?.phase===`resting`),n(t,o&&e`<${N} test=${o} act=${i} />`)}const F=t=>e`<svg class=${`sign ${t?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:t,text:n,pole:r})=>e`<li>${F(t===`good`)}<span>${n}${r&&e`<small>${` ${r}`}</small>`}</span></li>`;function L(t,{here:n,results:r,on:a}){let o=(n,r,i)=>e`<circle class=${n} cx=${t.at(r)[0]} cy=${t.at(r)[1]} r=${i} />`,s=e=>n=>o(e,n,w*t.scale(n));i(t.top,[Object.entries(r).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[o(`dot-case`,n.spot,T),o(`dot-here`,n.spot,T)],a.map(s(`dot-on`))])}function R(t,{state:r,geometry:i,sensors:a,board:o,host:s}){let c=r?.walk??r?.test,l=s&&i&&i.board===(r?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=r?.walk?.results??{},p=f(`check_picture_live`,{spots:u.join(`, `)||f(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:p};n(t,l&&e`<${ee} geometry=${i} contents=${m} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await s(f(`check_write`),f(`check_write_text`),f(`check_write`))&&await e(`write`,{})}function B(t,n){return t.written.flatMap((t,r)=>[e`<p>${f(`check_written`,{device:n[r].device})}</p>`,e`<code class="how">${`map = "${t}"`}</code>`])}function V({state:n,act:r}){let{walk:i}=n,a=n.boards.find(({name:e})=>e===n.on).devices,s=i.findings.length>0&&e`<ul class="found-list">
      ${i.findings.map(({text:t})=>e`<li>${F(!1)}<span>${t}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[e`<h2>${f(`check_found_so_far`)}</h2>`,s];let c=({device:t})=>e`<a
    class="button"
    href=${o(`/api/check/maps/${t}.toml`)}
    download=${`${n.on}.toml`}
  >
    ${f(`check_download`)}
  </a>`,l=i.can_write;return e`
    <h2>${i.say}</h2>
    <div class="stack">
      ${s||e`<p>${f(`check_all_well`)}</p>`}
      ${i.offer&&e`<p class="why">${i.offer}</p>`}
      ${i.guessed&&e`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!i.written.length&&t(f(`check_write`),()=>z(r),{kind:`primary`,name:`write`})}
      ${l&&a.map(c)}
      ${s&&t(f(`check_repeat`),k(r)(`repeat`),{name:`repeat`})}
      ${t(f(`check_again`),k(r)(`again`),{name:`again`})}
      ${D(r)}
    </div>
    ${B(i,a)}
  `}function H(t,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);n(t,s&&e`<${V} state=${r} act=${i} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new te(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await r(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>h(async()=>q(await d(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await a(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!l.host)&&G.close(),!document.hidden&&l.host)try{let e=await a(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(r){if(r.status===void 0)throw r;t=2e3,r.code===`role`&&await h(g),r.status===0&&n(U(`banner`),e`<p>${r.message}</p>`),U(`banner`).hidden=r.status!==0,$()}setTimeout(X,t)}function oe(r){let i=t(f(`be_host`),se,{kind:`primary`,name:`host`});n(r,!l.host&&[e`<h2>${f(`check_for_host`)}</h2>`,e`<p class="small">${f(`check_for_host_hint`)}</p>`,e`<div class="row">${i}</div>`])}async function se(){await u({state:{seats:[],spots:[]},geometry:null,render:$},f(`check_for_host_hint`)),await h(g),$()}const Z=({name:t,kind:n=``,caption:r,hint:i,disabled:a,onclick:o})=>e`<button
  type="button"
  class=${`button ${n}`.trim()}
  data-f=${t}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(r,i){let a=await _(f(`check_go_on`),(a,o)=>n(a,[e`<p>${f(`check_go_on_text`,{done:r,count:i})}</p>`,e`<div class="row">
        ${t(f(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${t(f(`check_again`),()=>o(`again`))}
      </div>`]));return a===null?null:a===`again`}function ue({state:t,board:n,watching:r}){let i=!!t.refused,a=e=>()=>ce(e),o=[[`walk`,f(`check_walk`),f(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,f(`check_learn`),f(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights&&[`lights`,f(`check_lights`),f(`check_lights_hint`),a({kind:`lights`})],[`pieces`,f(`check_pieces`),f(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return e`
    <h2>${f(`check_what`)}</h2>
    ${t.boards.length>1&&e`<${fe} boards=${t.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:t})=>e`<p class="hinted">${t}</p>`)}
    ${t.refused&&e`<p class="hinted">${t.refused}</p>`}
    <div class="pick">
      ${o.map(([t,n,r,a,o])=>e`<${Z} key=${t} ...${{name:t,kind:o,caption:n,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${f(r?`check_live_end`:`check_live`)}
        hint=${f(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(t){let{state:r,watching:i}=W,a=K(),o=l.host&&r&&!r.on&&a;n(t,o&&e`<${ue} state=${r} board=${a} watching=${i} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:t,board:n}){return e`<label class="field-label">
    ${f(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${t.map(({name:t,title:r})=>e`<option value=${t} selected=${t===n.name}>${r}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&c(t),W.spoken=t}function $(){let e={...W,act:Y,host:l.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await m($),$(),await X()}me();