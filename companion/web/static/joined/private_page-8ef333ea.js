import{An as e,Bn as t,Cn as n,Dn as r,Fn as i,Hn as a,J as o,Ln as s,Pn as c,Rn as l,Tn as u,Xt as d,_n as ee,an as f,en as p,hn as m,ln as h,pn as g,sn as _}from"./phone-9725a789.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,te=()=>v.clear();async function b(t,n,r,i=null){let a=await f(()=>ee(`/api/input`,{input:n,seat:t}));a&&(v.delete(i),r(a.rev,i!==null),_(e(`mine_handed`)))}function x(e,t){return y.has(e)||(y.set(e,[]),g(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(r).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>l`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function ne(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function re({found:t,only:n,typed:r,choose:i}){let a=t.flatMap(({texts:e})=>e),o=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),s=ne(a,r);return l`
<p class="small">${e(n?`mine_list_only`:`mine_free`)}</p>
${c(e(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
<div class="mine-words" aria-live="polite">
${(s.length!==1||s[0]!==r)&&s.map(e=>l`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
${r&&!s.length&&n&&l`<p class="small">${e(`mine_no_match`)}</p>`}
</div>
`}const w=({found:e,choose:t})=>e.map(({name:e,texts:n})=>l`<details key=${e} class="mine-group">
<summary>${e}<small>${n.length}</small></summary>
<div class="mine-words">
${n.map(e=>l`<${C} text=${e} choose=${t} css="mine-word" />`)}
</div>
</details>`),T=({found:e,choose:t})=>l`<div class="mine-letters" role="group" aria-label=${e[0].name}>
${e.flatMap(({texts:e})=>e.map(e=>l`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,E=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends a{componentDidMount(){this.node.querySelector(`button`)?.focus({preventScroll:!0})}render({text:t,yes:n,no:r}){return l`<div class="stack" role="group" ref=${e=>this.node=e}>
<p class="step" aria-live="polite">${e(`mine_sure`,{text:t})}</p>
${c(e(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
${c(e(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
</div>`}},O=class extends a{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(v.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return l`<${D} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=v.get(this.name)??``,o=t.listed?x(t.word,r):[],s=o.length>0&&t.most===1,u=o.length>0&&!s,d={found:o,only:t.only,typed:a.trim(),choose:this.choose};return l`
<form class="mine-form" onsubmit=${this.submit} autocomplete="off" ref=${e=>this.form=e}>
<label class="field-label">
${t.text}
<input
type="text"
maxlength=${t.most}
required
autocomplete="off"
autocapitalize="off"
enterkeyhint="send"
data-f=${`field-${t.word}`}
ref=${E}
value=${a}
oninput=${({target:e})=>this.type(e.value)}
/>
</label>
<button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
</form>
${s&&l`<${T} ...${d} />`}
${u&&l`<${re} ...${d} />`}
${t.values.length>0&&l`<div class="mine-besides">${t.values.map(({input:e,text:t})=>c(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
${u&&l`<${w} ...${d} />`}
`}};function k({seat:e,line:t,said:n}){let r=l`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>l`<button
key=${t}
type="button"
class="say-key large"
data-f=${`own-${t}`}
onclick=${()=>b(e,t,n)}
>
<span>${r}</span>
</button>`)}</div>`;return t.calls?[l`<p class="sentence">${t.text}</p>`,r]:l`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>+t.calls-e.calls).map(t=>l`<div key=${`${e} ${t.word}`} class="mine-input">
<${t.most?O:k} seat=${e} line=${t} said=${n} again=${r} />
</div>`)}let j=null;function M(n,{state:r}){let i=m.changed??{},a=e=>e.map(e=>d(r,e)).join(`, `),o=j,s=o?Object.keys(i).filter(e=>i[e]>(o[e]??0)&&!m.seats.includes(e)):[];j={...i},s.length&&(_(e(`mine_changed`,{name:a(s)})),h(e(`mine_changed`,{name:a(s)})));let c=r.secrets?Object.keys(i):[];t(n,c.length>0&&e(`mine_changed_before`,{names:a(c)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(t,n){let r=s(l`<nav class="mine-bar" aria-label=${e(`mine_views`)} hidden />`),a=s(l`<section class="card mine-call" aria-label=${e(`mine_views`)} hidden />`),o=s(l`<p class="small mine-phones" hidden />`);i(`main`).after(r);let c=document.querySelector(`.asked`);c?c.prepend(a):i(`now`).after(a),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(n)),window.addEventListener(`pagehide`,()=>W(n));for(let e of[`pointerdown`,`keydown`,`input`])t.addEventListener(e,()=>G(n));return t.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(n,!1)),{room:t,bar:r,call:a,phones:o}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,m.seats]);if(N.asked===n)return;N.asked=n;let r=m.seats.length?await g(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):(N.asked=``,setTimeout(()=>B(e),2e3)))}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),te(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&o(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:i(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(t,n,r,i){let a=N.bare.has(n),o=c(a?e(`mine_again`):r,()=>{a?N.bare.delete(n):N.bare.add(n);let e=U();n===`list`&&N.seen.set(e.seat,I(e).length),t.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return l`<div class="mine-lines">${a?i():null}${o}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[l`<h3>${t}</h3>`,l`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>l`<li>${u(e)}</li>`)}</ul>`])}function X(t,r,i){let a=p(t.state,r);return l`<div class="now-head">
${n(r,a?.mark??``,`big`)}
<div class="now-who"><h1>${i}</h1><p class="small">${e(`mine_private`)}</p></div>
</div>`}const ie=t=>t.phase===`over`?t.won||e(`game_ended`):e(`mine_nothing`);function ae(t,n){let r=d(t.state,n.seat),i=n.told.filter(e=>e.now),a=I(n);return[l`<div class=${`now card seat-${n.seat}`}>
${X(t,n.seat,e(`mine_for`,{name:r}))}
${i.length>0&&J(t,`now`,e(`mine_read`),()=>l`<ul class="mine-told large">${i.map(({text:e})=>l`<li>${u(e)}</li>`)}</ul>`)}
${!L(n)&&l`<p class="sentence">${ie(t.state)}</p>`}
<${A} ...${n} said=${(e,r)=>{r?N.bare.add(`now`):N.bare.delete(`now`),[N.saying,N.since]=[n.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
</div>`,l`<section class="card" aria-label=${e(`mine_list`)}>
<h2>${e(`mine_list`)}${R(n)&&l`<span class="mine-badge">${e(`mine_new`)}</span>`}</h2>
${a.length?J(t,`list`,e(`mine_list_show`),()=>Y(a)):l`<p class="small">${e(`mine_empty`)}</p>`}
</section>`,N.seats.length>1&&c(e(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function oe(t){let r=e=>()=>{[N.who,N.held]=[e,!1],$(t),q(P.room)};return l`<div class="card stack">
<h1>${e(`mine_who`)}</h1>
${N.seats.map(e=>{let{seat:i}=e;return l`<button type="button" class="option mine-choice" onclick=${r(i)} data-f=${`mine-${i}`}>
${n(i,p(t.state,i)?.mark??``)}
<span>${d(t.state,i)}</span>
${Z(e)}
</button>`})}
</div>`}function se(t){let n=d(t.state,N.who);return l`<div class=${`now card mine-pass seat-${N.who}`}>
${X(t,N.who,e(`mine_pass`,{name:n}))}
<p class="sentence">${e(`mine_pass_text`)}</p>
${c(e(`mine_i_am`,{name:n}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
${c(e(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
</div>`}const Z=t=>L(t)?l`<span class="mine-badge asked">${e(`mine_asked_short`)}</span>`:R(t)?l`<span class="mine-badge">${e(`mine_new`)}</span>`:null,Q=l`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" /></svg>`;function ce(t){let n=N.seats.find(L)??N.seats.find(R),r=N.seats.map(({seat:e})=>d(t.state,e)).join(`, `),i=l`<span class="hidden">${e(`mine_for`,{name:r})}</span><span aria-hidden="true">${r}</span>`,a=(e,n,r)=>l`<button type="button" class="mine-tab" aria-pressed=${String(N.open===e)} data-f=${r} onclick=${()=>K(t,e)}>
${n}
</button>`;return[a(!1,e(`mine_all`),`mine-all`),a(!0,[Q,i,n&&Z(n)],`mine-own`)]}function le(t){return N.seats.filter(L).map(({seat:n})=>{let r=d(t.state,n);return l`<div class="stack">
<p class="step">${e(`mine_asked`,{name:r})}</p>
${c(e(`mine_open`,{name:r}),()=>K(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
</div>`})}function ue(t){for(let n of N.seats)L(n)?N.called.has(n.seat)||(N.called.add(n.seat),N.open||h(e(`mine_asked`,{name:d(t.state,n.seat)}))):N.called.delete(n.seat)}function $(e){let{room:n,bar:r,call:i}=P,{state:a}=e,o=!!a.secrets&&N.seats.length>0,s=o&&N.open,c=U();document.body.classList.toggle(`mine-open`,s),document.body.classList.toggle(`mine-here`,o),t(n,s&&(c?ae(e,c):N.who?se(e):oe(e))),t(r,o&&ce(e)),t(i,o&&!s&&le(e))}async function de(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&m.seats.length||H([]),$(t),ue(t),await B(t)}export{de as showMine};