import{An as e,At as t,B as n,Bt as r,E as i,En as a,Ft as o,G as s,H as c,Ht as l,J as ee,Jt as te,K as u,Mn as ne,Mt as re,Nt as ie,On as ae,Ot as d,Pt as oe,Qt as se,Rt as f,Sn as p,St as ce,T as le,Tn as ue,Tt as m,U as de,Ut as h,V as fe,Vt as pe,Xt as me,Y as he,_n as ge,a as _e,cn as ve,dn as g,fn as ye,hn as be,jn as xe,jt as Se,kn as _,mn as v,q as Ce,qt as y,rn as b,u as x,un as S,wn as C,wt as w,yt as T,z as E,zt as D}from"./phone-68234baa.js";import{i as O,n as k}from"./lesson-8880df56.js";import{t as A}from"./proposal-33f2340c.js";import{n as we,t as Te}from"./act-16dee433.js";const j=(e,t,...n)=>_`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Ee={good:()=>_`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>_`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>_`<path class="line" d="M38 68h24" />`};function De(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,_`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[_`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,_`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Ee[e]())}function Oe(){return _`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,_`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,_`<g class="lifts">${v(e,t)}<g transform="translate(.1 -.32)">${Oe()}</g></g>`)}const ke=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,v(e,t));function Ae(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,_`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>_`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>_`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),_`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,_`<g transform="translate(0 .12)">${v(e,t)}</g>`)}function je(){return _`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${g(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,_`<circle cx="50" cy="50" r="44" />`,_`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,_`<rect x="8" y="8" width="84" height="84" rx="18" />`,_`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Me=()=>N(`rest`,`M39 32V68M61 32V68`),Ne=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Pe=(e,t)=>j(`hand-on`,`0 0 124 100`,_`<path class="turn" d="M8 50H40" />`,_`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,_`<g transform="translate(90 50) scale(66)">${v(e,t)}</g>`),Fe=()=>j(`turned`,`0 0 100 100`,_`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,_`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,_`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Ie=()=>j(`face f-asleep`,`0 0 100 100`,_`<circle class="skin" cx="50" cy="50" r="44" />`,_`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>_`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>se(()=>S(e,t)),z=(e,t,n)=>ke(t,o(e)[t]??``,n),Le=()=>L(p(`roll_for_me`),je(),R(`/api/roll`,{}),`kid-roll`,`large`),Re=({context:e})=>_`<div class="kid-pad" role="group" aria-label=${p(`tap_number`)}>
  ${T(e.state).map(e=>L(p(`i_rolled`,{number:e}),g(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:t}){let n=o(e.state),r=e=>e.colour&&!e.seat?c(e.colour):i(e,n)??_`<span>${e.text}</span>`,a=e=>{let t=e.colour||i(e)?``:`worded`,n=[r(e),le(e.seat,e.mark)];return L(e.text,n,R(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>_`<div class="kid-pad" role="group" aria-label=${e}>${t.map(a)}</div>`)}var ze=class extends ne{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return _`<${B} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?_`
        <${B} context=${e} answers=${i} />
        ${L(p(`verb_other`),F(),a(``),`kid-verb-other`,`small`)}
      `:_`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>L(t,_`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Be=({context:e,answers:t})=>_`<${ze} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Ve=()=>L(p(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function He({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?p(`undo_yes`):p(`take_back_yes`,{count:r});return _`<div class="kid-row">
    ${t&&V(i,P(),`/api/take-back`,{number:n})}
    ${V(p(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function Ue({context:e}){let{mixed:t}=e.state.whose;return _`<div class="kid-row">
    ${V(p(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(p(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const We=()=>_`<div class="kid-row">
  ${V(p(`agree`),P(),`/api/overrule/agree`,{})}${V(p(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function Ge({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return _`<div class="kid-row" role="group" aria-label=${p(`who_are_you`)}>
    ${t.map(e=>L(p(`that_is_me`,{name:h(n,e)}),z(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const Ke={roll:Le,numbers:Re,answers:Be,none:Ve,"take-back":He,whose:Ue,agree:We,seats:Ge};function qe({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,a=R(`/api/pause`,{on:!i});return _`<div class="kid-row kid-always">
    ${r>0&&L(p(`undo`),be(`taken-back`),R(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&L(p(`turn_done`),Pe(t,o(e)[t]??``),R(`/api/done`),`kid-done`)}
    ${n&&L(p(i?`go_on`:`pause`),i?Ne():Me(),a,`kid-pause`,i?`large`:``)}
  </div>`}function Je({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){b(`learn/lesson.css`);let s=R(`/api/seats/${t}/learning`,{on:!0,told:n});return _`<section class="card kid-lesson" aria-label=${a}>
    <${k} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(o,P(),s,`kid-lesson-known`,`small`)}
  </section>`}function H(e,t){return ie(e,t).filter(({source:e})=>e!==`drawn`)}function Ye(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Xe={good:`good`,win:`good`,wrong:`oh`,ask:`look`},U=e=>Xe[e.moment?.mark??``]??``;function W(e,t){let n=s(e),r=n?`oh`:U(e);return u(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const G=(e,t)=>({mood:U(e),scene:`said`,keys:H(e,t).length?[`answers`]:[`seats`]});function Ze(e,n){if(!m(e)||!t(e))return G(e,n);let{hand:r}=e,i=y(e,w(e))?.hints===`none`;return r?.kind===`in-hand`&&r.targets?.length&&!i?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(r?.kind??``)?`look`:U(e),scene:`count`,keys:[`seats`]}}function Qe(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const $e=[`asleep`,`moment`,`winners`];function et(e,t){switch(e.phase){case`over`:return{mood:U(e),scene:$e[Math.min(e.winners.length,2)],keys:[]};case`roll`:return W(e,t);case`move`:return Ze(e,t);case`say`:case`draw`:return G(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:u(e,t)?[`none`]:[]};case`arrange`:return Qe(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const K=(e,t)=>t.host||!Se(e)&&!!e.offer?.seats.every(n=>he(e,t,n));function tt(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||K(e,t)?[`take-back`]:[]};if(s(e))return W(e,t);let o=et(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function nt(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!d(e)&&e.phase!==`ask`?e.whose.text:d(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function rt(e){return!y(e,w(e))||r(e)||e.phase===`arrange`?``:e.phase===`over`?me(e):w(e)}function it(e,t){let n=e.awaiting?.seats?.length>1||r(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:h(e,r),turn:!n&&r===w(e),mine:t.seats.includes(r)}))}function at(e,t){if(e.paused||e.offer||e.proposal||!u(e,t)||!f(e)&&!(m(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function ot(e,t,r=!1){let i=Ce(t)&&(e.paused||re(e)||e.phase===`arrange`),[a,o]=[H(e,t),Ye(e,t)],s=tt(e,t);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:rt(e),number:e.phase===`over`||r?null:e.die,lesson:O(e,t,null),moment:n(e,r),headline:E(e,t),sentence:nt(e),round:it(e,t),next:at(e,t),pause:i?e.paused?`go-on`:`pause`:``,slip:ee(e,t)?e.undo?.number??0:0,answers:a,free:o,allowed:u(e,t),sure:K(e,t)}}const q=({context:e,...t})=>e.geometry&&t.around.length>0&&_`<${we} context=${e} ...${t} />`;function st({context:t}){let[n]=t.state.steps??[];if(!n)return null;let r=[n.from,n.to].filter(Boolean),i=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return _`<${q} context=${t} arrows=${i} around=${r} /><p class="kid-text">${e(n.short,n.text)}</p>`}const ct=({context:{state:e}})=>_`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${ge()}</div>`,J=({context:{state:e},die:t=null})=>_`<div class="kid-row">${z(e,w(e),`hero`)}${t}</div>`,Y=({context:e})=>_`<${J} context=${e} die=${g(null,`kid-die`)} />`,X={seen:null,came:{}};function lt(e,t){let n=JSON.stringify(e??``);return n!==X.seen&&(X.came=X.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),X.seen=n,X.came}function ut({context:e}){let{last:t}=e.state.past,n=D(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return _`
    <${Y} context=${e} />
    <${q} context=${e} arrows=${n} around=${r} came=${lt(t,n)} />
  `}function dt({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:l(e,t),lights:e.lights??{},signs:e.signs,label:_e(e)};return _`
    ${n.length>0&&_`<div class="kid-row">${n.map(({value:e})=>c(e))}</div>`}
    ${t&&_`<${x} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Z({state:e}){let t=w(e),n=e.hand?.awaits;return ye(n)?M(n,``):M(t,o(e)[t]??``)}function ft({context:e}){let{state:t}=e,n=w(t);return _`
    <${Z} state=${t} />
    ${t.idea?_`<${pt} context=${e} />`:t.die?Ae(n,o(t)[n]??``,t.die):null}
  `}function pt({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=te(e.state.idea,`guide`);return _`<${q} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function mt({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return _`
    ${n.length>6&&_`<${Z} state=${e.state} />`}
    <${q} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function ht({context:e,allowed:t}){let{state:n,geometry:r}=e;return _`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=pe(i,n.turn)&&r?_`<${Te} context=${e} move=${i} />`:_`<span>${a}</span>`;return t?L(a,o,R(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function gt({context:e}){let t=oe(e.state)?.wrong??[];return e.geometry&&t.length?_`<${q} context=${e} arrows=${[]} around=${t} />`:I()}const _t={asleep:Ie,winners:ct,roll:J,wait:ut,forgot:Y,said:dt,targets:mt,count:ft,question:ht,turned:Fe,step:st,right:P,wrong:gt,back:I,whose:({context:e})=>_`<${q} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?_`<${A} state=${e} geometry=${t} />`:I(),moment:()=>null};await b(`kids/kids.css`);const vt=({state:e,round:t})=>_`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>_`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${n}${i?` (${p(`you`)})`:``}</span>
    </li>`)}
</ul>`;function yt(e){C(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function Q(e){let{context:t,seat:n,number:r,mood:i,moment:o,scene:s,allowed:c,keys:l}=e;return _`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${vt} state=${t.state} round=${e.round} />
        ${r?g(r,`kid-number`):null}${i?De(i):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${o&&_`<${fe} ...${o} />`}
        <${_t[s]} key=${s} context=${t} allowed=${c} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&_`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${e.lesson&&_`<${Je} key=${e.lesson.key} state=${t.state} card=${e.lesson} />`}
    ${l.length>0&&_`<div class="kid-keys">${l.map(t=>_`<${Ke[t]} key=${t} ...${e} />`)}</div>`}
    <${qe} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${a(p(`pictures_leave`),()=>yt(t),{name:`pictures-leave`})}</p>
  `}let $=null;function bt(){$=ae(_`<section id="kids" class="kid-room" tabindex="-1" aria-label=${p(`pictures`)} />`),document.getElementById(`main`).prepend($)}function xt(e){let t=ue(`pictures`);t&&!$&&bt(),document.body.classList.toggle(`kids`,t),t&&de(),$&&($.hidden=!t,t&&xe($,_`<${Q} context=${e} ...${ot(e.state,ve,ce())} />`))}export{xt as showKids};