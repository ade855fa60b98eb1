import{$ as e,$t as t,Ft as n,Mt as r,Nt as i,Pt as a,Qt as o,b as s,cn as c,et as l,in as u,jt as d,nt as f,on as p,r as m,rn as h,rt as g,un as _}from"./all-d6ddc8ee.js";import{c as ee}from"./shared-66e995ce.js";var te=class{constructor(e){this.onNews=e,this.board=null,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(o(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.lines,this.failed]=[null,null,!1,/* @__PURE__ */ new Map,!1]}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}};const ne=({north:e})=>e===null?``:` ${t(e?`check_north`:`check_south`)}`;function v(e){return e.masked?t(`check_masked`):e.believed===null?``:t(e.believed?`check_on`:`check_off`)}const y=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,e=>t(e.on?`check_on`:`check_off`)+ne(e),()=>!0],[`check_believed`,v,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],b=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var x=class extends _{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return p`<tr class=${b(e)}>${t.map(([,t])=>p`<td>${t(e)}</td>`)}</tr>`}},re=class extends _{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:e}){this.sort(e);let n=y.filter(([,,t])=>t(e)),r=new Map(e.map(e=>[e.line,e])),i=this.order.map(e=>p`<${x} key=${e} line=${r.get(e)} columns=${n} />`);return p`<div class="lines-box" tabindex="0" role="region" aria-label=${t(`check_live`)}>
      <table class="lines">
        <thead><tr>${n.map(([e])=>p`<th scope="col">${t(e)}</th>`)}</tr></thead>
        <tbody>${i}</tbody>
      </table>
    </div>`}};const S=({board:e,up:n,lines:r})=>p`
  <h2>${t(`check_live`)}</h2>
  ${!n&&p`<p class="hinted">${t(`check_live_down`)}</p>`}
  <p class="small">${t(`check_live_text`)}</p>
  <${re} key=${e} lines=${r} />
`;function C(e,{sensors:n,watching:r,host:i}){c(e,i&&r&&(n?p`<${S} ...${n} />`:p`<p>${t(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:e,hint:t})=>p`<p class="told">${e}</p>${t&&p`<p class="hinted">${t}</p>`}`,D=e=>h(t(`check_end`),()=>e(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:e,count:n,text:r,act:i})=>p`
  <div class="progress-line">
    <span>${r}</span>
    <span>${t(`check_progress`,{done:e,count:n})}</span>
    ${D(i)}
  </div>
  <progress value=${e} max=${n} aria-label=${t(`check_progress`,{done:e,count:n})} />
`;function ie({kind:e,learn:n}){return t(e===`lights`?`check_lights`:n?`check_learn`:`check_walk`)}const k=e=>t=>()=>e(`press`,{key:t});function A({walk:e,act:n}){let r=k(n),i=[`waiting`,`resting`].includes(e.phase),a=i&&e.kind===`lines`&&Object.keys(e.lights).length>0;return p`<div class="row few">
    ${e.phase===`clear`&&h(t(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
    ${i&&h(t(`check_skip`),r(`skip`),{name:`skip`})}
    ${i&&e.done>0&&h(t(`check_back`),r(`back`),{name:`back`})}
    ${a&&h(t(`check_other_light`),r(`other-light`),{name:`other`})}
  </div>`}const j=({walk:e,act:t})=>p`
  <${O} done=${e.done} count=${e.count} text=${ie(e)} act=${t} />
  ${e.spot&&p`<p class="spot-name">${e.spot}</p>`}
  <${E} ...${e} />
  <${A} walk=${e} act=${t} />
`;function M(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&i.phase!==`done`?i:null;e.classList.toggle(`seen`,a?.phase===`resting`&&!a.hint),c(e,a&&p`<${j} walk=${a} act=${n} />`)}function N({test:e,act:n}){let r=k(n),i=e.number===1&&e.verdicts.length>0;return p`
    <${O} done=${e.number-1} count=${e.count} text=${t(`check_pieces`)} act=${n} />
    <p class="spot-name">${e.spot}</p>
    <${E} ...${e} />
    <div class="row few">
      ${h(t(`check_skip`),r(`skip`),{name:`skip`})}
      ${e.number>1&&h(t(`check_back`),r(`back`),{name:`back`})}
      ${i&&h(t(`check_piece_again`),r(`repeat`),{name:`repeat`})}
    </div>
    ${e.verdicts.length>0&&p`<ul class="found-list">${[...e.verdicts].reverse().map(I)}</ul>`}
  `}function P(e,{state:t,act:n,host:r}){let i=r?t?.test:null;e.classList.toggle(`seen`,i?.phase===`resting`),c(e,i&&p`<${N} test=${i} act=${n} />`)}const F=e=>p`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
  </svg>`,I=({verdict:e,text:t,pole:n})=>p`<li>${F(e===`good`)}<span>${t}${n&&p`<small>${` ${n}`}</small>`}</span></li>`;function L(e,{here:t,results:n,on:r}){let i=(t,n,r)=>p`<circle class=${t} cx=${e.at(n)[0]} cy=${e.at(n)[1]} r=${r} />`,a=t=>n=>i(t,n,w*e.scale(n));u(e.top,[Object.entries(n).map(([e,t])=>a(`dot-${t}`)(e)),t?.spot&&[i(`dot-case`,t.spot,T),i(`dot-here`,t.spot,T)],r.map(a(`dot-on`))])}function R(e,{state:n,geometry:r,sensors:i,board:a,host:o}){let s=n?.walk??n?.test,l=o&&r&&r.board===(n?.on??a)&&(s||i),u=(i?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),d=n?.walk?.results??{},f=t(`check_picture_live`,{spots:u.join(`, `)||t(`nowhere`)}),m={lights:s?.lights??{},label:s?s.say:f};c(e,l&&p`<${ee} geometry=${r} contents=${m} over=${e=>L(e,{here:s,results:d,on:u})} />`)}async function z(e){await l(t(`check_write`),t(`check_write_text`),t(`check_write`))&&await e(`write`,{})}function B(e,n){return e.written.flatMap((e,r)=>[p`<p>${t(`check_written`,{device:n[r].device})}</p>`,p`<code class="how">${`map = "${e}"`}</code>`])}function V({state:e,act:n}){let{walk:r}=e,i=e.boards.find(({name:t})=>t===e.on).devices,a=r.findings.length>0&&p`<ul class="found-list">
      ${r.findings.map(({text:e})=>p`<li>${F(!1)}<span>${e}</span></li>`)}
    </ul>`;if(r.phase!==`done`)return[p`<h2>${t(`check_found_so_far`)}</h2>`,a];let s=({device:n})=>p`<a
    class="button"
    href=${o(`/api/check/maps/${n}.toml`)}
    download=${`${e.on}.toml`}
  >
    ${t(`check_download`)}
  </a>`,c=r.can_write;return p`
    <h2>${r.say}</h2>
    <div class="stack">
      ${a||p`<p>${t(`check_all_well`)}</p>`}
      ${r.offer&&p`<p class="why">${r.offer}</p>`}
      ${r.guessed&&p`<p class="small">${r.guessed}</p>`}
    </div>
    <div class="row">
      ${c&&!r.written.length&&h(t(`check_write`),()=>z(n),{kind:`primary`,name:`write`})}
      ${c&&i.map(s)}
      ${a&&h(t(`check_repeat`),k(n)(`repeat`),{name:`repeat`})}
      ${h(t(`check_again`),k(n)(`again`),{name:`again`})}
      ${D(n)}
    </div>
    ${B(r,i)}
  `}function H(e,{state:t,act:n,host:r}){let i=r?t?.walk:null,a=i&&(i.phase===`done`||i.findings.length>0);c(e,a&&p`<${V} state=${t} act=${n} />`)}const U=e=>document.getElementById(e),W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new te(()=>{W.sensors=G.sensors,$()}),K=()=>W.state?.boards.find(({name:e})=>e===(W.state.on??W.board))??W.state?.boards[0];async function q(e){W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await J(),$()}async function J(){let e=K();if(!e||W.geometry?.board===e.name)return;let t=await r(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const Y=(t,r)=>e(async()=>q(await n(`/api/check/${t}`,r)));async function ae(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await d(`/api/check/sensors/${G.board}`):G.sensors}async function X(){let t=300;if((document.hidden||!i.host)&&G.close(),!document.hidden&&i.host)try{let e=await d(`/api/check`);await ae(e),U(`banner`).hidden=!0,await q(e)}catch(n){if(n.status===void 0)throw n;t=2e3,n.code===`role`&&await e(a),n.status===0&&c(U(`banner`),p`<p>${n.message}</p>`),U(`banner`).hidden=n.status!==0,$()}setTimeout(X,t)}function oe(e){let n=h(t(`be_host`),se,{kind:`primary`,name:`host`});c(e,!i.host&&[p`<h2>${t(`check_for_host`)}</h2>`,p`<p class="small">${t(`check_for_host_hint`)}</p>`,p`<div class="row">${n}</div>`])}async function se(){await s({state:{seats:[],spots:[]},geometry:null,render:$},t(`check_for_host_hint`)),await e(a),$()}const Z=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>p`<button
  type="button"
  class=${`button ${t}`.trim()}
  data-f=${e}
  disabled=${i}
  onclick=${a}
>
  <span>${n}</span>
  <small>${r}</small>
</button>`;async function ce(e){let t=K(),n=e.learn?`learn`:e.kind,r=t.kept[n],i=r?await le(r,t.spots):!1;i!==null&&await Y(`walk`,{board:t.name,...e,again:i})}async function le(e,n){let r=await f(t(`check_go_on`),(r,i)=>c(r,[p`<p>${t(`check_go_on_text`,{done:e,count:n})}</p>`,p`<div class="row">
        ${h(t(`check_go_on_yes`),()=>i(`on`),{kind:`primary`})}
        ${h(t(`check_again`),()=>i(`again`))}
      </div>`]));return r===null?null:r===`again`}function ue({state:e,board:n,watching:r}){let i=!!e.refused,a=e=>()=>ce(e),o=[[`walk`,t(`check_walk`),t(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,t(`check_learn`),t(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights&&[`lights`,t(`check_lights`),t(`check_lights_hint`),a({kind:`lights`})],[`pieces`,t(`check_pieces`),t(`check_pieces_hint`),()=>Y(`pieces`,{board:n.name})]].filter(Boolean);return p`
    <h2>${t(`check_what`)}</h2>
    ${e.boards.length>1&&p`<${fe} boards=${e.boards} board=${n} />`}
    ${n.devices.filter(({up:e})=>!e).map(({text:e})=>p`<p class="hinted">${e}</p>`)}
    ${e.refused&&p`<p class="hinted">${e.refused}</p>`}
    <div class="pick">
      ${o.map(([e,t,n,r,a])=>p`<${Z} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:i,onclick:r}} />`)}
      <${Z}
        key="live"
        name="live"
        caption=${t(r?`check_live_end`:`check_live`)}
        hint=${t(`check_live_hint`)}
        onclick=${de}
      />
    </div>
  `}function Q(e){let{state:t,watching:n}=W,r=K(),a=i.host&&t&&!t.on&&r;c(e,a&&p`<${ue} state=${t} board=${r} watching=${n} />`)}function de(){W.watching=!W.watching,W.sensors=null,$()}function fe({boards:e,board:n}){return p`<label class="field-label">
    ${t(`which_board`)}
    <select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await J(),$()}}>
      ${e.map(({name:e,title:t})=>p`<option value=${e} selected=${e===n.name}>${t}</option>`)}
    </select>
  </label>`}function pe(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&g(t),W.spoken=t}function $(){let e={...W,act:Y,host:i.host};oe(U(`who`)),M(U(`walk`),e),P(U(`test`),e),R(U(`picture`),e),H(U(`found`),e),Q(U(`choose`)),C(U(`sensors`),e),pe()}async function me(){await m($),$(),await X()}me();