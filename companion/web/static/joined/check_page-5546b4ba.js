import{A as e,An as t,En as n,Fn as r,In as i,Nn as a,Tn as o,an as s,dn as c,fn as l,jn as u,l as ee,mn as d,nn as f,nt as p,on as m,pn as h,rn as te,un as g}from"./phone-c348bab2.js";import{i as ne,n as _}from"./tones-428a2ae6.js";var v=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(o(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const y=({north:e})=>e===null?``:` ${n(e?`check_north`:`check_south`)}`;function b(e){return e.masked?n(`check_masked`):e.believed===null?``:n(e.believed?`check_on`:`check_off`)}const x=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>n(e.on?`check_on`:`check_off`)+y(e),()=>!0],[`check_believed`,b,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],S=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var C=class extends i{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return a`<tr class=${S(e)}>${t.map(([,t])=>a`<td>${t(e)}</td>`)}</tr>`}},re=class extends i{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=x.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>a`<${C} key=${e} line=${r.get(e)} columns=${t} />`);return a`<div class="lines-box" tabindex="0" role="region" aria-label=${n(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>a`<th scope="col">${n(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const ie=({board:e,up:t,lines:r})=>a`
  <h2>${n(`check_live`)}</h2>
  ${!t&&a`<p class="hinted">${n(`check_live_down`)}</p>`}
  <p class="small">${n(`check_live_text`)}</p>
  <${re} key=${e} lines=${r} />
`;function ae(e,{sensors:t,watching:i,host:o}){r(e,o&&i&&(t?a`<${ie} ...${t} />`:a`<p>${n(`looking`)}</p>`))}const[oe,w]=[.2,.58],T=({say:e,hint:t})=>a`<p class="told">${e}</p>${t&&a`<p class="hinted">${t}</p>`}`,E=e=>t(n(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:r,act:i})=>a`
  <div class="progress-line">
    <span>${r}</span>
    <span>${n(`check_progress`,{done:e,count:t})}</span>
    ${E(i)}
  </div>
  <progress value=${e} max=${t} aria-label=${n(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return n(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:r}){let i=k(r),o=[`waiting`,`resting`].includes(e.phase),s=o&&e.kind===`lines`&&Object.keys(e.lights).length>0;return a`<div class="row few">
    ${e.phase===`clear`&&t(n(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${o&&t(n(`check_skip`),i(`skip`),{name:`skip`})}
    ${o&&e.done>0&&t(n(`check_back`),i(`back`),{name:`back`})}
    ${s&&t(n(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>a`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&a`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:i}){let o=i?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),r(e,s&&a`<${j} walk=${s} act=${n} />`)}function N({test:e,act:r}){let i=k(r),o=e.number===1&&e.verdicts.length>0;return a`
    <${D} done=${e.number-1} count=${e.count} text=${n(`check_pieces`)} act=${r} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${t(n(`check_skip`),i(`skip`),{name:`skip`})}
      ${e.number>1&&t(n(`check_back`),i(`back`),{name:`back`})}
      ${o&&t(n(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&a`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:i}){let o=i?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),r(e,o&&a`<${N} test=${o} act=${n} />`)}const F=e=>a`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>a`<li>${F(e===`good`)}<span>${t}${n&&a`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>a`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>i(t,n,oe*e.scale(n));u(e.top,[Object.entries(n).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,w),i(`dot-here`,t.spot,w)],r.map(o(`dot-on`))])}function R(e,{state:t,geometry:i,sensors:o,board:s,host:c}){let l=t?.walk??t?.test,u=c&&i&&i.board===(t?.on??s)&&(l||o),d=(o?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=t?.walk?.results??{},p=n(`check_picture_live`,{spots:d.join(`, `)||n(`nowhere`)}),m={lights:l?.lights??{},label:l?l.say:p};r(e,u&&a`<${ee} geometry=${i} contents=${m} over=${e=>L(e,{here:l,results:f,on:d})} />`)}async function z(e){await te(n(`check_write`),n(`check_write_text`),n(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,r)=>[a`<p>${n(`check_written`,{device:t[r].device})}</p>`,a`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:r}){let{walk:i}=e,s=e.boards.find(({name:t})=>t===e.on).devices,c=i.findings.length>0&&a`<ul class="found-list">
      ${i.findings.map(({text:e})=>a`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[a`<h2>${n(`check_found_so_far`)}</h2>`,c];let l=({device:t})=>a`<a
    class="button"
    href=${o(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${n(`check_download`)}
  </a>`,u=i.can_write;return a`
    <h2>${i.say}</h2>
    <div class="stack">
      ${c||a`<p>${n(`check_all_well`)}</p>`}
      ${i.offer&&a`<p class="why">${i.offer}</p>`}
      ${i.guessed&&a`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${u&&!i.written.length&&t(n(`check_write`),()=>z(r),{kind:`primary`,name:`write`})}
      ${u&&s.map(l)}
      ${c&&t(n(`check_repeat`),k(r)(`repeat`),{name:`repeat`})}
      ${t(n(`check_again`),k(r)(`again`),{name:`again`})}
      ${E(r)}
    </div>
    ${B(i,s)}
  `}function H(e,{state:t,act:n,host:i}){let o=i?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);r(e,s&&a`<${V} state=${t} act=${n} />`)}function se(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new v(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){_(se(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await c(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>f(async()=>q(await d(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await g(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!l.host)&&G.close(),!document.hidden&&l.host)try{let e=await g(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await f(h),t.status===0&&r(U(`banner`),a`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function le(e){let i=t(n(`be_host`),ue,{kind:`primary`,name:`host`});r(e,!l.host&&[a`<h2>${n(`check_for_host`)}</h2>`,a`<p class="small">${n(`check_for_host_hint`)}</p>`,a`<div class="row">${i}</div>`])}async function ue(){await p({state:{seats:[],spots:[]},geometry:null,render:$},n(`check_for_host_hint`)),await f(h),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:o})=>a`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,i){let o=await s(n(`check_go_on`),(o,s)=>r(o,[a`<p>${n(`check_go_on_text`,{done:e,count:i})}</p>`,a`<div class="row">
        ${t(n(`check_go_on_yes`),()=>s(`on`),{kind:`primary`})}
        ${t(n(`check_again`),()=>s(`again`))}
      </div>`]));return o===null?null:o===`again`}function pe({state:e,board:t,watching:r}){let i=!!e.refused,o=e=>()=>de(e),s=[[`walk`,n(`check_walk`),n(`check_walk_hint`,{count:t.spots}),o({kind:`lines`}),`primary`],[`learn`,n(`check_learn`),n(`check_learn_hint`),o({kind:`lines`,learn:!0})],t.lights&&[`lights`,n(`check_lights`),n(`check_lights_hint`),o({kind:`lights`})],[`pieces`,n(`check_pieces`),n(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return a`
    <h2>${n(`check_what`)}</h2>
    ${e.boards.length>1&&a`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>a`<p class="hinted">${e}</p>`)}
    ${e.refused&&a`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${s.map(([e,t,n,r,o])=>a`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:i,onclick:r}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${n(r?`check_live_end`:`check_live`)}
        hint=${n(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:n}=W,i=K(),o=l.host&&t&&!t.on&&i;r(e,o&&a`<${pe} state=${t} board=${i} watching=${n} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return a`<label class="field-label">
    ${n(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>a`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&m(t),W.spoken=t}function $(){let e={...W,act:Y,host:l.host};le(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),me(U(`choose`)),ae(U(`sensors`),e),ge()}async function _e(e){let t=e.target.closest(`a`);t&&l.host&&W.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function ve(){document.querySelector(`main .aside`).addEventListener(`click`,_e),document.addEventListener(`click`,ne,{once:!0}),await e($),$(),await X()}ve();