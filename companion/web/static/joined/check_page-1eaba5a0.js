import{$t as e,Bt as t,Gt as n,Qt as r,Ut as i,Vt as a,Wt as o,Xt as s,Yt as c,ct as l,dt as u,en as d,g as f,in as p,r as m,rn as h,st as g,ut as _}from"./all-6c7801a2.js";import{i as ee}from"./shared-23c338a9.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(h(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const ne=({north:e})=>e===null?``:` ${p(e?`check_north`:`check_south`)}`;function v(e){return e.masked?p(`check_masked`):e.believed===null?``:p(e.believed?`check_on`:`check_off`)}const y=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>p(e.on?`check_on`:`check_off`)+ne(e),()=>!0],[`check_believed`,v,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends n{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return i`<tr class=${b(e)}>${t.map(([,t])=>i`<td>${t(e)}</td>`)}</tr>`}},re=class extends n{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=y.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>i`<${x} key=${e} line=${n.get(e)} columns=${t} />`);return i`<div class="lines-box" tabindex="0" role="region" aria-label=${p(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>i`<th scope="col">${p(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>i`
  <h2>${p(`check_live`)}</h2>
  ${!t&&i`<p class="hinted">${p(`check_live_down`)}</p>`}
  <p class="small">${p(`check_live_text`)}</p>
  <${re} key=${e} lines=${n} />
`;function C(e,{sensors:t,watching:n,host:r}){o(e,r&&n&&(t?i`<${S} ...${t} />`:i`<p>${p(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:e,hint:t})=>i`<p class="told">${e}</p>${t&&i`<p class="hinted">${t}</p>`}`,D=e=>t(p(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:e,count:t,text:n,act:r})=>i`
  <div class="progress-line">
    <span>${n}</span>
    <span>${p(`check_progress`,{done:e,count:t})}</span>
    ${D(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${p(`check_progress`,{done:e,count:t})} />
`;function ie({kind:e,learn:t}){return p(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:n}){let r=k(n),a=[`waiting`,`resting`].includes(e.phase),o=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return i`<div class="row few">
    ${e.phase===`clear`&&t(p(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&t(p(`check_skip`),r(`skip`),{name:`skip`})}
    ${a&&e.done>0&&t(p(`check_back`),r(`back`),{name:`back`})}
    ${o&&t(p(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>i`
  <${O} done=${e.done} count=${e.count} text=${ie(e)} act=${t} />
  ${e.spot&&i`<p class="spot-name">${e.spot}</p>`}
  <${E} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let a=r?t?.walk:null,s=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),o(e,s&&i`<${j} walk=${s} act=${n} />`)}function N({test:e,act:n}){let r=k(n),a=e.number===1&&e.verdicts.length>0;return i`
    <${O} done=${e.number-1} count=${e.count} text=${p(`check_pieces`)} act=${n} />
    <p class="spot-name">${e.spot}</p>
    <${E} ...${e} />
    <div class="row few">
      ${t(p(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&t(p(`check_back`),r(`back`),{name:`back`})}
      ${a&&t(p(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&i`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let a=r?t?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),o(e,a&&i`<${N} test=${a} act=${n} />`)}const F=e=>i`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>i`<li>${F(e===`good`)}<span>${t}${n&&i`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let o=(t,n,r)=>i`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,s=t=>n=>o(t,n,w*e.scale(n));a(e.top,[Object.entries(n).map(([e,t])=>s(`dot-${t}`)(e)),t?.spot&&[o(`dot-case`,t.spot,T),o(`dot-here`,t.spot,T)],r.map(s(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:a,host:s}){let c=t?.walk??t?.test,l=s&&n&&n.board===(t?.on??a)&&(c||r),u=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=p(`check_picture_live`,{spots:u.join(`, `)||p(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:f};o(e,l&&i`<${ee} geometry=${n} contents=${m} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await l(p(`check_write`),p(`check_write_text`),p(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[i`<p>${p(`check_written`,{device:t[n].device})}</p>`,i`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:n}){let{walk:r}=e,a=e.boards.find(({name:t})=>t===e.on).devices,o=r.findings.length>0&&i`<ul class="found-list">
      ${r.findings.map(({text:e})=>i`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[i`<h2>${p(`check_found_so_far`)}</h2>`,o];let s=({device:t})=>i`<a
    class="button"
    href=${h(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${p(`check_download`)}
  </a>`,c=r.can_write;return i`
    <h2>${r.say}</h2>
    <div class="stack">
      ${o||i`<p>${p(`check_all_well`)}</p>`}
      ${r.offer&&i`<p class="why">${r.offer}</p>`}
      ${r.guessed&&i`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!r.written.length&&t(p(`check_write`),()=>z(n),{kind:`primary`,name:`write`})}
      ${c&&a.map(s)}
      ${o&&t(p(`check_repeat`),k(n)(`repeat`),{name:`repeat`})}
      ${t(p(`check_again`),k(n)(`again`),{name:`again`})}
      ${D(n)}
    </div>
    ${B(r,a)}
  `}function H(e,{state:t,act:n,host:r}){let a=r?t?.walk:null,s=a&&(a.phase===`done`||a.findings.length>0);o(e,s&&i`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new te(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await s(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>g(async()=>q(await d(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await c(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!r.host)&&G.close(),!document.hidden&&r.host)try{let e=await c(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;t=2e3,n.code===`role`&&await g(e),n.status===0&&o(U(`banner`),i`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,t)}function oe(e){let n=t(p(`be_host`),se,{kind:`primary`,name:`host`});o(e,!r.host&&[i`<h2>${p(`check_for_host`)}</h2>`,i`<p class="small">${p(`check_for_host_hint`)}</p>`,i`<div class="row">${n}</div>`])}async function se(){await f({state:{seats:[],spots:[]},geometry:null,render:$},p(`check_for_host_hint`)),await g(e),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:a,onclick:o})=>i`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,n){let r=await _(p(`check_go_on`),(r,a)=>o(r,[i`<p>${p(`check_go_on_text`,{done:e,count:n})}</p>`,i`<div class="row">
        ${t(p(`check_go_on_yes`),()=>a(`on`),{kind:`primary`})}
        ${t(p(`check_again`),()=>a(`again`))}
      </div>`]));return r===null?null:r===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,a=e=>()=>ce(e),o=[[`walk`,p(`check_walk`),p(`check_walk_hint`,{count:t.spots}),a({kind:`lines`}),`primary`],[`learn`,p(`check_learn`),p(`check_learn_hint`),a({kind:`lines`,learn:!0})],t.lights&&[`lights`,p(`check_lights`),p(`check_lights_hint`),a({kind:`lights`})],[`pieces`,p(`check_pieces`),p(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return i`
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
  `}function Q(e){let{state:t,watching:n}=W,a=K(),s=r.host&&t&&!t.on&&a;o(e,s&&i`<${ue} state=${t} board=${a} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return i`<label class="field-label">
    ${p(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>i`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&u(t),W.spoken=t}function $(){let e={...W,act:Y,host:r.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await m($),$(),await X()}me();