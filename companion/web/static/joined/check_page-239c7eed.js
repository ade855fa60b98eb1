import{Dn as e,Fn as t,Ln as n,Mn as r,Nn as i,On as a,Rn as o,dn as s,fn as c,hn as l,in as u,j as d,l as f,mn as p,on as m,pn as h,rn as g,rt as _,sn as v}from"./phone-9ef268c8.js";import{i as y,n as b}from"./tones-428a2ae6.js";import{d as x,u as ee}from"./shared-b325e06e.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(t){this.board!==t&&(this.close(),this.board=t,this.stream=new EventSource(e(`/api/check/live/${t}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}},ne=class{constructor(e,t){this.place=e,this.wanted=t,this.care=null,this.timer=null,this.firmware=new ee(e=>this.take(e))}take(e){this.care=e,this.draw(),this.later()}async round(){let e=this.wanted()&&!document.hidden;this.take(e?await s(`/api/care`).catch(()=>this.care):this.care)}later(){clearTimeout(this.timer),this.timer=setTimeout(()=>this.round(),x(this.care)?500:4e3)}draw(){this.firmware.show(this.place,this.wanted()&&this.care?this.care:{firmware:[]},!0)}};const re=({north:e})=>e===null?``:` ${a(e?`check_north`:`check_south`)}`;function ie(e){return e.masked?a(`check_masked`):e.believed===null?``:a(e.believed?`check_on`:`check_off`)}const ae=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>a(e.on?`check_on`:`check_off`)+re(e),()=>!0],[`check_believed`,ie,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],oe=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var se=class extends o{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:n}){return t`<tr class=${oe(e)}>${n.map(([,n])=>t`<td>${n(e)}</td>`)}</tr>`}},ce=class extends o{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let n=ae.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>t`<${se} key=${e} line=${r.get(e)} columns=${n} />`);return t`<div class="lines-box" tabindex="0" role="region" aria-label=${a(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([e])=>t`<th scope="col">${a(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const le=({board:e,up:n,lines:r})=>t`
  <h2>${a(`check_live`)}</h2>
  ${!n&&t`<p class="hinted">${a(`check_live_down`)}</p>`}
  <p class="small">${a(`check_live_text`)}</p>
  <${ce} key=${e} lines=${r} />
`;function ue(e,{sensors:r,watching:i,host:o}){n(e,o&&i&&(r?t`<${le} ...${r} />`:t`<p>${a(`looking`)}</p>`))}const[de,S]=[.2,.58],C=({say:e,hint:n})=>t`<p class="told">${e}</p>${n&&t`<p class="hinted">${n}</p>`}`,w=e=>r(a(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),T=({done:e,count:n,text:r,act:i})=>t`
  <div class="progress-line">
    <span>${r}</span>
    <span>${a(`check_progress`,{done:e,count:n})}</span>
    ${w(i)}
  </div>
  <progress value=${e} max=${n} aria-label=${a(`check_progress`,{done:e,count:n})} />
`;function E({kind:e,learn:t}){return a(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const D=e=>t=>()=>e(`press`,{key:t});function O({walk:e,act:n}){let i=D(n),o=[`waiting`,`resting`].includes(e.phase),s=o&&e.kind===`lines`&&Object.keys(e.lights).length>0;return t`<div class="row few">
    ${e.phase===`clear`&&r(a(`check_is_empty`),i(`empty`),{kind:`primary`,name:`empty`})}
    ${o&&r(a(`check_skip`),i(`skip`),{name:`skip`})}
    ${o&&e.done>0&&r(a(`check_back`),i(`back`),{name:`back`})}
    ${s&&r(a(`check_other_light`),i(`other-light`),{name:`other`})}
  </div>`}const k=({walk:e,act:n})=>t`
  <${T} done=${e.done} count=${e.count} text=${E(e)} act=${n} />
  ${e.spot&&t`<p class="spot-name">${e.spot}</p>`}
  <${C} ...${e} />
  <${O} walk=${e} act=${n} />
