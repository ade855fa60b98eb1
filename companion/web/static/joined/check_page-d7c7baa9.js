import{$t as e,Dn as t,En as n,Mn as r,O as i,Q as a,Qt as o,Sn as s,cn as c,jn as l,kn as u,l as d,ln as f,nn as p,on as m,sn as h,tn as ee,un as te,xn as g}from"./phone-68234baa.js";import{i as _,n as v}from"./tones-428a2ae6.js";var y=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(g(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const b=({north:e})=>e===null?``:` ${s(e?`check_north`:`check_south`)}`;function x(e){return e.masked?s(`check_masked`):e.believed===null?``:s(e.believed?`check_on`:`check_off`)}const ne=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>s(e.on?`check_on`:`check_off`)+b(e),()=>!0],[`check_believed`,x,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],S=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var re=class extends r{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return u`<tr class=${S(e)}>${t.map(([,t])=>u`<td>${t(e)}</td>`)}</tr>`}},ie=class extends r{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=ne.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>u`<${re} key=${e} line=${n.get(e)} columns=${t} />`);return u`<div class="lines-box" tabindex="0" role="region" aria-label=${s(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>u`<th scope="col">${s(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const ae=({board:e,up:t,lines:n})=>u`
  <h2>${s(`check_live`)}</h2>
  ${!t&&u`<p class="hinted">${s(`check_live_down`)}</p>`}
  <p class="small">${s(`check_live_text`)}</p>
  <${ie} key=${e} lines=${n} />
`;function oe(e,{sensors:t,watching:n,host:r}){l(e,r&&n&&(t?u`<${ae} ...${t} />`:u`<p>${s(`looking`)}</p>`))}const[se,C]=[.2,.58],w=({say:e,hint:t})=>u`<p class="told">${e}</p>${t&&u`<p class="hinted">${t}</p>`}`,T=e=>n(s(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),E=({done:e,count:t,text:n,act:r})=>u`
  <div class="progress-line">
    <span>${n}</span>
    <span>${s(`check_progress`,{done:e,count:t})}</span>
    ${T(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${s(`check_progress`,{done:e,count:t})} />
`;function D({kind:e,learn:t}){return s(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const O=e=>t=>()=>e(`press`,{key:t});function k({walk:e,act:t}){let r=O(t),i=[`waiting`,`resting`].includes(e.phase),a=i&&e.kind===`lines`&&Object.keys(e.lights).length>0;return u`<div class="row few">
    ${e.phase===`clear`&&n(s(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&n(s(`check_skip`),r(`skip`),{name:`skip`})}
    ${i&&e.done>0&&n(s(`check_back`),r(`back`),{name:`back`})}
    ${a&&n(s(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const A=({walk:e,act:t})=>u`
  <${E} done=${e.done} count=${e.count} text=${D(e)} act=${t} />
  ${e.spot&&u`<p class="spot-name">${e.spot}</p>`}
  <${w} ...${e} />
  <${k} walk=${e} act=${t} />
`;function j(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),l(e,a&&u`<${A} walk=${a} act=${n} />`)}function M({test:e,act:t}){let r=O(t),i=e.number===1&&e.verdicts.length>0;return u`
    <${E} done=${e.number-1} count=${e.count} text=${s(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${w} ...${e} />
    <div class="row few">
      ${n(s(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&n(s(`check_back`),r(`back`),{name:`back`})}
      ${i&&n(s(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&u`<ul class="found-list">${[...e.verdicts].reverse().map(F)}</ul>`}
  `}function N(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),l(e,i&&u`<${M} test=${i} act=${n} />`)}const P=e=>u`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,F=({verdict:e,text:t,pole:n})=>u`<li>${P(e===`good`)}<span>${t}${n&&u`<small>${` ${n}`}</small>`}</span></li>`;function I(e,{here:n,results:r,on:i}){let a=(t,n,r)=>u`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,o=t=>n=>a(t,n,se*e.scale(n));t(e.top,[Object.entries(r).map(([e,t])=>o(`dot-${t}`)(e)),n?.spot&&[a(`dot-case`,n.spot,C),a(`dot-here`,n.spot,C)],i.map(o(`dot-on`))])}function L(e,{state:t,geometry:n,sensors:r,board:i,host:a}){let o=t?.walk??t?.test,c=a&&n&&n.board===(t?.on??i)&&(o||r),f=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),p=t?.walk?.results??{},m=s(`check_picture_live`,{spots:f.join(`, `)||s(`nowhere`)}),h={lights:o?.lights??{},label:o?o.say:m};l(e,c&&u`<${d} geometry=${n} contents=${h} over=${e=>I(e,{here:o,results:p,on:f})} />`)}async function R(t){await e(s(`check_write`),s(`check_write_text`),s(`check_write`))&&await t(`write`,{})}function z(e,t){return e.written.flatMap((e,n)=>[u`<p>${s(`check_written`,{device:t[n].device})}</p>`,u`<code class="how">${`map = "${e}"`}</code>`])}function B({state:e,act:t}){let{walk:r}=e,i=e.boards.find(({name:t})=>t===e.on).devices,a=r.findings.length>0&&u`<ul class="found-list">
      ${r.findings.map(({text:e})=>u`<li>${P(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[u`<h2>${s(`check_found_so_far`)}</h2>`,a];let o=({device:t})=>u`<a
    class="button"
    href=${g(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${s(`check_download`)}
  </a>`,c=r.can_write;return u`
    <h2>${r.say}</h2>
    <div class="stack">
      ${a||u`<p>${s(`check_all_well`)}</p>`}
      ${r.offer&&u`<p class="why">${r.offer}</p>`}
      ${r.guessed&&u`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!r.written.length&&n(s(`check_write`),()=>R(t),{kind:`primary`,name:`write`})}
      ${c&&i.map(o)}
      ${a&&n(s(`check_repeat`),O(t)(`repeat`),{name:`repeat`})}
      ${n(s(`check_again`),O(t)(`again`),{name:`again`})}
      ${T(t)}
    </div>
    ${z(r,i)}
  `}function V(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);l(e,a&&u`<${B} state=${t} act=${n} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new y(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){v(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await h(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>o(async()=>q(await te(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await m(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!c.host)&&G.close(),!document.hidden&&c.host)try{let e=await m(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await o(f),t.status===0&&l(U(`banner`),u`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function le(e){let t=n(s(`be_host`),ue,{kind:`primary`,name:`host`});l(e,!c.host&&[u`<h2>${s(`check_for_host`)}</h2>`,u`<p class="small">${s(`check_for_host_hint`)}</p>`,u`<div class="row">${t}</div>`])}async function ue(){await a({state:{seats:[],spots:[]},geometry:null,render:$},s(`check_for_host_hint`)),await o(f),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>u`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,t){let r=await ee(s(`check_go_on`),(r,i)=>l(r,[u`<p>${s(`check_go_on_text`,{done:e,count:t})}</p>`,u`<div class="row">
        ${n(s(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${n(s(`check_again`),()=>i(`again`))}
      </div>`]));return r===null?null:r===`again`}function pe({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>de(e),a=[[`walk`,s(`check_walk`),s(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,s(`check_learn`),s(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,s(`check_lights`),s(`check_lights_hint`),i({kind:`lights`})],[`pieces`,s(`check_pieces`),s(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return u`
    <h2>${s(`check_what`)}</h2>
    ${e.boards.length>1&&u`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>u`<p class="hinted">${e}</p>`)}
    ${e.refused&&u`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>u`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${s(n?`check_live_end`:`check_live`)}
        hint=${s(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:n}=W,r=K(),i=c.host&&t&&!t.on&&r;l(e,i&&u`<${pe} state=${t} board=${r} watching=${n} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return u`<label class="field-label">
    ${s(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>u`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&p(t),W.spoken=t}function $(){let e={...W,act:Y,host:c.host};le(U(`who`)),j(U(`walk`),e),N(U(`test`),e),L(U(`picture`),e),V(U(`found`),e),me(U(`choose`)),oe(U(`sensors`),e),ge()}async function _e(e){let t=e.target.closest(`a`);t&&c.host&&W.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function ve(){document.querySelector(`main .aside`).addEventListener(`click`,_e),document.addEventListener(`click`,_,{once:!0}),await i($),$(),await X()}ve();