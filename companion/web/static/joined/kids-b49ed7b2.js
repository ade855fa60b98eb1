import{An as e,At as t,B as n,Bt as r,Cn as i,Ct as a,Dn as o,Dt as s,G as c,H as l,Ht as u,J as ee,K as te,Kt as d,Lt as f,Mt as ne,Nt as re,On as p,Pt as m,R as h,Rt as g,T as _,Tn as ie,V as v,Vt as ae,W as y,Yt as oe,Zt as se,dn as ce,gn as le,i as ue,jn as de,jt as fe,kn as pe,kt as me,l as he,ln as ge,mn as _e,nn as ve,pn as b,q as ye,qt as be,sn as xe,un as x,vt as Se,w as Ce,wn as S,wt as C,xn as w,xt as T,z as E,zt as D}from"./phone-99872946.js";import{r as O,t as k}from"./lesson-421ff1de.js";import{t as A}from"./proposal-c25f8132.js";import{n as we,t as Te}from"./act-7455145e.js";const j=(e,t,...n)=>p`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Ee={good:()=>p`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>p`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>p`<path class="line" d="M38 68h24" />`};function De(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,p`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[p`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,p`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Ee[e]())}function Oe(){return p`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,p`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,p`<g class="lifts">${b(e,t)}<g transform="translate(.1 -.32)">${Oe()}</g></g>`)}const ke=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,b(e,t));function Ae(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,p`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>p`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>p`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),p`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,p`<g transform="translate(0 .12)">${b(e,t)}</g>`)}function je(){return p`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${x(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,p`<circle cx="50" cy="50" r="44" />`,p`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,p`<rect x="8" y="8" width="84" height="84" rx="18" />`,p`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Me=()=>N(`rest`,`M39 32V68M61 32V68`),Ne=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Pe=(e,t)=>j(`hand-on`,`0 0 124 100`,p`<path class="turn" d="M8 50H40" />`,p`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,p`<g transform="translate(90 50) scale(66)">${b(e,t)}</g>`),Fe=()=>j(`turned`,`0 0 100 100`,p`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,p`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,p`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Ie=()=>j(`face f-asleep`,`0 0 100 100`,p`<circle class="skin" cx="50" cy="50" r="44" />`,p`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>p`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>se(()=>ge(e,t)),z=(e,t,n)=>ke(t,m(e)[t]??``,n),Le=()=>L(w(`roll_for_me`),je(),R(`/api/roll`,{}),`kid-roll`,`large`),Re=({context:e})=>p`<div class="kid-pad" role="group" aria-label=${w(`tap_number`)}>
  ${Se(e.state).map(e=>L(w(`i_rolled`,{number:e}),x(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:t}){let n=m(e.state),r=e=>e.colour&&!e.seat?v(e.colour):_(e,n)??p`<span>${e.text}</span>`,i=e=>{let t=e.colour||_(e)?``:`worded`,n=[r(e),Ce(e.seat,e.mark)];return L(e.text,n,R(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>p`<div class="kid-pad" role="group" aria-label=${e}>${t.map(i)}</div>`)}var ze=class extends de{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return p`<${B} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?p`
        <${B} context=${e} answers=${i} />
        ${L(w(`verb_other`),F(),a(``),`kid-verb-other`,`small`)}
      `:p`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>L(t,p`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Be=({context:e,answers:t})=>p`<${ze} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Ve=()=>L(w(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function He({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?w(`undo_yes`):w(`take_back_yes`,{count:r});return p`<div class="kid-row">
    ${t&&V(i,P(),`/api/take-back`,{number:n})}
    ${V(w(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function Ue({context:e}){let{mixed:t}=e.state.whose;return p`<div class="kid-row">
    ${V(w(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(w(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const We=()=>p`<div class="kid-row">
  ${V(w(`agree`),P(),`/api/overrule/agree`,{})}${V(w(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function Ge({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return p`<div class="kid-row" role="group" aria-label=${w(`who_are_you`)}>
    ${t.map(e=>L(w(`that_is_me`,{name:u(n,e)}),z(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const Ke={roll:Le,numbers:Re,answers:Be,none:Ve,"take-back":He,whose:Ue,agree:We,seats:Ge};function qe({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=R(`/api/pause`,{on:!i});return p`<div class="kid-row kid-always">
    ${r>0&&L(w(`undo`),_e(`taken-back`),R(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&L(w(`turn_done`),Pe(t,m(e)[t]??``),R(`/api/done`),`kid-done`)}
    ${n&&L(w(i?`go_on`:`pause`),i?Ne():Me(),a,`kid-pause`,i?`large`:``)}
  </div>`}function Je({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){ve(`learn/lesson.css`);let s=R(`/api/seats/${t}/learning`,{on:!0,told:n});return p`<section class="card kid-lesson" aria-label=${a}>
    <${k} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(o,P(),s,`kid-lesson-known`,`small`)}
  </section>`}function H(e,t){return ne(e,t).filter(({source:e})=>e!==`drawn`)}function Ye(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Xe={good:`good`,win:`good`,wrong:`oh`,ask:`look`},U=e=>Xe[e.moment?.mark??``]??``;function W(e,t){let n=y(e),r=n?`oh`:U(e);return c(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const G=(e,t)=>({mood:U(e),scene:`said`,keys:H(e,t).length?[`answers`]:[`seats`]});function Ze(e,t){if(!C(e)||!me(e))return G(e,t);let{hand:n}=e,r=d(e,a(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:U(e),scene:`count`,keys:[`seats`]}}function Qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const $e=[`asleep`,`moment`,`winners`];function et(e,t){switch(e.phase){case`over`:return{mood:U(e),scene:$e[Math.min(e.winners.length,2)],keys:[]};case`roll`:return W(e,t);case`move`:return Ze(e,t);case`say`:case`draw`:return G(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:c(e,t)?[`none`]:[]};case`arrange`:return Qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const K=(e,n)=>n.host||!t(e)&&!!e.offer?.seats.every(t=>ee(e,n,t));function tt(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||K(e,t)?[`take-back`]:[]};if(y(e))return W(e,t);let o=et(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function nt(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!s(e)&&e.phase!==`ask`?e.whose.text:s(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function rt(e){return!d(e,a(e))||D(e)||e.phase===`arrange`?``:e.phase===`over`?oe(e):a(e)}function it(e,t){let n=e.awaiting?.seats?.length>1||D(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:u(e,r),turn:!n&&r===a(e),mine:t.seats.includes(r)}))}function at(e,t){if(e.paused||e.offer||e.proposal||!c(e,t)||!f(e)&&!(C(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function ot(e,t,n=!1){let r=te(t)&&(e.paused||fe(e)||e.phase===`arrange`),[i,a]=[H(e,t),Ye(e,t)],o=tt(e,t);return{...o,keys:o.keys.filter(e=>e===`answers`?i.length:e!==`seats`||a.length),seat:rt(e),number:e.phase===`over`||n?null:e.die,lesson:O(e,t,null),moment:E(e,n),headline:h(e,t),sentence:nt(e),round:it(e,t),next:at(e,t),pause:r?e.paused?`go-on`:`pause`:``,slip:ye(e,t)?e.undo?.number??0:0,answers:i,free:a,allowed:c(e,t),sure:K(e,t)}}const q=({context:e,...t})=>e.geometry&&t.around.length>0&&p`<${we} context=${e} ...${t} />`;function st({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return p`<${q} context=${e} arrows=${r} around=${n} /><p class="kid-text">${pe(t.short,t.text)}</p>`}const ct=({context:{state:e}})=>p`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${le()}</div>`,J=({context:{state:e},die:t=null})=>p`<div class="kid-row">${z(e,a(e),`hero`)}${t}</div>`,Y=({context:e})=>p`<${J} context=${e} die=${x(null,`kid-die`)} />`,X={seen:null,came:{}};function lt(e,t){let n=JSON.stringify(e??``);return n!==X.seen&&(X.came=X.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),X.seen=n,X.came}function ut({context:e}){let{last:t}=e.state.past,n=g(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return p`
    <${Y} context=${e} />
    <${q} context=${e} arrows=${n} around=${r} came=${lt(t,n)} />
  `}function dt({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:ae(e,t),lights:e.lights??{},signs:e.signs,label:ue(e)};return p`
    ${n.length>0&&p`<div class="kid-row">${n.map(({value:e})=>v(e))}</div>`}
    ${t&&p`<${he} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Z({state:e}){let t=a(e),n=e.hand?.awaits;return ce(n)?M(n,``):M(t,m(e)[t]??``)}function ft({context:e}){let{state:t}=e,n=a(t);return p`
    <${Z} state=${t} />
    ${t.idea?p`<${pt} context=${e} />`:t.die?Ae(n,m(t)[n]??``,t.die):null}
  `}function pt({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=be(e.state.idea,`guide`);return p`<${q} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function mt({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return p`
    ${n.length>6&&p`<${Z} state=${e.state} />`}
    <${q} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ht({context:e,allowed:t}){let{state:n,geometry:i}=e;return p`<div class="kid-options">${n.ask.map(({move:a,text:o})=>{let s=r(a,n.turn)&&i?p`<${Te} context=${e} move=${a} />`:p`<span>${o}</span>`;return t?L(o,s,R(`/api/answer`,{move:a}),`kid-${a}`,`picture`):s})}</div>`}function gt({context:e}){let t=re(e.state)?.wrong??[];return e.geometry&&t.length?p`<${q} context=${e} arrows=${[]} around=${t} />`:I()}const _t={asleep:Ie,winners:ct,roll:J,wait:ut,forgot:Y,said:dt,targets:mt,count:ft,question:ht,turned:Fe,step:st,right:P,wrong:gt,back:I,whose:({context:e})=>p`<${q} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?p`<${A} state=${e} geometry=${t} />`:I(),moment:()=>null},vt=({state:e,round:t})=>p`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>p`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${n}${i?` (${w(`you`)})`:``}</span>
    </li>`)}
</ul>`;function yt(e){i(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function Q(e){let{context:t,seat:r,number:i,mood:a,moment:o,scene:s,allowed:c,keys:l}=e;return p`
    <div class=${`kid-card card${r?` seat-${r}`:``}`}>
      <div class="kid-head">
        <${vt} state=${t.state} round=${e.round} />
        ${i?x(i,`kid-number`):null}${a?De(a):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${o&&p`<${n} ...${o} />`}
        <${_t[s]} key=${s} context=${t} allowed=${c} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&p`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${e.lesson&&p`<${Je} key=${e.lesson.key} state=${t.state} card=${e.lesson} />`}
    ${l.length>0&&p`<div class="kid-keys">${l.map(t=>p`<${Ke[t]} key=${t} ...${e} />`)}</div>`}
    <${qe} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${ie(w(`pictures_leave`),()=>yt(t),{name:`pictures-leave`})}</p>
  `}let $=null;function bt(){$=o(p`<section id="kids" class="kid-room" tabindex="-1" aria-label=${w(`pictures`)} />`),document.getElementById(`main`).prepend($)}function xt(t){let n=S(`pictures`);n&&!$&&bt(),document.body.classList.toggle(`kids`,n),n&&l(),$&&($.hidden=!n,n&&e($,p`<${Q} context=${t} ...${ot(t.state,xe,T())} />`))}export{xt as showKids};