import{$t as e,A as t,Dt as n,Et as r,F as i,Ft as a,Ht as o,I as s,L as c,Lt as l,M as u,Mt as d,N as ee,Nt as te,Ot as ne,R as re,Tt as ie,Xt as f,Yt as ae,Zt as p,_n as m,_t as h,bt as oe,dn as se,dt as g,en as ce,ft as _,gn as le,gt as ue,hn as de,ht as v,j as fe,k as pe,kt as y,ln as me,lt as he,mn as b,n as ge,nn as _e,ot as ve,pn as ye,qt as be,sn as x,un as xe,vt as S,wt as C,x as w,xt as T,yt as E,z as D}from"./phone-f2d0a0d3.js";import{a as O}from"./shared-6779584e.js";import{t as k}from"./proposal-96f08f50.js";import{n as A,t as j}from"./act-8f1c4038.js";const M=(e,t,...n)=>b`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Se={good:()=>b`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>b`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>b`<path class="line" d="M38 68h24" />`};function Ce(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,b`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[b`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,b`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Se[e]())}function we(){return b`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(t,n){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,b`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,b`<g class="lifts">${e(t,n)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(t,n,r=``)=>M(`big-piece ${r}`,`-.6 -.6 1.2 1.2`,e(t,n));function Ee(t,n,r){let i=1.15,a=Array.from({length:r},(e,t)=>(t+1)*i);return M(`hops`,`-.75 -1 ${r*i+1.5} 1.75`,b`<path class="road" d=${`M0 .2H${r*i}`} />`,a.map((e,t)=>b`<circle class=${t===r-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===r-1?.46:.36} />`),a.map(e=>b`<path class="hop" d=${`M${e-i+.12} -.32Q${e-i/2} -.95 ${e-.12} -.3`} />`),b`<path class="hop-head" d=${`M${r*i-.36} -.42L${r*i-.02} -.16 ${r*i+.06} -.58Z`} />`,b`<g transform="translate(0 .12)">${e(t,n)}</g>`)}function De(){return b`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${f(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,b`<circle cx="50" cy="50" r="44" />`,b`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,b`<rect x="8" y="8" width="84" height="84" rx="18" />`,b`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(t,n)=>M(`hand-on`,`0 0 124 100`,b`<path class="turn" d="M8 50H40" />`,b`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,b`<g transform="translate(90 50) scale(66)">${e(t,n)}</g>`),je=()=>M(`turned`,`0 0 100 100`,b`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,b`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,b`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,b`<circle class="skin" cx="50" cy="50" r="44" />`,b`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,n,r,i=``)=>b`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,z=(e,t)=>()=>l(()=>ae(e,t)),B=(e,t,n)=>Te(t,T(e)[t]??``,n),Ne=()=>R(x(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:e})=>b`<div class="kid-pad" role="group" aria-label=${x(`tap_number`)}>
  ${ve(e.state).map(e=>R(x(`i_rolled`,{number:e}),f(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:e,answers:t}){let n=T(e.state),r=e=>e.colour&&!e.seat?u(e.colour):w(e,n)??b`<span>${e.text}</span>`,i=e=>{let t=e.colour||w(e)?``:`worded`;return R(e.text,r(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>b`<div class="kid-pad" role="group" aria-label=${e}>${t.map(i)}</div>`)}var Fe=class extends m{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return b`<${V} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?b`
        <${V} context=${e} answers=${i} />
        ${R(x(`verb_other`),I(),a(``),`kid-verb-other`,`small`)}
      `:b`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>R(t,b`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:t})=>b`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Le=()=>R(x(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?x(`undo_yes`):x(`take_back_yes`,{count:r});return b`<div class="kid-row">
    ${t&&H(i,F(),`/api/take-back`,{number:n})}
    ${H(x(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:t}=e.state.whose;return b`<div class="kid-row">
    ${H(x(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(x(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>b`<div class="kid-row">
  ${H(x(`agree`),F(),`/api/overrule/agree`,{})}${H(x(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return b`<div class="kid-row" role="group" aria-label=${x(`who_are_you`)}>
    ${t.map(e=>R(x(`that_is_me`,{name:y(n,e)}),B(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=z(`/api/pause`,{on:!i});return b`<div class="kid-row kid-always">
    ${r>0&&R(x(`undo`),ce(`taken-back`),z(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&R(x(`turn_done`),Ae(t,T(e)[t]??``),z(`/api/done`),`kid-done`)}
    ${n&&R(x(i?`go_on`:`pause`),i?ke():Oe(),a,`kid-pause`,i?`large`:``)}
  </div>`}function U(e,t){return E(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=i(e),r=n?`oh`:W(e);return s(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!_(e)||!ue(e))return K(e,t);let{hand:n}=e,r=d(e,g(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:s(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!h(e)&&!!e.offer?.seats.every(n=>D(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:a}=e,o=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:o||q(e,t)?[`take-back`]:[]};if(i(e))return G(e,t);let s=Ye(e,t);return!a||![`roll`,`move`,`say`].includes(e.phase)?s:{mood:a.mixed?`oh`:`look`,scene:a.mixed?`step`:`whose`,keys:o?[`whose`,...s.keys]:s.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!v(e)&&e.phase!==`ask`?e.whose.text:v(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!d(e,g(e))||r(e)||e.phase===`arrange`?``:e.phase===`over`?a(e):g(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||r(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:y(e,r),turn:!n&&r===g(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!s(e,t)||!C(e)&&!(_(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,n,r=!1){let i=c(n)&&(e.paused||S(e)||e.phase===`arrange`),[a,o]=[U(e,n),We(e,n)],l=Xe(e,n);return{...l,keys:l.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:Qe(e),number:e.phase===`over`||r?null:e.die,moment:t(e,r),headline:pe(e,n),sentence:Ze(e),round:$e(e,n),next:et(e,n),pause:i?e.paused?`go-on`:`pause`:``,slip:re(e,n)?e.undo?.number??0:0,answers:a,free:o,allowed:s(e,n),sure:q(e,n)}}const J=({context:e,arrows:t,around:n})=>e.geometry&&n.length>0&&b`<${A} context=${e} arrows=${t} around=${n} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return b`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${de(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>b`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${_e()}</div>`,Y=({context:{state:e},die:t=null})=>b`<div class="kid-row">${B(e,g(e),`hero`)}${t}</div>`,X=({context:e})=>b`<${Y} context=${e} die=${f(null,`kid-die`)} />`;function Z({context:e}){let t=ie(e.state.past.last),n=t.flatMap(({from:e,to:t})=>[e,t]);return b`<${X} context=${e} /><${J} context=${e} arrows=${t} around=${n} />`}function it({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:ne(e,t),lights:e.lights??{},signs:e.signs,label:ge(e)};return b`
    ${n.length>0&&b`<div class="kid-row">${n.map(({value:e})=>u(e))}</div>`}
    ${t&&b`<${O} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Q({state:e}){let t=g(e),n=e.hand?.awaits;return p(n)?N(n,``):N(t,T(e)[t]??``)}function at({context:e}){let{state:t}=e,n=g(t);return b`
    <${Q} state=${t} />
    ${t.idea?b`<${ot} context=${e} />`:t.die?Ee(n,T(t)[n]??``,t.die):null}
  `}function ot({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=te(e.state.idea,`guide`);return b`<${J} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function st({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return b`
    ${n.length>6&&b`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ct({context:e,allowed:t}){let{state:r,geometry:i}=e;return b`<div class="kid-options">${r.ask.map(({move:a,text:o})=>{let s=n(a,r.turn)&&i?b`<${j} context=${e} move=${a} />`:b`<span>${o}</span>`;return t?R(o,s,z(`/api/answer`,{move:a}),`kid-${a}`,`picture`):s})}</div>`}function lt({context:e}){let t=oe(e.state)?.wrong??[];return e.geometry&&t.length?b`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>b`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?b`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await o(`kids/kids.css`);const dt=({state:e,round:t})=>b`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>b`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${n}${i?` (${x(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){me(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(e){let{context:t,seat:n,number:r,mood:i,moment:a,scene:o,allowed:s,keys:c}=e;return b`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${dt} state=${t.state} round=${e.round} />
        ${r?f(r,`kid-number`):null}${i?Ce(i):null}
      </div>
      <div class=${`kid-picture of-${o}`}>
        ${a&&b`<${fe} ...${a} />`}
        <${ut[o]} key=${o} context=${t} allowed=${s} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&b`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${c.length>0&&b`<div class="kid-keys">${c.map(t=>b`<${He[t]} key=${t} ...${e} />`)}</div>`}
    <${Ue} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${se(x(`pictures_leave`),()=>ft(t),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=ye(b`<section id="kids" class="kid-room" tabindex="-1" aria-label=${x(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(e){let t=xe(`pictures`);t&&!$&&mt(),document.body.classList.toggle(`kids`,t),t&&ee(),$&&($.hidden=!t,t&&le($,b`<${pt} context=${e} ...${tt(e.state,be,he())} />`))}export{ht as showKids};