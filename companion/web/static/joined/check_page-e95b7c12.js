import{$t as e,An as t,Dn as n,O as r,Q as i,Tn as a,Xt as o,Zt as s,an as c,bn as l,cn as u,en as d,in as f,kn as p,l as ee,on as m,sn as h,wn as g,yn as _}from"./phone-4f51d064.js";import{i as te,n as ne}from"./tones-428a2ae6.js";var re=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(_(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const v=({north:e})=>e===null?``:` ${l(e?`check_north`:`check_south`)}`;function y(e){return e.masked?l(`check_masked`):e.believed===null?``:l(e.believed?`check_on`:`check_off`)}const ie=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>l(e.on?`check_on`:`check_off`)+v(e),()=>!0],[`check_believed`,y,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends t{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return n`<tr class=${b(e)}>${t.map(([,t])=>n`<td>${t(e)}</td>`)}</tr>`}},S=class extends t{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=ie.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>n`<${x} key=${e} line=${r.get(e)} columns=${t} />`);return n`<div class="lines-box" tabindex="0" role="region" aria-label=${l(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>n`<th scope="col">${l(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const ae=({board:e,up:t,lines:r})=>n`
  <h2>${l(`check_live`)}</h2>
  ${!t&&n`<p class="hinted">${l(`check_live_down`)}</p>`}
  <p class="small">${l(`check_live_text`)}</p>
  <${S} key=${e} lines=${r} />
`;function oe(e,{sensors:t,watching:r,host:i}){p(e,i&&r&&(t?n`<${ae} ...${t} />`:n`<p>${l(`looking`)}</p>`))}const[se,C]=[.2,.58],w=({say:e,hint:t})=>n`<p class="told">${e}</p>${t&&n`<p class="hinted">${t}</p>`}`,T=e=>g(l(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),E=({done:e,count:t,text:r,act:i})=>n`
  <div class="progress-line">
    <span>${r}</span>
    <span>${l(`check_progress`,{done:e,count:t})}</span>
    ${T(i)}
  </div>
  <progress value=${e} max=${t} aria-label=${l(`check_progress`,{done:e,count:t})} />
`;function D({kind:e,learn:t}){return l(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const O=e=>t=>()=>e(`press`,{key:t});function k({walk:e,act:t}){let r=O(t),i=[`waiting`,`resting`].includes(e.phase),a=i&&e.kind===`lines`&&Object.keys(e.lights).length>0;return n`<div class="row few">
    ${e.phase===`clear`&&g(l(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&g(l(`check_skip`),r(`skip`),{name:`skip`})}
    ${i&&e.done>0&&g(l(`check_back`),r(`back`),{name:`back`})}
    ${a&&g(l(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const A=({walk:e,act:t})=>n`
  <${E} done=${e.done} count=${e.count} text=${D(e)} act=${t} />
  ${e.spot&&n`<p class="spot-name">${e.spot}</p>`}
  <${w} ...${e} />
  <${k} walk=${e} act=${t} />
`;function j(e,{state:t,act:r,host:i}){let a=i?t?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),p(e,o&&n`<${A} walk=${o} act=${r} />`)}function M({test:e,act:t}){let r=O(t),i=e.number===1&&e.verdicts.length>0;return n`
    <${E} done=${e.number-1} count=${e.count} text=${l(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${w} ...${e} />
    <div class="row few">
      ${g(l(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&g(l(`check_back`),r(`back`),{name:`back`})}
      ${i&&g(l(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&n`<ul class="found-list">${[...e.verdicts].reverse().map(F)}</ul>`}
  `}function N(e,{state:t,act:r,host:i}){let a=i?t?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),p(e,a&&n`<${M} test=${a} act=${r} />`)}const P=e=>n`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,F=({verdict:e,text:t,pole:r})=>n`<li>${P(e===`good`)}<span>${t}${r&&n`<small>${` ${r}`}</small>`}</span></li>`;function I(e,{here:t,results:r,on:i}){let o=(t,r,i)=>n`<circle class=${t} cx=${e.at(r)[0]} cy=${e.at(r)[1]} r=${i} />`,s=t=>n=>o(t,n,se*e.scale(n));a(e.top,[Object.entries(r).map(([e,t])=>s(`dot-${t}`)(e)),t?.spot&&[o(`dot-case`,t.spot,C),o(`dot-here`,t.spot,C)],i.map(s(`dot-on`))])}function L(e,{state:t,geometry:r,sensors:i,board:a,host:o}){let s=t?.walk??t?.test,c=o&&r&&r.board===(t?.on??a)&&(s||i),u=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=l(`check_picture_live`,{spots:u.join(`, `)||l(`nowhere`)}),m={lights:s?.lights??{},label:s?s.say:f};p(e,c&&n`<${ee} geometry=${r} contents=${m} over=${e=>I(e,{here:s,results:d,on:u})} />`)}async function R(e){await s(l(`check_write`),l(`check_write_text`),l(`check_write`))&&await e(`write`,{})}function z(e,t){return e.written.flatMap((e,r)=>[n`<p>${l(`check_written`,{device:t[r].device})}</p>`,n`<code class="how">${`map = "${e}"`}</code>`])}function B({state:e,act:t}){let{walk:r}=e,i=e.boards.find(({name:t})=>t===e.on).devices,a=r.findings.length>0&&n`<ul class="found-list">
      ${r.findings.map(({text:e})=>n`<li>${P(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[n`<h2>${l(`check_found_so_far`)}</h2>`,a];let o=({device:t})=>n`<a
    class="button"
    href=${_(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${l(`check_download`)}
  </a>`,s=r.can_write;return n`
    <h2>${r.say}</h2>
    <div class="stack">
      ${a||n`<p>${l(`check_all_well`)}</p>`}
      ${r.offer&&n`<p class="why">${r.offer}</p>`}
      ${r.guessed&&n`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${s&&!r.written.length&&g(l(`check_write`),()=>R(t),{kind:`primary`,name:`write`})}
      ${s&&i.map(o)}
      ${a&&g(l(`check_repeat`),O(t)(`repeat`),{name:`repeat`})}
      ${g(l(`check_again`),O(t)(`again`),{name:`again`})}
      ${T(t)}
    </div>
    ${z(r,i)}
  `}function V(e,{state:t,act:r,host:i}){let a=i?t?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);p(e,o&&n`<${B} state=${t} act=${r} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new re(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){ne(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await c(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>o(async()=>q(await u(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await f(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!m.host)&&G.close(),!document.hidden&&m.host)try{let e=await f(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await o(h),t.status===0&&p(U(`banner`),n`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function le(e){let t=g(l(`be_host`),ue,{kind:`primary`,name:`host`});p(e,!m.host&&[n`<h2>${l(`check_for_host`)}</h2>`,n`<p class="small">${l(`check_for_host_hint`)}</p>`,n`<div class="row">${t}</div>`])}async function ue(){await i({state:{seats:[],spots:[]},geometry:null,render:$},l(`check_for_host_hint`)),await o(h),$()}const Z=({name:e,kind:t=``,caption:r,hint:i,disabled:a,onclick:o})=>n`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(t,r){let i=await e(l(`check_go_on`),(e,i)=>p(e,[n`<p>${l(`check_go_on_text`,{done:t,count:r})}</p>`,n`<div class="row">
        ${g(l(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${g(l(`check_again`),()=>i(`again`))}
      </div>`]));return i===null?null:i===`again`}function pe({state:e,board:t,watching:r}){let i=!!e.refused,a=e=>()=>de(e),o=[[`walk`,l(`check_walk`),l(`check_walk_hint`,{count:t.spots}),a({kind:`lines`}),`primary`],[`learn`,l(`check_learn`),l(`check_learn_hint`),a({kind:`lines`,learn:!0})],t.lights&&[`lights`,l(`check_lights`),l(`check_lights_hint`),a({kind:`lights`})],[`pieces`,l(`check_pieces`),l(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return n`
    <h2>${l(`check_what`)}</h2>
    ${e.boards.length>1&&n`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>n`<p class="hinted">${e}</p>`)}
    ${e.refused&&n`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,r,a,o])=>n`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${l(r?`check_live_end`:`check_live`)}
        hint=${l(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:r}=W,i=K(),a=m.host&&t&&!t.on&&i;p(e,a&&n`<${pe} state=${t} board=${i} watching=${r} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return n`<label class="field-label">
    ${l(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:r})=>n`<option value=${e} selected=${e===t.name}>${r}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&d(t),W.spoken=t}function $(){let e={...W,act:Y,host:m.host};le(U(`who`)),j(U(`walk`),e),N(U(`test`),e),L(U(`picture`),e),V(U(`found`),e),me(U(`choose`)),oe(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,te,{once:!0}),await r($),$(),await X()}_e();