import{Bt as e,D as t,Jt as n,Qt as r,Ut as i,Vt as a,W as o,Wt as s,Xt as c,Yt as l,Zt as u,_n as d,a as f,bn as p,hn as ee,ln as m,mn as h,un as g,yn as _}from"./phone-c6295ca4.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(m(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const ne=({north:e})=>e===null?``:` ${g(e?`check_north`:`check_south`)}`;function v(e){return e.masked?g(`check_masked`):e.believed===null?``:g(e.believed?`check_on`:`check_off`)}const y=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>g(e.on?`check_on`:`check_off`)+ne(e),()=>!0],[`check_believed`,v,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends p{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return d`<tr class=${b(e)}>${t.map(([,t])=>d`<td>${t(e)}</td>`)}</tr>`}},re=class extends p{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let t=y.filter(([,,t])=>t(e)),n=new Map(e.map(e=>[e.line,e])),r=this.order.map(e=>d`<${x} key=${e} line=${n.get(e)} columns=${t} />`);return d`<div class="lines-box" tabindex="0" role="region" aria-label=${g(`check_live`)}>
      <table class="lines">
        <thead><tr>${t.map(([e])=>d`<th scope="col">${g(e)}</th>`)}</tr></thead>
        <tbody>${r}</tbody>
      </table>
    </div>`}};const S=({board:e,up:t,lines:n})=>d`
  <h2>${g(`check_live`)}</h2>
  ${!t&&d`<p class="hinted">${g(`check_live_down`)}</p>`}
  <p class="small">${g(`check_live_text`)}</p>
  <${re} key=${e} lines=${n} />
