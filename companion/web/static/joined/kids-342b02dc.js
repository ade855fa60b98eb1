import{An as e,At as t,B as n,Bt as r,Cn as i,Ct as a,Dn as o,En as s,Et as c,G as l,Gt as u,It as ee,Jt as te,K as ne,Kt as re,L as ie,Lt as ae,Mt as oe,Nt as d,O as f,On as se,Ot as p,R as ce,Rt as m,Sn as le,St as h,U as g,V as ue,Vt as _,W as v,Xt as de,_t as fe,a as pe,bn as y,bt as me,cn as he,fn as b,hn as ge,jt as _e,kn as ve,kt as ye,ln as x,on as be,pn as xe,q as S,tn as C,u as w,un as T,wn as E,z as D,zt as O}from"./phone-dd59b0b4.js";import{t as k}from"./proposal-462ac6c9.js";import{n as A,t as j}from"./act-503cf10a.js";const M=(e,t,...n)=>o`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Se={good:()=>o`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>o`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>o`<path class="line" d="M38 68h24" />`};function Ce(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,o`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[o`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,o`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Se[e]())}function we(){return o`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,o`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,o`<g class="lifts">${b(e,t)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,b(e,t));function Ee(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return M(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,o`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>o`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>o`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),o`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,o`<g transform="translate(0 .12)">${b(e,t)}</g>`)}function De(){return o`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${x(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,o`<circle cx="50" cy="50" r="44" />`,o`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,o`<rect x="8" y="8" width="84" height="84" rx="18" />`,o`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(e,t)=>M(`hand-on`,`0 0 124 100`,o`<path class="turn" d="M8 50H40" />`,o`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,o`<g transform="translate(90 50) scale(66)">${b(e,t)}</g>`),je=()=>M(`turned`,`0 0 100 100`,o`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,o`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,o`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,o`<circle class="skin" cx="50" cy="50" r="44" />`,o`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,n,r,i=``)=>o`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,z=(e,t)=>()=>de(()=>he(e,t)),B=(e,t,n)=>Te(t,d(e)[t]??``,n),Ne=()=>R(y(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:e})=>o`<div class="kid-pad" role="group" aria-label=${y(`tap_number`)}>
  ${fe(e.state).map(e=>R(y(`i_rolled`,{number:e}),x(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:e,answers:t}){let r=d(e.state),i=e=>e.colour&&!e.seat?n(e.colour):f(e,r)??o`<span>${e.text}</span>`,a=e=>{let t=e.colour||f(e)?``:`worded`;return R(e.text,i(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>o`<div class="kid-pad" role="group" aria-label=${e}>${t.map(a)}</div>`)}var Fe=class extends e{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return o`<${V} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?o`
        <${V} context=${e} answers=${i} />
        ${R(y(`verb_other`),I(),a(``),`kid-verb-other`,`small`)}
      `:o`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>R(t,o`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:t})=>o`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Le=()=>R(y(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?y(`undo_yes`):y(`take_back_yes`,{count:r});return o`<div class="kid-row">
    ${t&&H(i,F(),`/api/take-back`,{number:n})}
    ${H(y(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:t}=e.state.whose;return o`<div class="kid-row">
    ${H(y(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(y(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>o`<div class="kid-row">
  ${H(y(`agree`),F(),`/api/overrule/agree`,{})}${H(y(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return o`<div class="kid-row" role="group" aria-label=${y(`who_are_you`)}>
    ${t.map(e=>R(y(`that_is_me`,{name:_(n,e)}),B(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=z(`/api/pause`,{on:!i});return o`<div class="kid-row kid-always">
    ${r>0&&R(y(`undo`),xe(`taken-back`),z(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&R(y(`turn_done`),Ae(t,d(e)[t]??``),z(`/api/done`),`kid-done`)}
    ${n&&R(y(i?`go_on`:`pause`),i?ke():Oe(),a,`kid-pause`,i?`large`:``)}
  </div>`}function U(e,t){return _e(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=g(e),r=n?`oh`:W(e);return v(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!a(e)||!p(e))return K(e,t);let{hand:n}=e,r=u(e,h(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:v(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!ye(e)&&!!e.offer?.seats.every(n=>S(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(g(e))return G(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!c(e)&&e.phase!==`ask`?e.whose.text:c(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!u(e,h(e))||m(e)||e.phase===`arrange`?``:e.phase===`over`?te(e):h(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||m(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:_(e,r),turn:!n&&r===h(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!v(e,t)||!ee(e)&&!(a(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,n,r=!1){let i=l(n)&&(e.paused||t(e)||e.phase===`arrange`),[a,o]=[U(e,n),We(e,n)],s=Xe(e,n);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:Qe(e),number:e.phase===`over`||r?null:e.die,moment:ce(e,r),headline:ie(e,n),sentence:Ze(e),round:$e(e,n),next:et(e,n),pause:i?e.paused?`go-on`:`pause`:``,slip:ne(e,n)?e.undo?.number??0:0,answers:a,free:o,allowed:v(e,n),sure:q(e,n)}}const J=({context:e,arrows:t,around:n})=>e.geometry&&n.length>0&&o`<${A} context=${e} arrows=${t} around=${n} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return o`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${se(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>o`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${ge()}</div>`,Y=({context:{state:e},die:t=null})=>o`<div class="kid-row">${B(e,h(e),`hero`)}${t}</div>`,X=({context:e})=>o`<${Y} context=${e} die=${x(null,`kid-die`)} />`;function Z({context:e}){let t=ae(e.state.past.last),n=t.flatMap(({from:e,to:t})=>[e,t]);return o`<${X} context=${e} /><${J} context=${e} arrows=${t} around=${n} />`}function it({context:{state:e,geometry:t}}){let i=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),a=t&&{pieces:r(e,t),lights:e.lights??{},signs:e.signs,label:pe(e)};return o`
    ${i.length>0&&o`<div class="kid-row">${i.map(({value:e})=>n(e))}</div>`}
    ${t&&o`<${w} state=${e} geometry=${t} around=${null} contents=${a} />`}
  `}function Q({state:e}){let t=h(e),n=e.hand?.awaits;return T(n)?N(n,``):N(t,d(e)[t]??``)}function at({context:e}){let{state:t}=e,n=h(t);return o`
    <${Q} state=${t} />
    ${t.idea?o`<${ot} context=${e} />`:t.die?Ee(n,d(t)[n]??``,t.die):null}
  `}function ot({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=re(e.state.idea,`guide`);return o`<${J} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function st({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return o`
    ${n.length>6&&o`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ct({context:e,allowed:t}){let{state:n,geometry:r}=e;return o`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let s=O(i,n.turn)&&r?o`<${j} context=${e} move=${i} />`:o`<span>${a}</span>`;return t?R(a,s,z(`/api/answer`,{move:i}),`kid-${i}`,`picture`):s})}</div>`}function lt({context:e}){let t=oe(e.state)?.wrong??[];return e.geometry&&t.length?o`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>o`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?o`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await C(`kids/kids.css`);const dt=({state:e,round:t})=>o`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>o`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${n}${i?` (${y(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){le(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(e){let{context:t,seat:n,number:r,mood:i,moment:a,scene:s,allowed:c,keys:l}=e;return o`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${dt} state=${t.state} round=${e.round} />
        ${r?x(r,`kid-number`):null}${i?Ce(i):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${a&&o`<${D} ...${a} />`}
        <${ut[s]} key=${s} context=${t} allowed=${c} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&o`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${l.length>0&&o`<div class="kid-keys">${l.map(t=>o`<${He[t]} key=${t} ...${e} />`)}</div>`}
    <${Ue} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${E(y(`pictures_leave`),()=>ft(t),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=s(o`<section id="kids" class="kid-room" tabindex="-1" aria-label=${y(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(e){let t=i(`pictures`);t&&!$&&mt(),document.body.classList.toggle(`kids`,t),t&&ue(),$&&($.hidden=!t,t&&ve($,o`<${pt} context=${e} ...${tt(e.state,be,me())} />`))}export{ht as showKids};