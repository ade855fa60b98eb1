import{At as e,Cn as t,D as n,Dt as r,En as i,Et as a,F as o,Ft as s,G as c,H as l,Ht as u,I as d,It as ee,Kt as te,L as ne,Lt as re,Nt as ie,Ot as ae,Pt as f,R as p,Rt as m,Sn as oe,Tn as se,Tt as ce,U as le,V as h,Vt as g,W as ue,Wt as de,Zt as fe,a as pe,an as _,bn as me,bt as v,cn as y,dn as he,gn as b,ht as ge,in as _e,kt as ve,l as ye,ln as be,nn as xe,on as x,vn as S,vt as C,wn as w,wt as T,xt as E,yn as D,z as O}from"./phone-6a1c03c5.js";import{t as k}from"./proposal-b712f231.js";import{n as A,t as j}from"./act-257579f5.js";const M=(e,n,...r)=>t`<svg class=${`art ${e}`} viewBox=${n} aria-hidden="true">${r}</svg>`,Se={good:()=>t`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>t`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>t`<path class="line" d="M38 68h24" />`};function Ce(e){let n=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,t`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[t`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,t`<circle class="ink" cx=${e+n} cy="41" r="5.5" />`]),Se[e]())}function we(){return t`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,n){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,t`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,t`<g class="lifts">${y(e,n)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,y(e,t));function Ee(e,n,r){let i=1.15,a=Array.from({length:r},(e,t)=>(t+1)*i);return M(`hops`,`-.75 -1 ${r*i+1.5} 1.75`,t`<path class="road" d=${`M0 .2H${r*i}`} />`,a.map((e,n)=>t`<circle class=${n===r-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${n===r-1?.46:.36} />`),a.map(e=>t`<path class="hop" d=${`M${e-i+.12} -.32Q${e-i/2} -.95 ${e-.12} -.3`} />`),t`<path class="hop-head" d=${`M${r*i-.36} -.42L${r*i-.02} -.16 ${r*i+.06} -.58Z`} />`,t`<g transform="translate(0 .12)">${y(e,n)}</g>`)}function De(){return t`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${_(5).props.children}</svg>
  </svg>`}const P=(e,n)=>M(`sign-big ${e}`,`0 0 100 100`,t`<circle cx="50" cy="50" r="44" />`,t`<path d=${n} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,t`<rect x="8" y="8" width="84" height="84" rx="18" />`,t`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(e,n)=>M(`hand-on`,`0 0 124 100`,t`<path class="turn" d="M8 50H40" />`,t`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,t`<g transform="translate(90 50) scale(66)">${y(e,n)}</g>`),je=()=>M(`turned`,`0 0 100 100`,t`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,t`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,t`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,t`<circle class="skin" cx="50" cy="50" r="44" />`,t`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,n,r,i,a=``)=>t`<button
  key=${i}
  type="button"
  class=${`kid-key ${a}`.trim()}
  aria-label=${e}
  data-f=${i}
  onclick=${r}
>
  ${n}
</button>`,z=(e,t)=>()=>te(()=>_e(e,t)),B=(t,n,r)=>Te(n,e(t)[n]??``,r),Ne=()=>R(b(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:e})=>t`<div class="kid-pad" role="group" aria-label=${b(`tap_number`)}>
  ${ge(e.state).map(e=>R(b(`i_rolled`,{number:e}),_(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:r,answers:i}){let a=e(r.state),o=e=>e.colour&&!e.seat?p(e.colour):n(e,a)??t`<span>${e.text}</span>`,s=e=>{let t=e.colour||n(e)?``:`worded`;return R(e.text,o(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return i.map(({text:e,values:n})=>t`<div class="kid-pad" role="group" aria-label=${e}>${n.map(s)}</div>`)}var Fe=class extends i{render({context:e,answers:n},{word:r}){let i=n.filter(({verb:e})=>e);if(i.length<2)return t`<${V} context=${e} answers=${n} />`;let a=i.filter(e=>e.word===r),o=e=>()=>this.setState({word:e});return a.length?t`
        <${V} context=${e} answers=${a} />
        ${R(b(`verb_other`),I(),o(``),`kid-verb-other`,`small`)}
      `:t`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${i.map(({word:e,verb:n})=>R(n,t`<span>${n}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${n.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:n})=>t`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${n} />`,Le=()=>R(b(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:n}){let{number:r,turns:i}=e.state.offer,a=i===1?b(`undo_yes`):b(`take_back_yes`,{count:i});return t`<div class="kid-row">
    ${n&&H(a,F(),`/api/take-back`,{number:r})}
    ${H(b(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:n}=e.state.whose;return t`<div class="kid-row">
    ${H(b(n?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!n&&H(b(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>t`<div class="kid-row">
  ${H(b(`agree`),F(),`/api/overrule/agree`,{})}${H(b(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:n}){let{state:r}=e,i=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return t`<div class="kid-row" role="group" aria-label=${b(`who_are_you`)}>
    ${n.map(e=>R(b(`that_is_me`,{name:m(r,e)}),B(r,e),i(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:n},next:r,pause:i,slip:a}){let o=i===`go-on`,s=z(`/api/pause`,{on:!o});return t`<div class="kid-row kid-always">
    ${a>0&&R(b(`undo`),be(`taken-back`),z(`/api/undo`,{number:a}),`kid-slip`)}
    ${r&&R(b(`turn_done`),Ae(r,e(n)[r]??``),z(`/api/done`),`kid-done`)}
    ${i&&R(b(o?`go_on`:`pause`),o?ke():Oe(),s,`kid-pause`,o?`large`:``)}
  </div>`}function U(e,t){return ae(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=h(e),r=n?`oh`:W(e);return l(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!E(e)||!ce(e))return K(e,t);let{hand:n}=e,r=g(e,v(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:l(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!a(e)&&!!e.offer?.seats.every(n=>c(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(h(e))return G(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!T(e)&&e.phase!==`ask`?e.whose.text:T(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!g(e,v(e))||s(e)||e.phase===`arrange`?``:e.phase===`over`?de(e):v(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||s(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:m(e,r),turn:!n&&r===v(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!l(e,t)||!ie(e)&&!(E(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,t,n=!1){let i=le(t)&&(e.paused||r(e)||e.phase===`arrange`),[a,s]=[U(e,t),We(e,t)],c=Xe(e,t);return{...c,keys:c.keys.filter(e=>e===`answers`?a.length:e!==`seats`||s.length),seat:Qe(e),number:e.phase===`over`||n?null:e.die,moment:d(e,n),headline:o(e,t),sentence:Ze(e),round:$e(e,t),next:et(e,t),pause:i?e.paused?`go-on`:`pause`:``,slip:ue(e,t)?e.undo?.number??0:0,answers:a,free:s,allowed:l(e,t),sure:q(e,t)}}const J=({context:e,arrows:n,around:r})=>e.geometry&&r.length>0&&t`<${A} context=${e} arrows=${n} around=${r} />`;function nt({context:e}){let[n]=e.state.steps??[];if(!n)return null;let r=[n.from,n.to].filter(Boolean),i=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return t`<${J} context=${e} arrows=${i} around=${r} /><p class="kid-text">${w(n.short,n.text)}</p>`}const rt=({context:{state:e}})=>t`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${he()}</div>`,Y=({context:{state:e},die:n=null})=>t`<div class="kid-row">${B(e,v(e),`hero`)}${n}</div>`,X=({context:e})=>t`<${Y} context=${e} die=${_(null,`kid-die`)} />`;function Z({context:e}){let n=f(e.state.past.last),r=n.flatMap(({from:e,to:t})=>[e,t]);return t`<${X} context=${e} /><${J} context=${e} arrows=${n} around=${r} />`}function it({context:{state:e,geometry:n}}){let r=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),i=n&&{pieces:re(e,n),lights:e.lights??{},signs:e.signs,label:pe(e)};return t`
    ${r.length>0&&t`<div class="kid-row">${r.map(({value:e})=>p(e))}</div>`}
    ${n&&t`<${ye} state=${e} geometry=${n} around=${null} contents=${i} />`}
  `}function Q({state:t}){let n=v(t),r=t.hand?.awaits;return x(r)?N(r,``):N(n,e(t)[n]??``)}function at({context:n}){let{state:r}=n,i=v(r);return t`
    <${Q} state=${r} />
    ${r.idea?t`<${ot} context=${n} />`:r.die?Ee(i,e(r)[i]??``,r.die):null}
  `}function ot({context:e}){let{from:n,to:r,place:i}=e.state.idea,a=u(e.state.idea,`guide`);return t`<${J} context=${e} arrows=${a} around=${[n,r,i].filter(Boolean)} />`}function st({context:e}){let{lifted:n,targets:r}=e.state.hand,i=n.at(-1),a=r.length<=6&&i,o=a?r.map(e=>({from:i,to:e,look:`guide`})):[];return t`
    ${r.length>6&&t`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${o} around=${a?[i,...r]:r} />
  `}function ct({context:e,allowed:n}){let{state:r,geometry:i}=e;return t`<div class="kid-options">${r.ask.map(({move:a,text:o})=>{let s=ee(a,r.turn)&&i?t`<${j} context=${e} move=${a} />`:t`<span>${o}</span>`;return n?R(o,s,z(`/api/answer`,{move:a}),`kid-${a}`,`picture`):s})}</div>`}function lt({context:e}){let n=ve(e.state)?.wrong??[];return e.geometry&&n.length?t`<${J} context=${e} arrows=${[]} around=${n} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>t`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:n}})=>n?t`<${k} state=${e} geometry=${n} />`:L(),moment:()=>null};await fe(`kids/kids.css`);const dt=({state:e,round:n})=>t`<ul class="kid-round">
  ${n.map(({seat:n,name:r,turn:i,mine:a})=>t`<li key=${n} class=${`${i?`turn`:``} ${a?`mine`:``}`.trim()}>
      ${B(e,n)}<span class="hidden">${r}${a?` (${b(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){S(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(e){let{context:n,seat:r,number:i,mood:a,moment:o,scene:s,allowed:c,keys:l}=e;return t`
    <div class=${`kid-card card${r?` seat-${r}`:``}`}>
      <div class="kid-head">
        <${dt} state=${n.state} round=${e.round} />
        ${i?_(i,`kid-number`):null}${a?Ce(a):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${o&&t`<${ne} ...${o} />`}
        <${ut[s]} key=${s} context=${n} allowed=${c} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&t`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${l.length>0&&t`<div class="kid-keys">${l.map(n=>t`<${He[n]} key=${n} ...${e} />`)}</div>`}
    <${Ue} context=${n} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${me(b(`pictures_leave`),()=>ft(n),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=oe(t`<section id="kids" class="kid-room" tabindex="-1" aria-label=${b(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(e){let n=D(`pictures`);n&&!$&&mt(),document.body.classList.toggle(`kids`,n),n&&O(),$&&($.hidden=!n,n&&se($,t`<${pt} context=${e} ...${tt(e.state,xe,C())} />`))}export{ht as showKids};