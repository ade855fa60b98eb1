import{At as e,B as t,Cn as n,Dt as r,En as i,Et as a,Ft as o,G as s,Ht as c,It as l,K as ee,Kt as u,L as te,Lt as ne,Nt as re,O as d,Ot as ie,Pt as ae,R as oe,Rt as f,Sn as p,Tn as m,Tt as se,U as h,V as ce,Vt as g,W as _,Wt as le,Zt as ue,a as de,an as v,bn as fe,bt as y,cn as b,dn as pe,gn as x,ht as me,in as he,kt as ge,ln as _e,nn as ve,on as ye,q as be,u as xe,vn as S,vt as C,wn as w,wt as T,xt as E,yn as D,z as O}from"./phone-e22dede0.js";import{t as k}from"./proposal-f31ac097.js";import{n as A,t as j}from"./act-ac9f063c.js";const M=(e,t,...r)=>n`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${r}</svg>`,Se={good:()=>n`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>n`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>n`<path class="line" d="M38 68h24" />`};function Ce(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,n`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[n`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,n`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Se[e]())}function we(){return n`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,n`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,n`<g class="lifts">${b(e,t)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,b(e,t));function Ee(e,t,r){let i=1.15,a=Array.from({length:r},(e,t)=>(t+1)*i);return M(`hops`,`-.75 -1 ${r*i+1.5} 1.75`,n`<path class="road" d=${`M0 .2H${r*i}`} />`,a.map((e,t)=>n`<circle class=${t===r-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===r-1?.46:.36} />`),a.map(e=>n`<path class="hop" d=${`M${e-i+.12} -.32Q${e-i/2} -.95 ${e-.12} -.3`} />`),n`<path class="hop-head" d=${`M${r*i-.36} -.42L${r*i-.02} -.16 ${r*i+.06} -.58Z`} />`,n`<g transform="translate(0 .12)">${b(e,t)}</g>`)}function De(){return n`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${v(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,n`<circle cx="50" cy="50" r="44" />`,n`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,n`<rect x="8" y="8" width="84" height="84" rx="18" />`,n`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(e,t)=>M(`hand-on`,`0 0 124 100`,n`<path class="turn" d="M8 50H40" />`,n`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,n`<g transform="translate(90 50) scale(66)">${b(e,t)}</g>`),je=()=>M(`turned`,`0 0 100 100`,n`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,n`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,n`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,n`<circle class="skin" cx="50" cy="50" r="44" />`,n`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,r,i,a=``)=>n`<button
  key=${i}
  type="button"
  class=${`kid-key ${a}`.trim()}
  aria-label=${e}
  data-f=${i}
  onclick=${r}
>
  ${t}
</button>`,z=(e,t)=>()=>u(()=>he(e,t)),B=(t,n,r)=>Te(n,e(t)[n]??``,r),Ne=()=>R(x(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:e})=>n`<div class="kid-pad" role="group" aria-label=${x(`tap_number`)}>
  ${me(e.state).map(e=>R(x(`i_rolled`,{number:e}),v(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:r,answers:i}){let a=e(r.state),o=e=>e.colour&&!e.seat?t(e.colour):d(e,a)??n`<span>${e.text}</span>`,s=e=>{let t=e.colour||d(e)?``:`worded`;return R(e.text,o(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return i.map(({text:e,values:t})=>n`<div class="kid-pad" role="group" aria-label=${e}>${t.map(s)}</div>`)}var Fe=class extends i{render({context:e,answers:t},{word:r}){let i=t.filter(({verb:e})=>e);if(i.length<2)return n`<${V} context=${e} answers=${t} />`;let a=i.filter(e=>e.word===r),o=e=>()=>this.setState({word:e});return a.length?n`
        <${V} context=${e} answers=${a} />
        ${R(x(`verb_other`),I(),o(``),`kid-verb-other`,`small`)}
      `:n`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${i.map(({word:e,verb:t})=>R(t,n`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:t})=>n`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Le=()=>R(x(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:t}){let{number:r,turns:i}=e.state.offer,a=i===1?x(`undo_yes`):x(`take_back_yes`,{count:i});return n`<div class="kid-row">
    ${t&&H(a,F(),`/api/take-back`,{number:r})}
    ${H(x(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:t}=e.state.whose;return n`<div class="kid-row">
    ${H(x(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(x(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>n`<div class="kid-row">
  ${H(x(`agree`),F(),`/api/overrule/agree`,{})}${H(x(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:r}=e,i=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return n`<div class="kid-row" role="group" aria-label=${x(`who_are_you`)}>
    ${t.map(e=>R(x(`that_is_me`,{name:f(r,e)}),B(r,e),i(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:t},next:r,pause:i,slip:a}){let o=i===`go-on`,s=z(`/api/pause`,{on:!o});return n`<div class="kid-row kid-always">
    ${a>0&&R(x(`undo`),_e(`taken-back`),z(`/api/undo`,{number:a}),`kid-slip`)}
    ${r&&R(x(`turn_done`),Ae(r,e(t)[r]??``),z(`/api/done`),`kid-done`)}
    ${i&&R(x(o?`go_on`:`pause`),o?ke():Oe(),s,`kid-pause`,o?`large`:``)}
  </div>`}function U(e,t){return ie(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=h(e),r=n?`oh`:W(e);return _(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!E(e)||!se(e))return K(e,t);let{hand:n}=e,r=g(e,y(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:_(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!a(e)&&!!e.offer?.seats.every(n=>be(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(h(e))return G(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!T(e)&&e.phase!==`ask`?e.whose.text:T(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!g(e,y(e))||o(e)||e.phase===`arrange`?``:e.phase===`over`?le(e):y(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||o(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:f(e,r),turn:!n&&r===y(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!_(e,t)||!re(e)&&!(E(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,t,n=!1){let i=s(t)&&(e.paused||r(e)||e.phase===`arrange`),[a,o]=[U(e,t),We(e,t)],c=Xe(e,t);return{...c,keys:c.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:Qe(e),number:e.phase===`over`||n?null:e.die,moment:oe(e,n),headline:te(e,t),sentence:Ze(e),round:$e(e,t),next:et(e,t),pause:i?e.paused?`go-on`:`pause`:``,slip:ee(e,t)?e.undo?.number??0:0,answers:a,free:o,allowed:_(e,t),sure:q(e,t)}}const J=({context:e,arrows:t,around:r})=>e.geometry&&r.length>0&&n`<${A} context=${e} arrows=${t} around=${r} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let r=[t.from,t.to].filter(Boolean),i=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return n`<${J} context=${e} arrows=${i} around=${r} /><p class="kid-text">${w(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>n`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${pe()}</div>`,Y=({context:{state:e},die:t=null})=>n`<div class="kid-row">${B(e,y(e),`hero`)}${t}</div>`,X=({context:e})=>n`<${Y} context=${e} die=${v(null,`kid-die`)} />`;function Z({context:e}){let t=ae(e.state.past.last),r=t.flatMap(({from:e,to:t})=>[e,t]);return n`<${X} context=${e} /><${J} context=${e} arrows=${t} around=${r} />`}function it({context:{state:e,geometry:r}}){let i=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),a=r&&{pieces:ne(e,r),lights:e.lights??{},signs:e.signs,label:de(e)};return n`
    ${i.length>0&&n`<div class="kid-row">${i.map(({value:e})=>t(e))}</div>`}
    ${r&&n`<${xe} state=${e} geometry=${r} around=${null} contents=${a} />`}
  `}function Q({state:t}){let n=y(t),r=t.hand?.awaits;return ye(r)?N(r,``):N(n,e(t)[n]??``)}function at({context:t}){let{state:r}=t,i=y(r);return n`
    <${Q} state=${r} />
    ${r.idea?n`<${ot} context=${t} />`:r.die?Ee(i,e(r)[i]??``,r.die):null}
  `}function ot({context:e}){let{from:t,to:r,place:i}=e.state.idea,a=c(e.state.idea,`guide`);return n`<${J} context=${e} arrows=${a} around=${[t,r,i].filter(Boolean)} />`}function st({context:e}){let{lifted:t,targets:r}=e.state.hand,i=t.at(-1),a=r.length<=6&&i,o=a?r.map(e=>({from:i,to:e,look:`guide`})):[];return n`
    ${r.length>6&&n`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${o} around=${a?[i,...r]:r} />
  `}function ct({context:e,allowed:t}){let{state:r,geometry:i}=e;return n`<div class="kid-options">${r.ask.map(({move:a,text:o})=>{let s=l(a,r.turn)&&i?n`<${j} context=${e} move=${a} />`:n`<span>${o}</span>`;return t?R(o,s,z(`/api/answer`,{move:a}),`kid-${a}`,`picture`):s})}</div>`}function lt({context:e}){let t=ge(e.state)?.wrong??[];return e.geometry&&t.length?n`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>n`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?n`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await ue(`kids/kids.css`);const dt=({state:e,round:t})=>n`<ul class="kid-round">
  ${t.map(({seat:t,name:r,turn:i,mine:a})=>n`<li key=${t} class=${`${i?`turn`:``} ${a?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${r}${a?` (${x(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){S(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(e){let{context:t,seat:r,number:i,mood:a,moment:o,scene:s,allowed:c,keys:l}=e;return n`
    <div class=${`kid-card card${r?` seat-${r}`:``}`}>
      <div class="kid-head">
        <${dt} state=${t.state} round=${e.round} />
        ${i?v(i,`kid-number`):null}${a?Ce(a):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${o&&n`<${O} ...${o} />`}
        <${ut[s]} key=${s} context=${t} allowed=${c} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&n`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${l.length>0&&n`<div class="kid-keys">${l.map(t=>n`<${He[t]} key=${t} ...${e} />`)}</div>`}
    <${Ue} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${fe(x(`pictures_leave`),()=>ft(t),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=p(n`<section id="kids" class="kid-room" tabindex="-1" aria-label=${x(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(e){let t=D(`pictures`);t&&!$&&mt(),document.body.classList.toggle(`kids`,t),t&&ce(),$&&($.hidden=!t,t&&m($,n`<${pt} context=${e} ...${tt(e.state,ve,C())} />`))}export{ht as showKids};