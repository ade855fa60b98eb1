import{B as e,Bt as t,Cn as n,Ct as r,D as i,Dt as a,Et as o,Ft as s,G as c,Gt as ee,H as l,I as u,It as d,K as te,L as ne,Lt as f,Mt as re,Nt as ie,Ot as ae,Pt as p,R as m,Sn as h,Tn as oe,Tt as se,U as g,Ut as ce,Vt as le,W as ue,Xt as de,_n as fe,_t as pe,a as me,an as he,bt as _,cn as ge,hn as v,in as y,kt as b,l as _e,mt as ve,rn as ye,sn as x,tn as be,un as xe,vn as S,wn as C,wt as w,xn as T,yn as E,yt as D,z as O}from"./phone-5c5bf911.js";import{t as k}from"./proposal-2c8c9225.js";import{n as A,t as j}from"./act-44d590b8.js";const M=(e,t,...n)=>h`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Se={good:()=>h`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>h`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>h`<path class="line" d="M38 68h24" />`};function Ce(e){let t=e===`look`?5:0;return M(`face f-${e}`,`0 0 100 100`,h`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[h`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,h`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Se[e]())}function we(){return h`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function N(e,t){return M(`lifting`,`-1.25 -2.5 3.4 3.35`,h`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,h`<g class="lifts">${x(e,t)}<g transform="translate(.1 -.32)">${we()}</g></g>`)}const Te=(e,t,n=``)=>M(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,x(e,t));function Ee(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return M(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,h`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>h`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>h`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),h`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,h`<g transform="translate(0 .12)">${x(e,t)}</g>`)}function De(){return h`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${y(5).props.children}</svg>
  </svg>`}const P=(e,t)=>M(`sign-big ${e}`,`0 0 100 100`,h`<circle cx="50" cy="50" r="44" />`,h`<path d=${t} />`),F=()=>P(`yes`,`M27 52l16 17 31-37`),I=()=>M(`sign-big no`,`0 0 100 100`,h`<rect x="8" y="8" width="84" height="84" rx="18" />`,h`<path d="M31 31l38 38M69 31 31 69" />`),L=()=>P(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Oe=()=>P(`rest`,`M39 32V68M61 32V68`),ke=()=>P(`go-on`,`M40 30 68 50 40 70Z`),Ae=(e,t)=>M(`hand-on`,`0 0 124 100`,h`<path class="turn" d="M8 50H40" />`,h`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,h`<g transform="translate(90 50) scale(66)">${x(e,t)}</g>`),je=()=>M(`turned`,`0 0 100 100`,h`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,h`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,h`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Me=()=>M(`face f-asleep`,`0 0 100 100`,h`<circle class="skin" cx="50" cy="50" r="44" />`,h`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),R=(e,t,n,r,i=``)=>h`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,z=(e,t)=>()=>ee(()=>ye(e,t)),B=(e,t,n)=>Te(t,b(e)[t]??``,n),Ne=()=>R(v(`roll_for_me`),De(),z(`/api/roll`,{}),`kid-roll`,`large`),Pe=({context:e})=>h`<div class="kid-pad" role="group" aria-label=${v(`tap_number`)}>
  ${ve(e.state).map(e=>R(v(`i_rolled`,{number:e}),y(e),z(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function V({context:e,answers:t}){let n=b(e.state),r=e=>e.colour&&!e.seat?O(e.colour):i(e,n)??h`<span>${e.text}</span>`,a=e=>{let t=e.colour||i(e)?``:`worded`;return R(e.text,r(e),z(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>h`<div class="kid-pad" role="group" aria-label=${e}>${t.map(a)}</div>`)}var Fe=class extends oe{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return h`<${V} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?h`
        <${V} context=${e} answers=${i} />
        ${R(v(`verb_other`),I(),a(``),`kid-verb-other`,`small`)}
      `:h`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>R(t,h`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${V} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ie=({context:e,answers:t})=>h`<${Fe} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Le=()=>R(v(`none_of_these`),I(),z(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>R(e,t,z(n,r),`${n}${JSON.stringify(r)}`);function Re({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?v(`undo_yes`):v(`take_back_yes`,{count:r});return h`<div class="kid-row">
    ${t&&H(i,F(),`/api/take-back`,{number:n})}
    ${H(v(`take_back_no`),I(),`/api/take-back`,{number:0})}
  </div>`}function ze({context:e}){let{mixed:t}=e.state.whose;return h`<div class="kid-row">
    ${H(v(t?`whose_done`:`whose_yes`),F(),`/api/whose`,{right:!0})}
    ${!t&&H(v(`whose_no`),I(),`/api/whose`,{right:!1})}
  </div>`}const Be=()=>h`<div class="kid-row">
  ${H(v(`agree`),F(),`/api/overrule/agree`,{})}${H(v(`refuse`),I(),`/api/overrule/refuse`,{})}
</div>`;function Ve({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await z(`/api/seats/${t}/claim`)(),await e.refresh()};return h`<div class="kid-row" role="group" aria-label=${v(`who_are_you`)}>
    ${t.map(e=>R(v(`that_is_me`,{name:f(n,e)}),B(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const He={roll:Ne,numbers:Pe,answers:Ie,none:Le,"take-back":Re,whose:ze,agree:Be,seats:Ve};function Ue({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=z(`/api/pause`,{on:!i});return h`<div class="kid-row kid-always">
    ${r>0&&R(v(`undo`),ge(`taken-back`),z(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&R(v(`turn_done`),Ae(t,b(e)[t]??``),z(`/api/done`),`kid-done`)}
    ${n&&R(v(i?`go_on`:`pause`),i?ke():Oe(),a,`kid-pause`,i?`large`:``)}
  </div>`}function U(e,t){return a(e,t).filter(({source:e})=>e!==`drawn`)}function We(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ge={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ge[e.moment?.mark??``]??``;function G(e,t){let n=l(e),r=n?`oh`:W(e);return g(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function Ke(e,n){if(!_(e)||!w(e))return K(e,n);let{hand:r}=e,i=t(e,D(e))?.hints===`none`;return r?.kind===`in-hand`&&r.targets?.length&&!i?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(r?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Je=[`asleep`,`moment`,`winners`];function Ye(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Je[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return Ke(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:g(e,t)?[`none`]:[]};case`arrange`:return qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!se(e)&&!!e.offer?.seats.every(n=>te(e,t,n));function Xe(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(l(e))return G(e,t);let o=Ye(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Ze(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!r(e)&&e.phase!==`ask`?e.whose.text:r(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function Qe(e){return!t(e,D(e))||p(e)||e.phase===`arrange`?``:e.phase===`over`?ce(e):D(e)}function $e(e,t){let n=e.awaiting?.seats?.length>1||p(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:f(e,r),turn:!n&&r===D(e),mine:t.seats.includes(r)}))}function et(e,t){if(e.paused||e.offer||e.proposal||!g(e,t)||!re(e)&&!(_(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function tt(e,t,n=!1){let r=ue(t)&&(e.paused||o(e)||e.phase===`arrange`),[i,a]=[U(e,t),We(e,t)],s=Xe(e,t);return{...s,keys:s.keys.filter(e=>e===`answers`?i.length:e!==`seats`||a.length),seat:Qe(e),number:e.phase===`over`||n?null:e.die,moment:ne(e,n),headline:u(e,t),sentence:Ze(e),round:$e(e,t),next:et(e,t),pause:r?e.paused?`go-on`:`pause`:``,slip:c(e,t)?e.undo?.number??0:0,answers:i,free:a,allowed:g(e,t),sure:q(e,t)}}const J=({context:e,arrows:t,around:n})=>e.geometry&&n.length>0&&h`<${A} context=${e} arrows=${t} around=${n} />`;function nt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let r=[t.from,t.to].filter(Boolean),i=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return h`<${J} context=${e} arrows=${i} around=${r} /><p class="kid-text">${n(t.short,t.text)}</p>`}const rt=({context:{state:e}})=>h`<div class="kid-row">${e.winners.map(t=>B(e,t,`hero`))}${xe()}</div>`,Y=({context:{state:e},die:t=null})=>h`<div class="kid-row">${B(e,D(e),`hero`)}${t}</div>`,X=({context:e})=>h`<${Y} context=${e} die=${y(null,`kid-die`)} />`;function Z({context:e}){let t=ie(e.state.past.last),n=t.flatMap(({from:e,to:t})=>[e,t]);return h`<${X} context=${e} /><${J} context=${e} arrows=${t} around=${n} />`}function it({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:d(e,t),lights:e.lights??{},signs:e.signs,label:me(e)};return h`
    ${n.length>0&&h`<div class="kid-row">${n.map(({value:e})=>O(e))}</div>`}
    ${t&&h`<${_e} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Q({state:e}){let t=D(e),n=e.hand?.awaits;return he(n)?N(n,``):N(t,b(e)[t]??``)}function at({context:e}){let{state:t}=e,n=D(t);return h`
    <${Q} state=${t} />
    ${t.idea?h`<${ot} context=${e} />`:t.die?Ee(n,b(t)[n]??``,t.die):null}
  `}function ot({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=le(e.state.idea,`guide`);return h`<${J} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function st({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return h`
    ${n.length>6&&h`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ct({context:e,allowed:t}){let{state:n,geometry:r}=e;return h`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=s(i,n.turn)&&r?h`<${j} context=${e} move=${i} />`:h`<span>${a}</span>`;return t?R(a,o,z(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function lt({context:e}){let t=ae(e.state)?.wrong??[];return e.geometry&&t.length?h`<${J} context=${e} arrows=${[]} around=${t} />`:L()}const ut={asleep:Me,winners:rt,roll:Y,wait:Z,forgot:X,said:it,targets:st,count:at,question:ct,turned:je,step:nt,right:F,wrong:lt,back:L,whose:({context:e})=>h`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?h`<${k} state=${e} geometry=${t} />`:L(),moment:()=>null};await de(`kids/kids.css`);const dt=({state:e,round:t})=>h`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>h`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${B(e,t)}<span class="hidden">${n}${i?` (${v(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ft(e){fe(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function pt(e){let{context:t,seat:n,number:r,mood:i,moment:a,scene:o,allowed:s,keys:c}=e;return h`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${dt} state=${t.state} round=${e.round} />
        ${r?y(r,`kid-number`):null}${i?Ce(i):null}
      </div>
      <div class=${`kid-picture of-${o}`}>
        ${a&&h`<${m} ...${a} />`}
        <${ut[o]} key=${o} context=${t} allowed=${s} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&h`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${c.length>0&&h`<div class="kid-keys">${c.map(t=>h`<${He[t]} key=${t} ...${e} />`)}</div>`}
    <${Ue} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${E(v(`pictures_leave`),()=>ft(t),{name:`pictures-leave`})}</p>
  `}let $=null;function mt(){$=T(h`<section id="kids" class="kid-room" tabindex="-1" aria-label=${v(`pictures`)} />`),document.getElementById(`main`).prepend($)}function ht(t){let n=S(`pictures`);n&&!$&&mt(),document.body.classList.toggle(`kids`,n),n&&e(),$&&($.hidden=!n,n&&C($,h`<${pt} context=${t} ...${tt(t.state,be,pe())} />`))}export{ht as showKids};