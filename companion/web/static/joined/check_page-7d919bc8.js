import{Dn as e,En as t,In as n,Ln as r,Mn as i,Pn as a,dn as o,fn as s,hn as c,in as l,j as u,jn as d,l as f,mn as p,on as m,pn as h,rn as g,rt as _,sn as v}from"./phone-1c8a60bc.js";import{i as y,n as b}from"./tones-428a2ae6.js";import{d as x,u as ee}from"./shared-6a28c1b1.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(t(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}},ne=class{constructor(e,t){this.place=e,this.wanted=t,this.care=null,this.timer=null,this.firmware=new ee(e=>this.take(e))}take(e){this.care=e,this.draw(),this.later()}async round(){let e=this.wanted()&&!document.hidden;this.take(e?await o(`/api/care`).catch(()=>this.care):this.care)}later(){clearTimeout(this.timer),this.timer=setTimeout(()=>this.round(),x(this.care)?500:4e3)}draw(){this.firmware.show(this.place,this.wanted()&&this.care?this.care:{firmware:[]},!0)}};const re=({north:t})=>t===null?``:` ${e(t?`check_north`:`check_south`)}`;function ie(t){return t.masked?e(`check_masked`):t.believed===null?``:e(t.believed?`check_on`:`check_off`)}const ae=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,t=>e(t.on?`check_on`:`check_off`)+re(t),()=>!0],[`check_believed`,ie,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],oe=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var se=class extends r{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return a`<tr class=${oe(e)}>${t.map(([,t])=>a`<td>${t(e)}</td>`)}</tr>`}},ce=class extends r{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:t}){this.sort(t);let n=ae.filter(([,,e])=>e(t)),r=new Map(t.map(e=>[e.line,e])),i=this.order.map(e=>a`<${se} key=${e} line=${r.get(e)} columns=${n} />`);return a`<div class="lines-box" tabindex="0" role="region" aria-label=${e(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([t])=>a`<th scope="col">${e(t)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const le=({board:t,up:n,lines:r})=>a`
  <h2>${e(`check_live`)}</h2>
  ${!n&&a`<p class="hinted">${e(`check_live_down`)}</p>`}
  <p class="small">${e(`check_live_text`)}</p>
  <${ce} key=${t} lines=${r} />
`;function ue(t,{sensors:r,watching:i,host:o}){n(t,o&&i&&(r?a`<${le} ...${r} />`:a`<p>${e(`looking`)}</p>`))}const[de,S]=[.2,.58],C=({say:e,hint:t})=>a`<p class="told">${e}</p>${t&&a`<p class="hinted">${t}</p>`}`,w=t=>d(e(`check_end`),()=>t(`leave`,{}),{kind:`quiet`,name:`end`}),T=({done:t,count:n,text:r,act:i})=>a`
  <div class="progress-line">
    <span>${r}</span>
    <span>${e(`check_progress`,{done:t,count:n})}</span>
    ${w(i)}
  </div>
  <progress value=${t} max=${n} aria-label=${e(`check_progress`,{done:t,count:n})} />
