import{A as e,Dn as t,Fn as n,Ln as r,Mn as i,Nn as a,On as o,Rn as s,c,dn as l,fn as u,hn as d,in as f,mn as p,nt as m,on as h,pn as g,rn as _,sn as ee}from"./phone-c7af0d79.js";import{i as te,n as ne}from"./tones-428a2ae6.js";import{d as v,u as y}from"./shared-c9faee03.js";var b=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(t(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}},x=class{constructor(e,t){this.place=e,this.wanted=t,this.care=null,this.timer=null,this.firmware=new y(e=>this.take(e))}take(e){this.care=e,this.draw(),this.later()}async round(){let e=this.wanted()&&!document.hidden;this.take(e?await l(`/api/care`).catch(()=>this.care):this.care)}later(){clearTimeout(this.timer),this.timer=setTimeout(()=>this.round(),v(this.care)?500:4e3)}draw(){this.firmware.show(this.place,this.wanted()&&this.care?this.care:{firmware:[]},!0)}};const re=({north:e})=>e===null?``:` ${o(e?`check_north`:`check_south`)}`;function ie(e){return e.masked?o(`check_masked`):e.believed===null?``:o(e.believed?`check_on`:`check_off`)}const ae=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>o(e.on?`check_on`:`check_off`)+re(e),()=>!0],[`check_believed`,ie,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],oe=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var se=class extends s{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return n`<tr class=${oe(e)}>${t.map(([,t])=>n`<td>${t(e)}</td>`)}</tr>`}},ce=class extends s{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=ae.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>n`<${se} key=${e} line=${r.get(e)} columns=${t} />`);return n`<div class="lines-box" tabindex="0" role="region" aria-label=${o(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>n`<th scope="col">${o(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const le=({board:e,up:t,lines:r})=>n`
  <h2>${o(`check_live`)}</h2>
  ${!t&&n`<p class="hinted">${o(`check_live_down`)}</p>`}
  <p class="small">${o(`check_live_text`)}</p>
  <${ce} key=${e} lines=${r} />
`;function ue(e,{sensors:t,watching:i,host:a}){r(e,a&&i&&(t?n`<${le} ...${t} />`:n`<p>${o(`looking`)}</p>`))}const[de,S]=[.2,.58],C=({say:e,hint:t})=>n`<p class="told">${e}</p>${t&&n`<p class="hinted">${t}</p>`}`,w=e=>i(o(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),T=({done:e,count:t,text:r,act:i})=>n`
  <div class="progress-line">
    <span>${r}</span>
    <span>${o(`check_progress`,{done:e,count:t})}</span>
    ${w(i)}
  </div>
  <progress value=${e} max=${t} aria-label=${o(`check_progress`,{done:e,count:t})} />
`;function E({kind:e,learn:t}){return o(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const D=e=>t=>()=>e(`press`,{key:t});function O({walk:e,act:t}){let r=D(t),a=[`waiting`,`resting`].includes(e.phase),s=a&&e.kind===`lines`&&Object.keys(e.lights).length>0;return n`<div class="row few">
    ${e.phase===`clear`&&i(o(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${a&&i(o(`check_skip`),r(`skip`),{name:`skip`})}
    ${a&&e.done>0&&i(o(`check_back`),r(`back`),{name:`back`})}
    ${s&&i(o(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const k=({walk:e,act:t})=>n`
  <${T} done=${e.done} count=${e.count} text=${E(e)} act=${t} />
  ${e.spot&&n`<p class="spot-name">${e.spot}</p>`}
  <${C} ...${e} />
  <${O} walk=${e} act=${t} />
`;function A(e,{state:t,act:i,host:a}){let o=a?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),r(e,s&&n`<${k} walk=${s} act=${i} />`)}function j({test:e,act:t}){let r=D(t),a=e.number===1&&e.verdicts.length>0;return n`
    <${T} done=${e.number-1} count=${e.count} text=${o(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${C} ...${e} />
    <div class="row few">
      ${i(o(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&i(o(`check_back`),r(`back`),{name:`back`})}
      ${a&&i(o(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&n`<ul class="found-list">${[...e.verdicts].reverse().map(P)}</ul>`}
  `}function M(e,{state:t,act:i,host:a}){let o=a?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),r(e,o&&n`<${j} test=${o} act=${i} />`)}const N=e=>n`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,P=({verdict:e,text:t,pole:r})=>n`<li>${N(e===`good`)}<span>${t}${r&&n`<small>${` ${r}`}</small>`}</span></li>`;function F(e,{here:t,results:r,on:i}){let o=(t,r,i)=>n`<circle class=${t} cx=${e.at(r)[0]} cy=${e.at(r)[1]} r=${i} />`,s=t=>n=>o(t,n,de*e.scale(n));a(e.top,[Object.entries(r).map(([e,t])=>s(`dot-${t}`)(e)),t?.spot&&[o(`dot-case`,t.spot,S),o(`dot-here`,t.spot,S)],i.map(s(`dot-on`))])}function I(e,{state:t,geometry:i,sensors:a,board:s,host:l}){let u=t?.walk??t?.test,d=l&&i&&i.board===(t?.on??s)&&(u||a),f=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),p=t?.walk?.results??{},m=o(`check_picture_live`,{spots:f.join(`, `)||o(`nowhere`)}),h={lights:u?.lights??{},label:u?u.say:m};r(e,d&&n`<${c} geometry=${i} contents=${h} over=${e=>F(e,{here:u,results:p,on:f})} />`)}async function L(e){await f(o(`check_write`),o(`check_write_text`),o(`check_write`))&&await e(`write`,{})}function R(e,t){return e.written.flatMap((e,r)=>[n`<p>${o(`check_written`,{device:t[r].device})}</p>`,n`<code class="how">${`map = "${e}"`}</code>`])}function z({state:e,act:r}){let{walk:a}=e,s=e.boards.find(({name:t})=>t===e.on).devices,c=a.findings.length>0&&n`<ul class="found-list">
      ${a.findings.map(({text:e})=>n`<li>${N(!1)}<span>${e}</span></li>`)}
    </ul>`;if(a.phase!==`done`)return[n`<h2>${o(`check_found_so_far`)}</h2>`,c];let l=({device:r})=>n`<a
    class="button"
    href=${t(`/api/check/maps/${r}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${o(`check_download`)}
  </a>`,u=a.can_write;return n`
    <h2>${a.say}</h2>
    <div class="stack">
      ${c||n`<p>${o(`check_all_well`)}</p>`}
      ${a.offer&&n`<p class="why">${a.offer}</p>`}
      ${a.guessed&&n`<p class="small">${a.guessed}</p>`}
    </div>
    <div class="row">
      ${u&&!a.written.length&&i(o(`check_write`),()=>L(r),{kind:`primary`,name:`write`})}
      ${u&&s.map(l)}
      ${c&&i(o(`check_repeat`),D(r)(`repeat`),{name:`repeat`})}
      ${i(o(`check_again`),D(r)(`again`),{name:`again`})}
      ${w(r)}
    </div>
    ${R(a,s)}
  `}function B(e,{state:t,act:i,host:a}){let o=a?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);r(e,s&&n`<${z} state=${t} act=${i} />`)}function V(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const H=e=>document.getElementById(e),U={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},W=new b(()=>{U.sensors=W.sensors,$()}),G=new x(H(`firmware`),()=>g.host&&U.state&&!U.state.on),K=()=>U.state?.boards.find(({name:e})=>e===(U.state.on??U.board))??U.state?.boards[0];async function q(e){ne(V(U.state?.walk,e.walk),1),U.state=e,U.board=e.on??(U.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||U.geometry?.board===e.name)return;let t=await u(e).catch(()=>null);t&&(U.geometry={...t,board:e.name})}const Y=(e,t)=>_(async()=>q(await d(`/api/check/${e}`,t)));async function fe(e){if(!U.watching)return W.close();W.open(e.on??(U.board||e.boards[0].name)),U.sensors=W.failed?await l(`/api/check/sensors/${W.board}`):W.sensors}async function X(){let e=300;if((document.hidden||!g.host)&&W.close(),!document.hidden&&g.host)try{let e=await l(`/api/check`);await fe(e),H(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await _(p),t.status===0&&r(H(`banner`),n`<p>${t.message}</p>`),H(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function pe(e){let t=i(o(`be_host`),me,{kind:`primary`,name:`host`});r(e,!g.host&&[n`<h2>${o(`check_for_host`)}</h2>`,n`<p class="small">${o(`check_for_host_hint`)}</p>`,n`<div class="row">${t}</div>`])}async function me(){await m({state:{seats:[],spots:[]},geometry:null,render:$},o(`check_for_host_hint`)),await _(p),$()}const Z=({name:e,kind:t=``,caption:r,hint:i,disabled:a,onclick:o})=>n`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function he(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await ge(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function ge(e,t){let a=await h(o(`check_go_on`),(a,s)=>r(a,[n`<p>${o(`check_go_on_text`,{done:e,count:t})}</p>`,n`<div class="row">
        ${i(o(`check_go_on_yes`),()=>s(`on`),{kind:`primary`})}
        ${i(o(`check_again`),()=>s(`again`))}
      </div>`]));return a===null?null:a===`again`}function _e({state:e,board:t,watching:r}){let i=!!e.refused,a=e=>()=>he(e),s=[[`walk`,o(`check_walk`),o(`check_walk_hint`,{count:t.spots}),a({kind:`lines`}),`primary`],[`learn`,o(`check_learn`),o(`check_learn_hint`),a({kind:`lines`,learn:!0})],t.lights&&[`lights`,o(`check_lights`),o(`check_lights_hint`),a({kind:`lights`})],[`pieces`,o(`check_pieces`),o(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return n`
    <h2>${o(`check_what`)}</h2>
    ${e.boards.length>1&&n`<${ye} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>n`<p class="hinted">${e}</p>`)}
    ${e.refused&&n`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${s.map(([e,t,r,a,o])=>n`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${o(r?`check_live_end`:`check_live`)}
        hint=${o(`check_live_hint`)}
        onclick=${ve}
      />
    </div>
  `}function Q(e){let{state:t,watching:i}=U,a=K(),o=g.host&&t&&!t.on&&a;r(e,o&&n`<${_e} state=${t} board=${a} watching=${i} />`)}function ve(){U.watching=!U.watching,U.sensors=null,$()}function ye({boards:e,board:t}){return n`<label class="field-label">
    ${o(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{U.board=e.target.value,U.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:r})=>n`<option value=${e} selected=${e===t.name}>${r}</option>`)}
    </select>
  </label>`}function be(){let e=U.state?.walk??U.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==U.spoken&&ee(t),U.spoken=t}function $(){let e={...U,act:Y,host:g.host};pe(H(`who`)),A(H(`walk`),e),M(H(`test`),e),I(H(`picture`),e),B(H(`found`),e),Q(H(`choose`)),ue(H(`sensors`),e),G.draw(),be()}async function xe(e){let t=e.target.closest(`a`);t&&g.host&&U.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function Se(){document.querySelector(`main .aside`).addEventListener(`click`,xe),document.addEventListener(`click`,te,{once:!0}),await e($),$(),await X(),await G.round()}Se();