import{$t as e,At as t,B as n,Bt as r,Ct as i,Dt as a,F as o,Ft as s,Gt as c,H as l,I as ee,It as te,M as ne,Mt as u,N as re,Ot as ie,P as ae,Qt as oe,R as d,Rt as f,St as p,V as m,Xt as h,_n as g,an as se,bn as ce,bt as le,en as ue,fn as de,ft as fe,gn as pe,ht as _,jt as me,kt as v,lt as he,mn as ge,mt as y,n as _e,nn as b,o as ve,pn as ye,rn as be,un as x,vn as xe,vt as S,w as C,wt as w,xt as T,yn as E,yt as D,z as O}from"./phone-c6295ca4.js";import{t as k}from"./proposal-1332482d.js";import{n as A,t as j}from"./act-6d4dcbe1.js";const M=(e,t,...n)=>g`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Se={good:()=>g`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>g`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>g`<path class="line" d="M38 68h24" />`};function Ce(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,g`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[g`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,g`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Se[e]())}function we(){return g`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,g`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,g`<g class="lifts">${b(e,t)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,b(e,t));function Ee(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return M(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,g`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>g`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>g`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),g`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,g`<g transform="translate(0 .12)">${b(e,t)}</g>`)}function De(){return g`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${e(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,g`<circle cx="50" cy="50" r="44" />`,g`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,g`<rect x="8" y="8" width="84" height="84" rx="18" />`,g`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(e,t)=>M(`hand-on`,`0 0 124 100`,g`<path class="turn" d="M8 50H40" />`,g`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,g`<g transform="translate(90 50) scale(66)">${b(e,t)}</g>`),je=()=>M(`turned`,`0 0 100 100`,g`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,g`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,g`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,g`<circle class="skin" cx="50" cy="50" r="44" />`,g`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,n,r,i=``)=>g`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,z=(e,t)=>()=>r(()=>oe(e,t)),B=(e,t,n)=>Te(t,w(e)[t]??``,n),Ne=()=>R(x(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:t})=>g`<div class="kid-pad" role="group" aria-label=${x(`tap_number`)}>
  ${he(t.state).map(t=>R(x(`i_rolled`,{number:t}),e(t),z(`/api/roll`,{number:t}),`kid-n${t}`))}
</div>`;function V({context:e,answers:t}){let n=w(e.state),r=e=>e.colour&&!e.seat?o(e.colour):C(e,n)??g`<span>${e.text}</span>`,i=e=>{let t=e.colour||C(e)?``:`worded`;return R(e.text,r(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>g`<div class="kid-pad" role="group" aria-label=${e}>${t.map(i)}</div>`)}var Fe=class extends ce{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return g`<${V} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?g`
        <${V} context=${e} answers=${i} />
        ${R(x(`verb_other`),I(),a(``),`kid-verb-other`,`small`)}
      `:g`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>R(t,g`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:t})=>g`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Le=()=>R(x(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?x(`undo_yes`):x(`take_back_yes`,{count:r});return g`<div class="kid-row">
    ${t&&H(i,F(),`/api/take-back`,{number:n})}
    ${H(x(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:t}=e.state.whose;return g`<div class="kid-row">
    ${H(x(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(x(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>g`<div class="kid-row">
  ${H(x(`agree`),F(),`/api/overrule/agree`,{})}${H(x(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return g`<div class="kid-row" role="group" aria-label=${x(`who_are_you`)}>
    ${t.map(e=>R(x(`that_is_me`,{name:u(n,e)}),B(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=z(`/api/pause`,{on:!i});return g`<div class="kid-row kid-always">
    ${r>0&&R(x(`undo`),be(`taken-back`),z(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&R(x(`turn_done`),Ae(t,w(e)[t]??``),z(`/api/done`),`kid-done`)}
    ${n&&R(x(i?`go_on`:`pause`),i?ke():Oe(),a,`kid-pause`,i?`large`:``)}
  </div>`}function U(e,t){return p(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=d(e),r=n?`oh`:W(e);return O(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!_(e)||!D(e))return K(e,t);let{hand:n}=e,r=s(e,y(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:O(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!le(e)&&!!e.offer?.seats.every(n=>l(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(d(e))return G(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!S(e)&&e.phase!==`ask`?e.whose.text:S(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!s(e,y(e))||v(e)||e.phase===`arrange`?``:e.phase===`over`?f(e):y(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||v(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:u(e,r),turn:!n&&r===y(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!O(e,t)||!a(e)&&!(_(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,t,r=!1){let i=n(t)&&(e.paused||T(e)||e.phase===`arrange`),[a,o]=[U(e,t),We(e,t)],s=Xe(e,t);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:Qe(e),number:e.phase===`over`||r?null:e.die,moment:re(e,r),headline:ne(e,t),sentence:Ze(e),round:$e(e,t),next:et(e,t),pause:i?e.paused?`go-on`:`pause`:``,slip:m(e,t)?e.undo?.number??0:0,answers:a,free:o,allowed:O(e,t),sure:q(e,t)}}const J=({context:e,arrows:t,around:n})=>e.geometry&&n.length>0&&g`<${A} context=${e} arrows=${t} around=${n} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return g`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${xe(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>g`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${se()}</div>`,Y=({context:{state:e},die:t=null})=>g`<div class="kid-row">${B(e,y(e),`hero`)}${t}</div>`,X=({context:t})=>g`<${Y} context=${t} die=${e(null,`kid-die`)} />`;function Z({context:e}){let t=ie(e.state.past.last),n=t.flatMap(({from:e,to:t})=>[e,t]);return g`<${X} context=${e} /><${J} context=${e} arrows=${t} around=${n} />`}function it({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:me(e,t),lights:e.lights??{},signs:e.signs,label:_e(e)};return g`
    ${n.length>0&&g`<div class="kid-row">${n.map(({value:e})=>o(e))}</div>`}
    ${t&&g`<${ve} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Q({state:e}){let t=y(e),n=e.hand?.awaits;return ue(n)?N(n,``):N(t,w(e)[t]??``)}function at({context:e}){let{state:t}=e,n=y(t);return g`
    <${Q} state=${t} />
    ${t.idea?g`<${ot} context=${e} />`:t.die?Ee(n,w(t)[n]??``,t.die):null}
  `}function ot({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=te(e.state.idea,`guide`);return g`<${J} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function st({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return g`
    ${n.length>6&&g`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ct({context:e,allowed:n}){let{state:r,geometry:i}=e;return g`<div class="kid-options">${r.ask.map(({move:a,text:o})=>{let s=t(a,r.turn)&&i?g`<${j} context=${e} move=${a} />`:g`<span>${o}</span>`;return n?R(o,s,z(`/api/answer`,{move:a}),`kid-${a}`,`picture`):s})}</div>`}function lt({context:e}){let t=i(e.state)?.wrong??[];return e.geometry&&t.length?g`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>g`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?g`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await c(`kids/kids.css`);const dt=({state:e,round:t})=>g`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>g`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${n}${i?` (${x(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){de(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(t){let{context:n,seat:r,number:i,mood:a,moment:o,scene:s,allowed:c,keys:l}=t;return g`
    <div class=${`kid-card card${r?` seat-${r}`:``}`}>
      <div class="kid-head">
        <${dt} state=${n.state} round=${t.round} />
        ${i?e(i,`kid-number`):null}${a?Ce(a):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${o&&g`<${ae} ...${o} />`}
        <${ut[s]} key=${s} context=${n} allowed=${c} />
      </div>
      <h1>${t.headline}</h1>
      ${t.sentence&&g`<p class="kid-text">${t.sentence}</p>`}
    </div>
    ${l.length>0&&g`<div class="kid-keys">${l.map(e=>g`<${He[e]} key=${e} ...${t} />`)}</div>`}
    <${Ue} context=${n} next=${t.next} pause=${t.pause} slip=${t.slip} />
    <p class="aside">${ge(x(`pictures_leave`),()=>ft(n),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=pe(g`<section id="kids" class="kid-room" tabindex="-1" aria-label=${x(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(e){let t=ye(`pictures`);t&&!$&&mt(),document.body.classList.toggle(`kids`,t),t&&ee(),$&&($.hidden=!t,t&&E($,g`<${pt} context=${e} ...${tt(e.state,h,fe())} />`))}export{ht as showKids};