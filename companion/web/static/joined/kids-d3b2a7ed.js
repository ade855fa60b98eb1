import{An as e,D as t,Dt as n,E as r,En as i,Fn as a,Ft as o,G as s,Gt as c,Ht as l,In as u,It as ee,J as d,K as te,Kt as f,Lt as ne,Mn as re,Nn as p,Nt as ie,O as m,On as ae,Ot as h,Pn as g,Pt as oe,Q as se,Qt as ce,Rt as _,St as le,Tt as ue,U as de,V as fe,Vt as pe,W as me,Wt as v,X as he,Y as y,Z as ge,Zt as b,a as _e,en as ve,fn as ye,gn as be,hn as x,jt as S,kn as xe,mn as Se,nn as Ce,qt as C,sn as w,u as T,vn as E,xn as D,yn as O}from"./phone-5c84839d.js";import{i as k,n as A}from"./lesson-50275f28.js";import{t as we}from"./proposal-41397bce.js";import{n as Te,t as Ee}from"./act-9ea264cd.js";const j=(e,t,...n)=>p`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,De={good:()=>p`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>p`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>p`<path class="line" d="M38 68h24" />`};function Oe(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,p`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[p`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,p`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),De[e]())}function ke(){return p`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,p`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,p`<g class="lifts">${E(e,t)}<g transform="translate(.1 -.32)">${ke()}</g></g>`)}const Ae=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,E(e,t));function je(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,p`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>p`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>p`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),p`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,p`<g transform="translate(0 .12)">${E(e,t)}</g>`)}function Me(){return p`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${x(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,p`<circle cx="50" cy="50" r="44" />`,p`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,p`<rect x="8" y="8" width="84" height="84" rx="18" />`,p`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Ne=()=>N(`rest`,`M39 32V68M61 32V68`),Pe=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Fe=(e,t)=>j(`hand-on`,`0 0 124 100`,p`<path class="turn" d="M8 50H40" />`,p`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,p`<g transform="translate(90 50) scale(66)">${E(e,t)}</g>`),Ie=()=>j(`turned`,`0 0 100 100`,p`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,p`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,p`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Le=()=>j(`face f-asleep`,`0 0 100 100`,p`<circle class="skin" cx="50" cy="50" r="44" />`,p`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>p`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>Ce(()=>Se(e,t)),z=(e,t,n)=>Ae(t,_(e)[t]??``,n),Re=()=>L(i(`roll_for_me`),Me(),R(`/api/roll`,{}),`kid-roll`,`large`),ze=({context:e})=>p`<div class="kid-pad" role="group" aria-label=${i(`tap_number`)}>
  ${le(e.state).map(e=>L(i(`i_rolled`,{number:e}),x(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:n}){let i=_(e.state),a=e=>e.colour&&!e.seat?s(e.colour):m(e,i)??p`<span>${e.text}</span>`,o=e=>{let n=e.colour||m(e)?``:`worded`,i=[a(e),r(e.seat,e.mark)],o=[e.text,t(e.seat,e.mark)].filter(Boolean).join(`, `);return L(o,i,R(`/api/input`,{input:e.input}),`kid-${e.input}`,n)};return n.map(({text:e,values:t})=>p`<div class="kid-pad" role="group" aria-label=${e}>${t.map(o)}</div>`)}var Be=class extends u{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return p`<${B} context=${e} answers=${t} />`;let a=r.filter(e=>e.word===n),o=e=>()=>this.setState({word:e});return a.length?p`
        <${B} context=${e} answers=${a} />
        ${L(i(`verb_other`),F(),o(``),`kid-verb-other`,`small`)}
      `:p`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>L(t,p`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ve=({context:e,answers:t})=>p`<${Be} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,He=()=>L(i(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function Ue({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,a=r===1?i(`undo_yes`):i(`take_back_yes`,{count:r});return p`<div class="kid-row">
    ${t&&V(a,P(),`/api/take-back`,{number:n})}
    ${V(i(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function We({context:e}){let{mixed:t}=e.state.whose;return p`<div class="kid-row">
    ${V(i(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(i(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const Ge=()=>p`<div class="kid-row">
  ${V(i(`agree`),P(),`/api/overrule/agree`,{})}${V(i(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function Ke({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return p`<div class="kid-row" role="group" aria-label=${i(`who_are_you`)}>
    ${t.map(e=>L(i(`that_is_me`,{name:C(n,e)}),z(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const qe={roll:Re,numbers:ze,answers:Ve,none:He,"take-back":Ue,whose:We,agree:Ge,seats:Ke};function Je({context:{state:e},next:t,pause:n,slip:r}){let a=n===`go-on`,o=R(`/api/pause`,{on:!a});return p`<div class="kid-row kid-always">
    ${r>0&&L(i(`undo`),O(`taken-back`),R(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&L(i(`turn_done`),Fe(t,_(e)[t]??``),R(`/api/done`),`kid-done`)}
    ${n&&L(i(a?`go_on`:`pause`),a?Pe():Ne(),o,`kid-pause`,a?`large`:``)}
  </div>`}function Ye({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){w(`learn/lesson.css`);let s=R(`/api/seats/${t}/learning`,{on:!0,told:n});return p`<section class="card kid-lesson" aria-label=${a}>
    <${A} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(o,P(),s,`kid-lesson-known`,`small`)}
  </section>`}function H(e,t){return ee(e,t).filter(({source:e})=>e!==`drawn`)}function Xe(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ze={good:`good`,win:`good`,wrong:`oh`,ask:`look`},U=e=>Ze[e.moment?.mark??``]??``;function W(e,t){let n=d(e),r=n?`oh`:U(e);return y(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const G=(e,t)=>({mood:U(e),scene:`said`,keys:H(e,t).length?[`answers`]:[`seats`]});function Qe(e,t){if(!h(e)||!ie(e))return G(e,t);let{hand:r}=e,i=b(e,n(e))?.hints===`none`;return r?.kind===`in-hand`&&r.targets?.length&&!i?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(r?.kind??``)?`look`:U(e),scene:`count`,keys:[`seats`]}}function $e(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const et=[`asleep`,`moment`,`winners`];function tt(e,t){switch(e.phase){case`over`:return{mood:U(e),scene:et[Math.min(e.winners.length,2)],keys:[]};case`roll`:return W(e,t);case`move`:return Qe(e,t);case`say`:case`draw`:return G(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:y(e,t)?[`none`]:[]};case`arrange`:return $e(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const K=(e,t)=>t.host||!oe(e)&&!!e.offer?.seats.every(n=>se(e,t,n));function nt(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||K(e,t)?[`take-back`]:[]};if(d(e))return W(e,t);let o=tt(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function rt(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!S(e)&&e.phase!==`ask`?e.whose.text:S(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function it(e){return!b(e,n(e))||v(e)||e.phase===`arrange`?``:e.phase===`over`?ve(e):n(e)}function at(e,t){let r=e.awaiting?.seats?.length>1||v(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:i})=>({seat:i,name:C(e,i),turn:!r&&i===n(e),mine:t.seats.includes(i)}))}function ot(e,t){if(e.paused||e.offer||e.proposal||!y(e,t)||!pe(e)&&!(h(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function st(e,t,n=!1){let r=he(t)&&(e.paused||o(e)||e.phase===`arrange`),[i,a]=[H(e,t),Xe(e,t)],s=nt(e,t);return{...s,keys:s.keys.filter(e=>e===`answers`?i.length:e!==`seats`||a.length),seat:it(e),number:e.phase===`over`||n?null:e.die,lesson:k(e,t,null),moment:de(e,n),headline:fe(e,t),sentence:rt(e),round:at(e,t),next:ot(e,t),pause:r?e.paused?`go-on`:`pause`:``,slip:ge(e,t)?e.undo?.number??0:0,answers:i,free:a,allowed:y(e,t),sure:K(e,t)}}const q=({context:e,...t})=>e.geometry&&t.around.length>0&&p`<${Te} context=${e} ...${t} />`;function ct({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return p`<${q} context=${e} arrows=${r} around=${n} /><p class="kid-text">${g(t.short,t.text)}</p>`}const lt=({context:{state:e}})=>p`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${D()}</div>`,J=({context:{state:e},die:t=null})=>p`<div class="kid-row">${z(e,n(e),`hero`)}${t}</div>`,Y=({context:e})=>p`<${J} context=${e} die=${x(null,`kid-die`)} />`,X={seen:null,came:{}};function ut(e,t){let n=JSON.stringify(e??``);return n!==X.seen&&(X.came=X.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),X.seen=n,X.came}function dt({context:e}){let{last:t}=e.state.past,n=l(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return p`
    <${Y} context=${e} />
    <${q} context=${e} arrows=${n} around=${r} came=${ut(t,n)} />
  `}function ft({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:f(e,t),lights:e.lights??{},signs:e.signs,label:_e(e)};return p`
    ${n.length>0&&p`<div class="kid-row">${n.map(({value:e})=>s(e))}</div>`}
    ${t&&p`<${T} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Z({state:e}){let t=n(e),r=e.hand?.awaits;return be(r)?M(r,``):M(t,_(e)[t]??``)}function pt({context:e}){let{state:t}=e,r=n(t);return p`
    <${Z} state=${t} />
    ${t.idea?p`<${mt} context=${e} />`:t.die?je(r,_(t)[r]??``,t.die):null}
  `}function mt({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=ce(e.state.idea,`guide`);return p`<${q} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function ht({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return p`
    ${n.length>6&&p`<${Z} state=${e.state} />`}
    <${q} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function gt({context:e,allowed:t}){let{state:n,geometry:r}=e;return p`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=c(i,n.turn)&&r?p`<${Ee} context=${e} move=${i} />`:p`<span>${a}</span>`;return t?L(a,o,R(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function _t({context:e}){let t=ne(e.state)?.wrong??[];return e.geometry&&t.length?p`<${q} context=${e} arrows=${[]} around=${t} />`:I()}const vt={asleep:Le,winners:lt,roll:J,wait:dt,forgot:Y,said:ft,targets:ht,count:pt,question:gt,turned:Ie,step:ct,right:P,wrong:_t,back:I,whose:({context:e})=>p`<${q} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?p`<${we} state=${e} geometry=${t} />`:I(),moment:()=>null},yt=({state:e,round:t})=>p`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:a})=>p`<li key=${t} class=${`${r?`turn`:``} ${a?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${n}${a?` (${i(`you`)})`:``}</span>
    </li>`)}
</ul>`;function Q(e){ae(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function bt(t){let{context:n,seat:r,number:a,mood:o,moment:s,scene:c,allowed:l,keys:u}=t;return p`
    <div class=${`kid-card card${r?` seat-${r}`:``}`}>
      <div class="kid-head">
        <${yt} state=${n.state} round=${t.round} />
        ${a?x(a,`kid-number`):null}${o?Oe(o):null}
      </div>
      <div class=${`kid-picture of-${c}`}>
        ${s&&p`<${me} ...${s} />`}
        <${vt[c]} key=${c} context=${n} allowed=${l} />
      </div>
      <h1>${t.headline}</h1>
      ${t.sentence&&p`<p class="kid-text">${t.sentence}</p>`}
    </div>
    ${t.lesson&&p`<${Ye} key=${t.lesson.key} state=${n.state} card=${t.lesson} />`}
    ${u.length>0&&p`<div class="kid-keys">${u.map(e=>p`<${qe[e]} key=${e} ...${t} />`)}</div>`}
    <${Je} context=${n} next=${t.next} pause=${t.pause} slip=${t.slip} />
    <p class="aside">${e(i(`pictures_leave`),()=>Q(n),{name:`pictures-leave`})}</p>
  `}let $=null;function xt(){$=re(p`<section id="kids" class="kid-room" tabindex="-1" aria-label=${i(`pictures`)} />`),document.getElementById(`main`).prepend($)}function St(e){let t=xe(`pictures`);t&&!$&&xt(),document.body.classList.toggle(`kids`,t),t&&te(),$&&($.hidden=!t,t&&a($,p`<${bt} context=${e} ...${st(e.state,ye,ue())} />`))}export{St as showKids};