import{$t as e,At as t,B as n,Bt as r,Ct as i,Dn as a,Dt as o,En as s,Et as c,Ft as ee,G as l,It as u,Jt as te,K as ne,Kt as re,L as ie,Lt as d,Mt as f,O as p,On as m,Ot as h,R as ae,Rt as oe,Sn as se,St as g,Tn as _,U as v,Ut as y,V as ce,W as b,Wt as le,_t as ue,a as de,bn as fe,bt as pe,cn as me,dn as he,in as ge,jt as _e,kt as ve,on as ye,pn as be,q as xe,sn as x,u as S,un as C,vn as w,wn as T,xn as E,z as D,zt as O}from"./phone-6455bc21.js";import{t as k}from"./proposal-53ac4db2.js";import{n as A,t as j}from"./act-9cfac633.js";const M=(e,t,...n)=>_`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Se={good:()=>_`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>_`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>_`<path class="line" d="M38 68h24" />`};function Ce(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,_`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[_`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,_`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Se[e]())}function we(){return _`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,_`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,_`<g class="lifts">${C(e,t)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,C(e,t));function Ee(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return M(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,_`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>_`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>_`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),_`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,_`<g transform="translate(0 .12)">${C(e,t)}</g>`)}function De(){return _`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${x(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,_`<circle cx="50" cy="50" r="44" />`,_`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,_`<rect x="8" y="8" width="84" height="84" rx="18" />`,_`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(e,t)=>M(`hand-on`,`0 0 124 100`,_`<path class="turn" d="M8 50H40" />`,_`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,_`<g transform="translate(90 50) scale(66)">${C(e,t)}</g>`),je=()=>M(`turned`,`0 0 100 100`,_`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,_`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,_`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,_`<circle class="skin" cx="50" cy="50" r="44" />`,_`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,n,r,i=``)=>_`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,z=(e,t)=>()=>te(()=>ye(e,t)),B=(e,t,n)=>Te(t,f(e)[t]??``,n),Ne=()=>R(w(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:e})=>_`<div class="kid-pad" role="group" aria-label=${w(`tap_number`)}>
  ${ue(e.state).map(e=>R(w(`i_rolled`,{number:e}),x(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:e,answers:t}){let r=f(e.state),i=e=>e.colour&&!e.seat?n(e.colour):p(e,r)??_`<span>${e.text}</span>`,a=e=>{let t=e.colour||p(e)?``:`worded`;return R(e.text,i(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>_`<div class="kid-pad" role="group" aria-label=${e}>${t.map(a)}</div>`)}var Fe=class extends m{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return _`<${V} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?_`
        <${V} context=${e} answers=${i} />
        ${R(w(`verb_other`),I(),a(``),`kid-verb-other`,`small`)}
      `:_`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>R(t,_`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:t})=>_`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Le=()=>R(w(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?w(`undo_yes`):w(`take_back_yes`,{count:r});return _`<div class="kid-row">
    ${t&&H(i,F(),`/api/take-back`,{number:n})}
    ${H(w(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:t}=e.state.whose;return _`<div class="kid-row">
    ${H(w(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(w(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>_`<div class="kid-row">
  ${H(w(`agree`),F(),`/api/overrule/agree`,{})}${H(w(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:n}=e,i=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return _`<div class="kid-row" role="group" aria-label=${w(`who_are_you`)}>
    ${t.map(e=>R(w(`that_is_me`,{name:r(n,e)}),B(n,e),i(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=z(`/api/pause`,{on:!i});return _`<div class="kid-row kid-always">
    ${r>0&&R(w(`undo`),he(`taken-back`),z(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&R(w(`turn_done`),Ae(t,f(e)[t]??``),z(`/api/done`),`kid-done`)}
    ${n&&R(w(i?`go_on`:`pause`),i?ke():Oe(),a,`kid-pause`,i?`large`:``)}
  </div>`}function U(e,n){return t(e,n).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=v(e),r=n?`oh`:W(e);return b(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!i(e)||!o(e))return K(e,t);let{hand:n}=e,r=y(e,g(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:b(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!h(e)&&!!e.offer?.seats.every(n=>xe(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(v(e))return G(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!c(e)&&e.phase!==`ask`?e.whose.text:c(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!y(e,g(e))||d(e)||e.phase===`arrange`?``:e.phase===`over`?re(e):g(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||d(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:i})=>({seat:i,name:r(e,i),turn:!n&&i===g(e),mine:t.seats.includes(i)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!b(e,t)||!ee(e)&&!(i(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,t,n=!1){let r=l(t)&&(e.paused||ve(e)||e.phase===`arrange`),[i,a]=[U(e,t),We(e,t)],o=Xe(e,t);return{...o,keys:o.keys.filter(e=>e===`answers`?i.length:e!==`seats`||a.length),seat:Qe(e),number:e.phase===`over`||n?null:e.die,moment:ae(e,n),headline:ie(e,t),sentence:Ze(e),round:$e(e,t),next:et(e,t),pause:r?e.paused?`go-on`:`pause`:``,slip:ne(e,t)?e.undo?.number??0:0,answers:i,free:a,allowed:b(e,t),sure:q(e,t)}}const J=({context:e,arrows:t,around:n})=>e.geometry&&n.length>0&&_`<${A} context=${e} arrows=${t} around=${n} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return _`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${s(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>_`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${be()}</div>`,Y=({context:{state:e},die:t=null})=>_`<div class="kid-row">${B(e,g(e),`hero`)}${t}</div>`,X=({context:e})=>_`<${Y} context=${e} die=${x(null,`kid-die`)} />`;function Z({context:e}){let t=u(e.state.past.last),n=t.flatMap(({from:e,to:t})=>[e,t]);return _`<${X} context=${e} /><${J} context=${e} arrows=${t} around=${n} />`}function it({context:{state:e,geometry:t}}){let r=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),i=t&&{pieces:O(e,t),lights:e.lights??{},signs:e.signs,label:de(e)};return _`
    ${r.length>0&&_`<div class="kid-row">${r.map(({value:e})=>n(e))}</div>`}
    ${t&&_`<${S} state=${e} geometry=${t} around=${null} contents=${i} />`}
  `}function Q({state:e}){let t=g(e),n=e.hand?.awaits;return me(n)?N(n,``):N(t,f(e)[t]??``)}function at({context:e}){let{state:t}=e,n=g(t);return _`
    <${Q} state=${t} />
    ${t.idea?_`<${ot} context=${e} />`:t.die?Ee(n,f(t)[n]??``,t.die):null}
  `}function ot({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=le(e.state.idea,`guide`);return _`<${J} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function st({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return _`
    ${n.length>6&&_`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ct({context:e,allowed:t}){let{state:n,geometry:r}=e;return _`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=oe(i,n.turn)&&r?_`<${j} context=${e} move=${i} />`:_`<span>${a}</span>`;return t?R(a,o,z(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function lt({context:e}){let t=_e(e.state)?.wrong??[];return e.geometry&&t.length?_`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>_`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?_`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await e(`kids/kids.css`);const dt=({state:e,round:t})=>_`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>_`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${n}${i?` (${w(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){fe(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(e){let{context:t,seat:n,number:r,mood:i,moment:a,scene:o,allowed:s,keys:c}=e;return _`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${dt} state=${t.state} round=${e.round} />
        ${r?x(r,`kid-number`):null}${i?Ce(i):null}
      </div>
      <div class=${`kid-picture of-${o}`}>
        ${a&&_`<${D} ...${a} />`}
        <${ut[o]} key=${o} context=${t} allowed=${s} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&_`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${c.length>0&&_`<div class="kid-keys">${c.map(t=>_`<${He[t]} key=${t} ...${e} />`)}</div>`}
    <${Ue} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${se(w(`pictures_leave`),()=>ft(t),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=T(_`<section id="kids" class="kid-room" tabindex="-1" aria-label=${w(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(e){let t=E(`pictures`);t&&!$&&mt(),document.body.classList.toggle(`kids`,t),t&&ce(),$&&($.hidden=!t,t&&a($,_`<${pt} context=${e} ...${tt(e.state,ge,pe())} />`))}export{ht as showKids};