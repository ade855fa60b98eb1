import{$t as e,Cn as t,En as n,On as r,Qt as i,Xt as a,Yt as o,Z as s,an as c,in as l,j as u,kn as d,l as ee,on as f,rn as p,sn as m,vn as h,wn as te,yn as g}from"./phone-4da4ee6a.js";import{i as _,n as v}from"./tones-428a2ae6.js";var y=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(h(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const b=({north:e})=>e===null?``:` ${g(e?`check_north`:`check_south`)}`;function x(e){return e.masked?g(`check_masked`):e.believed===null?``:g(e.believed?`check_on`:`check_off`)}const S=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>g(e.on?`check_on`:`check_off`)+b(e),()=>!0],[`check_believed`,x,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],C=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var ne=class extends d{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return n`<tr class=${C(e)}>${t.map(([,t])=>n`<td>${t(e)}</td>`)}</tr>`}},re=class extends d{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=S.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>n`<${ne} key=${e} line=${r.get(e)} columns=${t} />`);return n`<div class="lines-box" tabindex="0" role="region" aria-label=${g(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>n`<th scope="col">${g(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const ie=({board:e,up:t,lines:r})=>n`
  <h2>${g(`check_live`)}</h2>
  ${!t&&n`<p class="hinted">${g(`check_live_down`)}</p>`}
  <p class="small">${g(`check_live_text`)}</p>
  <${re} key=${e} lines=${r} />
`;function ae(e,{sensors:t,watching:i,host:a}){r(e,a&&i&&(t?n`<${ie} ...${t} />`:n`<p>${g(`looking`)}</p>`))}const[oe,w]=[.2,.58],T=({say:e,hint:t})=>n`<p class="told">${e}</p>${t&&n`<p class="hinted">${t}</p>`}`,E=e=>t(g(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),D=({done:e,count:t,text:r,act:i})=>n`
  <div class="progress-line">
    <span>${r}</span>
    <span>${g(`check_progress`,{done:e,count:t})}</span>
    ${E(i)}
  </div>
  <progress value=${e} max=${t} aria-label=${g(`check_progress`,{done:e,count:t})} />
`;function O({kind:e,learn:t}){return g(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:r}){let i=k(r),a=[`waiting`,`resting`].includes(e.phase),o=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return n`<div class="row few">
    ${e.phase===`clear`&&t(g(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&t(g(`check_skip`),i(`skip`),{name:`skip`})}
    ${a&&e.done>0&&t(g(`check_back`),i(`back`),{name:`back`})}
    ${o&&t(g(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>n`
  <${D} done=${e.done} count=${e.count} text=${O(e)} act=${t} />
  ${e.spot&&n`<p class="spot-name">${e.spot}</p>`}
  <${T} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:i,host:a}){let o=a?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),r(e,s&&n`<${j} walk=${s} act=${i} />`)}function N({test:e,act:r}){let i=k(r),a=e.number===1&&e.verdicts.length>0;return n`
    <${D} done=${e.number-1} count=${e.count} text=${g(`check_pieces`)} act=${r} />
    <p class="spot-name">${e.spot}</p>
    <${T} ...${e} />
    <div class="row few">
      ${t(g(`check_skip`),i(`skip`),{name:`skip`})}
      ${e.number>1&&t(g(`check_back`),i(`back`),{name:`back`})}
      ${a&&t(g(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&n`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:i,host:a}){let o=a?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),r(e,o&&n`<${N} test=${o} act=${i} />`)}const F=e=>n`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:r})=>n`<li>${F(e===`good`)}<span>${t}${r&&n`<small>${` ${r}`}</small>`}</span></li>`;function L(e,{here:t,results:r,on:i}){let a=(t,r,i)=>n`<circle class=${t} cx=${e.at(r)[0]} cy=${e.at(r)[1]} r=${i} />`,o=t=>n=>a(t,n,oe*e.scale(n));te(e.top,[Object.entries(r).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[a(`dot-case`,t.spot,w),a(`dot-here`,t.spot,w)],i.map(o(`dot-on`))])}function R(e,{state:t,geometry:i,sensors:a,board:o,host:s}){let c=t?.walk??t?.test,l=s&&i&&i.board===(t?.on??o)&&(c||a),u=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=t?.walk?.results??{},f=g(`check_picture_live`,{spots:u.join(`, `)||g(`nowhere`)}),p={lights:c?.lights??{},label:c?c.say:f};r(e,l&&n`<${ee} geometry=${i} contents=${p} over=${e=>L(e,{here:c,results:d,on:u})} />`)}async function z(e){await a(g(`check_write`),g(`check_write_text`),g(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,r)=>[n`<p>${g(`check_written`,{device:t[r].device})}</p>`,n`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:r}){let{walk:i}=e,a=e.boards.find(({name:t})=>t===e.on).devices,o=i.findings.length>0&&n`<ul class="found-list">
      ${i.findings.map(({text:e})=>n`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[n`<h2>${g(`check_found_so_far`)}</h2>`,o];let s=({device:t})=>n`<a
    class="button"
    href=${h(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${g(`check_download`)}
  </a>`,c=i.can_write;return n`
    <h2>${i.say}</h2>
    <div class="stack">
      ${o||n`<p>${g(`check_all_well`)}</p>`}
      ${i.offer&&n`<p class="why">${i.offer}</p>`}
      ${i.guessed&&n`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!i.written.length&&t(g(`check_write`),()=>z(r),{kind:`primary`,name:`write`})}
      ${c&&a.map(s)}
      ${o&&t(g(`check_repeat`),k(r)(`repeat`),{name:`repeat`})}
      ${t(g(`check_again`),k(r)(`again`),{name:`again`})}
      ${E(r)}
    </div>
    ${B(i,a)}
  `}function se(e,{state:t,act:i,host:a}){let o=a?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);r(e,s&&n`<${V} state=${t} act=${i} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new y(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){v(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await l(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>o(async()=>q(await m(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await p(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!c.host)&&G.close(),!document.hidden&&c.host)try{let e=await p(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await o(f),t.status===0&&r(U(`banner`),n`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function le(e){let i=t(g(`be_host`),ue,{kind:`primary`,name:`host`});r(e,!c.host&&[n`<h2>${g(`check_for_host`)}</h2>`,n`<p class="small">${g(`check_for_host_hint`)}</p>`,n`<div class="row">${i}</div>`])}async function ue(){await s({state:{seats:[],spots:[]},geometry:null,render:$},g(`check_for_host_hint`)),await o(f),$()}const Z=({name:e,kind:t=``,caption:r,hint:i,disabled:a,onclick:o})=>n`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,a){let o=await i(g(`check_go_on`),(i,o)=>r(i,[n`<p>${g(`check_go_on_text`,{done:e,count:a})}</p>`,n`<div class="row">
        ${t(g(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${t(g(`check_again`),()=>o(`again`))}
      </div>`]));return o===null?null:o===`again`}function pe({state:e,board:t,watching:r}){let i=!!e.refused,a=e=>()=>de(e),o=[[`walk`,g(`check_walk`),g(`check_walk_hint`,{count:t.spots}),a({kind:`lines`}),`primary`],[`learn`,g(`check_learn`),g(`check_learn_hint`),a({kind:`lines`,learn:!0})],t.lights&&[`lights`,g(`check_lights`),g(`check_lights_hint`),a({kind:`lights`})],[`pieces`,g(`check_pieces`),g(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return n`
    <h2>${g(`check_what`)}</h2>
    ${e.boards.length>1&&n`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>n`<p class="hinted">${e}</p>`)}
    ${e.refused&&n`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,r,a,o])=>n`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${g(r?`check_live_end`:`check_live`)}
        hint=${g(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:i}=W,a=K(),o=c.host&&t&&!t.on&&a;r(e,o&&n`<${pe} state=${t} board=${a} watching=${i} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return n`<label class="field-label">
    ${g(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:r})=>n`<option value=${e} selected=${e===t.name}>${r}</option>`)}
    </select>
  </label>`}function ge(){let t=W.state?.walk??W.state?.test,n=t?[t.spot,t.say,t.hint].filter(Boolean).join(`. `):``;n&&n!==W.spoken&&e(n),W.spoken=n}function $(){let e={...W,act:Y,host:c.host};le(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),se(U(`found`),e),me(U(`choose`)),ae(U(`sensors`),e),ge()}async function _e(){document.addEventListener(`click`,_,{once:!0}),await u($),$(),await X()}_e();