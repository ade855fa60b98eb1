import{$ as e,A as t,An as n,B as r,Bn as i,Bt as a,Et as o,G as s,Gt as c,H as l,In as u,It as d,J as ee,Jt as f,K as p,Ln as m,Lt as te,M as h,Mn as ne,Mt as re,Nn as ie,Pn as ae,Q as oe,Rn as se,Rt as ce,Sn as le,Vt as g,W as ue,Wt as de,X as _,Xt as v,Yt as fe,Z as y,_n as pe,an as me,en as b,et as he,hn as ge,i as _e,j as ve,jt as x,kt as ye,l as be,nt as xe,q as S,qt as C,rn as Se,tn as Ce,tt as w,un as T,vn as E,wn as D,xn as O,yn as k,zn as A,zt as we}from"./phone-6982ad38.js";import{i as Te,n as Ee}from"./lesson-971e46de.js";import{t as De}from"./proposal-404d96ed.js";import{n as Oe,t as ke}from"./act-a708d0b8.js";const j=(e,t,...n)=>m`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Ae={good:()=>m`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>m`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>m`<path class="line" d="M38 68h24" />`};function je(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,m`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[m`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,m`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Ae[e]())}function Me(){return m`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,m`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,m`<g class="lifts">${O(e,t)}<g transform="translate(.1 -.32)">${Me()}</g></g>`)}const Ne=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,O(e,t));function Pe(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,m`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>m`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>m`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),m`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,m`<g transform="translate(0 .12)">${O(e,t)}</g>`)}function Fe(){return m`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${E(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,m`<circle cx="50" cy="50" r="44" />`,m`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,m`<rect x="8" y="8" width="84" height="84" rx="18" />`,m`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Ie=()=>N(`rest`,`M39 32V68M61 32V68`),Le=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Re=(e,t)=>j(`hand-on`,`0 0 124 100`,m`<path class="turn" d="M8 50H40" />`,m`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,m`<g transform="translate(90 50) scale(66)">${O(e,t)}</g>`),ze=()=>j(`turned`,`0 0 100 100`,m`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,m`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,m`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Be=()=>j(`face f-asleep`,`0 0 100 100`,m`<circle class="skin" cx="50" cy="50" r="44" />`,m`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>m`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>me(()=>pe(e,t)),z=(e,t,n)=>Ne(t,g(e)[t]??``,n),Ve=()=>L(n(`roll_for_me`),Fe(),R(`/api/roll`,{}),`kid-roll`,`large`),He=({context:e})=>m`<div class="kid-pad" role="group" aria-label=${n(`tap_number`)}>
  ${o(e.state).map(e=>L(n(`i_rolled`,{number:e}),E(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:n}){let r=g(e.state),i=e=>e.colour&&!e.seat?S(e.colour):h(e,r)??m`<span>${e.text}</span>`,a=e=>{let n=e.colour||h(e)?``:`worded`,r=[i(e),t(e.seat,e.mark)],a=[e.text,ve(e.seat,e.mark)].filter(Boolean).join(`, `);return L(a,r,R(`/api/input`,{input:e.input}),`kid-${e.input}`,n)};return n.map(({text:e,values:t})=>m`<div class="kid-pad" role="group" aria-label=${e}>${t.map(a)}</div>`)}var Ue=class extends i{render({context:e,answers:t},{word:r}){let i=t.filter(({verb:e})=>e);if(i.length<2)return m`<${B} context=${e} answers=${t} />`;let a=i.filter(e=>e.word===r),o=e=>()=>this.setState({word:e});return a.length?m`
        <${B} context=${e} answers=${a} />
        ${L(n(`verb_other`),F(),o(``),`kid-verb-other`,`small`)}
      `:m`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${i.map(({word:e,verb:t})=>L(t,m`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const We=({context:e,answers:t})=>m`<${Ue} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Ge=()=>L(n(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function Ke({context:e,sure:t}){let{number:r,turns:i}=e.state.offer,a=i===1?n(`undo_yes`):n(`take_back_yes`,{count:i});return m`<div class="kid-row">
    ${t&&V(a,P(),`/api/take-back`,{number:r})}
    ${V(n(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function qe({context:e}){let{mixed:t}=e.state.whose;return m`<div class="kid-row">
    ${V(n(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(n(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const Je=()=>m`<div class="kid-row">
  ${V(n(`agree`),P(),`/api/overrule/agree`,{})}${V(n(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function Ye({context:e,free:t}){let{state:r}=e,i=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return m`<div class="kid-row" role="group" aria-label=${n(`who_are_you`)}>
    ${t.map(e=>L(n(`that_is_me`,{name:v(r,e)}),z(r,e),i(e),`kid-claim-${e}`))}
  </div>`}const Xe={roll:Ve,numbers:He,answers:We,none:Ge,"take-back":Ke,whose:qe,agree:Je,seats:Ye};function Ze({context:{state:e},next:t,pause:i,slip:a}){let o=i===`go-on`;return m`<div class="kid-row kid-always">
    ${a>0&&L(n(`undo`),le(`taken-back`),R(`/api/undo`,{number:a}),`kid-slip`)}
    ${t&&L(n(`turn_done`),Re(t,g(e)[t]??``),R(`/api/done`),`kid-done`)}
    ${i&&L(n(o?`go_on`:`pause`),o?Le():Ie(),()=>r(!o),`kid-pause`,o?`large`:``)}
  </div>`}function Qe({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){T(`learn/lesson.css`);let s=R(`/api/seats/${t}/learning`,{on:!0,told:n});return m`<section class="card kid-lesson" aria-label=${a}>
    <${Ee} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(o,P(),s,`kid-lesson-known`,`small`)}
  </section>`}function H(e,t){return we(e,t).filter(({source:e})=>e!==`drawn`)}function $e(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const et={good:`good`,win:`good`,wrong:`oh`,ask:`look`},U=e=>et[e.moment?.mark??``]??``;function W(e,t){let n=_(e),r=n?`oh`:U(e);return y(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const G=(e,t)=>({mood:U(e),scene:`said`,keys:H(e,t).length?[`answers`]:[`seats`]});function tt(e,t){if(!re(e)||!d(e))return G(e,t);let{hand:n}=e,r=b(e,x(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:U(e),scene:`count`,keys:[`seats`]}}function nt(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const rt=[`asleep`,`moment`,`winners`];function it(e,t){switch(e.phase){case`over`:return{mood:U(e),scene:rt[Math.min(e.winners.length,2)],keys:[]};case`roll`:return W(e,t);case`move`:return tt(e,t);case`say`:case`draw`:return G(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:y(e,t)?[`none`]:[]};case`arrange`:return nt(e);case`illegal`:return e.guided?{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]}:{...G(e,t),mood:`oh`};default:return{mood:``,scene:`asleep`,keys:[]}}}const K=(e,t)=>t.host||!te(e)&&!!e.offer?.seats.every(n=>he(e,t,n));function at(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||K(e,t)?[`take-back`]:[]};if(_(e))return W(e,t);let o=it(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function ot(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!e.guided&&e.phase!==`ask`?e.whose.text:e.guided&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function st(e){return!b(e,x(e))||C(e)||e.phase===`arrange`?``:e.phase===`over`?Se(e):x(e)}function ct(e,t){let n=e.awaiting?.seats?.length>1||C(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:v(e,r),turn:!n&&r===x(e),mine:t.seats.includes(r)}))}function lt(e,t){if(e.paused||e.offer||e.proposal||!y(e,t)||!de(e))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function ut(t,n,r=!1){let i=oe(n)&&(t.paused||ce(t)||t.phase===`arrange`),[a,o]=[H(t,n),$e(t,n)],s=at(t,n);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:st(t),number:t.phase===`over`||r?null:t.die,lesson:Te(t,n,null),moment:ue(t,r),headline:l(t,n),sentence:ot(t),round:ct(t,n),next:lt(t,n),pause:i?t.paused?`go-on`:`pause`:``,slip:e(t,n)?t.undo?.number??0:0,answers:a,free:o,allowed:y(t,n),sure:K(t,n)}}const q=({context:e,...t})=>e.geometry&&t.around.length>0&&m`<${Oe} context=${e} ...${t} />`;function dt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return m`<${q} context=${e} arrows=${r} around=${n} /><p class="kid-text">${se(t.short,t.text)}</p>`}const ft=({context:{state:e}})=>m`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${D()}</div>`,J=({context:{state:e},die:t=null})=>m`<div class="kid-row">${z(e,x(e),`hero`)}${t}</div>`,Y=({context:e})=>m`<${J} context=${e} die=${E(null,`kid-die`)} />`,X={seen:null,came:{}};function pt(e,t){let n=JSON.stringify(e??``);return n!==X.seen&&(X.came=X.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),X.seen=n,X.came}function mt({context:e}){let{last:t}=e.state.past,n=c(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return m`
    <${Y} context=${e} />
    <${q} context=${e} arrows=${n} around=${r} came=${pt(t,n)} />
  `}function ht({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:fe(e,t),lights:e.lights??{},signs:e.signs,label:_e(e)};return m`
    ${n.length>0&&m`<div class="kid-row">${n.map(({value:e})=>S(e))}</div>`}
    ${t&&m`<${be} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Z({state:e}){let t=x(e),n=e.hand?.awaits;return k(n)?M(n,``):M(t,g(e)[t]??``)}function gt({context:e}){let{state:t}=e,n=x(t);return m`
    <${Z} state=${t} />
    ${t.idea?m`<${Q} context=${e} />`:t.die?Pe(n,g(t)[n]??``,t.die):null}
  `}function Q({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=Ce(e.state.idea,`guide`);return m`<${q} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function _t({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return m`
    ${n.length>6&&m`<${Z} state=${e.state} />`}
    <${q} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function vt({context:e,allowed:t}){let{state:n,geometry:r}=e;return m`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=f(i,n.turn)&&r?m`<${ke} context=${e} move=${i} />`:m`<span>${a}</span>`;return t?L(a,o,R(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function yt({context:e}){let t=a(e.state)?.wrong??[];return e.geometry&&t.length?m`<${q} context=${e} arrows=${[]} around=${t} />`:I()}const bt={asleep:Be,winners:ft,roll:J,wait:mt,forgot:Y,said:ht,targets:_t,count:gt,question:vt,turned:ze,step:dt,right:P,wrong:yt,back:I,whose:({context:e})=>m`<${q} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?m`<${De} state=${e} geometry=${t} />`:I(),moment:()=>null},xt=({state:e,round:t})=>m`<ul class="kid-round">
  ${t.map(({seat:t,name:r,turn:i,mine:a})=>m`<li key=${t} class=${`${i?`turn`:``} ${a?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${r}${a?` (${n(`you`)})`:``}</span>
    </li>`)}
</ul>`;function St(e){ne(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function Ct(e){let{context:t,seat:r,number:i,mood:a,moment:o,scene:c,allowed:l,keys:u}=e,d=w(t.geometry,xe(t.state));return m`
    <div class=${`kid-card card${r?` seat-${r}`:``}`}>
      <div class="kid-head">
        <${xt} state=${t.state} round=${e.round} />
        ${i?E(i,`kid-number`):null}${a?je(a):null}
      </div>
      <div class=${`kid-picture of-${c}`}>
        ${o&&m`<${s} ...${o}>${d&&m`<${p} to=${d} />`}<//>`}
        <${bt[c]} key=${c} context=${t} allowed=${l} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&m`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${e.lesson&&m`<${Qe} key=${e.lesson.key} state=${t.state} card=${e.lesson} />`}
    ${u.length>0&&m`<div class="kid-keys">${u.map(t=>m`<${Xe[t]} key=${t} ...${e} />`)}</div>`}
    <${Ze} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${ae(n(`pictures_leave`),()=>St(t),{name:`pictures-leave`})}</p>
  `}let $=null;function wt(){$=u(m`<section id="kids" class="kid-room" tabindex="-1" aria-label=${n(`pictures`)} />`),document.getElementById(`main`).prepend($)}function Tt(e){let t=ie(`pictures`);t&&!$&&wt(),document.body.classList.toggle(`kids`,t),t&&ee(),$&&($.hidden=!t,t&&A($,m`<${Ct} context=${e} ...${ut(e.state,ge,ye())} />`))}export{Tt as showKids};