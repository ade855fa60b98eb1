import{An as e,At as t,B as n,Bt as r,Cn as i,Dn as a,E as o,En as s,G as c,Gt as l,H as u,Ht as d,J as f,Jt as p,K as m,Kt as ee,Lt as te,Mt as ne,Nt as re,On as ie,Ot as h,Pt as g,Rt as ae,Sn as oe,St as se,T as ce,Tt as _,U as le,V as ue,Vt as de,Xt as fe,Y as pe,a as me,bn as v,cn as he,fn as y,hn as ge,jt as _e,kn as ve,kt as ye,ln as b,on as be,pn as xe,q as Se,tn as x,u as Ce,un as S,wn as C,wt as w,yt as T,z as E,zt as D}from"./phone-4f51d064.js";import{i as O,n as k}from"./lesson-96366aa4.js";import{t as A}from"./proposal-a63e1eb3.js";import{n as we,t as Te}from"./act-169ebb2a.js";const j=(e,t,...n)=>a`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Ee={good:()=>a`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>a`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>a`<path class="line" d="M38 68h24" />`};function De(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,a`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[a`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,a`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Ee[e]())}function Oe(){return a`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,a`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,a`<g class="lifts">${y(e,t)}<g transform="translate(.1 -.32)">${Oe()}</g></g>`)}const ke=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,y(e,t));function Ae(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,a`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>a`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>a`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),a`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,a`<g transform="translate(0 .12)">${y(e,t)}</g>`)}function je(){return a`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${b(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,a`<circle cx="50" cy="50" r="44" />`,a`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,a`<rect x="8" y="8" width="84" height="84" rx="18" />`,a`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Me=()=>N(`rest`,`M39 32V68M61 32V68`),Ne=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Pe=(e,t)=>j(`hand-on`,`0 0 124 100`,a`<path class="turn" d="M8 50H40" />`,a`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,a`<g transform="translate(90 50) scale(66)">${y(e,t)}</g>`),Fe=()=>j(`turned`,`0 0 100 100`,a`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,a`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,a`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Ie=()=>j(`face f-asleep`,`0 0 100 100`,a`<circle class="skin" cx="50" cy="50" r="44" />`,a`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>a`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>fe(()=>he(e,t)),z=(e,t,n)=>ke(t,g(e)[t]??``,n),Le=()=>L(v(`roll_for_me`),je(),R(`/api/roll`,{}),`kid-roll`,`large`),Re=({context:e})=>a`<div class="kid-pad" role="group" aria-label=${v(`tap_number`)}>
  ${T(e.state).map(e=>L(v(`i_rolled`,{number:e}),b(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:t}){let n=g(e.state),r=e=>e.colour&&!e.seat?u(e.colour):o(e,n)??a`<span>${e.text}</span>`,i=e=>{let t=e.colour||o(e)?``:`worded`,n=[r(e),ce(e.seat,e.mark)];return L(e.text,n,R(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>a`<div class="kid-pad" role="group" aria-label=${e}>${t.map(i)}</div>`)}var ze=class extends e{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return a`<${B} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),o=e=>()=>this.setState({word:e});return i.length?a`
        <${B} context=${e} answers=${i} />
        ${L(v(`verb_other`),F(),o(``),`kid-verb-other`,`small`)}
      `:a`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>L(t,a`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Be=({context:e,answers:t})=>a`<${ze} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Ve=()=>L(v(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function He({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?v(`undo_yes`):v(`take_back_yes`,{count:r});return a`<div class="kid-row">
    ${t&&V(i,P(),`/api/take-back`,{number:n})}
    ${V(v(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function Ue({context:e}){let{mixed:t}=e.state.whose;return a`<div class="kid-row">
    ${V(v(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(v(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const We=()=>a`<div class="kid-row">
  ${V(v(`agree`),P(),`/api/overrule/agree`,{})}${V(v(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function Ge({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return a`<div class="kid-row" role="group" aria-label=${v(`who_are_you`)}>
    ${t.map(e=>L(v(`that_is_me`,{name:d(n,e)}),z(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const Ke={roll:Le,numbers:Re,answers:Be,none:Ve,"take-back":He,whose:Ue,agree:We,seats:Ge};function qe({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,o=R(`/api/pause`,{on:!i});return a`<div class="kid-row kid-always">
    ${r>0&&L(v(`undo`),xe(`taken-back`),R(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&L(v(`turn_done`),Pe(t,g(e)[t]??``),R(`/api/done`),`kid-done`)}
    ${n&&L(v(i?`go_on`:`pause`),i?Ne():Me(),o,`kid-pause`,i?`large`:``)}
  </div>`}function Je({state:e,card:{seat:t,when:n,title:r,text:i,caption:o,known:s}}){x(`learn/lesson.css`);let c=R(`/api/seats/${t}/learning`,{on:!0,told:n});return a`<section class="card kid-lesson" aria-label=${o}>
    <${k} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(s,P(),c,`kid-lesson-known`,`small`)}
  </section>`}function H(e,t){return ne(e,t).filter(({source:e})=>e!==`drawn`)}function Ye(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Xe={good:`good`,win:`good`,wrong:`oh`,ask:`look`},U=e=>Xe[e.moment?.mark??``]??``;function W(e,t){let n=c(e),r=n?`oh`:U(e);return m(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const G=(e,t)=>({mood:U(e),scene:`said`,keys:H(e,t).length?[`answers`]:[`seats`]});function Ze(e,t){if(!_(e)||!ye(e))return G(e,t);let{hand:n}=e,r=l(e,w(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:U(e),scene:`count`,keys:[`seats`]}}function Qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const $e=[`asleep`,`moment`,`winners`];function et(e,t){switch(e.phase){case`over`:return{mood:U(e),scene:$e[Math.min(e.winners.length,2)],keys:[]};case`roll`:return W(e,t);case`move`:return Ze(e,t);case`say`:case`draw`:return G(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:m(e,t)?[`none`]:[]};case`arrange`:return Qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const K=(e,n)=>n.host||!t(e)&&!!e.offer?.seats.every(t=>pe(e,n,t));function tt(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||K(e,t)?[`take-back`]:[]};if(c(e))return W(e,t);let o=et(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function nt(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!h(e)&&e.phase!==`ask`?e.whose.text:h(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function rt(e){return!l(e,w(e))||D(e)||e.phase===`arrange`?``:e.phase===`over`?p(e):w(e)}function it(e,t){let n=e.awaiting?.seats?.length>1||D(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:d(e,r),turn:!n&&r===w(e),mine:t.seats.includes(r)}))}function at(e,t){if(e.paused||e.offer||e.proposal||!m(e,t)||!te(e)&&!(_(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function ot(e,t,r=!1){let i=Se(t)&&(e.paused||_e(e)||e.phase===`arrange`),[a,o]=[H(e,t),Ye(e,t)],s=tt(e,t);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:rt(e),number:e.phase===`over`||r?null:e.die,lesson:O(e,t,null),moment:n(e,r),headline:E(e,t),sentence:nt(e),round:it(e,t),next:at(e,t),pause:i?e.paused?`go-on`:`pause`:``,slip:f(e,t)?e.undo?.number??0:0,answers:a,free:o,allowed:m(e,t),sure:K(e,t)}}const q=({context:e,...t})=>e.geometry&&t.around.length>0&&a`<${we} context=${e} ...${t} />`;function st({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return a`<${q} context=${e} arrows=${r} around=${n} /><p class="kid-text">${ie(t.short,t.text)}</p>`}const ct=({context:{state:e}})=>a`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${ge()}</div>`,J=({context:{state:e},die:t=null})=>a`<div class="kid-row">${z(e,w(e),`hero`)}${t}</div>`,Y=({context:e})=>a`<${J} context=${e} die=${b(null,`kid-die`)} />`,X={seen:null,came:{}};function lt(e,t){let n=JSON.stringify(e??``);return n!==X.seen&&(X.came=X.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),X.seen=n,X.came}function ut({context:e}){let{last:t}=e.state.past,n=ae(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return a`
    <${Y} context=${e} />
    <${q} context=${e} arrows=${n} around=${r} came=${lt(t,n)} />
  `}function dt({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:de(e,t),lights:e.lights??{},signs:e.signs,label:me(e)};return a`
    ${n.length>0&&a`<div class="kid-row">${n.map(({value:e})=>u(e))}</div>`}
    ${t&&a`<${Ce} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Z({state:e}){let t=w(e),n=e.hand?.awaits;return S(n)?M(n,``):M(t,g(e)[t]??``)}function ft({context:e}){let{state:t}=e,n=w(t);return a`
    <${Z} state=${t} />
    ${t.idea?a`<${pt} context=${e} />`:t.die?Ae(n,g(t)[n]??``,t.die):null}
  `}function pt({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=ee(e.state.idea,`guide`);return a`<${q} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function mt({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,o=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return a`
    ${n.length>6&&a`<${Z} state=${e.state} />`}
    <${q} context=${e} arrows=${o} around=${i?[r,...n]:n} />
  `}function ht({context:e,allowed:t}){let{state:n,geometry:i}=e;return a`<div class="kid-options">${n.ask.map(({move:o,text:s})=>{let c=r(o,n.turn)&&i?a`<${Te} context=${e} move=${o} />`:a`<span>${s}</span>`;return t?L(s,c,R(`/api/answer`,{move:o}),`kid-${o}`,`picture`):c})}</div>`}function gt({context:e}){let t=re(e.state)?.wrong??[];return e.geometry&&t.length?a`<${q} context=${e} arrows=${[]} around=${t} />`:I()}const _t={asleep:Ie,winners:ct,roll:J,wait:ut,forgot:Y,said:dt,targets:mt,count:ft,question:ht,turned:Fe,step:st,right:P,wrong:gt,back:I,whose:({context:e})=>a`<${q} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?a`<${A} state=${e} geometry=${t} />`:I(),moment:()=>null};await x(`kids/kids.css`);const vt=({state:e,round:t})=>a`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>a`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${n}${i?` (${v(`you`)})`:``}</span>
    </li>`)}
</ul>`;function yt(e){oe(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function Q(e){let{context:t,seat:n,number:r,mood:i,moment:o,scene:s,allowed:c,keys:l}=e;return a`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${vt} state=${t.state} round=${e.round} />
        ${r?b(r,`kid-number`):null}${i?De(i):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${o&&a`<${ue} ...${o} />`}
        <${_t[s]} key=${s} context=${t} allowed=${c} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&a`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${e.lesson&&a`<${Je} key=${e.lesson.key} state=${t.state} card=${e.lesson} />`}
    ${l.length>0&&a`<div class="kid-keys">${l.map(t=>a`<${Ke[t]} key=${t} ...${e} />`)}</div>`}
    <${qe} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${C(v(`pictures_leave`),()=>yt(t),{name:`pictures-leave`})}</p>
  `}let $=null;function bt(){$=s(a`<section id="kids" class="kid-room" tabindex="-1" aria-label=${v(`pictures`)} />`),document.getElementById(`main`).prepend($)}function xt(e){let t=i(`pictures`);t&&!$&&bt(),document.body.classList.toggle(`kids`,t),t&&le(),$&&($.hidden=!t,t&&ve($,a`<${Q} context=${e} ...${ot(e.state,be,se())} />`))}export{xt as showKids};