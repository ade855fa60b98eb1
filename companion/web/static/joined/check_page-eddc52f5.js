import{Bt as e,It as t,Lt as n,Rt as r,S as i,cn as a,dn as o,hn as s,in as c,it as l,ln as u,ot as d,pn as f,r as p,rn as m,rt as h,st as g,zt as _}from"./all-136c38ea.js";import{c as ee}from"./shared-32cc7dcf.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(m(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const ne=({north:e})=>e===null?``:` ${c(e?`check_north`:`check_south`)}`;function v(e){return e.masked?c(`check_masked`):e.believed===null?``:c(e.believed?`check_on`:`check_off`)}const y=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>c(e.on?`check_on`:`check_off`)+ne(e),()=>!0],[`check_believed`,v,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends s{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return o`<tr class=${b(e)}>${t.map(([,t])=>o`<td>${t(e)}</td>`)}</tr>`}},re=class extends s{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=y.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>o`<${x} key=${e} line=${n.get(e)} columns=${t} />`);return o`<div class="lines-box" tabindex="0" role="region" aria-label=${c(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>o`<th scope="col">${c(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>o`
  <h2>${c(`check_live`)}</h2>
  ${!t&&o`<p class="hinted">${c(`check_live_down`)}</p>`}
  <p class="small">${c(`check_live_text`)}</p>
  <${re} key=${e} lines=${n} />
`;function C(e,{sensors:t,watching:n,host:r}){f(e,r&&n&&(t?o`<${S} ...${t} />`:o`<p>${c(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:e,hint:t})=>o`<p class="told">${e}</p>${t&&o`<p class="hinted">${t}</p>`}`,D=e=>a(c(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:e,count:t,text:n,act:r})=>o`
  <div class="progress-line">
    <span>${n}</span>
    <span>${c(`check_progress`,{done:e,count:t})}</span>
    ${D(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${c(`check_progress`,{done:e,count:t})} />
`;function ie({kind:e,learn:t}){return c(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return o`<div class="row few">
    ${e.phase===`clear`&&a(c(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&a(c(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&a(c(`check_back`),n(`back`),{name:`back`})}
    ${i&&a(c(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>o`
  <${O} done=${e.done} count=${e.count} text=${ie(e)} act=${t} />
  ${e.spot&&o`<p class="spot-name">${e.spot}</p>`}
  <${E} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),f(e,a&&o`<${j} walk=${a} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return o`
    <${O} done=${e.number-1} count=${e.count} text=${c(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${E} ...${e} />
    <div class="row few">
      ${a(c(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&a(c(`check_back`),n(`back`),{name:`back`})}
      ${r&&a(c(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&o`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),f(e,i&&o`<${N} test=${i} act=${n} />`)}const F=e=>o`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>o`<li>${F(e===`good`)}<span>${t}${n&&o`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>o`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,w*e.scale(n));u(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,T),i(`dot-here`,t.spot,T)],r.map(a(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:i,host:a}){let s=t?.walk??t?.test,l=a&&n&&n.board===(t?.on??i)&&(s||r),u=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},p=c(`check_picture_live`,{spots:u.join(`, `)||c(`nowhere`)}),m={lights:s?.lights??{},label:s?s.say:p};f(e,l&&o`<${ee} geometry=${n} contents=${m} over=${e=>L(e,{here:s,results:d,on:u})} />`)}async function z(e){await l(c(`check_write`),c(`check_write_text`),c(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[o`<p>${c(`check_written`,{device:t[n].device})}</p>`,o`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&o`<ul class="found-list">
      ${n.findings.map(({text:e})=>o`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[o`<h2>${c(`check_found_so_far`)}</h2>`,i];let s=({device:t})=>o`<a
    class="button"
    href=${m(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${c(`check_download`)}
  </a>`,l=n.can_write;return o`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||o`<p>${c(`check_all_well`)}</p>`}
      ${n.offer&&o`<p class="why">${n.offer}</p>`}
      ${n.guessed&&o`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!n.written.length&&a(c(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${l&&r.map(s)}
      ${i&&a(c(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${a(c(`check_again`),k(t)(`again`),{name:`again`})}
      ${D(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);f(e,a&&o`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new te(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await n(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(t,n)=>h(async()=>q(await e(`/api/check/${t}`,n)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await t(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!r.host)&&G.close(),!document.hidden&&r.host)try{let e=await t(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await h(_),t.status===0&&f(U(`banner`),o`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function oe(e){let t=a(c(`be_host`),se,{kind:`primary`,name:`host`});f(e,!r.host&&[o`<h2>${c(`check_for_host`)}</h2>`,o`<p class="small">${c(`check_for_host_hint`)}</p>`,o`<div class="row">${t}</div>`])}async function se(){await i({state:{seats:[],spots:[]},geometry:null,render:$},c(`check_for_host_hint`)),await h(_),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>o`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await d(c(`check_go_on`),(n,r)=>f(n,[o`<p>${c(`check_go_on_text`,{done:e,count:t})}</p>`,o`<div class="row">
        ${a(c(`check_go_on_yes`),()=>r(`on`),{kind:`primary`})}
        ${a(c(`check_again`),()=>r(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),a=[[`walk`,c(`check_walk`),c(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,c(`check_learn`),c(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,c(`check_lights`),c(`check_lights_hint`),i({kind:`lights`})],[`pieces`,c(`check_pieces`),c(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return o`
    <h2>${c(`check_what`)}</h2>
    ${e.boards.length>1&&o`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>o`<p class="hinted">${e}</p>`)}
    ${e.refused&&o`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>o`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${c(n?`check_live_end`:`check_live`)}
        hint=${c(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,i=K(),a=r.host&&t&&!t.on&&i;f(e,a&&o`<${ue} state=${t} board=${i} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return o`<label class="field-label">
    ${c(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>o`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&g(t),W.spoken=t}function $(){let e={...W,act:Y,host:r.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await p($),$(),await X()}me();