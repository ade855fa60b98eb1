import{An as e,B as t,D as n,Dt as r,E as i,En as a,Fn as o,Ft as s,G as c,Gt as l,H as u,Ht as ee,In as te,It as d,J as f,K as ne,Kt as re,Lt as ie,Mn as ae,Nn as p,Nt as oe,O as m,On as h,Ot as g,Pn as se,Pt as ce,Q as le,Qt as ue,Rt as _,St as de,Tt as fe,U as pe,Vt as me,W as he,Wt as v,X as ge,Y as y,Z as _e,Zt as b,a as ve,en as ye,fn as be,gn as xe,hn as x,jt as S,kn as Se,mn as Ce,nn as C,qt as w,sn as T,u as E,vn as D,xn as O,yn as k}from"./phone-2b29298f.js";import{i as A,n as we}from"./lesson-af896142.js";import{t as Te}from"./proposal-c2b7e113.js";import{n as Ee,t as De}from"./act-83227ec0.js";const j=(e,t,...n)=>p`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Oe={good:()=>p`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>p`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>p`<path class="line" d="M38 68h24" />`};function ke(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,p`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[p`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,p`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Oe[e]())}function Ae(){return p`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,p`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,p`<g class="lifts">${D(e,t)}<g transform="translate(.1 -.32)">${Ae()}</g></g>`)}const je=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,D(e,t));function Me(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,p`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>p`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>p`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),p`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,p`<g transform="translate(0 .12)">${D(e,t)}</g>`)}function Ne(){return p`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${x(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,p`<circle cx="50" cy="50" r="44" />`,p`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,p`<rect x="8" y="8" width="84" height="84" rx="18" />`,p`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Pe=()=>N(`rest`,`M39 32V68M61 32V68`),Fe=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Ie=(e,t)=>j(`hand-on`,`0 0 124 100`,p`<path class="turn" d="M8 50H40" />`,p`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,p`<g transform="translate(90 50) scale(66)">${D(e,t)}</g>`),Le=()=>j(`turned`,`0 0 100 100`,p`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,p`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,p`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Re=()=>j(`face f-asleep`,`0 0 100 100`,p`<circle class="skin" cx="50" cy="50" r="44" />`,p`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>p`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>C(()=>Ce(e,t)),z=(e,t,n)=>je(t,_(e)[t]??``,n),ze=()=>L(a(`roll_for_me`),Ne(),R(`/api/roll`,{}),`kid-roll`,`large`),Be=({context:e})=>p`<div class="kid-pad" role="group" aria-label=${a(`tap_number`)}>
  ${de(e.state).map(e=>L(a(`i_rolled`,{number:e}),x(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:t}){let r=_(e.state),a=e=>e.colour&&!e.seat?c(e.colour):m(e,r)??p`<span>${e.text}</span>`,o=e=>{let t=e.colour||m(e)?``:`worded`,r=[a(e),i(e.seat,e.mark)],o=[e.text,n(e.seat,e.mark)].filter(Boolean).join(`, `);return L(o,r,R(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>p`<div class="kid-pad" role="group" aria-label=${e}>${t.map(o)}</div>`)}var Ve=class extends te{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return p`<${B} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),o=e=>()=>this.setState({word:e});return i.length?p`
        <${B} context=${e} answers=${i} />
        ${L(a(`verb_other`),F(),o(``),`kid-verb-other`,`small`)}
      `:p`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>L(t,p`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const He=({context:e,answers:t})=>p`<${Ve} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,Ue=()=>L(a(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function We({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?a(`undo_yes`):a(`take_back_yes`,{count:r});return p`<div class="kid-row">
    ${t&&V(i,P(),`/api/take-back`,{number:n})}
    ${V(a(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function Ge({context:e}){let{mixed:t}=e.state.whose;return p`<div class="kid-row">
    ${V(a(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(a(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const Ke=()=>p`<div class="kid-row">
  ${V(a(`agree`),P(),`/api/overrule/agree`,{})}${V(a(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function qe({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return p`<div class="kid-row" role="group" aria-label=${a(`who_are_you`)}>
    ${t.map(e=>L(a(`that_is_me`,{name:w(n,e)}),z(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const Je={roll:ze,numbers:Be,answers:He,none:Ue,"take-back":We,whose:Ge,agree:Ke,seats:qe};function Ye({context:{state:e},next:n,pause:r,slip:i}){let o=r===`go-on`;return p`<div class="kid-row kid-always">
    ${i>0&&L(a(`undo`),k(`taken-back`),R(`/api/undo`,{number:i}),`kid-slip`)}
    ${n&&L(a(`turn_done`),Ie(n,_(e)[n]??``),R(`/api/done`),`kid-done`)}
    ${r&&L(a(o?`go_on`:`pause`),o?Fe():Pe(),()=>t(!o),`kid-pause`,o?`large`:``)}
  </div>`}function Xe({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){T(`learn/lesson.css`);let s=R(`/api/seats/${t}/learning`,{on:!0,told:n});return p`<section class="card kid-lesson" aria-label=${a}>
    <${we} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(o,P(),s,`kid-lesson-known`,`small`)}
  </section>`}function H(e,t){return d(e,t).filter(({source:e})=>e!==`drawn`)}function Ze(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Qe={good:`good`,win:`good`,wrong:`oh`,ask:`look`},U=e=>Qe[e.moment?.mark??``]??``;function W(e,t){let n=f(e),r=n?`oh`:U(e);return y(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const G=(e,t)=>({mood:U(e),scene:`said`,keys:H(e,t).length?[`answers`]:[`seats`]});function $e(e,t){if(!g(e)||!oe(e))return G(e,t);let{hand:n}=e,i=b(e,r(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!i?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:U(e),scene:`count`,keys:[`seats`]}}function et(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const tt=[`asleep`,`moment`,`winners`];function nt(e,t){switch(e.phase){case`over`:return{mood:U(e),scene:tt[Math.min(e.winners.length,2)],keys:[]};case`roll`:return W(e,t);case`move`:return $e(e,t);case`say`:case`draw`:return G(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:y(e,t)?[`none`]:[]};case`arrange`:return et(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const K=(e,t)=>t.host||!ce(e)&&!!e.offer?.seats.every(n=>le(e,t,n));function rt(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||K(e,t)?[`take-back`]:[]};if(f(e))return W(e,t);let o=nt(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function it(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!S(e)&&e.phase!==`ask`?e.whose.text:S(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function at(e){return!b(e,r(e))||v(e)||e.phase===`arrange`?``:e.phase===`over`?ye(e):r(e)}function ot(e,t){let n=e.awaiting?.seats?.length>1||v(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:i})=>({seat:i,name:w(e,i),turn:!n&&i===r(e),mine:t.seats.includes(i)}))}function st(e,t){if(e.paused||e.offer||e.proposal||!y(e,t)||!me(e)&&!(g(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function ct(e,t,n=!1){let r=ge(t)&&(e.paused||s(e)||e.phase===`arrange`),[i,a]=[H(e,t),Ze(e,t)],o=rt(e,t);return{...o,keys:o.keys.filter(e=>e===`answers`?i.length:e!==`seats`||a.length),seat:at(e),number:e.phase===`over`||n?null:e.die,lesson:A(e,t,null),moment:pe(e,n),headline:u(e,t),sentence:it(e),round:ot(e,t),next:st(e,t),pause:r?e.paused?`go-on`:`pause`:``,slip:_e(e,t)?e.undo?.number??0:0,answers:i,free:a,allowed:y(e,t),sure:K(e,t)}}const q=({context:e,...t})=>e.geometry&&t.around.length>0&&p`<${Ee} context=${e} ...${t} />`;function lt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return p`<${q} context=${e} arrows=${r} around=${n} /><p class="kid-text">${se(t.short,t.text)}</p>`}const ut=({context:{state:e}})=>p`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${O()}</div>`,J=({context:{state:e},die:t=null})=>p`<div class="kid-row">${z(e,r(e),`hero`)}${t}</div>`,Y=({context:e})=>p`<${J} context=${e} die=${x(null,`kid-die`)} />`,X={seen:null,came:{}};function dt(e,t){let n=JSON.stringify(e??``);return n!==X.seen&&(X.came=X.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),X.seen=n,X.came}function ft({context:e}){let{last:t}=e.state.past,n=ee(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return p`
    <${Y} context=${e} />
    <${q} context=${e} arrows=${n} around=${r} came=${dt(t,n)} />
  `}function pt({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:re(e,t),lights:e.lights??{},signs:e.signs,label:ve(e)};return p`
    ${n.length>0&&p`<div class="kid-row">${n.map(({value:e})=>c(e))}</div>`}
    ${t&&p`<${E} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Z({state:e}){let t=r(e),n=e.hand?.awaits;return xe(n)?M(n,``):M(t,_(e)[t]??``)}function Q({context:e}){let{state:t}=e,n=r(t);return p`
    <${Z} state=${t} />
    ${t.idea?p`<${mt} context=${e} />`:t.die?Me(n,_(t)[n]??``,t.die):null}
  `}function mt({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=ue(e.state.idea,`guide`);return p`<${q} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function ht({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return p`
    ${n.length>6&&p`<${Z} state=${e.state} />`}
    <${q} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function gt({context:e,allowed:t}){let{state:n,geometry:r}=e;return p`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=l(i,n.turn)&&r?p`<${De} context=${e} move=${i} />`:p`<span>${a}</span>`;return t?L(a,o,R(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function _t({context:e}){let t=ie(e.state)?.wrong??[];return e.geometry&&t.length?p`<${q} context=${e} arrows=${[]} around=${t} />`:I()}const vt={asleep:Re,winners:ut,roll:J,wait:ft,forgot:Y,said:pt,targets:ht,count:Q,question:gt,turned:Le,step:lt,right:P,wrong:_t,back:I,whose:({context:e})=>p`<${q} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?p`<${Te} state=${e} geometry=${t} />`:I(),moment:()=>null},yt=({state:e,round:t})=>p`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>p`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${n}${i?` (${a(`you`)})`:``}</span>
    </li>`)}
</ul>`;function bt(e){h(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function xt(t){let{context:n,seat:r,number:i,mood:o,moment:s,scene:c,allowed:l,keys:u}=t;return p`
    <div class=${`kid-card card${r?` seat-${r}`:``}`}>
      <div class="kid-head">
        <${yt} state=${n.state} round=${t.round} />
        ${i?x(i,`kid-number`):null}${o?ke(o):null}
      </div>
      <div class=${`kid-picture of-${c}`}>
        ${s&&p`<${he} ...${s} />`}
        <${vt[c]} key=${c} context=${n} allowed=${l} />
      </div>
      <h1>${t.headline}</h1>
      ${t.sentence&&p`<p class="kid-text">${t.sentence}</p>`}
    </div>
    ${t.lesson&&p`<${Xe} key=${t.lesson.key} state=${n.state} card=${t.lesson} />`}
    ${u.length>0&&p`<div class="kid-keys">${u.map(e=>p`<${Je[e]} key=${e} ...${t} />`)}</div>`}
    <${Ye} context=${n} next=${t.next} pause=${t.pause} slip=${t.slip} />
    <p class="aside">${e(a(`pictures_leave`),()=>bt(n),{name:`pictures-leave`})}</p>
  `}let $=null;function St(){$=ae(p`<section id="kids" class="kid-room" tabindex="-1" aria-label=${a(`pictures`)} />`),document.getElementById(`main`).prepend($)}function Ct(e){let t=Se(`pictures`);t&&!$&&St(),document.body.classList.toggle(`kids`,t),t&&ne(),$&&($.hidden=!t,t&&o($,p`<${xt} context=${e} ...${ct(e.state,be,fe())} />`))}export{Ct as showKids};