`;function C(e,{sensors:t,watching:n,host:r}){_(e,r&&n&&(t?d`<${S} ...${t} />`:d`<p>${g(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:e,hint:t})=>d`<p class="told">${e}</p>${t&&d`<p class="hinted">${t}</p>`}`,D=e=>h(g(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:e,count:t,text:n,act:r})=>d`
  <div class="progress-line">
    <span>${n}</span>
    <span>${g(`check_progress`,{done:e,count:t})}</span>
    ${D(r)}
  </div>
  <progress value=${e} max=${t} aria-label=${g(`check_progress`,{done:e,count:t})} />
`;function ie({kind:e,learn:t}){return g(e===`lights`?`check_lights`:t?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:t}){let n=k(t),r=[`waiting`,`resting`].includes(e.phase),i=r&&e.kind===`lines`&&Object.keys(e.lights).length>0;return d`<div class="row few">
    ${e.phase===`clear`&&h(g(`check_is_empty`),n(`empty`),{kind:`primary`,name:`empty`})}
    ${r&&h(g(`check_skip`),n(`skip`),{name:`skip`})}
    ${r&&e.done>0&&h(g(`check_back`),n(`back`),{name:`back`})}
    ${i&&h(g(`check_other_light`),n(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>d`
  <${O} done=${e.done} count=${e.count} text=${ie(e)} act=${t} />
  ${e.spot&&d`<p class="spot-name">${e.spot}</p>`}
  <${E} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),_(e,a&&d`<${j} walk=${a} act=${n} />`)}function N({test:e,act:t}){let n=k(t),r=e.number===1&&e.verdicts.length>0;return d`
    <${O} done=${e.number-1} count=${e.count} text=${g(`check_pieces`)} act=${t} />
    <p class="spot-name">${e.spot}</p>
    <${E} ...${e} />
    <div class="row few">
      ${h(g(`check_skip`),n(`skip`),{name:`skip`})}
      ${e.number>1&&h(g(`check_back`),n(`back`),{name:`back`})}
      ${r&&h(g(`check_piece_again`),n(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&d`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),_(e,i&&d`<${N} test=${i} act=${n} />`)}const F=e=>d`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>d`<li>${F(e===`good`)}<span>${t}${n&&d`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>d`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,w*e.scale(n));ee(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,T),i(`dot-here`,t.spot,T)],r.map(a(`dot-on`))])}function R(e,{state:t,geometry:n,sensors:r,board:i,host:a}){let o=t?.walk??t?.test,s=a&&n&&n.board===(t?.on??i)&&(o||r),c=(r?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),l=t?.walk?.results??{},u=g(`check_picture_live`,{spots:c.join(`, `)||g(`nowhere`)}),p={lights:o?.lights??{},label:o?o.say:u};_(e,s&&d`<${f} geometry=${n} contents=${p} over=${e=>L(e,{here:o,results:l,on:c})} />`)}async function z(e){await a(g(`check_write`),g(`check_write_text`),g(`check_write`))&&await e(`write`,{})}function B(e,t){return e.written.flatMap((e,n)=>[d`<p>${g(`check_written`,{device:t[n].device})}</p>`,d`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:t}){let{walk:n}=e,r=e.boards.find(({name:t})=>t===e.on).devices,i=n.findings.length>0&&d`<ul class="found-list">
      ${n.findings.map(({text:e})=>d`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(n.phase!==`done`)return[d`<h2>${g(`check_found_so_far`)}</h2>`,i];let a=({device:t})=>d`<a
    class="button"
    href=${m(`/api/check/maps/${t}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${g(`check_download`)}
  </a>`,o=n.can_write;return d`
    <h2>${n.say}</h2>
    <div class="stack">
      ${i||d`<p>${g(`check_all_well`)}</p>`}
      ${n.offer&&d`<p class="why">${n.offer}</p>`}
      ${n.guessed&&d`<p class="small">${n.guessed}</p>`}
    </div>
    <div class="row">
      ${o&&!n.written.length&&h(g(`check_write`),()=>z(t),{kind:`primary`,name:`write`})}
      ${o&&r.map(a)}
      ${i&&h(g(`check_repeat`),k(t)(`repeat`),{name:`repeat`})}
      ${h(g(`check_again`),k(t)(`again`),{name:`again`})}
      ${D(t)}
    </div>
    ${B(n,r)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);_(e,a&&d`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new te(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await l(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(t,n)=>e(async()=>q(await r(`/api/check/${t}`,n)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await n(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!c.host)&&G.close(),!document.hidden&&c.host)try{let e=await n(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;t=2e3,n.code===`role`&&await e(u),n.status===0&&_(U(`banner`),d`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,t)}function oe(e){let t=h(g(`be_host`),se,{kind:`primary`,name:`host`});_(e,!c.host&&[d`<h2>${g(`check_for_host`)}</h2>`,d`<p class="small">${g(`check_for_host_hint`)}</p>`,d`<div class="row">${t}</div>`])}async function se(){await o({state:{seats:[],spots:[]},geometry:null,render:$},g(`check_for_host_hint`)),await e(u),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>d`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,t){let n=await i(g(`check_go_on`),(n,r)=>_(n,[d`<p>${g(`check_go_on_text`,{done:e,count:t})}</p>`,d`<div class="row">
        ${h(g(`check_go_on_yes`),()=>r(`on`),{kind:`primary`})}
        ${h(g(`check_again`),()=>r(`again`))}
      </div>`]));return n===null?null:n===`again`}function ue({state:e,board:t,watching:n}){let r=!!e.refused,i=e=>()=>ce(e),a=[[`walk`,g(`check_walk`),g(`check_walk_hint`,{count:t.spots}),i({kind:`lines`}),`primary`],[`learn`,g(`check_learn`),g(`check_learn_hint`),i({kind:`lines`,learn:!0})],t.lights&&[`lights`,g(`check_lights`),g(`check_lights_hint`),i({kind:`lights`})],[`pieces`,g(`check_pieces`),g(`check_pieces_hint`),()=>Y(`pieces`,{board:t.name})]].filter(Boolean);return d`
    <h2>${g(`check_what`)}</h2>
    ${e.boards.length>1&&d`<${fe} boards=${e.boards} board=${t} />`}
    ${t.devices.filter(({up:e})=>!e).map(({text:e})=>d`<p class="hinted">${e}</p>`)}
    ${e.refused&&d`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${a.map(([e,t,n,i,a])=>d`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:r,onclick:i}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${g(n?`check_live_end`:`check_live`)}
        hint=${g(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,r=K(),i=c.host&&t&&!t.on&&r;_(e,i&&d`<${ue} state=${t} board=${r} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:t}){return d`<label class="field-label">
    ${g(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:n})=>d`<option value=${e} selected=${e===t.name}>${n}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&s(t),W.spoken=t}function $(){let e={...W,act:Y,host:c.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await t($),$(),await X()}me();