import{A as e,An as t,Bn as n,Fn as r,Ln as i,Pn as a,_n as o,an as s,c,cn as l,gn as u,hn as d,it as f,kn as p,ln as m,mn as ee,on as te,pn as h,zn as g}from"./phone-f50be9ec.js";import{i as _,n as v}from"./tones-428a2ae6.js";import{d as y,u as b}from"./shared-790bd96c.js";var x=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(p(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}},ne=class{constructor(e,t){this.place=e,this.wanted=t,this.care=null,this.timer=null,this.firmware=new b(e=>this.take(e))}take(e){this.care=e,this.draw(),this.later()}async round(){let e=this.wanted()&&!document.hidden;this.take(e?await h(`/api/care`).catch(()=>this.care):this.care)}later(){clearTimeout(this.timer),this.timer=setTimeout(()=>this.round(),y(this.care)?500:4e3)}draw(){this.firmware.show(this.place,this.wanted()&&this.care?this.care:{firmware:[]},!0)}};const re=({north:e})=>e===null?``:` ${t(e?`check_north`:`check_south`)}`;function ie(e){return e.masked?t(`check_masked`):e.believed===null?``:t(e.believed?`check_on`:`check_off`)}const ae=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>t(e.on?`check_on`:`check_off`)+re(e),()=>!0],[`check_believed`,ie,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],oe=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var se=class extends n{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return i`<tr class=${oe(e)}>${t.map(([,t])=>i`<td>${t(e)}</td>`)}</tr>`}},ce=class extends n{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let n=ae.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),a=this.order.map(e=>i`<${se} key=${e} line=${r.get(e)} columns=${n} />`);return i`<div class="lines-box" tabindex="0" role="region" aria-label=${t(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([e])=>i`<th scope="col">${t(e)}</th>`)}</tr></thead>
        <tbody>${a}</tbody>
      </table>
    </div>`}};const le=({board:e,up:n,lines:r})=>i`
  <h2>${t(`check_live`)}</h2>
  ${!n&&i`<p class="hinted">${t(`check_live_down`)}</p>`}
  <p class="small">${t(`check_live_text`)}</p>
  <${ce} key=${e} lines=${r} />
`;function ue(e,{sensors:n,watching:r,host:a}){g(e,a&&r&&(n?i`<${le} ...${n} />`:i`<p>${t(`looking`)}</p>`))}const[de,S]=[.2,.58],C=({say:e,hint:t})=>i`<p class="told">${e}</p>${t&&i`<p class="hinted">${t}</p>`}`,w=e=>a(t(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),T=({done:e,count:n,text:r,act:a})=>i`
  <div class="progress-line">
    <span>${r}</span>
    <span>${t(`check_progress`,{done:e,count:n})}</span>
    ${w(a)}
  </div>
  <progress value=${e} max=${n} aria-label=${t(`check_progress`,{done:e,count:n})} />
`;function E({kind:e,learn:n}){return t(e===`lights`?`check_lights`:n?`check_learn`:`check_walk`)}const D=e=>t=>()=>e(`press`,{key:t});function O({walk:e,act:n}){let r=D(n),o=[`waiting`,`resting`].includes(e.phase),s=o&&e.kind===`lines`&&Object.keys(e.lights).length>0;return i`<div class="row few">
    ${e.phase===`clear`&&a(t(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${o&&a(t(`check_skip`),r(`skip`),{name:`skip`})}
    ${o&&e.done>0&&a(t(`check_back`),r(`back`),{name:`back`})}
    ${s&&a(t(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const k=({walk:e,act:t})=>i`
  <${T} done=${e.done} count=${e.count} text=${E(e)} act=${t} />
  ${e.spot&&i`<p class="spot-name">${e.spot}</p>`}
  <${C} ...${e} />
  <${O} walk=${e} act=${t} />
`;function A(e,{state:t,act:n,host:r}){let a=r?t?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),g(e,o&&i`<${k} walk=${o} act=${n} />`)}function j({test:e,act:n}){let r=D(n),o=e.number===1&&e.verdicts.length>0;return i`
    <${T} done=${e.number-1} count=${e.count} text=${t(`check_pieces`)} act=${n} />
    <p class="spot-name">${e.spot}</p>
    <${C} ...${e} />
    <div class="row few">
      ${a(t(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&a(t(`check_back`),r(`back`),{name:`back`})}
      ${o&&a(t(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&i`<ul class="found-list">${[...e.verdicts].reverse().map(P)}</ul>`}
  `}function M(e,{state:t,act:n,host:r}){let a=r?t?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),g(e,a&&i`<${j} test=${a} act=${n} />`)}const N=e=>i`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,P=({verdict:e,text:t,pole:n})=>i`<li>${N(e===`good`)}<span>${t}${n&&i`<small>${` ${n}`}</small>`}</span></li>`;function F(e,{here:t,results:n,on:a}){let o=(t,n,r)=>i`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,s=t=>n=>o(t,n,de*e.scale(n));r(e.top,[Object.entries(n).map(([e,t])=>s(`dot-${t}`)(e)),t?.spot&&[o(`dot-case`,t.spot,S),o(`dot-here`,t.spot,S)],a.map(s(`dot-on`))])}function I(e,{state:n,geometry:r,sensors:a,board:o,host:s}){let l=n?.walk??n?.test,u=s&&r&&r.board===(n?.on??o)&&(l||a),d=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=n?.walk?.results??{},p=t(`check_picture_live`,{spots:d.join(`, `)||t(`nowhere`)}),m={lights:l?.lights??{},label:l?l.say:p};g(e,u&&i`<${c} geometry=${r} contents=${m} over=${e=>F(e,{here:l,results:f,on:d})} />`)}async function L(e){await te(t(`check_write`),t(`check_write_text`),t(`check_write`))&&await e(`write`,{})}function R(e,n){return e.written.flatMap((e,r)=>[i`<p>${t(`check_written`,{device:n[r].device})}</p>`,i`<code class="how">${`map = "${e}"`}</code>`])}function z({state:e,act:n}){let{walk:r}=e,o=e.boards.find(({name:t})=>t===e.on).devices,s=r.findings.length>0&&i`<ul class="found-list">
      ${r.findings.map(({text:e})=>i`<li>${N(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[i`<h2>${t(`check_found_so_far`)}</h2>`,s];let c=({device:n})=>i`<a
    class="button"
    href=${p(`/api/check/maps/${n}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${t(`check_download`)}
  </a>`,l=r.can_write;return i`
    <h2>${r.say}</h2>
    <div class="stack">
      ${s||i`<p>${t(`check_all_well`)}</p>`}
      ${r.offer&&i`<p class="why">${r.offer}</p>`}
      ${r.guessed&&i`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!r.written.length&&a(t(`check_write`),()=>L(n),{kind:`primary`,name:`write`})}
      ${l&&o.map(c)}
      ${s&&a(t(`check_repeat`),D(n)(`repeat`),{name:`repeat`})}
      ${a(t(`check_again`),D(n)(`again`),{name:`again`})}
      ${w(n)}
    </div>
    ${R(r,o)}
  `}function B(e,{state:t,act:n,host:r}){let a=r?t?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);g(e,o&&i`<${z} state=${t} act=${n} />`)}function V(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const H=e=>document.getElementById(e),U={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},W=new x(()=>{U.sensors=W.sensors,$()}),G=new ne(H(`firmware`),()=>d.host&&U.state&&!U.state.on),K=()=>U.state?.boards.find(({name:e})=>e===(U.state.on??U.board))??U.state?.boards[0];async function q(e){v(V(U.state?.walk,e.walk),1),U.state=e,U.board=e.on??(U.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||U.geometry?.board===e.name)return;let t=await ee(e).catch(()=>null);t&&(U.geometry={...t,board:e.name})}const Y=(e,t)=>s(async()=>q(await o(`/api/check/${e}`,t)));async function fe(e){if(!U.watching)return W.close();W.open(e.on??(U.board||e.boards[0].name)),U.sensors=W.failed?await h(`/api/check/sensors/${W.board}`):W.sensors}async function X(){let e=300;if((document.hidden||!d.host)&&W.close(),!document.hidden&&d.host)try{let e=await h(`/api/check`);await fe(e),H(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await s(u),t.status===0&&g(H(`banner`),i`<p>${t.message}</p>`),H(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function pe(e){let n=a(t(`be_host`),me,{kind:`primary`,name:`host`});g(e,!d.host&&[i`<h2>${t(`check_for_host`)}</h2>`,i`<p class="small">${t(`check_for_host_hint`)}</p>`,i`<div class="row">${n}</div>`])}async function me(){await f({state:{seats:[],spots:[]},geometry:null,render:$},t(`check_for_host_hint`)),await s(u),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:a,onclick:o})=>i`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function he(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await ge(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function ge(e,n){let r=await l(t(`check_go_on`),(r,o)=>g(r,[i`<p>${t(`check_go_on_text`,{done:e,count:n})}</p>`,i`<div class="row">
        ${a(t(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${a(t(`check_again`),()=>o(`again`))}
      </div>`]));return r===null?null:r===`again`}function _e({state:e,board:n,watching:r}){let a=!!e.refused,o=e=>()=>he(e),s=[[`walk`,t(`check_walk`),t(`check_walk_hint`,{count:n.spots}),o({kind:`lines`}),`primary`],[`learn`,t(`check_learn`),t(`check_learn_hint`),o({kind:`lines`,learn:!0})],n.lights&&[`lights`,t(`check_lights`),t(`check_lights_hint`),o({kind:`lights`})],[`pieces`,t(`check_pieces`),t(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return i`
    <h2>${t(`check_what`)}</h2>
    ${e.boards.length>1&&i`<${ye} boards=${e.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>i`<p class="hinted">${e}</p>`)}
    ${e.refused&&i`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${s.map(([e,t,n,r,o])=>i`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:a,onclick:r}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${t(r?`check_live_end`:`check_live`)}
        hint=${t(`check_live_hint`)}
        onclick=${ve}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=U,r=K(),a=d.host&&t&&!t.on&&r;g(e,a&&i`<${_e} state=${t} board=${r} watching=${n} />`)}function ve(){U.watching=!U.watching,U.sensors=null,$()}function ye({boards:e,board:n}){return i`<label class="field-label">
    ${t(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{U.board=e.target.value,U.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:t})=>i`<option value=${e} selected=${e===n.name}>${t}</option>`)}
    </select>
  </label>`}function be(){let e=U.state?.walk??U.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==U.spoken&&m(t),U.spoken=t}function $(){let e={...U,act:Y,host:d.host};pe(H(`who`)),A(H(`walk`),e),M(H(`test`),e),I(H(`picture`),e),B(H(`found`),e),Q(H(`choose`)),ue(H(`sensors`),e),G.draw(),be()}async function xe(e){let t=e.target.closest(`a`);t&&d.host&&U.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function Se(){document.querySelector(`main .aside`).addEventListener(`click`,xe),document.addEventListener(`click`,_,{once:!0}),await e($),$(),await X(),await G.round()}Se();