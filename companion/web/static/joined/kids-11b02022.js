import{Bt as e,Cn as t,Ct as n,D as r,Dt as i,Et as a,F as o,Ft as s,G as c,H as l,Ht as ee,I as u,It as d,L as te,Mt as f,Nt as p,Ot as m,Pt as ne,R as h,Sn as re,St as g,Tt as _,U as v,V as y,W as ie,Wt as ae,Yt as oe,_n as se,a as ce,bn as le,en as ue,gn as de,gt as fe,in as pe,jt as me,l as he,ln as ge,mn as b,nn as _e,on as x,pt as ve,rn as S,sn as ye,vn as be,vt as C,wn as xe,wt as w,xn as T,yt as E,z as D,zt as O}from"./phone-a6660e6d.js";import{t as k}from"./proposal-4ecbe68d.js";import{n as A,t as j}from"./act-184d22fb.js";const M=(e,t,...n)=>T`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Se={good:()=>T`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>T`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>T`<path class="line" d="M38 68h24" />`};function Ce(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,T`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[T`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,T`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Se[e]())}function we(){return T`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,T`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,T`<g class="lifts">${x(e,t)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,x(e,t));function Ee(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return M(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,T`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>T`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>T`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),T`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,T`<g transform="translate(0 .12)">${x(e,t)}</g>`)}function De(){return T`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${S(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,T`<circle cx="50" cy="50" r="44" />`,T`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,T`<rect x="8" y="8" width="84" height="84" rx="18" />`,T`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(e,t)=>M(`hand-on`,`0 0 124 100`,T`<path class="turn" d="M8 50H40" />`,T`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,T`<g transform="translate(90 50) scale(66)">${x(e,t)}</g>`),je=()=>M(`turned`,`0 0 100 100`,T`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,T`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,T`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,T`<circle class="skin" cx="50" cy="50" r="44" />`,T`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,n,r,i=``)=>T`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,z=(e,t)=>()=>ae(()=>_e(e,t)),B=(e,t,n)=>Te(t,m(e)[t]??``,n),Ne=()=>R(b(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:e})=>T`<div class="kid-pad" role="group" aria-label=${b(`tap_number`)}>
  ${ve(e.state).map(e=>R(b(`i_rolled`,{number:e}),S(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:e,answers:t}){let n=m(e.state),i=e=>e.colour&&!e.seat?h(e.colour):r(e,n)??T`<span>${e.text}</span>`,a=e=>{let t=e.colour||r(e)?``:`worded`;return R(e.text,i(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>T`<div class="kid-pad" role="group" aria-label=${e}>${t.map(a)}</div>`)}var Fe=class extends xe{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return T`<${V} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?T`
        <${V} context=${e} answers=${i} />
        ${R(b(`verb_other`),I(),a(``),`kid-verb-other`,`small`)}
      `:T`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>R(t,T`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:t})=>T`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Le=()=>R(b(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?b(`undo_yes`):b(`take_back_yes`,{count:r});return T`<div class="kid-row">
    ${t&&H(i,F(),`/api/take-back`,{number:n})}
    ${H(b(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:t}=e.state.whose;return T`<div class="kid-row">
    ${H(b(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(b(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>T`<div class="kid-row">
  ${H(b(`agree`),F(),`/api/overrule/agree`,{})}${H(b(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return T`<div class="kid-row" role="group" aria-label=${b(`who_are_you`)}>
    ${t.map(e=>R(b(`that_is_me`,{name:d(n,e)}),B(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=z(`/api/pause`,{on:!i});return T`<div class="kid-row kid-always">
    ${r>0&&R(b(`undo`),ye(`taken-back`),z(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&R(b(`turn_done`),Ae(t,m(e)[t]??``),z(`/api/done`),`kid-done`)}
    ${n&&R(b(i?`go_on`:`pause`),i?ke():Oe(),a,`kid-pause`,i?`large`:``)}
  </div>`}function U(e,t){return a(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=y(e),r=n?`oh`:W(e);return l(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,t){if(!E(e)||!n(e))return K(e,t);let{hand:r}=e,i=O(e,C(e))?.hints===`none`;return r?.kind===`in-hand`&&r.targets?.length&&!i?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(r?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:l(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!w(e)&&!!e.offer?.seats.every(n=>c(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(y(e))return G(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!g(e)&&e.phase!==`ask`?e.whose.text:g(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!O(e,C(e))||p(e)||e.phase===`arrange`?``:e.phase===`over`?ee(e):C(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||p(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:d(e,r),turn:!n&&r===C(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!l(e,t)||!me(e)&&!(E(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,t,n=!1){let r=v(t)&&(e.paused||_(e)||e.phase===`arrange`),[i,a]=[U(e,t),We(e,t)],s=Xe(e,t);return{...s,keys:s.keys.filter(e=>e===`answers`?i.length:e!==`seats`||a.length),seat:Qe(e),number:e.phase===`over`||n?null:e.die,moment:u(e,n),headline:o(e,t),sentence:Ze(e),round:$e(e,t),next:et(e,t),pause:r?e.paused?`go-on`:`pause`:``,slip:ie(e,t)?e.undo?.number??0:0,answers:i,free:a,allowed:l(e,t),sure:q(e,t)}}const J=({context:e,arrows:t,around:n})=>e.geometry&&n.length>0&&T`<${A} context=${e} arrows=${t} around=${n} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return T`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${re(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>T`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${ge()}</div>`,Y=({context:{state:e},die:t=null})=>T`<div class="kid-row">${B(e,C(e),`hero`)}${t}</div>`,X=({context:e})=>T`<${Y} context=${e} die=${S(null,`kid-die`)} />`;function Z({context:e}){let t=f(e.state.past.last),n=t.flatMap(({from:e,to:t})=>[e,t]);return T`<${X} context=${e} /><${J} context=${e} arrows=${t} around=${n} />`}function it({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:s(e,t),lights:e.lights??{},signs:e.signs,label:ce(e)};return T`
    ${n.length>0&&T`<div class="kid-row">${n.map(({value:e})=>h(e))}</div>`}
    ${t&&T`<${he} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Q({state:e}){let t=C(e),n=e.hand?.awaits;return pe(n)?N(n,``):N(t,m(e)[t]??``)}function at({context:e}){let{state:t}=e,n=C(t);return T`
    <${Q} state=${t} />
    ${t.idea?T`<${ot} context=${e} />`:t.die?Ee(n,m(t)[n]??``,t.die):null}
  `}function ot({context:t}){let{from:n,to:r,place:i}=t.state.idea,a=e(t.state.idea,`guide`);return T`<${J} context=${t} arrows=${a} around=${[n,r,i].filter(Boolean)} />`}function st({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return T`
    ${n.length>6&&T`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ct({context:e,allowed:t}){let{state:n,geometry:r}=e;return T`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=ne(i,n.turn)&&r?T`<${j} context=${e} move=${i} />`:T`<span>${a}</span>`;return t?R(a,o,z(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function lt({context:e}){let t=i(e.state)?.wrong??[];return e.geometry&&t.length?T`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>T`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?T`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await oe(`kids/kids.css`);const dt=({state:e,round:t})=>T`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>T`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${n}${i?` (${b(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){de(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(e){let{context:t,seat:n,number:r,mood:i,moment:a,scene:o,allowed:s,keys:c}=e;return T`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${dt} state=${t.state} round=${e.round} />
        ${r?S(r,`kid-number`):null}${i?Ce(i):null}
      </div>
      <div class=${`kid-picture of-${o}`}>
        ${a&&T`<${te} ...${a} />`}
        <${ut[o]} key=${o} context=${t} allowed=${s} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&T`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${c.length>0&&T`<div class="kid-keys">${c.map(t=>T`<${He[t]} key=${t} ...${e} />`)}</div>`}
    <${Ue} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${be(b(`pictures_leave`),()=>ft(t),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=le(T`<section id="kids" class="kid-room" tabindex="-1" aria-label=${b(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(e){let n=se(`pictures`);n&&!$&&mt(),document.body.classList.toggle(`kids`,n),n&&D(),$&&($.hidden=!n,n&&t($,T`<${pt} context=${e} ...${tt(e.state,ue,fe())} />`))}export{ht as showKids};