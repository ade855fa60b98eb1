import{Ht as e,Kt as t,Qt as n,Vt as r,Wt as i,Zt as a,an as o,b as s,en as c,ft as l,gt as u,ht as d,nn as f,on as p,pt as m,qt as h,r as g,tn as _}from"./all-6f78eea8.js";import{i as ee}from"./shared-ab7aced4.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(o(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const ne=({north:e})=>e===null?``:` ${p(e?`check_north`:`check_south`)}`;function v(e){return e.masked?p(`check_masked`):e.believed===null?``:p(e.believed?`check_on`:`check_off`)}const y=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>p(e.on?`check_on`:`check_off`)+ne(e),()=>!0],[`check_believed`,v,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends h{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return i`<tr class=${b(e)}>${t.map(([,t])=>i`<td>${t(e)}</td>`)}</tr>`}},re=class extends h{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=y.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>i`<${x} key=${e} line=${n.get(e)} columns=${t} />`);return i`<div class="lines-box" tabindex="0" role="region" aria-label=${p(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>i`<th scope="col">${p(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>i`
  <h2>${p(`check_live`)}</h2>
  ${!t&&i`<p class="hinted">${p(`check_live_down`)}</p>`}
  <p class="small">${p(`check_live_text`)}</p>
  <${re} key=${e} lines=${n} />
`;function C(e,{sensors:n,watching:r,host:a}){t(e,a&&r&&(n?i`<${S} ...${n} />`:i`<p>${p(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:e,hint:t})=>i`<p class="told">${e}</p>${t&&i`<p class="hinted">${t}</p>`}`,D=e=>r(p(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:e,count:t,text:n,act:r})=>i`
  <div class="progress-line">
    <span>${n}</span>
    <span>${p(`check_progress`,{done:e,count:t})}</span>
    ${D(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${p(`check_progress`,{done:e,count:t})} />
`;function ie({kind:e,learn:t}){return p(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),a=[`waiting`,`resting`].includes(e.phase),o=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return i`<div class="row few">
    ${e.phase===`clear`&&r(p(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&r(p(`check_skip`),n(`skip`),{name:`skip`})}
    ${a&&e.done>0&&r(p(`check_back`),n(`back`),{name:`back`})}
    ${o&&r(p(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>i`
  <${O} done=${e.done} count=${e.count} text=${ie(e)} act=${t} />
  ${e.spot&&i`<p class="spot-name">${e.spot}</p>`}
  <${E} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:n,act:r,host:a}){let o=a?n?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),t(e,s&&i`<${j} walk=${s} act=${r} />`)}function N({test:e,act:t}){let n=k(t),a=e.number===1&&e.verdicts.length>0;return i`
    <${O} done=${e.number-1} count=${e.count} text=${p(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${E} ...${e} />
    <div class="row few">
      ${r(p(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&r(p(`check_back`),n(`back`),{name:`back`})}
      ${a&&r(p(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&i`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:n,act:r,host:a}){let o=a?n?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),t(e,o&&i`<${N} test=${o} act=${r} />`)}const F=e=>i`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>i`<li>${F(e===`good`)}<span>${t}${n&&i`<small>${` ${n}`}</small>`}</span></li>`;function L(t,{here:n,results:r,on:a}){let o=(e,n,r)=>i`<circle class=${e} cx=${t.at(n)[0]} cy=${t.at(n)[1]} r=${r} />`,s=e=>n=>o(e,n,w*t.scale(n));e(t.top,[Object.entries(r).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[o(`dot-case`,n.spot,T),o(`dot-here`,n.spot,T)],a.map(s(`dot-on`))])}function R(e,{state:n,geometry:r,sensors:a,board:o,host:s}){let c=n?.walk??n?.test,l=s&&r&&r.board===(n?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=n?.walk?.results??{},f=p(`check_picture_live`,{spots:u.join(`, `)||p(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:f};t(e,l&&i`<${ee} geometry=${r} contents=${m} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await m(p(`check_write`),p(`check_write_text`),p(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[i`<p>${p(`check_written`,{device:t[n].device})}</p>`,i`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,a=e.boards.find(({name:t})=>t===e.on).devices,s=n.findings.length>0&&i`<ul class="found-list">
      ${n.findings.map(({text:e})=>i`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[i`<h2>${p(`check_found_so_far`)}</h2>`,s];let c=({device:t})=>i`<a
    class="button"
    href=${o(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${p(`check_download`)}
  </a>`,l=n.can_write;return i`
    <h2>${n.say}</h2>
    <div class="stack">
      ${s||i`<p>${p(`check_all_well`)}</p>`}
      ${n.offer&&i`<p class="why">${n.offer}</p>`}
      ${n.guessed&&i`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!n.written.length&&r(p(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${l&&a.map(c)}
      ${s&&r(p(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${r(p(`check_again`),k(t)(`again`),{name:`again`})}
      ${D(t)}
    </div>
    ${B(n,a)}
  `}function H(e,{state:n,act:r,host:a}){let o=a?n?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);t(e,s&&i`<${V} state=${n} act=${r} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new te(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await n(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>l(async()=>q(await f(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await a(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!c.host)&&G.close(),!document.hidden&&c.host)try{let e=await a(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;e=2e3,n.code===`role`&&await l(_),n.status===0&&t(U(`banner`),i`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,e)}function oe(e){let n=r(p(`be_host`),se,{kind:`primary`,name:`host`});t(e,!c.host&&[i`<h2>${p(`check_for_host`)}</h2>`,i`<p class="small">${p(`check_for_host_hint`)}</p>`,i`<div class="row">${n}</div>`])}async function se(){await s({state:{seats:[],spots:[]},geometry:null,render:$},p(`check_for_host_hint`)),await l(_),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:a,onclick:o})=>i`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,n){let a=await d(p(`check_go_on`),(a,o)=>t(a,[i`<p>${p(`check_go_on_text`,{done:e,count:n})}</p>`,i`<div class="row">
        ${r(p(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${r(p(`check_again`),()=>o(`again`))}
      </div>`]));return a===null?null:a===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,a=e=>()=>ce(e),o=[[`walk`,p(`check_walk`),p(`check_walk_hint`,{count:t.spots}),a({kind:`lines`}),`primary`],[`learn`,p(`check_learn`),p(`check_learn_hint`),a({kind:`lines`,learn:!0})],t.lights&&[`lights`,p(`check_lights`),p(`check_lights_hint`),a({kind:`lights`})],[`pieces`,p(`check_pieces`),p(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return i`
    <h2>${p(`check_what`)}</h2>
    ${e.boards.length>1&&i`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>i`<p class="hinted">${e}</p>`)}
    ${e.refused&&i`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,n,a,o])=>i`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:r,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${p(n?`check_live_end`:`check_live`)}
        hint=${p(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:n,watching:r}=W,a=K(),o=c.host&&n&&!n.on&&a;t(e,o&&i`<${ue} state=${n} board=${a} watching=${r} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return i`<label class="field-label">
    ${p(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>i`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&u(t),W.spoken=t}function $(){let e={...W,act:Y,host:c.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await g($),$(),await X()}me();