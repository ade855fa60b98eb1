import{An as e,Bn as t,Fn as n,Ln as r,P as i,Pn as a,_n as o,an as s,c,cn as l,gn as u,hn as d,it as f,kn as p,ln as m,mn as ee,on as te,pn as h,zn as g}from"./phone-44b4d523.js";import{i as _,n as v}from"./tones-428a2ae6.js";import{d as y,u as b}from"./shared-b48397d9.js";var x=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(p(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}},ne=class{constructor(e,t){this.place=e,this.wanted=t,this.care=null,this.timer=null,this.firmware=new b(e=>this.take(e))}take(e){this.care=e,this.draw(),this.later()}async round(){let e=this.wanted()&&!document.hidden;this.take(e?await h(`/api/care`).catch(()=>this.care):this.care)}later(){clearTimeout(this.timer),this.timer=setTimeout(()=>this.round(),y(this.care)?500:4e3)}draw(){this.firmware.show(this.place,this.wanted()&&this.care?this.care:{firmware:[]},!0)}};const re=({north:t})=>t===null?``:` ${e(t?`check_north`:`check_south`)}`;function ie(t){return t.masked?e(`check_masked`):t.believed===null?``:e(t.believed?`check_on`:`check_off`)}const ae=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,t=>e(t.on?`check_on`:`check_off`)+re(t),()=>!0],[`check_believed`,ie,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],oe=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var se=class extends t{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return r`<tr class=${oe(e)}>${t.map(([,t])=>r`<td>${t(e)}</td>`)}</tr>`}},ce=class extends t{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:t}){this.sort(t);let n=ae.filter(([,,e])=>e(t)),i=new Map(t.map(e=>[e.line,e])),a=this.order.map(e=>r`<${se} key=${e} line=${i.get(e)} columns=${n} />`);return r`<div class="lines-box" tabindex="0" role="region" aria-label=${e(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([t])=>r`<th scope="col">${e(t)}</th>`)}</tr></thead>
        <tbody>${a}</tbody>
      </table>
    </div>`}};const le=({board:t,up:n,lines:i})=>r`
  <h2>${e(`check_live`)}</h2>
  ${!n&&r`<p class="hinted">${e(`check_live_down`)}</p>`}
  <p class="small">${e(`check_live_text`)}</p>
  <${ce} key=${t} lines=${i} />
`;function ue(t,{sensors:n,watching:i,host:a}){g(t,a&&i&&(n?r`<${le} ...${n} />`:r`<p>${e(`looking`)}</p>`))}const[de,S]=[.2,.58],C=({say:e,hint:t})=>r`<p class="told">${e}</p>${t&&r`<p class="hinted">${t}</p>`}`,w=t=>a(e(`check_end`),()=>t(`leave`,{}),{kind:`quiet`,name:`end`}),T=({done:t,count:n,text:i,act:a})=>r`
  <div class="progress-line">
    <span>${i}</span>
    <span>${e(`check_progress`,{done:t,count:n})}</span>
    ${w(a)}
  </div>
  <progress value=${t} max=${n} aria-label=${e(`check_progress`,{done:t,count:n})} />
`;function E({kind:t,learn:n}){return e(t===`lights`?`check_lights`:n?`check_learn`:`check_walk`)}const D=e=>t=>()=>e(`press`,{key:t});function O({walk:t,act:n}){let i=D(n),o=[`waiting`,`resting`].includes(t.phase),s=o&&t.kind===`lines`&&Object.keys(t.lights).length>0;return r`<div class="row few">
    ${t.phase===`clear`&&a(e(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${o&&a(e(`check_skip`),i(`skip`),{name:`skip`})}
    ${o&&t.done>0&&a(e(`check_back`),i(`back`),{name:`back`})}
    ${s&&a(e(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const k=({walk:e,act:t})=>r`
  <${T} done=${e.done} count=${e.count} text=${E(e)} act=${t} />
  ${e.spot&&r`<p class="spot-name">${e.spot}</p>`}
  <${C} ...${e} />
  <${O} walk=${e} act=${t} />
`;function A(e,{state:t,act:n,host:i}){let a=i?t?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),g(e,o&&r`<${k} walk=${o} act=${n} />`)}function j({test:t,act:n}){let i=D(n),o=t.number===1&&t.verdicts.length>0;return r`
    <${T} done=${t.number-1} count=${t.count} text=${e(`check_pieces`)} act=${n} />
    <p class="spot-name">${t.spot}</p>
    <${C} ...${t} />
    <div class="row few">
      ${a(e(`check_skip`),i(`skip`),{name:`skip`})}
      ${t.number>1&&a(e(`check_back`),i(`back`),{name:`back`})}
      ${o&&a(e(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${t.verdicts.length>0&&r`<ul class="found-list">${[...t.verdicts].reverse().map(P)}</ul>`}
  `}function M(e,{state:t,act:n,host:i}){let a=i?t?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),g(e,a&&r`<${j} test=${a} act=${n} />`)}const N=e=>r`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,P=({verdict:e,text:t,pole:n})=>r`<li>${N(e===`good`)}<span>${t}${n&&r`<small>${` ${n}`}</small>`}</span></li>`;function F(e,{here:t,results:i,on:a}){let o=(t,n,i)=>r`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${i} />`,s=t=>n=>o(t,n,de*e.scale(n));n(e.top,[Object.entries(i).map(([e,t])=>s(`dot-${t}`)(e)),t?.spot&&[o(`dot-case`,t.spot,S),o(`dot-here`,t.spot,S)],a.map(s(`dot-on`))])}function I(t,{state:n,geometry:i,sensors:a,board:o,host:s}){let l=n?.walk??n?.test,u=s&&i&&i.board===(n?.on??o)&&(l||a),d=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),f=n?.walk?.results??{},p=e(`check_picture_live`,{spots:d.join(`, `)||e(`nowhere`)}),m={lights:l?.lights??{},label:l?l.say:p};g(t,u&&r`<${c} geometry=${i} contents=${m} over=${e=>F(e,{here:l,results:f,on:d})} />`)}async function L(t){await te(e(`check_write`),e(`check_write_text`),e(`check_write`))&&await t(`write`,{})}function R(t,n){return t.written.flatMap((t,i)=>[r`<p>${e(`check_written`,{device:n[i].device})}</p>`,r`<code class="how">${`map = "${t}"`}</code>`])}function z({state:t,act:n}){let{walk:i}=t,o=t.boards.find(({name:e})=>e===t.on).devices,s=i.findings.length>0&&r`<ul class="found-list">
      ${i.findings.map(({text:e})=>r`<li>${N(!1)}<span>${e}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[r`<h2>${e(`check_found_so_far`)}</h2>`,s];let c=({device:n})=>r`<a
    class="button"
    href=${p(`/api/check/maps/${n}.toml`)}
    download=${`${t.on}.toml`}
  >
    ${e(`check_download`)}
  </a>`,l=i.can_write;return r`
    <h2>${i.say}</h2>
    <div class="stack">
      ${s||r`<p>${e(`check_all_well`)}</p>`}
      ${i.offer&&r`<p class="why">${i.offer}</p>`}
      ${i.guessed&&r`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!i.written.length&&a(e(`check_write`),()=>L(n),{kind:`primary`,name:`write`})}
      ${l&&o.map(c)}
      ${s&&a(e(`check_repeat`),D(n)(`repeat`),{name:`repeat`})}
      ${a(e(`check_again`),D(n)(`again`),{name:`again`})}
      ${w(n)}
    </div>
    ${R(i,o)}
  `}function B(e,{state:t,act:n,host:i}){let a=i?t?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);g(e,o&&r`<${z} state=${t} act=${n} />`)}function V(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const H=e=>document.getElementById(e),U={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},W=new x(()=>{U.sensors=W.sensors,$()}),G=new ne(H(`firmware`),()=>d.host&&U.state&&!U.state.on),K=()=>U.state?.boards.find(({name:e})=>e===(U.state.on??U.board))??U.state?.boards[0];async function q(e){v(V(U.state?.walk,e.walk),1),U.state=e,U.board=e.on??(U.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||U.geometry?.board===e.name)return;let t=await ee(e).catch(()=>null);t&&(U.geometry={...t,board:e.name})}const Y=(e,t)=>s(async()=>q(await o(`/api/check/${e}`,t)));async function fe(e){if(!U.watching)return W.close();W.open(e.on??(U.board||e.boards[0].name)),U.sensors=W.failed?await h(`/api/check/sensors/${W.board}`):W.sensors}async function X(){let e=300;if((document.hidden||!d.host)&&W.close(),!document.hidden&&d.host)try{let e=await h(`/api/check`);await fe(e),H(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await s(u),t.status===0&&g(H(`banner`),r`<p>${t.message}</p>`),H(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function pe(t){let n=a(e(`be_host`),me,{kind:`primary`,name:`host`});g(t,!d.host&&[r`<h2>${e(`check_for_host`)}</h2>`,r`<p class="small">${e(`check_for_host_hint`)}</p>`,r`<div class="row">${n}</div>`])}async function me(){await f({state:{seats:[],spots:[]},geometry:null,render:$},e(`check_for_host_hint`)),await s(u),$()}const Z=({name:e,kind:t=``,caption:n,hint:i,disabled:a,onclick:o})=>r`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${i}</small>
</button>`;async function he(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await ge(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function ge(t,n){let i=await l(e(`check_go_on`),(i,o)=>g(i,[r`<p>${e(`check_go_on_text`,{done:t,count:n})}</p>`,r`<div class="row">
        ${a(e(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${a(e(`check_again`),()=>o(`again`))}
      </div>`]));return i===null?null:i===`again`}function _e({state:t,board:n,watching:i}){let a=!!t.refused,o=e=>()=>he(e),s=[[`walk`,e(`check_walk`),e(`check_walk_hint`,{count:n.spots}),o({kind:`lines`}),`primary`],[`learn`,e(`check_learn`),e(`check_learn_hint`),o({kind:`lines`,learn:!0})],n.lights&&[`lights`,e(`check_lights`),e(`check_lights_hint`),o({kind:`lights`})],[`pieces`,e(`check_pieces`),e(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return r`
    <h2>${e(`check_what`)}</h2>
    ${t.boards.length>1&&r`<${ye} boards=${t.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>r`<p class="hinted">${e}</p>`)}
    ${t.refused&&r`<p class="hinted">${t.refused}</p>`}
    <div class="pick">
      ${s.map(([e,t,n,i,o])=>r`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:a,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${e(i?`check_live_end`:`check_live`)}
        hint=${e(`check_live_hint`)}
        onclick=${ve}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=U,i=K(),a=d.host&&t&&!t.on&&i;g(e,a&&r`<${_e} state=${t} board=${i} watching=${n} />`)}function ve(){U.watching=!U.watching,U.sensors=null,$()}function ye({boards:t,board:n}){return r`<label class="field-label">
    ${e(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{U.board=e.target.value,U.sensors=null,await J(),$()}}>
      ${t.map(({name:e,title:t})=>r`<option value=${e} selected=${e===n.name}>${t}</option>`)}
    </select>
  </label>`}function be(){let e=U.state?.walk??U.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==U.spoken&&m(t),U.spoken=t}function $(){let e={...U,act:Y,host:d.host};pe(H(`who`)),A(H(`walk`),e),M(H(`test`),e),I(H(`picture`),e),B(H(`found`),e),Q(H(`choose`)),ue(H(`sensors`),e),G.draw(),be()}async function xe(e){let t=e.target.closest(`a`);t&&d.host&&U.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function Se(){document.querySelector(`main .aside`).addEventListener(`click`,xe),document.addEventListener(`click`,_,{once:!0}),await i($),$(),await X(),await G.round()}Se();