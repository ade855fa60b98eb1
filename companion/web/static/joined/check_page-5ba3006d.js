import{An as e,Bn as t,Fn as n,Hn as r,In as i,P as a,Pn as o,Rn as s,_n as c,an as l,c as u,cn as d,gn as f,hn as p,it as m,kn as h,ln as ee,mn as te,on as ne,pn as g}from"./phone-9725a789.js";import{i as re,n as _}from"./tones-428a2ae6.js";import{d as v,u as y}from"./shared-e64779c0.js";var b=class{stream=null;board=``;up=!1;lines=/* @__PURE__ */ new Map;failed=!1;constructor(e){this.onNews=e,this.asked=!1,this.close()}open(e){this.board!==e&&(this.close(),this.board=e,this.stream=new EventSource(h(`/api/check/live/${e}`)),this.stream.addEventListener(`lines`,e=>this.hear(JSON.parse(e.data))),this.stream.addEventListener(`busy`,()=>this.fail()),this.stream.addEventListener(`error`,()=>this.stream?.readyState===EventSource.CLOSED&&this.fail()))}close(){this.stream?.close(),[this.stream,this.board,this.up,this.failed]=[null,``,!1,!1],this.lines.clear()}fail(){this.stream?.close(),this.failed=!0}hear({up:e,lines:t}){this.up=e;for(let e of t)this.lines.set(e.line,e);this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.onNews()}))}get sensors(){return this.lines.size?{board:this.board,up:this.up,lines:[...this.lines.values()]}:null}},x=class{constructor(e,t){this.place=e,this.wanted=t,this.care=null,this.timer=void 0,this.firmware=new y(e=>this.take(e))}take(e){this.care=e,this.draw(),this.later()}async round(){let e=this.wanted()&&!document.hidden;this.take(e?await g(`/api/care`).catch(()=>this.care):this.care)}later(){clearTimeout(this.timer),this.timer=setTimeout(()=>this.round(),v(this.care)?500:4e3)}draw(){this.firmware.show(this.place,this.wanted()&&this.care?this.care:{firmware:[]},!0)}};const S=({north:t})=>t===null?``:` ${e(t?`check_north`:`check_south`)}`;function C(t){return t.masked?e(`check_masked`):t.believed===null?``:e(t.believed?`check_on`:`check_off`)}const ie=[[`check_spot`,({spot:e})=>e||`-`,()=>!0],[`check_line`,({line:e})=>e,()=>!0],[`check_level`,t=>e(t.on?`check_on`:`check_off`)+S(t),()=>!0],[`check_believed`,C,e=>e.some(e=>e.believed!==null)],[`check_field`,({field:e})=>e===null?``:String(e),e=>e.some(({field:e})=>e!==null)],[`check_changes`,({changes:e,restless:t})=>t?`${e} !`:String(e),()=>!0]],ae=e=>[e.on?`is-on`:``,e.restless?`is-sick`:``,e.believed!==null&&e.believed!==e.on?`is-odd`:``].join(` `).trim();var oe=class extends r{shouldComponentUpdate({line:e,columns:t}){return e!==this.props.line||t.length!==this.props.columns.length}render({line:e,columns:t}){return s`<tr class=${ae(e)}>${t.map(([,t])=>s`<td>${t(e)}</td>`)}</tr>`}},se=class extends r{order=[];sorted=-2e3;sort(e){let t=performance.now();t-this.sorted<2e3&&this.order.length===Math.min(e.length,160)||(this.sorted=t,this.order=[...e].sort((e,t)=>Number(t.on)-Number(e.on)||t.changes-e.changes).slice(0,160).map(({line:e})=>e))}render({lines:t}){this.sort(t);let n=ie.filter(([,,e])=>e(t)),r=new Map(t.map(e=>[e.line,e])),i=this.order.map(e=>s`<${oe} key=${e} line=${r.get(e)} columns=${n} />`);return s`<div class="lines-box" tabindex="0" role="region" aria-label=${e(`check_live`)}>
<table class="lines">
<thead><tr>${n.map(([t])=>s`<th scope="col">${e(t)}</th>`)}</tr></thead>
<tbody>${i}</tbody>
</table>
</div>`}};const ce=({board:t,up:n,lines:r})=>s`
<h2>${e(`check_live`)}</h2>
${!n&&s`<p class="hinted">${e(`check_live_down`)}</p>`}
<p class="small">${e(`check_live_text`)}</p>
<${se} key=${t} lines=${r} />
`;function le(n,{sensors:r,watching:i,host:a}){t(n,a&&i&&(r?s`<${ce} ...${r} />`:s`<p>${e(`looking`)}</p>`))}const[w,T]=[.2,.58],E=({say:e,hint:t})=>s`<p class="told">${e}</p>${t&&s`<p class="hinted">${t}</p>`}`,D=t=>o(e(`check_end`),()=>t(`leave`,{}),{kind:`quiet`,name:`end`}),O=({done:t,count:n,text:r,act:i})=>s`
<div class="progress-line">
<span>${r}</span>
<span>${e(`check_progress`,{done:t,count:n})}</span>
${D(i)}
</div>
<progress value=${t} max=${n} aria-label=${e(`check_progress`,{done:t,count:n})} />
`;function k({kind:t,learn:n}){return e(t===`lights`?`check_lights`:n?`check_learn`:`check_walk`)}const A=e=>t=>()=>e(`press`,{key:t});function j({walk:t,act:n}){let r=A(n),i=[`waiting`,`resting`].includes(t.phase),a=i&&t.kind===`lines`&&Object.keys(t.lights).length>0;return s`<div class="row few">
${t.phase===`clear`&&o(e(`check_is_empty`),r(`empty`),{kind:`primary`,name:`empty`})}
${i&&o(e(`check_skip`),r(`skip`),{name:`skip`})}
${i&&t.done>0&&o(e(`check_back`),r(`back`),{name:`back`})}
${a&&o(e(`check_other_light`),r(`other-light`),{name:`other`})}
</div>`}const M=({walk:e,act:t})=>s`
<${O} done=${e.done} count=${e.count} text=${k(e)} act=${t} />
${e.spot&&s`<p class="spot-name">${e.spot}</p>`}
<${E} ...${e} />
<${j} walk=${e} act=${t} />
`;function N(e,{state:n,act:r,host:i}){let a=i?n?.walk:null,o=a&&a.phase!==`done`?a:null;e.classList.toggle(`seen`,o?.phase===`resting`&&!o.hint),t(e,o&&s`<${M} walk=${o} act=${r} />`)}function P({test:t,act:n}){let r=A(n),i=t.number===1&&t.verdicts.length>0;return s`
<${O} done=${t.number-1} count=${t.count} text=${e(`check_pieces`)} act=${n} />
<p class="spot-name">${t.spot}</p>
<${E} ...${t} />
<div class="row few">
${o(e(`check_skip`),r(`skip`),{name:`skip`})}
${t.number>1&&o(e(`check_back`),r(`back`),{name:`back`})}
${i&&o(e(`check_piece_again`),r(`repeat`),{name:`repeat`})}
</div>
${t.verdicts.length>0&&s`<ul class="found-list">${[...t.verdicts].reverse().map(L)}</ul>`}
`}function F(e,{state:n,act:r,host:i}){let a=i?n?.test:null;e.classList.toggle(`seen`,a?.phase===`resting`),t(e,a&&s`<${P} test=${a} act=${r} />`)}const I=e=>s`<svg class=${`sign ${e?`v-legal`:`v-illegal`}`} viewBox="0 0 24 24" aria-hidden="true">
<path d=${e?`M4 12.5 10 18 20 6.5`:`M6 6 18 18 M18 6 6 18`} />
</svg>`,L=({verdict:e,text:t,pole:n})=>s`<li>${I(e===`good`)}<span>${t}${n&&s`<small>${` ${n}`}</small>`}</span></li>`;function R(e,{here:t,results:n,on:r}){let a=(t,n,r)=>s`<circle class=${t} cx=${e.at(n)?.[0]} cy=${e.at(n)?.[1]} r=${r} />`,o=t=>n=>a(t,n,w*e.scale(n));i(e.top,[Object.entries(n).map(([e,t])=>o(`dot-${t}`)(e)),t?.spot&&[a(`dot-case`,t.spot,T),a(`dot-here`,t.spot,T)],r.map(o(`dot-on`))])}function z(n,{state:r,geometry:i,sensors:a,board:o,host:c}){let l=r?.walk??r?.test,d=c&&i&&i.board===(r?.on??o)&&(l||a),f=(a?.lines??[]).filter(e=>e.on&&e.spot).map(({spot:e})=>e),p=r?.walk?.results??{},m=e(`check_picture_live`,{spots:f.join(`, `)||e(`nowhere`)}),h={lights:l?.lights??{},label:l?l.say:m};t(n,d&&s`<${u} geometry=${i} contents=${h} over=${e=>R(e,{here:l,results:p,on:f})} />`)}async function B(t){await ne(e(`check_write`),e(`check_write_text`),e(`check_write`))&&await t(`write`,{})}function V(t,n){return t.written.flatMap((t,r)=>[s`<p>${e(`check_written`,{device:n[r].device})}</p>`,s`<code class="how">${`map = "${t}"`}</code>`])}function H({state:t,act:n}){let{walk:r}=t,i=t.boards.find(({name:e})=>e===t.on)?.devices??[],a=r.findings.length>0&&s`<ul class="found-list">
${r.findings.map(({text:e})=>s`<li>${I(!1)}<span>${e}</span></li>`)}
</ul>`;if(r.phase!==`done`)return[s`<h2>${e(`check_found_so_far`)}</h2>`,a];let c=({device:n})=>s`<a
class="button"
href=${h(`/api/check/maps/${n}.toml`)}
download=${`${t.on}.toml`}
>
${e(`check_download`)}
</a>`,l=r.can_write;return s`
<h2>${r.say}</h2>
<div class="stack">
${a||s`<p>${e(`check_all_well`)}</p>`}
${r.offer&&s`<p class="why">${r.offer}</p>`}
${r.guessed&&s`<p class="small">${r.guessed}</p>`}
</div>
<div class="row">
${l&&!r.written.length&&o(e(`check_write`),()=>B(n),{kind:`primary`,name:`write`})}
${l&&i.map(c)}
${a&&o(e(`check_repeat`),A(n)(`repeat`),{name:`repeat`})}
${o(e(`check_again`),A(n)(`again`),{name:`again`})}
${D(n)}
</div>
${V(r,i)}
`}function ue(e,{state:n,act:r,host:i}){let a=i?n?.walk:null,o=a&&(a.phase===`done`||a.findings.length>0);t(e,o&&s`<${H} state=${n} act=${r} />`)}function U(e,t){if(!e||!t)return[];let n=Object.entries(t.results).filter(([t,n])=>e.results[t]!==n).map(([,e])=>e);return t.phase===`done`&&e.phase!==`done`?[Object.values(t.results).includes(`bad`)?`question`:`win`]:n.includes(`bad`)?[`illegal`]:n.includes(`good`)?[`legal`]:[]}const W={state:null,board:``,watching:!1,sensors:null,geometry:null,spoken:``},G=new b(()=>{W.sensors=G.sensors,$()}),K=new x(n(`firmware`),()=>p.host&&W.state&&!W.state.on),q=()=>W.state?.boards.find(({name:e})=>e===(W.state?.on??W.board))??W.state?.boards[0];async function J(e){_(U(W.state?.walk,e.walk),1),W.state=e,W.board=e.on??(W.board||e.boards[0]?.name||``),await Y(),$()}async function Y(){let e=q();if(!e||W.geometry?.board===e.name)return;let t=await te(e).catch(()=>null);t&&(W.geometry={...t,board:e.name})}const X=(e,t)=>l(async()=>J(await c(`/api/check/${e}`,t)));async function de(e){if(!W.watching)return G.close();G.open(e.on??(W.board||e.boards[0].name)),W.sensors=G.failed?await g(`/api/check/sensors/${G.board}`):G.sensors}async function Z(){let e=300;if((document.hidden||!p.host)&&G.close(),!document.hidden&&p.host)try{let e=await g(`/api/check`);await de(e),n(`banner`).hidden=!0,await J(e)}catch(r){let i=r;if(i.status===void 0)throw i;e=2e3,i.code===`role`&&await l(f),i.status===0&&t(n(`banner`),s`<p>${i.message}</p>`),n(`banner`).hidden=i.status!==0,$()}setTimeout(Z,e)}function fe(n){let r=o(e(`be_host`),pe,{kind:`primary`,name:`host`});t(n,!p.host&&[s`<h2>${e(`check_for_host`)}</h2>`,s`<p class="small">${e(`check_for_host_hint`)}</p>`,s`<div class="row">${r}</div>`])}async function pe(){await m({state:{seats:[],spots:[],phase:`idle`},geometry:null,render:$},e(`check_for_host_hint`)),await l(f),$()}const Q=({name:e,kind:t=``,caption:n,hint:r,disabled:i,onclick:a})=>s`<button
type="button"
class=${`button ${t}`.trim()}
data-f=${e}
disabled=${i}
onclick=${a}
>
<span>${n}</span>
<small>${r}</small>
</button>`;async function me(e){let t=q();if(!t)return;let n=t.kept[e.learn?`learn`:e.kind??`lines`],r=n?await he(n,t.spots):!1;r!==null&&await X(`walk`,{board:t.name,...e,again:r})}async function he(n,r){let i=await d(e(`check_go_on`),(i,a)=>t(i,[s`<p>${e(`check_go_on_text`,{done:n,count:r})}</p>`,s`<div class="row">
${o(e(`check_go_on_yes`),()=>a(`on`),{kind:`primary`})}
${o(e(`check_again`),()=>a(`again`))}
</div>`]));return i===null?null:i===`again`}function ge({state:t,board:n,watching:r}){let i=!!t.refused,a=e=>()=>me(e),o=[[`walk`,e(`check_walk`),e(`check_walk_hint`,{count:n.spots}),a({kind:`lines`}),`primary`],[`learn`,e(`check_learn`),e(`check_learn_hint`),a({kind:`lines`,learn:!0})],n.lights>0&&[`lights`,e(`check_lights`),e(`check_lights_hint`),a({kind:`lights`})],[`pieces`,e(`check_pieces`),e(`check_pieces_hint`),()=>X(`pieces`,{board:n.name})]].filter(Boolean);return s`
<h2>${e(`check_what`)}</h2>
${t.boards.length>1&&s`<${ye} boards=${t.boards} board=${n} />`}
${n.devices.filter(({up:e})=>!e).map(({text:e})=>s`<p class="hinted">${e}</p>`)}
${t.refused&&s`<p class="hinted">${t.refused}</p>`}
<div class="pick">
${o.map(([e,t,n,r,a])=>s`<${Q} key=${e} ...${{name:e,kind:a,caption:t,hint:n,disabled:i,onclick:r}} />`)}
<${Q}
key="live"
name="live"
caption=${e(r?`check_live_end`:`check_live`)}
hint=${e(`check_live_hint`)}
onclick=${ve}
/>
</div>
`}function _e(e){let{state:n,watching:r}=W,i=q(),a=p.host&&n&&!n.on&&i;t(e,a&&s`<${ge} state=${n} board=${i} watching=${r} />`)}function ve(){W.watching=!W.watching,W.sensors=null,$()}function ye({boards:t,board:n}){return s`<label class="field-label">
${e(`which_board`)}
<select class="select" data-f="board" onchange=${async e=>{W.board=e.target.value,W.sensors=null,await Y(),$()}}>
${t.map(({name:e,title:t})=>s`<option value=${e} selected=${e===n.name}>${t}</option>`)}
</select>
</label>`}function be(){let e=W.state?.walk??W.state?.test,t=e?[e.spot,e.say,e.hint].filter(Boolean).join(`. `):``;t&&t!==W.spoken&&ee(t),W.spoken=t}function $(){let e={...W,act:X,host:p.host};fe(n(`who`)),N(n(`walk`),e),F(n(`test`),e),z(n(`picture`),e),ue(n(`found`),e),_e(n(`choose`)),le(n(`sensors`),e),K.draw(),be()}async function xe(e){let t=e.target.closest(`a`);t&&p.host&&W.state?.on&&(e.preventDefault(),await X(`leave`,{}),location.href=t.href)}async function Se(){document.querySelector(`main .aside`)?.addEventListener(`click`,xe),document.addEventListener(`click`,re,{once:!0}),await a($),$(),await Z(),await K.round()}Se();