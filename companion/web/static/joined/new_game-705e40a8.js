import{An as e,Bn as t,Cn as n,En as r,Hn as i,Kt as a,On as o,Rn as s,_n as c,an as l,cn as u,in as d,kn as f,mn as p,pn as m,u as h}from"./phone-9725a789.js";import{t as g}from"./help-5cd34eaf.js";const _=`draft `,v=e=>[...e.elements],y=e=>v(e).map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function b(e,t){if(t.length===e.elements.length)for(let[n,r]of v(e).entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(Object.assign(r,{[e]:t[n]}),r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function x(e,t){let n=sessionStorage.getItem(_+t);n&&b(e,JSON.parse(n));let r=()=>sessionStorage.setItem(_+t,JSON.stringify(y(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(_+t)}function S({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:c,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>s`<option value=${t} selected=${typeof f!=`number`&&t===f[e]}>${l[n]}</option>`;return s`
<p><b>${t}</b>${` `}<small>${n}</small></p>
${u.length?s`<div class="fact-list">${u.map((e,t)=>s`<label class="field-label">
${e}
<select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
</label>`)}</div>`:s`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
`}const C=({facts:t,told:n})=>s`<details class="own-board">
<summary>${e(n?`own_board_told`:`own_board`)}</summary>
<p class="small">${e(`own_board_hint`)}</p>
${t.map(e=>s`<${S} key=${e.key} fact=${e} />`)}
</details>`;var w=class extends i{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight?.disconnect();let{game:e,edition:t}=this.props;p({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){return!n&&s`<span class="variant-picture" ref=${this.stand}>
${t&&s`<${h} geometry=${t} set=${e} />`}
</span>`}};function T({game:e,edition:t,chosen:n}){let r=a({game:e.game,variant:t.variant});return s`<label class="choice">
<input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
<${w} game=${e} edition=${t} />
<span>
<b>${t.name}</b>
<small>${t.hint}</small>
${t.away&&s`<small>${t.away}</small>`}
</span>
</label>`}const E=({game:e,chosen:t})=>s`<div class="choices">
${e.editions.map(n=>s`<${T} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function D({shelf:t,chosen:n}){let r=t.games.length>1,i=e=>s`<${E} key=${e.game} game=${e} chosen=${n} />`;return s`<fieldset>
<legend>${e(r?`which_game`:`which_board`)}</legend>
${r?t.games.map(e=>s`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
<h3>${e.name}</h3>
<p class="small">${e.hint}</p>
${i(e)}
</div>`):t.games.map(i)}
${t.away.map(({text:e})=>s`<p class="small">${e}</p>`)}
</fieldset>`}function O(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[a({game:e.game.game,variant:e.edition.variant}),e]))}function k(e,t,n){return[n,t.board?a(t.board):``,...e.keys()].find(t=>e.has(t))??``}function A({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function j({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function M({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function N({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function P(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function F({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,N(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}const I=`which`,L=[`friendly`,`tournament`],R=({seat:t,levels:n,now:i,disabled:a})=>s`<select
class="select who"
name=${`computer ${t}`}
aria-label=${e(`who_plays_seat`,{colour:r(t)})}
disabled=${a}
>
<option value="">${e(`a_person`)}</option>
${n.map(({level:t,name:n})=>s`<option value=${t} selected=${t===i}>${e(`companion_plays`,{level:n})}</option>`)}
</select>`,z=({seat:t,mark:i,name:a,plays:o,first:c,levels:l,computer:u,animals:d,onplays:f,onfirst:p})=>s`<div
class=${`seat-row seat-${t}`}
role="group"
aria-label=${r(t)}
>
<input
type="checkbox"
role="switch"
checked=${o}
aria-label=${e(`plays`,{colour:r(t)})}
onchange=${({target:e})=>f(t,e.checked)}
/>
${n(t,i)}
<input
type="text"
name=${`name ${t}`}
maxlength="30"
autocomplete="off"
defaultValue=${d?``:a??``}
placeholder=${d?e(`an_animal`):r(t)}
aria-label=${e(`name_of`,{colour:r(t)})}
disabled=${!o||d}
/>
<label class="first">
<input
type="radio"
name="first"
value=${t}
checked=${c}
aria-label=${e(`begins`,{colour:r(t)})}
disabled=${!o}
onchange=${({target:e})=>e.checked&&p(t)}
/>
<span>${e(`youngest`)}</span>
</label>
${l.length>0&&s`<${R} seat=${t} levels=${l} now=${u} disabled=${!o} />`}
</div>`;function B({handicap:e,seats:t,playing:n,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return s`
<h3>${e.name}</h3>
<p class="small">${e.hint}</p>
<div class="handicap">${t.map(t=>s`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
${r(t)}
<select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${r(t)}`}>
${a.map(e=>s`<option value=${e} selected=${e===i[t]}>${e}</option>`)}
</select>
</label>`)}</div>
`}function V({rule:{key:e,name:t,hint:n,values:r,says:i},last:a}){let o=`rule ${e}`;return i.length?s`<label class="field-label">
<span><b>${t}</b><small>${n}</small></span>
<select class="select" name=${o}>
${i.map((e,t)=>s`<option value=${t} selected=${r[t]===a}>${e}</option>`)}
</select>
</label>`:s`<${d} caption=${t} hint=${n} field=${o} defaultChecked=${r[1]===a} />`}var H=class extends i{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:t,playing:n,last:i,people:a},{on:o}){return s`<${d} caption=${e(`first_time`)} hint=${e(`first_time_hint`)} field="first-time" checked=${o} onchange=${this.turn} />
<fieldset class="first-time" hidden=${!o}>
<legend>${e(`how_to_play`)}</legend>
${t.map(e=>s`<div key=${e} hidden=${!n.includes(e)}><${d}
caption=${a.get(e)?.name||r(e)}
field=${`learns ${e}`}
defaultChecked=${!i.length||i.includes(e)}
/></div>`)}
</fieldset>`}};async function U(e,t){for(let n of e.seats){let{hints:r=I,name:i=``}=t.get(n)??{};r!==I&&i===(e.names?.[n]??``)&&await l(()=>c(`/api/seats/${n}/hints`,{level:r}))}}var W=class extends i{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=j(e.state,t),this.state={playing:M(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??L[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,x(this.form,`new-game ${t}`))}printed(){return P(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form?.querySelector(`.own-board`)?.hasAttribute(`open`);return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:l(()=>c(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}typed(e){return this.form?.elements.namedItem(e)?.value}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.typed(`name ${n}`),computer:this.typed(`computer ${n}`),plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(F(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:t,edition:n},name:r,state:i,people:a},{playing:c,manner:l}){let{seats:u,fewest:p,most:m,rules:h,handicap:_,facts:v,levels:y}=n,{last:b}=this,x=Object.keys(b.rules).length>0||Object.keys(b.handicap).length>0,S=e=>i.seats?.find(t=>t.seat===e)?.mark??o(e),w=e=>s`<${z}
key=${e}
seat=${e}
mark=${S(e)}
name=${a.get(e)?.name}
levels=${y}
computer=${a.get(e)?.computer}
animals=${!!i.ways?.animals}
plays=${c.includes(e)}
first=${e===this.first()}
onplays=${this.play}
onfirst=${this.begins}
/>`,T={name:`manner`,caption:e(`which_manner`),values:L,now:l,onChange:this.mannered},E=e=>s`<${V} key=${e.key} rule=${e} last=${b.rules[e.key]} />`,D=h.filter(e=>e.main);return s`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
${D.map(E)}
<fieldset>
<legend>${e(`who_plays`)}</legend>
<p class="small">${t.begins}</p>
${(u.length>m||p>2)&&s`<p class="small">${e(`how_many_play`,{fewest:p,most:m})}</p>`}
${u.map(w)}
</fieldset>
${n.explained&&s`<${H} seats=${u} playing=${c} last=${b.learns} people=${a} />`}
${n.bare&&s`<${d} caption=${e(`bare`)} hint=${e(`bare_hint`)} field="bare" defaultChecked=${b.bare} />`}
${v.length>0&&s`<${C} facts=${v} told=${v.some(({told:e})=>e!==null)} />`}
${n.pictured.length>0&&s`<a class="button" href=${f(`/printed?board=${r}`)} data-f="own-box">${e(`own_box`)}</a>`}
${n.explained&&s`<p class="small"><a href=${f(`/how-to-play/${t.game}/${n.variant}`)} data-f="how-to-play">${e(`how_to_play`)}</a></p>`}
${n.unwalked&&s`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${e(`walk_test`)}</a></p>`}
<details>
<summary>${e(`house_rules`)} ${x&&s`<small>${e(`as_last_time`)}</small>`}</summary>
${h.filter(e=>!e.main).map(E)}
${_&&s`<${B} handicap=${_} seats=${u} playing=${c} last=${b.handicap} />`}
<${g} ...${T} words=${t=>e(`manner_${t}`)} />
</details>
</form>
<div class="window-foot">
<button
type="submit"
form="players"
class="button primary wide"
disabled=${c.length<p||c.length>m}
>
${e(`start_game`)}
</button>
</div>`}},G=class extends i{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:k(t,n,r)},this.people=A(n)}componentDidMount(){!this.props.wished&&this.which&&this.forgets.push(x(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await l(()=>c(`/api/game`,e)))return;for(let e of this.forgets)e();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await U(e,r),n(!0)};render({shelf:t,found:n,state:r},{name:i}){let{people:a,begin:o,shown:c}=this,l=n.get(i),u={chosen:l,name:i,state:r,people:a,begin:o,onShown:c};return s`<div class="new-game">
<form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
<details open=${!l}>
<summary class="chosen-game">
${l&&s`<${w} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
<span class="button quiet">${e(`another_game`)}</span>
</summary>
<${D} shelf=${t} chosen=${i} />
</details>
</form>
${l&&s`<${W} key=${i} ...${u} />`}
</div>`}};async function K({state:n},r=``){let i=await l(()=>m(`/api/shelf`));if(!i)return null;let a=O(i);return u(e(`new_game`),(e,o)=>t(e,s`<${G} shelf=${i} found=${a} state=${n} wished=${r} close=${o} />`),{css:`large`})}export{K as openNewGame};