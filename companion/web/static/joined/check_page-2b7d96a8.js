import{$t as e,Cn as t,Gt as n,Jt as r,Qt as i,Wt as a,c as o,en as s,k as c,mn as l,nn as u,pn as d,q as f,qt as p,tn as m,vn as h,wn as g,xn as _,yn as ee}from"./phone-a6660e6d.js";import{i as te,n as ne}from"./tones-428a2ae6.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(d(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const v=({north:e})=>e===null?``:` ${l(e?`check_north`:`check_south`)}`;function y(e){return e.masked?l(`check_masked`):e.believed===null?``:l(e.believed?`check_on`:`check_off`)}const ie=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>l(e.on?`check_on`:`check_off`)+v(e),()=>!0],[`check_believed`,y,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends g{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return _`<tr class=${b(e)}>${t.map(([,t])=>_`<td>${t(e)}</td>`)}</tr>`}},S=class extends g{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=ie.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>_`<${x} key=${e} line=${n.get(e)} columns=${t} />`);return _`<div class="lines-box" tabindex="0" role="region" aria-label=${l(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>_`<th scope="col">${l(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const ae=({board:e,up:t,lines:n})=>_`
  <h2>${l(`check_live`)}</h2>
  ${!t&&_`<p class="hinted">${l(`check_live_down`)}</p>`}
  <p class="small">${l(`check_live_text`)}</p>
  <${S} key=${e} lines=${n} />
