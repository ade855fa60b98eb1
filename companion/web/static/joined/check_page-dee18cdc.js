import{$t as e,Ft as t,It as n,Mt as r,Nt as i,Pt as a,an as o,dn as s,en as c,et as l,in as u,it as d,ln as f,r as p,rt as ee,sn as m,tt as te,x as ne}from"./all-9abd0c32.js";import{c as h}from"./shared-a7f95979.js";var g=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(t){this.board!==t&&(this.close(),this.board=t,this.stream=new EventSource(e(`/api/check/live/${t}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const _=({north:e})=>e===null?``:` ${c(e?`check_north`:`check_south`)}`;function re(e){return e.masked?c(`check_masked`):e.believed===null?``:c(e.believed?`check_on`:`check_off`)}const v=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>c(e.on?`check_on`:`check_off`)+_(e),()=>!0],[`check_believed`,re,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],y=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var b=class extends s{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return m`<tr class=${y(e)}>${t.map(([,t])=>m`<td>${t(e)}</td>`)}</tr>`}},x=class extends s{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=v.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>m`<${b} key=${e} line=${n.get(e)} columns=${t} />`);return m`<div class="lines-box" tabindex="0" role="region" aria-label=${c(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>m`<th scope="col">${c(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>m`
  <h2>${c(`check_live`)}</h2>
  ${!t&&m`<p class="hinted">${c(`check_live_down`)}</p>`}
  <p class="small">${c(`check_live_text`)}</p>
  <${x} key=${e} lines=${n} />
`;function C(e,{sensors:t,watching:n,host:r}){f(e,r&&n&&(t?m`<${S} ...${t} />`:m`<p>${c(`looking`)}</p>`))}const[ie,w]=[.2,.58],T=({say:e,hint:t})=>m`<p class="told">${e}</p>${t&&m`<p class="hinted">${t}</p>`}`,E=e=>u(c(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:n,act:r})=>m`
  <div class="progress-line">
    <span>${n}</span>
    <span>${c(`check_progress`,{done:e,count:t})}</span>
    ${E(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${c(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return c(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return m`<div class="row few">
    ${e.phase===`clear`&&u(c(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&u(c(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&u(c(`check_back`),n(`back`),{name:`back`})}
    ${i&&u(c(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>m`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&m`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),f(e,a&&m`<${j} walk=${a} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return m`
    <${D} done=${e.number-1} count=${e.count} text=${c(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${u(c(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&u(c(`check_back`),n(`back`),{name:`back`})}
      ${r&&u(c(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&m`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),f(e,i&&m`<${N} test=${i} act=${n} />`)}const F=e=>m`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>m`<li>${F(e===`good`)}<span>${t}${n&&m`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>m`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,ie*e.scale(n));o(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(a(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:i,host:a}){let o=t?.walk??t?.test,s=a&&n&&n.board===(t?.on??i)&&(o||r),l=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),u=t?.walk?.results??{},d=c(`check_picture_live`,{spots:l.join(`, `)||c(`nowhere`)}),p={lights:o?.lights??{},label:o?o.say:d};f(e,s&&m`<${h} geometry=${n} contents=${p} over=${e=>L(e,{here:o,results:u,on:l})} />`)}async function z(e){await te(c(`check_write`),c(`check_write_text`),c(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[m`<p>${c(`check_written`,{device:t[n].device})}</p>`,m`<code class="how">${`map = "${e}"`}</code>`])}function V({state:t,act:n}){let{walk:r}=t,i=t.boards.find(({name:e})=>e===t.on).devices,a=r.findings.length>0&&m`<ul class="found-list">
      ${r.findings.map(({text:e})=>m`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[m`<h2>${c(`check_found_so_far`)}</h2>`,a];let o=({device:n})=>m`<a
    class="button"
    href=${e(`/api/check/maps/${n}.toml`)}
    download=${`${t.on}.toml`}
  >
    ${c(`check_download`)}
  </a>`,s=r.can_write;return m`
    <h2>${r.say}</h2>
    <div class="stack">
      ${a||m`<p>${c(`check_all_well`)}</p>`}
      ${r.offer&&m`<p class="why">${r.offer}</p>`}
      ${r.guessed&&m`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${s&&!r.written.length&&u(c(`check_write`),()=>z(n),{kind:`primary`,name:`write`})}
      ${s&&i.map(o)}
      ${a&&u(c(`check_repeat`),k(n)(`repeat`),{name:`repeat`})}
      ${u(c(`check_again`),k(n)(`again`),{name:`again`})}
      ${E(n)}
    </div>
    ${B(r,i)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);f(e,a&&m`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new g(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await i(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>l(async()=>q(await n(`/api/check/${e}`,t)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await r(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!a.host)&&G.close(),!document.hidden&&a.host)try{let e=await r(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;e=2e3,n.code===`role`&&await l(t),n.status===0&&f(U(`banner`),m`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,e)}function oe(e){let t=u(c(`be_host`),se,{kind:`primary`,name:`host`});f(e,!a.host&&[m`<h2>${c(`check_for_host`)}</h2>`,m`<p class="small">${c(`check_for_host_hint`)}</p>`,m`<div class="row">${t}</div>`])}async function se(){await ne({state:{seats:[],spots:[]},geometry:null,render:$},c(`check_for_host_hint`)),await l(t),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>m`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await ee(c(`check_go_on`),(n,r)=>f(n,[m`<p>${c(`check_go_on_text`,{done:e,count:t})}</p>`,m`<div class="row">
        ${u(c(`check_go_on_yes`),()=>r(`on`),{kind:`primary`})}
        ${u(c(`check_again`),()=>r(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),a=[[`walk`,c(`check_walk`),c(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,c(`check_learn`),c(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,c(`check_lights`),c(`check_lights_hint`),i({kind:`lights`})],[`pieces`,c(`check_pieces`),c(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return m`
    <h2>${c(`check_what`)}</h2>
    ${e.boards.length>1&&m`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>m`<p class="hinted">${e}</p>`)}
    ${e.refused&&m`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>m`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${c(n?`check_live_end`:`check_live`)}
        hint=${c(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,r=K(),i=a.host&&t&&!t.on&&r;f(e,i&&m`<${ue} state=${t} board=${r} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return m`<label class="field-label">
    ${c(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>m`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&d(t),W.spoken=t}function $(){let e={...W,act:Y,host:a.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await p($),$(),await X()}me();