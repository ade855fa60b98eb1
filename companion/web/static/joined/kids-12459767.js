import{At as e,B as t,Bt as n,Cn as r,Ct as i,Dn as a,Dt as o,En as s,G as c,Gt as l,H as u,It as d,J as ee,K as f,Lt as p,Mt as te,Nt as m,O as ne,On as re,Ot as ie,R as ae,Rt as h,Sn as oe,Tn as se,V as g,Vt as _,W as v,Wt as y,Yt as ce,a as le,an as ue,cn as b,dn as x,en as de,fn as fe,jt as pe,k as S,kn as me,kt as he,ln as ge,mn as _e,q as ve,qt as ye,sn as be,u as xe,vt as Se,wt as C,xn as w,xt as T,yn as E,z as D,zt as O}from"./phone-4da4ee6a.js";import{t as k}from"./proposal-1e895fcc.js";import{n as A,t as j}from"./act-39b71446.js";const M=(e,t,...n)=>s`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Ce={good:()=>s`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>s`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>s`<path class="line" d="M38 68h24" />`};function we(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,s`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[s`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,s`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Ce[e]())}function Te(){return s`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,s`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,s`<g class="lifts">${x(e,t)}<g transform="translate(.1 -.32)">${Te()}</g></g>`)}const Ee=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,x(e,t));function De(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return M(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,s`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>s`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>s`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),s`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,s`<g transform="translate(0 .12)">${x(e,t)}</g>`)}function Oe(){return s`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${b(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,s`<circle cx="50" cy="50" r="44" />`,s`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,s`<rect x="8" y="8" width="84" height="84" rx="18" />`,s`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),ke=()=>P(`rest`,`M39 32V68M61 32V68`),Ae=()=>P(`go-on`,`M40 30 68 50 40 70Z`),je=(e,t)=>M(`hand-on`,`0 0 124 100`,s`<path class="turn" d="M8 50H40" />`,s`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,s`<g transform="translate(90 50) scale(66)">${x(e,t)}</g>`),Me=()=>M(`turned`,`0 0 100 100`,s`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,s`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,s`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Ne=()=>M(`face f-asleep`,`0 0 100 100`,s`<circle class="skin" cx="50" cy="50" r="44" />`,s`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,n,r,i=``)=>s`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,z=(e,t)=>()=>ce(()=>be(e,t)),B=(e,t,n)=>Ee(t,m(e)[t]??``,n),Pe=()=>R(E(`roll_for_me`),Oe(),z(`/api/roll`,{}),`kid-roll`,`large`),Fe=({context:e})=>s`<div class="kid-pad" role="group" aria-label=${E(`tap_number`)}>
  ${Se(e.state).map(e=>R(E(`i_rolled`,{number:e}),b(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:e,answers:t}){let n=m(e.state),r=e=>e.colour&&!e.seat?g(e.colour):S(e,n)??s`<span>${e.text}</span>`,i=e=>{let t=e.colour||S(e)?``:`worded`,n=[r(e),ne(e.seat,e.mark)];return R(e.text,n,z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>s`<div class="kid-pad" role="group" aria-label=${e}>${t.map(i)}</div>`)}var Ie=class extends me{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return s`<${V} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?s`
        <${V} context=${e} answers=${i} />
        ${R(E(`verb_other`),I(),a(``),`kid-verb-other`,`small`)}
      `:s`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>R(t,s`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Le=({context:e,answers:t})=>s`<${Ie} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Re=()=>R(E(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function ze({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?E(`undo_yes`):E(`take_back_yes`,{count:r});return s`<div class="kid-row">
    ${t&&H(i,F(),`/api/take-back`,{number:n})}
    ${H(E(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function Be({context:e}){let{mixed:t}=e.state.whose;return s`<div class="kid-row">
    ${H(E(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(E(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const U=()=>s`<div class="kid-row">
  ${H(E(`agree`),F(),`/api/overrule/agree`,{})}${H(E(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return s`<div class="kid-row" role="group" aria-label=${E(`who_are_you`)}>
    ${t.map(e=>R(E(`that_is_me`,{name:_(n,e)}),B(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Pe,numbers:Fe,answers:Le,none:Re,"take-back":ze,whose:Be,agree:U,seats:Ve};function Ue({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=z(`/api/pause`,{on:!i});return s`<div class="kid-row kid-always">
    ${r>0&&R(E(`undo`),fe(`taken-back`),z(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&R(E(`turn_done`),je(t,m(e)[t]??``),z(`/api/done`),`kid-done`)}
    ${n&&R(E(i?`go_on`:`pause`),i?Ae():ke(),a,`kid-pause`,i?`large`:``)}
  </div>`}function W(e,t){return pe(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},G=e=>Ge[e.moment?.mark??``]??``;function K(e,t){let n=v(e),r=n?`oh`:G(e);return c(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const q=(e,t)=>({mood:G(e),scene:`said`,keys:W(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!C(e)||!ie(e))return q(e,t);let{hand:n}=e,r=y(e,i(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:G(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:G(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return K(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return q(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:c(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const J=(e,t)=>t.host||!he(e)&&!!e.offer?.seats.every(n=>ee(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||J(e,t)?[`take-back`]:[]};if(v(e))return K(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!o(e)&&e.phase!==`ask`?e.whose.text:o(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!y(e,i(e))||h(e)||e.phase===`arrange`?``:e.phase===`over`?ye(e):i(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||h(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:_(e,r),turn:!n&&r===i(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!c(e,t)||!d(e)&&!(C(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(t,n,r=!1){let i=f(n)&&(t.paused||e(t)||t.phase===`arrange`),[a,o]=[W(t,n),We(t,n)],s=Xe(t,n);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:Qe(t),number:t.phase===`over`||r?null:t.die,moment:D(t,r),headline:ae(t,n),sentence:Ze(t),round:$e(t,n),next:et(t,n),pause:i?t.paused?`go-on`:`pause`:``,slip:ve(t,n)?t.undo?.number??0:0,answers:a,free:o,allowed:c(t,n),sure:J(t,n)}}const Y=({context:e,arrows:t,around:n})=>e.geometry&&n.length>0&&s`<${A} context=${e} arrows=${t} around=${n} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return s`<${Y} context=${e} arrows=${r} around=${n} /><p class="kid-text">${a(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>s`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${_e()}</div>`,X=({context:{state:e},die:t=null})=>s`<div class="kid-row">${B(e,i(e),`hero`)}${t}</div>`,Z=({context:e})=>s`<${X} context=${e} die=${b(null,`kid-die`)} />`;function it({context:e}){let t=p(e.state.past.last),n=t.flatMap(({from:e,to:t})=>[e,t]);return s`<${Z} context=${e} /><${Y} context=${e} arrows=${t} around=${n} />`}function at({context:{state:e,geometry:t}}){let r=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),i=t&&{pieces:n(e,t),lights:e.lights??{},signs:e.signs,label:le(e)};return s`
    ${r.length>0&&s`<div class="kid-row">${r.map(({value:e})=>g(e))}</div>`}
    ${t&&s`<${xe} state=${e} geometry=${t} around=${null} contents=${i} />`}
  `}function Q({state:e}){let t=i(e),n=e.hand?.awaits;return ge(n)?N(n,``):N(t,m(e)[t]??``)}function ot({context:e}){let{state:t}=e,n=i(t);return s`
    <${Q} state=${t} />
    ${t.idea?s`<${st} context=${e} />`:t.die?De(n,m(t)[n]??``,t.die):null}
  `}function st({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=l(e.state.idea,`guide`);return s`<${Y} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function ct({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return s`
    ${n.length>6&&s`<${Q} state=${e.state} />`}
    <${Y} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function lt({context:e,allowed:t}){let{state:n,geometry:r}=e;return s`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=O(i,n.turn)&&r?s`<${j} context=${e} move=${i} />`:s`<span>${a}</span>`;return t?R(a,o,z(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function ut({context:e}){let t=te(e.state)?.wrong??[];return e.geometry&&t.length?s`<${Y} context=${e} arrows=${[]} around=${t} />`:L()}const dt={asleep:Ne,winners:rt,roll:X,wait:it,forgot:Z,said:at,targets:ct,count:ot,question:lt,turned:Me,step:nt,right:F,wrong:ut,back:L,whose:({context:e})=>s`<${Y} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?s`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await de(`kids/kids.css`);const ft=({state:e,round:t})=>s`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>s`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${n}${i?` (${E(`you`)})`:``}</span>
    </li>`)}
</ul>`;function pt(e){w(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function mt(e){let{context:n,seat:i,number:a,mood:o,moment:c,scene:l,allowed:u,keys:d}=e;return s`
    <div class=${`kid-card card${i?` seat-${i}`:``}`}>
      <div class="kid-head">
        <${ft} state=${n.state} round=${e.round} />
        ${a?b(a,`kid-number`):null}${o?we(o):null}
      </div>
      <div class=${`kid-picture of-${l}`}>
        ${c&&s`<${t} ...${c} />`}
        <${dt[l]} key=${l} context=${n} allowed=${u} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&s`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${d.length>0&&s`<div class="kid-keys">${d.map(t=>s`<${He[t]} key=${t} ...${e} />`)}</div>`}
    <${Ue} context=${n} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${r(E(`pictures_leave`),()=>pt(n),{name:`pictures-leave`})}</p>
  `}let $=null;function ht(){$=se(s`<section id="kids" class="kid-room" tabindex="-1" aria-label=${E(`pictures`)} />`),document.getElementById(`main`).prepend($)}function gt(e){let t=oe(`pictures`);t&&!$&&ht(),document.body.classList.toggle(`kids`,t),t&&u(),$&&($.hidden=!t,t&&re($,s`<${mt} context=${e} ...${tt(e.state,ue,T())} />`))}export{gt as showKids};