`;function A(e,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),n(e,s&&t`<${k} walk=${s} act=${i} />`)}function j({test:e,act:n}){let i=D(n),o=e.number===1&&e.verdicts.length>0;return t`
    <${T} done=${e.number-1} count=${e.count} text=${a(`check_pieces`)} act=${n} />
    <p class="spot-name">${e.spot}</p>
    <${C} ...${e} />
    <div class="row few">
      ${r(a(`check_skip`),i(`skip`),{name:`skip`})}
      ${e.number>1&&r(a(`check_back`),i(`back`),{name:`back`})}
      ${o&&r(a(`check_piece_again`),i(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&t`<ul class="found-list">${[...e.verdicts].reverse().map(P)}</ul>`}
  `}function M(e,{state:r,act:i,host:a}){let o=a?r?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),n(e,o&&t`<${j} test=${o} act=${i} />`)}const N=e=>t`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,P=({verdict:e,text:n,pole:r})=>t`<li>${N(e===`good`)}<span>${n}${r&&t`<small>${` ${r}`}</small>`}</span></li>`;function F(e,{here:n,results:r,on:a}){let o=(n,r,i)=>t`<circle class=${n} cx=${e.at(r)[0]} cy=${e.at(r)[1]} r=${i} />`,s=t=>n=>o(t,n,de*e.scale(n));i(e.top,[Object.entries(r).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[o(`dot-case`,n.spot,S),o(`dot-here`,n.spot,S)],a.map(s(`dot-on`))])}function I(e,{state:r,geometry:i,sensors:o,board:s,host:c}){let l=r?.walk??r?.test,u=c&&i&&i.board===(r?.on??s)&&(l||o),d=(o?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),p=r?.walk?.results??{},m=a(`check_picture_live`,{spots:d.join(`, `)||a(`nowhere`)}),h={lights:l?.lights??{},label:l?l.say:m};n(e,u&&t`<${f} geometry=${i} contents=${h} over=${e=>F(e,{here:l,results:p,on:d})} />`)}async function L(e){await u(a(`check_write`),a(`check_write_text`),a(`check_write`))&&await e(`write`,{})}function R(e,n){return e.written.flatMap((e,r)=>[t`<p>${a(`check_written`,{device:n[r].device})}</p>`,t`<code class="how">${`map = "${e}"`}</code>`])}function z({state:n,act:i}){let{walk:o}=n,s=n.boards.find(({name:e})=>e===n.on).devices,c=o.findings.length>0&&t`<ul class="found-list">
      ${o.findings.map(({text:e})=>t`<li>${N(!1)}<span>${e}</span></li>`)}
    </ul>`;if(o.phase!==`done`)return[t`<h2>${a(`check_found_so_far`)}</h2>`,c];let l=({device:r})=>t`<a
    class="button"
    href=${e(`/api/check/maps/${r}.toml`)}
    download=${`${n.on}.toml`}
  >
    ${a(`check_download`)}
  </a>`,u=o.can_write;return t`
    <h2>${o.say}</h2>
    <div class="stack">
      ${c||t`<p>${a(`check_all_well`)}</p>`}
      ${o.offer&&t`<p class="why">${o.offer}</p>`}
      ${o.guessed&&t`<p class="small">${o.guessed}</p>`}
    </div>
    <div class="row">
      ${u&&!o.written.length&&r(a(`check_write`),()=>L(i),{kind:`primary`,name:`write`})}
      ${u&&s.map(l)}
      ${c&&r(a(`check_repeat`),D(i)(`repeat`),{name:`repeat`})}
      ${r(a(`check_again`),D(i)(`again`),{name:`again`})}
      ${w(i)}
    </div>
    ${R(o,s)}
  `}function B(e,{state:r,act:i,host:a}){let o=a?r?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);n(e,s&&t`<${z} state=${r} act=${i} />`)}function V(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const H=e=>document.getElementById(e),U={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},W=new te(()=>{U.sensors=W.sensors,$()}),G=new ne(H(`firmware`),()=>h.host&&U.state&&!U.state.on),K=()=>U.state?.boards.find(({name:e})=>e===(U.state.on??U.board))??U.state?.boards[0];async function q(e){b(V(U.state?.walk,e.walk),1),U.state=e,U.board=e.on??(U.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||U.geometry?.board===e.name)return;let t=await c(e).catch(()=>null);t&&(U.geometry={...t,board:e.name})}const Y=(e,t)=>g(async()=>q(await l(`/api/check/${e}`,t)));async function fe(e){if(!U.watching)return W.close();W.open(e.on??(U.board||e.boards[0].name)),U.sensors=W.failed?await s(`/api/check/sensors/${W.board}`):W.sensors}async function X(){let e=300;if((document.hidden||!h.host)&&W.close(),!document.hidden&&h.host)try{let e=await s(`/api/check`);await fe(e),H(`banner`).hidden=!0,await q(e)}catch(r){if(r.status===void 0)throw r;e=2e3,r.code===`role`&&await g(p),r.status===0&&n(H(`banner`),t`<p>${r.message}</p>`),H(`banner`).hidden=r.status!==0,$()}setTimeout(X,e)}function pe(e){let i=r(a(`be_host`),me,{kind:`primary`,name:`host`});n(e,!h.host&&[t`<h2>${a(`check_for_host`)}</h2>`,t`<p class="small">${a(`check_for_host_hint`)}</p>`,t`<div class="row">${i}</div>`])}async function me(){await _({state:{seats:[],spots:[]},geometry:null,render:$},a(`check_for_host_hint`)),await g(p),$()}const Z=({name:e,kind:n=``,caption:r,hint:i,disabled:a,onclick:o})=>t`<button
  type="button"
  class=${`button ${n}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${r}</span>
  <small>${i}</small>
</button>`;async function he(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await ge(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function ge(e,i){let o=await m(a(`check_go_on`),(o,s)=>n(o,[t`<p>${a(`check_go_on_text`,{done:e,count:i})}</p>`,t`<div class="row">
        ${r(a(`check_go_on_yes`),()=>s(`on`),{kind:`primary`})}
        ${r(a(`check_again`),()=>s(`again`))}
      </div>`]));return o===null?null:o===`again`}function _e({state:e,board:n,watching:r}){let i=!!e.refused,o=e=>()=>he(e),s=[[`walk`,a(`check_walk`),a(`check_walk_hint`,{count:n.spots}),o({kind:`lines`}),`primary`],[`learn`,a(`check_learn`),a(`check_learn_hint`),o({kind:`lines`,learn:!0})],n.lights&&[`lights`,a(`check_lights`),a(`check_lights_hint`),o({kind:`lights`})],[`pieces`,a(`check_pieces`),a(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return t`
    <h2>${a(`check_what`)}</h2>
    ${e.boards.length>1&&t`<${ye} boards=${e.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>t`<p class="hinted">${e}</p>`)}
    ${e.refused&&t`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${s.map(([e,n,r,a,o])=>t`<${Z} key=${e} ...${{name:e,kind:o,caption:n,hint:r,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${a(r?`check_live_end`:`check_live`)}
        hint=${a(`check_live_hint`)}
        onclick=${ve}
      />
    </div>
  `}function Q(e){let{state:r,watching:i}=U,a=K(),o=h.host&&r&&!r.on&&a;n(e,o&&t`<${_e} state=${r} board=${a} watching=${i} />`)}function ve(){U.watching=!U.watching,U.sensors=null,$()}function ye({boards:e,board:n}){return t`<label class="field-label">
    ${a(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{U.board=e.target.value,U.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:r})=>t`<option value=${e} selected=${e===n.name}>${r}</option>`)}
    </select>
  </label>`}function be(){let e=U.state?.walk??U.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==U.spoken&&v(t),U.spoken=t}function $(){let e={...U,act:Y,host:h.host};pe(H(`who`)),A(H(`walk`),e),M(H(`test`),e),I(H(`picture`),e),B(H(`found`),e),Q(H(`choose`)),ue(H(`sensors`),e),G.draw(),be()}async function xe(e){let t=e.target.closest(`a`);t&&h.host&&U.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function Se(){document.querySelector(`main .aside`).addEventListener(`click`,xe),document.addEventListener(`click`,y,{once:!0}),await d($),$(),await X(),await G.round()}Se();