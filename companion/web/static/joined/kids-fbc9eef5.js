import{$ as e,A as t,An as n,B as r,Bn as i,Bt as a,Et as o,Fn as s,G as ee,Gt as c,H as l,Hn as u,It as te,J as ne,Jt as re,K as ie,Ln as ae,Lt as oe,M as d,Mn as se,Mt as ce,Nn as le,Pn as f,Q as p,Rn as m,Rt as ue,Sn as de,Vt as h,W as fe,Wt as pe,X as g,Xt as _,Yt as me,Z as v,_n as he,an as ge,en as y,et as b,hn as _e,i as ve,j as ye,jt as x,kt as be,l as xe,nt as Se,q as S,qt as C,rn as w,tn as T,tt as E,un as D,vn as O,wn as k,xn as A,yn as j,zn as Ce,zt as we}from"./phone-9725a789.js";import{i as Te,n as Ee}from"./lesson-60d77c82.js";import{t as De}from"./proposal-9313fd12.js";import{n as Oe,t as ke}from"./to_do-dd0c1169.js";const M=(e,t,...n)=>m`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Ae={good:()=>m`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>m`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>m`<path class="line" d="M38 68h24" />`};function je(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,m`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[m`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,m`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Ae[e]())}function Me(){return m`<g class="hand-shape">
<path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
<path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
<path class="crease" d="M.42-.66Q.55-.85.8-.9" />
</g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,m`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,m`<g class="lifts">${A(e,t)}<g transform="translate(.1 -.32)">${Me()}</g></g>`)}const Ne=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,A(e,t));function Pe(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return M(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,m`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>m`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>m`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),m`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,m`<g transform="translate(0 .12)">${A(e,t)}</g>`)}function Fe(){return m`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
<path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
<path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
<svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${O(5).props.children}</svg>
</svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,m`<circle cx="50" cy="50" r="44" />`,m`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,m`<rect x="8" y="8" width="84" height="84" rx="18" />`,m`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Ie=()=>P(`rest`,`M39 32V68M61 32V68`),Le=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Re=(e,t)=>M(`hand-on`,`0 0 124 100`,m`<path class="turn" d="M8 50H40" />`,m`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,m`<g transform="translate(90 50) scale(66)">${A(e,t)}</g>`),ze=()=>M(`turned`,`0 0 100 100`,m`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,m`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,m`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),R=()=>M(`face f-asleep`,`0 0 100 100`,m`<circle class="skin" cx="50" cy="50" r="44" />`,m`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),z=(e,t,n,r,i=``)=>m`<button
key=${r}
type="button"
class=${`kid-key ${i}`.trim()}
aria-label=${e}
data-f=${r}
onclick=${n}
>
${t}
</button>`,B=(e,t)=>()=>ge(()=>he(e,t)),V=(e,t,n)=>Ne(t,h(e)[t]??``,n),Be=()=>z(n(`roll_for_me`),Fe(),B(`/api/roll`,{}),`kid-roll`,`large`),Ve=({context:e})=>m`<div class="kid-pad" role="group" aria-label=${n(`tap_number`)}>
${o(e.state).map(e=>z(n(`i_rolled`,{number:e}),O(e),B(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function H({context:e,answers:n}){let r=h(e.state),i=e=>e.colour&&!e.seat?S(e.colour):d(e,r)??m`<span>${e.text}</span>`,a=e=>{let n=e.colour||d(e)?``:`worded`,r=[i(e),t(e.seat,e.mark)],a=[e.text,ye(e.seat,e.mark)].filter(Boolean).join(`, `);return z(a,r,B(`/api/input`,{input:e.input}),`kid-${e.input}`,n)};return n.map(({text:e,values:t})=>m`<div class="kid-pad" role="group" aria-label=${e}>${t.map(a)}</div>`)}var He=class extends u{render({context:e,answers:t},{word:r}){let i=t.filter(({verb:e})=>e);if(i.length<2)return m`<${H} context=${e} answers=${t} />`;let a=i.filter(e=>e.word===r),o=e=>()=>this.setState({word:e});return a.length?m`
<${H} context=${e} answers=${a} />
${z(n(`verb_other`),I(),o(``),`kid-verb-other`,`small`)}
`:m`
<div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
${i.map(({word:e,verb:t})=>z(t,m`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
</div>
<${H} context=${e} answers=${t.filter(({verb:e})=>!e)} />
`}};const Ue=({context:e,answers:t})=>m`<${He} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,We=()=>z(n(`none_of_these`),I(),B(`/api/answer`,{move:`none`}),`kid-none`),U=(e,t,n,r)=>z(e,t,B(n,r),`${n}${JSON.stringify(r)}`);function Ge({context:e,sure:t}){let{number:r,turns:i}=e.state.offer,a=i===1?n(`undo_yes`):n(`take_back_yes`,{count:i});return m`<div class="kid-row">
${t&&U(a,F(),`/api/take-back`,{number:r})}
${U(n(`take_back_no`),I(),`/api/take-back`,{number:0})}
</div>`}function Ke({context:e}){let{mixed:t}=e.state.whose;return m`<div class="kid-row">
${U(n(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
${!t&&U(n(`whose_no`),I(),`/api/whose`,{right:!1})}
</div>`}const qe=()=>m`<div class="kid-row">
${U(n(`agree`),F(),`/api/overrule/agree`,{})}${U(n(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Je({context:e,free:t}){let{state:r}=e,i=t=>async()=>{await B(`/api/seats/${t}/claim`)(),await e.refresh()};return m`<div class="kid-row" role="group" aria-label=${n(`who_are_you`)}>
${t.map(e=>z(n(`that_is_me`,{name:_(r,e)}),V(r,e),i(e),`kid-claim-${e}`))}
</div>`}const Ye={roll:Be,numbers:Ve,answers:Ue,none:We,"take-back":Ge,whose:Ke,agree:qe,seats:Je};function Xe({context:{state:e},next:t,pause:i,slip:a}){let o=i===`go-on`;return m`<div class="kid-row kid-always">
${a>0&&z(n(`undo`),de(`taken-back`),B(`/api/undo`,{number:a}),`kid-slip`)}
${t&&z(n(`turn_done`),Re(t,h(e)[t]??``),B(`/api/done`),`kid-done`)}
${i&&z(n(o?`go_on`:`pause`),o?Le():Ie(),()=>r(!o),`kid-pause`,o?`large`:``)}
</div>`}function Ze({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){D(`learn/lesson.css`);let s=B(`/api/seats/${t}/learning`,{on:!0,told:n});return m`<section class="card kid-lesson" aria-label=${a}>
<${Ee} key=${n} state=${e} />
<p class="kid-text"><b>${r}.</b> ${i}</p>
${z(o,F(),s,`kid-lesson-known`,`small`)}
</section>`}function W(e,t){return we(e,t).filter(({source:e})=>e!==`drawn`)}function Qe(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const $e={good:`good`,win:`good`,wrong:`oh`,ask:`look`},G=e=>$e[e.moment?.mark??``]??``;function K(e,t){let n=g(e),r=n?`oh`:G(e);return v(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const q=(e,t)=>({mood:G(e),scene:`said`,keys:W(e,t).length?[`answers`]:[`seats`]});function et(e,t){if(!ce(e)||!te(e))return q(e,t);let{hand:n}=e,r=y(e,x(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:G(e),scene:`count`,keys:[`seats`]}}function tt(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const nt=[`asleep`,`moment`,`winners`];function rt(e,t){switch(e.phase){case`over`:return{mood:G(e),scene:nt[Math.min(e.winners.length,2)],keys:[]};case`roll`:return K(e,t);case`move`:return et(e,t);case`say`:case`draw`:return q(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:v(e,t)?[`none`]:[]};case`arrange`:return tt(e);case`illegal`:return e.guided?{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]}:{...q(e,t),mood:`oh`};default:return{mood:``,scene:`asleep`,keys:[]}}}const it=(e,t)=>t.host||!oe(e)&&!!e.offer?.seats.every(n=>b(e,t,n));function at(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:t.host||[...n.seats,e.turn].some(n=>n&&b(e,t,n))?[`take-back`]:[]};if(g(e))return K(e,t);let o=rt(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function ot(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!e.guided&&e.phase!==`ask`?e.whose.text:e.guided&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function st(e){return!y(e,x(e))||C(e)||e.phase===`arrange`?``:e.phase===`over`?w(e):x(e)}function ct(e,t){let n=e.awaiting?.seats?.length>1||C(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:_(e,r),turn:!n&&r===x(e),mine:t.seats.includes(r)}))}function lt(e,t){if(e.paused||e.offer||e.proposal||!v(e,t)||!pe(e))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function ut(t,n,r=!1){let i=p(n)&&(t.paused||ue(t)||t.phase===`arrange`),[a,o]=[W(t,n),Qe(t,n)],s=at(t,n);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:st(t),number:t.phase===`over`||r?null:t.die,lesson:Te(t,n,null),moment:fe(t,r),headline:l(t,n),sentence:ot(t),round:ct(t,n),next:lt(t,n),pause:i?t.paused?`go-on`:`pause`:``,slip:e(t,n)?t.undo?.number??0:0,answers:a,free:o,allowed:v(t,n),sure:it(t,n)}}const J=({context:e,...t})=>e.geometry&&t.around.length>0&&m`<${Oe} context=${e} ...${t} />`;function dt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return m`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${Ce(t.short,t.text)}</p>`}const ft=({context:{state:e}})=>m`<div class="kid-row">${e.winners.map(t=>V(e,t,`hero`))}${k()}</div>`,Y=({context:{state:e},die:t=null})=>m`<div class="kid-row">${V(e,x(e),`hero`)}${t}</div>`,X=({context:e})=>m`<${Y} context=${e} die=${O(null,`kid-die`)} />`,Z={seen:null,came:{}};function pt(e,t){let n=JSON.stringify(e??``);return n!==Z.seen&&(Z.came=Z.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),Z.seen=n,Z.came}function mt({context:e}){let{last:t}=e.state.past,n=c(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return m`
<${X} context=${e} />
<${J} context=${e} arrows=${n} around=${r} came=${pt(t,n)} />
`}function ht({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:me(e,t),lights:e.lights??{},signs:e.signs,label:ve(e)};return m`
${n.length>0&&m`<div class="kid-row">${n.map(({value:e})=>S(e))}</div>`}
${t&&m`<${xe} state=${e} geometry=${t} around=${null} contents=${r} />`}
`}function Q({state:e}){let t=x(e),n=e.hand?.awaits;return j(n)?N(n,``):N(t,h(e)[t]??``)}function gt({context:e}){let{state:t}=e,n=x(t);return m`
<${Q} state=${t} />
${t.idea?m`<${_t} context=${e} />`:t.die?Pe(n,h(t)[n]??``,t.die):null}
`}function _t({context:e}){let t=e.state.idea,{from:n,to:r,place:i}=t,a=T(t,`guide`);return m`<${J} context=${e} arrows=${a} around=${[n,r,i].filter(Boolean)} />`}function vt({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return m`
${n.length>6&&m`<${Q} state=${e.state} />`}
<${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
`}function yt({context:e,allowed:t}){let{state:n,geometry:r}=e;return m`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=re(i,n.turn)&&r?m`<${ke} context=${e} move=${i} />`:m`<span>${a}</span>`;return t?z(a,o,B(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function bt({context:e}){let t=a(e.state)?.wrong??[];return e.geometry&&t.length?m`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const xt={asleep:R,winners:ft,roll:Y,wait:mt,forgot:X,said:ht,targets:vt,count:gt,question:yt,turned:ze,step:dt,right:F,wrong:bt,back:L,whose:({context:e})=>m`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose?.spots??{})} />`,proposal:({context:{state:e,geometry:t}})=>t?m`<${De} state=${e} geometry=${t} />`:L(),moment:()=>null},St=({state:e,round:t})=>m`<ul class="kid-round">
${t.map(({seat:t,name:r,turn:i,mine:a})=>m`<li key=${t} class=${`${i?`turn`:``} ${a?`mine`:``}`.trim()}>
${V(e,t)}<span class="hidden">${r}${a?` (${n(`you`)})`:``}</span>
</li>`)}
</ul>`;function Ct(e){se(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),s(`main`).focus()}function wt(e){let{context:t,seat:r,number:i,mood:a,moment:o,scene:s,allowed:c,keys:l}=e,u=E(t.geometry,Se(t.state));return m`
<div class=${`kid-card card${r?` seat-${r}`:``}`}>
<div class="kid-head">
<${St} state=${t.state} round=${e.round} />
${i?O(i,`kid-number`):null}${a?je(a):null}
</div>
<div class=${`kid-picture of-${s}`}>
${o&&m`<${ee} ...${o}>${u&&m`<${ie} to=${u} />`}<//>`}
<${xt[s]} key=${s} context=${t} allowed=${c} />
</div>
<h1>${e.headline}</h1>
${e.sentence&&m`<p class="kid-text">${e.sentence}</p>`}
</div>
${e.lesson&&m`<${Ze} key=${e.lesson.key} state=${t.state} card=${e.lesson} />`}
${l.length>0&&m`<div class="kid-keys">${l.map(t=>m`<${Ye[t]} key=${t} ...${e} />`)}</div>`}
<${Xe} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
<p class="aside">${f(n(`pictures_leave`),()=>Ct(t),{name:`pictures-leave`})}</p>
`}let $=null;function Tt(){let e=ae(m`<section id="kids" class="kid-room" tabindex="-1" aria-label=${n(`pictures`)} />`);return s(`main`).prepend(e),e}function Et(e){let t=le(`pictures`);t&&($??=Tt()),document.body.classList.toggle(`kids`,t),t&&ne(),$&&($.hidden=!t,t&&i($,m`<${wt} context=${e} ...${ut(e.state,_e,be())} />`))}export{Et as showKids};