import{A as e,An as t,Fn as n,Mn as r,Pn as i,Tn as a,an as o,dn as s,fn as c,in as l,kn as u,l as d,ln as f,nn as p,pn as m,tn as h,tt as ee,un as te,wn as g}from"./phone-7ea352df.js";import{i as _,n as v}from"./tones-428a2ae6.js";var y=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(g(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const b=({north:e})=>e===null?``:` ${a(e?`check_north`:`check_south`)}`;function x(e){return e.masked?a(`check_masked`):e.believed===null?``:a(e.believed?`check_on`:`check_off`)}const ne=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>a(e.on?`check_on`:`check_off`)+b(e),()=>!0],[`check_believed`,x,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],S=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var re=class extends n{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return r`<tr class=${S(e)}>${t.map(([,t])=>r`<td>${t(e)}</td>`)}</tr>`}},ie=class extends n{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=ne.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>r`<${re} key=${e} line=${n.get(e)} columns=${t} />`);return r`<div class="lines-box" tabindex="0" role="region" aria-label=${a(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>r`<th scope="col">${a(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const ae=({board:e,up:t,lines:n})=>r`
  <h2>${a(`check_live`)}</h2>
  ${!t&&r`<p class="hinted">${a(`check_live_down`)}</p>`}
  <p class="small">${a(`check_live_text`)}</p>
  <${ie} key=${e} lines=${n} />
`;function oe(e,{sensors:t,watching:n,host:o}){i(e,o&&n&&(t?r`<${ae} ...${t} />`:r`<p>${a(`looking`)}</p>`))}const[se,C]=[.2,.58],w=({say:e,hint:t})=>r`<p class="told">${e}</p>${t&&r`<p class="hinted">${t}</p>`}`,T=e=>u(a(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),E=({done:e,count:t,text:n,act:i})=>r`
  <div class="progress-line">
    <span>${n}</span>
    <span>${a(`check_progress`,{done:e,count:t})}</span>
    ${T(i)}
  </div>
  <progress value=${e} max=${t} aria-label=${a(`check_progress`,{done:e,count:t})} />
`;function D({kind:e,learn:t}){return a(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const O=e=>t=>()=>e(`press`,{key:t});function k({walk:e,act:t}){let n=O(t),i=[`waiting`,`resting`].includes(e.phase),o=i&&e.kind===`lines`&&Object.keys(e.lights).length>0;return r`<div class="row few">
    ${e.phase===`clear`&&u(a(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&u(a(`check_skip`),n(`skip`),{name:`skip`})}
    ${i&&e.done>0&&u(a(`check_back`),n(`back`),{name:`back`})}
    ${o&&u(a(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const A=({walk:e,act:t})=>r`
  <${E} done=${e.done} count=${e.count} text=${D(e)} act=${t} />
  ${e.spot&&r`<p class="spot-name">${e.spot}</p>`}
  <${w} ...${e} />
  <${k} walk=${e} act=${t} />
`;function j(e,{state:t,act:n,host:a}){let o=a?t?.walk:null,s=o&&o.phase!==`done`?o:null;e.classList.toggle(`seen`,s?.phase===`resting`&&!s.hint),i(e,s&&r`<${A} walk=${s} act=${n} />`)}function M({test:e,act:t}){let n=O(t),i=e.number===1&&e.verdicts.length>0;return r`
    <${E} done=${e.number-1} count=${e.count} text=${a(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${w} ...${e} />
    <div class="row few">
      ${u(a(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&u(a(`check_back`),n(`back`),{name:`back`})}
      ${i&&u(a(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&r`<ul class="found-list">${[...e.verdicts].reverse().map(F)}</ul>`}
  `}function N(e,{state:t,act:n,host:a}){let o=a?t?.test:null;e.classList.toggle(`seen`,o?.phase===`resting`),i(e,o&&r`<${M} test=${o} act=${n} />`)}const P=e=>r`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,F=({verdict:e,text:t,pole:n})=>r`<li>${P(e===`good`)}<span>${t}${n&&r`<small>${` ${n}`}</small>`}</span></li>`;function I(e,{here:n,results:i,on:a}){let o=(t,n,i)=>r`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${i} />`,s=t=>n=>o(t,n,se*e.scale(n));t(e.top,[Object.entries(i).map(([e,t])=>s(`dot-${t}`)(e)),n?.spot&&[o(`dot-case`,n.spot,C),o(`dot-here`,n.spot,C)],a.map(s(`dot-on`))])}function L(e,{state:t,geometry:n,sensors:o,board:s,host:c}){let l=t?.walk??t?.test,u=c&&n&&n.board===(t?.on??s)&&(l||o),f=(o?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),p=t?.walk?.results??{},m=a(`check_picture_live`,{spots:f.join(`, `)||a(`nowhere`)}),h={lights:l?.lights??{},label:l?l.say:m};i(e,u&&r`<${d} geometry=${n} contents=${h} over=${e=>I(e,{here:l,results:p,on:f})} />`)}async function R(e){await p(a(`check_write`),a(`check_write_text`),a(`check_write`))&&await e(`write`,{})}function z(e,t){return e.written.flatMap((e,n)=>[r`<p>${a(`check_written`,{device:t[n].device})}</p>`,r`<code class="how">${`map = "${e}"`}</code>`])}function B({state:e,act:t}){let{walk:n}=e,i=e.boards.find(({name:t})=>t===e.on).devices,o=n.findings.length>0&&r`<ul class="found-list">
      ${n.findings.map(({text:e})=>r`<li>${P(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[r`<h2>${a(`check_found_so_far`)}</h2>`,o];let s=({device:t})=>r`<a
    class="button"
    href=${g(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${a(`check_download`)}
  </a>`,c=n.can_write;return r`
    <h2>${n.say}</h2>
    <div class="stack">
      ${o||r`<p>${a(`check_all_well`)}</p>`}
      ${n.offer&&r`<p class="why">${n.offer}</p>`}
      ${n.guessed&&r`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!n.written.length&&u(a(`check_write`),()=>R(t),{kind:`primary`,name:`write`})}
      ${c&&i.map(s)}
      ${o&&u(a(`check_repeat`),O(t)(`repeat`),{name:`repeat`})}
      ${u(a(`check_again`),O(t)(`again`),{name:`again`})}
      ${T(t)}
    </div>
    ${z(n,i)}
  `}function V(e,{state:t,act:n,host:a}){let o=a?t?.walk:null,s=o&&(o.phase===`done`||o.findings.length>0);i(e,s&&r`<${B} state=${t} act=${n} />`)}function H(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new y(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){v(H(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await te(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(e,t)=>h(async()=>q(await m(`/api/check/${e}`,t)));async function ce(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await f(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let e=300;if((document.hidden||!s.host)&&G.close(),!document.hidden&&s.host)try{let e=await f(`/api/check`);await ce(e),U(`banner`).hidden=!0,await q(e)}catch(t){if(t.status===void 0)throw t;e=2e3,t.code===`role`&&await h(c),t.status===0&&i(U(`banner`),r`<p>${t.message}</p>`),U(`banner`).hidden=t.status!==0,$()}setTimeout(X,e)}function le(e){let t=u(a(`be_host`),ue,{kind:`primary`,name:`host`});i(e,!s.host&&[r`<h2>${a(`check_for_host`)}</h2>`,r`<p class="small">${a(`check_for_host_hint`)}</p>`,r`<div class="row">${t}</div>`])}async function ue(){await ee({state:{seats:[],spots:[]},geometry:null,render:$},a(`check_for_host_hint`)),await h(c),$()}const Z=({name:e,kind:t=``,caption:n,hint:i,disabled:a,onclick:o})=>r`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${a}
  onclick=${o}
>
  <span>${n}</span>
  <small>${i}</small>
</button>`;async function de(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await fe(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function fe(e,t){let n=await l(a(`check_go_on`),(n,o)=>i(n,[r`<p>${a(`check_go_on_text`,{done:e,count:t})}</p>`,r`<div class="row">
        ${u(a(`check_go_on_yes`),()=>o(`on`),{kind:`primary`})}
        ${u(a(`check_again`),()=>o(`again`))}
      </div>`]));return n===null?null:n===`again`}function pe({state:e,board:t,watching:n}){let i=!!e.refused,o=e=>()=>de(e),s=[[`walk`,a(`check_walk`),a(`check_walk_hint`,{count:t.spots}),o({kind:`lines`}),`primary`],[`learn`,a(`check_learn`),a(`check_learn_hint`),o({kind:`lines`,learn:!0})],t.lights&&[`lights`,a(`check_lights`),a(`check_lights_hint`),o({kind:`lights`})],[`pieces`,a(`check_pieces`),a(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return r`
    <h2>${a(`check_what`)}</h2>
    ${e.boards.length>1&&r`<${he} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>r`<p class="hinted">${e}</p>`)}
    ${e.refused&&r`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${s.map(([e,t,n,a,o])=>r`<${Z} key=${e} ...${{name:e,kind:o,caption:t,hint:n,disabled:i,onclick:a}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${a(n?`check_live_end`:`check_live`)}
        hint=${a(`check_live_hint`)}
        onclick=${Q}
      />
    </div>
  `}function me(e){let{state:t,watching:n}=W,a=K(),o=s.host&&t&&!t.on&&a;i(e,o&&r`<${pe} state=${t} board=${a} watching=${n} />`)}function Q(){W.watching=!W.watching,W.sensors=null,$()}function he({boards:e,board:t}){return r`<label class="field-label">
    ${a(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>r`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function ge(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&o(t),W.spoken=t}function $(){let e={...W,act:Y,host:s.host};le(U(`who`)),j(U(`walk`),e),N(U(`test`),e),L(U(`picture`),e),V(U(`found`),e),me(U(`choose`)),oe(U(`sensors`),e),ge()}async function _e(e){let t=e.target.closest(`a`);t&&s.host&&W.state?.on&&(e.preventDefault(),await Y(`leave`,{}),location.href=t.href)}async function ve(){document.querySelector(`main .aside`).addEventListener(`click`,_e),document.addEventListener(`click`,_,{once:!0}),await e($),$(),await X()}ve();