`;function E({kind:t,learn:n}){return e(t===`lights`?`check_lights`:n?`check_learn`:`check_walk`)}const D=e=>t=>()=>e(`press`,{key:t});function O({walk:t,act:n}){let r=D(n),i=[`waiting`,`resting`].includes(t.phase),o=i&&t.kind===`lines`&&Object.keys(t.lights).length>0;return a`<div class="row few">
    ${t.phase===`clear`&&d(e(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&d(e(`check_skip`),r(`skip`),{name:`skip`})}
    ${i&&t.done>0&&d(e(`check_back`),r(`back`),{name:`back`})}
    ${o&&d(e(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const k=({walk:e,act:t})=>a`
  <${T} done=${e.done} count=${e.count} text=${E(e)} act=${t} />
  ${e.spot&&a`<p class="spot-name">${e.spot}</p>`}
  <${C} ...${e} />
  <${O} walk=${e} act=${t} />
`;function A(e,{state:t,act:r,host:i}){let o=i?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),n(e,s&&a`<${k} walk=${s} act=${r} />`)}function j({test:t,act:n}){let r=D(n),i=t.number===1&&t.verdicts.length>0;return a`
    <${T} done=${t.number-1} count=${t.count} text=${e(`check_pieces`)} act=${n} />
    <p class="spot-name">${t.spot}</p>
    <${C} ...${t} />
    <div class="row few">
      ${d(e(`check_skip`),r(`skip`),{name:`skip`})}
      ${t.number>1&&d(e(`check_back`),r(`back`),{name:`back`})}
      ${i&&d(e(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${t.verdicts.length>0&&a`<ul class="found-list">${[...t.verdicts].reverse().map(P)}</ul>`}
  `}function M(e,{state:t,act:r,host:i}){let o=i?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),n(e,o&&a`<${j} test=${o} act=${r} />`)}const N=e=>a`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,P=({verdict:e,text:t,pole:n})=>a`<li>${N(e===`good`)}<span>${t}${n&&a`<small>${` ${n}`}</small>`}</span></li>`;function F(e,{here:t,results:n,on:r}){let o=(t,n,r)=>a`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,s=t=>n=>o(t,n,de*e.scale(n));i(e.top,[Object.entries(n).map(([e,t])=>s(`dot-${t}`)(e)),t?.spot&&[o(`dot-case`,t.spot,S),o(`dot-here`,t.spot,S)],r.map(s(`dot-on`))])}function I(t,{state:r,geometry:i,sensors:o,board:s,host:c}){let l=r?.walk??r?.test,u=c&&i&&i.board===(r?.on??s)&&(l||o),d=(o?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),p=r?.walk?.results??{},m=e(`check_picture_live`,{spots:d.join(`, `)||e(`nowhere`)}),h={lights:l?.lights??{},label:l?l.say:m};n(t,u&&a`<${f} geometry=${i} contents=${h} over=${e=>F(e,{here:l,results:p,on:d})} />`)}async function L(t){await l(e(`check_write`),e(`check_write_text`),e(`check_write`))&&await t(`write`,{})}function R(t,n){return t.written.flatMap((t,r)=>[a`<p>${e(`check_written`,{device:n[r].device})}</p>`,a`<code class="how">${`map = "${t}"`}</code>`])}function z({state:n,act:r}){let{walk:i}=n,o=n.boards.find(({name:e})=>e===n.on).devices,s=i.findings.length>0&&a`<ul class="found-list">
      ${i.findings.map(({text:e})=>a`<li>${N(!1)}<span>${e}</span></li>`)}
    </ul>`;if(i.phase!==`done`)return[a`<h2>${e(`check_found_so_far`)}</h2>`,s];let c=({device:r})=>a`<a
    class="button"
    href=${t(`/api/check/maps/${r}.toml`)}
    download=${`${n.on}.toml`}
  >
    ${e(`check_download`)}
  </a>`,l=i.can_write;return a`
    <h2>${i.say}</h2>
    <div class="stack">
      ${s||a`<p>${e(`check_all_well`)}</p>`}
      ${i.offer&&a`<p class="why">${i.offer}</p>`}
      ${i.guessed&&a`<p class="small">${i.guessed}</p>`}
    </div>
    <div class="row">
      ${l&&!i.written.length&&d(e(`check_write`),()=>L(r),{kind:`primary`,name:`write`})}
      ${l&&o.map(c)}
      ${s&&d(e(`check_repeat`),D(r)(`repeat`),{name:`repeat`})}
      ${d(e(`check_again`),D(r)(`again`),{name:`again`})}
      ${w(r)}
    </div>
    ${R(i,o)}
  `}function B(e,{state:t,act:r,host:i}){let o=i?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);n(e,s&&a`<${z} state=${t} act=${r} />`)}function V(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const H=e=>document.getElementById(e),U={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},W=new te(()=>{U.sensors=W.sensors,$()}),G=new ne(H(`firmware`),()=>h.host&&U.state&&!U.state.on),K=()=>U.state?.boards.find(({name:e})=>e===(U.state.on??U.board))??U.state?.boards[0];async function q(e){b(V(U.state?.walk,e.walk),1),U.state=e,U.board=e.on??(U.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||U.geometry?.board===e.name)return;let t=await s(e).catch(()=>null);t&&(U.geometry={...t,board:e.name})}const Y=(e,t)=>g(async()=>q(await c(`/api/check/${e}`,t)));async function fe(e){if(!U.watching)return W.close();W.open(e.on??(U.board||e.boards[0].name)),U.sensors=W.failed?await o(`/api/check/sensors/${W.board}`):W.sensors}async function X(){let e=300;if((document.hidden||!h.host)&&W.close(),!document.hidden&&h.host)try{let e=await o(`/api/check`);await fe(e),H(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await g(p),t.status===0&&n(H(`banner`),a`<p>${t.message}</p>`),H(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function pe(t){let r=d(e(`be_host`),me,{kind:`primary`,name:`host`});n(t,!h.host&&[a`<h2>${e(`check_for_host`)}</h2>`,a`<p class="small">${e(`check_for_host_hint`)}</p>`,a`<div class="row">${r}</div>`])}async function me(){await _({state:{seats:[],spots:[]},geometry:null,render:$},e(`check_for_host_hint`)),await g(p),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:o})=>a`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${o}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function he(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await ge(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function ge(t,r){let i=await m(e(`check_go_on`),(i,o)=>n(i,[a`<p>${e(`check_go_on_text`,{done:t,count:r})}</p>`,a`<div class="row">
        ${d(e(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${d(e(`check_again`),()=>o(`again`))}
      </div>`]));return i===null?null:i===`again`}function _e({state:t,board:n,watching:r}){let i=!!t.refused,o=e=>()=>he(e),s=[[`walk`,e(`check_walk`),e(`check_walk_hint`,{count:n.spots}),o({kind:`lines`}),`primary`],[`learn`,e(`check_learn`),e(`check_learn_hint`),o({kind:`lines`,learn:!0})],n.lights&&[`lights`,e(`check_lights`),e(`check_lights_hint`),o({kind:`lights`})],[`pieces`,e(`check_pieces`),e(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return a`
    <h2>${e(`check_what`)}</h2>
    ${t.boards.length>1&&a`<${ye} boards=${t.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>a`<p class="hinted">${e}</p>`)}
    ${t.refused&&a`<p class="hinted">${t.refused}</p>`}
    <div class="pick">
      ${s.map(([e,t,n,r,o])=>a`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:i,onclick:r}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${e(r?`check_live_end`:`check_live`)}
        hint=${e(`check_live_hint`)}
        onclick=${ve}
      />
    </div>
  `}function Q(e){let{state:t,watching:r}=U,i=K(),o=h.host&&t&&!t.on&&i;n(e,o&&a`<${_e} state=${t} board=${i} watching=${r} />`)}function ve(){U.watching=!U.watching,U.sensors=null,$()}function ye({boards:t,board:n}){return a`<label class="field-label">
    ${e(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{U.board=e.target.value,U.sensors=null,await J(),$()}}>
      ${t.map(({name:e,title:t})=>a`<option value=${e} selected=${e===n.name}>${t}</option>`)}
    </select>
  </label>`}function be(){let e=U.state?.walk??U.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==U.spoken&&v(t),U.spoken=t}function $(){let e={...U,act:Y,host:h.host};pe(H(`who`)),A(H(`walk`),e),M(H(`test`),e),I(H(`picture`),e),B(H(`found`),e),Q(H(`choose`)),ue(H(`sensors`),e),G.draw(),be()}async function xe(e){let t=e.target.closest(`a`);t&&h.host&&U.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function Se(){document.querySelector(`main .aside`).addEventListener(`click`,xe),document.addEventListener(`click`,y,{once:!0}),await u($),$(),await X(),await G.round()}Se();