`;function oe(e,{sensors:n,watching:r,host:i}){t(e,i&&r&&(n?_`<${ae} ...${n} />`:_`<p>${l(`looking`)}</p>`))}const[se,C]=[.2,.58],w=({say:e,hint:t})=>_`<p class="told">${e}</p>${t&&_`<p class="hinted">${t}</p>`}`,T=e=>h(l(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),E=({done:e,count:t,text:n,act:r})=>_`
  <div class="progress-line">
    <span>${n}</span>
    <span>${l(`check_progress`,{done:e,count:t})}</span>
    ${T(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${l(`check_progress`,{done:e,count:t})} />
`;function D({kind:e,learn:t}){return l(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const O=e=>t=>()=>e(`press`,{key:t});function k({walk:e,act:t}){let n=O(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return _`<div class="row few">
    ${e.phase===`clear`&&h(l(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&h(l(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&h(l(`check_back`),n(`back`),{name:`back`})}
    ${i&&h(l(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const A=({walk:e,act:t})=>_`
  <${E} done=${e.done} count=${e.count} text=${D(e)} act=${t} />
  ${e.spot&&_`<p class="spot-name">${e.spot}</p>`}
  <${w} ...${e} />
  <${k} walk=${e} act=${t} />
`;function j(e,{state:n,act:r,host:i}){let a=i?n?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),t(e,o&&_`<${A} walk=${o} act=${r} />`)}function M({test:e,act:t}){let n=O(t),r=e.number===1&&e.verdicts.length>0;return _`
    <${E} done=${e.number-1} count=${e.count} text=${l(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${w} ...${e} />
    <div class="row few">
      ${h(l(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&h(l(`check_back`),n(`back`),{name:`back`})}
      ${r&&h(l(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&_`<ul class="found-list">${[...e.verdicts].reverse().map(F)}</ul>`}
  `}function N(e,{state:n,act:r,host:i}){let a=i?n?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),t(e,a&&_`<${M} test=${a} act=${r} />`)}const P=e=>_`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,F=({verdict:e,text:t,pole:n})=>_`<li>${P(e===`good`)}<span>${t}${n&&_`<small>${` ${n}`}</small>`}</span></li>`;function I(e,{here:t,results:n,on:r}){let i=(t,n,r)=>_`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,se*e.scale(n));ee(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,C),i(`dot-here`,t.spot,C)],r.map(a(`dot-on`))])}function L(e,{state:n,geometry:r,sensors:i,board:a,host:s}){let c=n?.walk??n?.test,u=s&&r&&r.board===(n?.on??a)&&(c||i),d=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=n?.walk?.results??{},p=l(`check_picture_live`,{spots:d.join(`, `)||l(`nowhere`)}),m={lights:c?.lights??{},label:c?c.say:p};t(e,u&&_`<${o} geometry=${r} contents=${m} over=${e=>I(e,{here:c,results:f,on:d})} />`)}async function R(e){await n(l(`check_write`),l(`check_write_text`),l(`check_write`))&&await e(`write`,{})}function z(e,t){return e.written.flatMap((e,n)=>[_`<p>${l(`check_written`,{device:t[n].device})}</p>`,_`<code class="how">${`map = "${e}"`}</code>`])}function B({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&_`<ul class="found-list">
      ${n.findings.map(({text:e})=>_`<li>${P(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[_`<h2>${l(`check_found_so_far`)}</h2>`,i];let a=({device:t})=>_`<a
    class="button"
    href=${d(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${l(`check_download`)}
  </a>`,o=n.can_write;return _`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||_`<p>${l(`check_all_well`)}</p>`}
      ${n.offer&&_`<p class="why">${n.offer}</p>`}
      ${n.guessed&&_`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${o&&!n.written.length&&h(l(`check_write`),()=>R(t),{kind:`primary`,name:`write`})}
      ${o&&r.map(a)}
      ${i&&h(l(`check_repeat`),O(t)(`repeat`),{name:`repeat`})}
      ${h(l(`check_again`),O(t)(`again`),{name:`again`})}
      ${T(t)}
    </div>
    ${z(n,r)}
  `}function V(e,{state:n,act:r,host:i}){let a=i?n?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);t(e,o&&_`<${B} state=${n} act=${r} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){ne(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let t=K();if(!t||W.geometry?.board===t.name)return;let n=await e(t).catch(()=>null);n&&(W.geometry={...n,board:t.name})}const Y=(e,t)=>a(async()=>q(await u(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await i(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!s.host)&&G.close(),!document.hidden&&s.host)try{let e=await i(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;e=2e3,n.code===`role`&&await a(m),n.status===0&&t(U(`banner`),_`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,e)}function le(e){let n=h(l(`be_host`),ue,{kind:`primary`,name:`host`});t(e,!s.host&&[_`<h2>${l(`check_for_host`)}</h2>`,_`<p class="small">${l(`check_for_host_hint`)}</p>`,_`<div class="row">${n}</div>`])}async function ue(){await f({state:{seats:[],spots:[]},geometry:null,render:$},l(`check_for_host_hint`)),await a(m),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>_`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,n){let r=await p(l(`check_go_on`),(r,i)=>t(r,[_`<p>${l(`check_go_on_text`,{done:e,count:n})}</p>`,_`<div class="row">
        ${h(l(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${h(l(`check_again`),()=>i(`again`))}
      </div>`]));return r===null?null:r===`again`}function pe({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>de(e),a=[[`walk`,l(`check_walk`),l(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,l(`check_learn`),l(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,l(`check_lights`),l(`check_lights_hint`),i({kind:`lights`})],[`pieces`,l(`check_pieces`),l(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return _`
    <h2>${l(`check_what`)}</h2>
    ${e.boards.length>1&&_`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>_`<p class="hinted">${e}</p>`)}
    ${e.refused&&_`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>_`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${l(n?`check_live_end`:`check_live`)}
        hint=${l(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:n,watching:r}=W,i=K(),a=s.host&&n&&!n.on&&i;t(e,a&&_`<${pe} state=${n} board=${i} watching=${r} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return _`<label class="field-label">
    ${l(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>_`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&r(t),W.spoken=t}function $(){let e={...W,act:Y,host:s.host};le(U(`who`)),j(U(`walk`),e),N(U(`test`),e),L(U(`picture`),e),V(U(`found`),e),me(U(`choose`)),oe(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,te,{once:!0}),await c($),$(),await X()}_e();