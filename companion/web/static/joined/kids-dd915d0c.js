import{$ as e,An as t,B as n,Bn as r,Bt as i,D as a,E as o,Et as s,G as c,Gt as l,I as u,In as d,It as ee,J as f,Jt as p,Ln as m,Lt as te,Mn as ne,Mt as re,Nn as ie,O as h,Pn as ae,Q as oe,R as se,Rn as ce,Rt as le,Sn as ue,V as g,Vt as _,Wt as de,X as v,Xt as y,Yt as fe,Z as b,_n as pe,an as me,en as x,et as he,hn as ge,i as _e,jt as S,kt as ve,l as ye,nt as be,qt as C,rn as xe,tn as Se,tt as Ce,un as w,vn as T,wn as E,xn as D,yn as O,z as k,zn as A,zt as we}from"./phone-f50be9ec.js";import{i as Te,n as Ee}from"./lesson-234854fa.js";import{t as De}from"./proposal-fc818518.js";import{n as Oe,t as ke}from"./act-3b47880d.js";const j=(e,t,...n)=>m`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,Ae={good:()=>m`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>m`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>m`<path class="line" d="M38 68h24" />`};function je(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,m`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[m`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,m`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),Ae[e]())}function Me(){return m`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,m`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,m`<g class="lifts">${D(e,t)}<g transform="translate(.1 -.32)">${Me()}</g></g>`)}const Ne=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,D(e,t));function Pe(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,m`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>m`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>m`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),m`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,m`<g transform="translate(0 .12)">${D(e,t)}</g>`)}function Fe(){return m`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${T(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,m`<circle cx="50" cy="50" r="44" />`,m`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,m`<rect x="8" y="8" width="84" height="84" rx="18" />`,m`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Ie=()=>N(`rest`,`M39 32V68M61 32V68`),Le=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Re=(e,t)=>j(`hand-on`,`0 0 124 100`,m`<path class="turn" d="M8 50H40" />`,m`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,m`<g transform="translate(90 50) scale(66)">${D(e,t)}</g>`),ze=()=>j(`turned`,`0 0 100 100`,m`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,m`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,m`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Be=()=>j(`face f-asleep`,`0 0 100 100`,m`<circle class="skin" cx="50" cy="50" r="44" />`,m`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>m`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>me(()=>pe(e,t)),z=(e,t,n)=>Ne(t,_(e)[t]??``,n),Ve=()=>L(t(`roll_for_me`),Fe(),R(`/api/roll`,{}),`kid-roll`,`large`),He=({context:e})=>m`<div class="kid-pad" role="group" aria-label=${t(`tap_number`)}>
  ${s(e.state).map(e=>L(t(`i_rolled`,{number:e}),T(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:t}){let n=_(e.state),r=e=>e.colour&&!e.seat?g(e.colour):h(e,n)??m`<span>${e.text}</span>`,i=e=>{let t=e.colour||h(e)?``:`worded`,n=[r(e),o(e.seat,e.mark)],i=[e.text,a(e.seat,e.mark)].filter(Boolean).join(`, `);return L(i,n,R(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>m`<div class="kid-pad" role="group" aria-label=${e}>${t.map(i)}</div>`)}var V=class extends r{render({context:e,answers:n},{word:r}){let i=n.filter(({verb:e})=>e);if(i.length<2)return m`<${B} context=${e} answers=${n} />`;let a=i.filter(e=>e.word===r),o=e=>()=>this.setState({word:e});return a.length?m`
        <${B} context=${e} answers=${a} />
        ${L(t(`verb_other`),F(),o(``),`kid-verb-other`,`small`)}
      `:m`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${i.map(({word:e,verb:t})=>L(t,m`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${n.filter(({verb:e})=>!e)} />
    `}};const Ue=({context:e,answers:t})=>m`<${V} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,We=()=>L(t(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),H=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function Ge({context:e,sure:n}){let{number:r,turns:i}=e.state.offer,a=i===1?t(`undo_yes`):t(`take_back_yes`,{count:i});return m`<div class="kid-row">
    ${n&&H(a,P(),`/api/take-back`,{number:r})}
    ${H(t(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function Ke({context:e}){let{mixed:n}=e.state.whose;return m`<div class="kid-row">
    ${H(t(n?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!n&&H(t(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const qe=()=>m`<div class="kid-row">
  ${H(t(`agree`),P(),`/api/overrule/agree`,{})}${H(t(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function Je({context:e,free:n}){let{state:r}=e,i=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return m`<div class="kid-row" role="group" aria-label=${t(`who_are_you`)}>
    ${n.map(e=>L(t(`that_is_me`,{name:y(r,e)}),z(r,e),i(e),`kid-claim-${e}`))}
  </div>`}const Ye={roll:Ve,numbers:He,answers:Ue,none:We,"take-back":Ge,whose:Ke,agree:qe,seats:Je};function Xe({context:{state:e},next:n,pause:r,slip:i}){let a=r===`go-on`;return m`<div class="kid-row kid-always">
    ${i>0&&L(t(`undo`),ue(`taken-back`),R(`/api/undo`,{number:i}),`kid-slip`)}
    ${n&&L(t(`turn_done`),Re(n,_(e)[n]??``),R(`/api/done`),`kid-done`)}
    ${r&&L(t(a?`go_on`:`pause`),a?Le():Ie(),()=>c(!a),`kid-pause`,a?`large`:``)}
  </div>`}function Ze({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){w(`learn/lesson.css`);let s=R(`/api/seats/${t}/learning`,{on:!0,told:n});return m`<section class="card kid-lesson" aria-label=${a}>
    <${Ee} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(o,P(),s,`kid-lesson-known`,`small`)}
  </section>`}function U(e,t){return we(e,t).filter(({source:e})=>e!==`drawn`)}function Qe(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const $e={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>$e[e.moment?.mark??``]??``;function G(e,t){let n=v(e),r=n?`oh`:W(e);return b(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function et(e,t){if(!re(e)||!ee(e))return K(e,t);let{hand:n}=e,r=x(e,S(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function tt(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const nt=[`asleep`,`moment`,`winners`];function rt(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:nt[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return et(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:b(e,t)?[`none`]:[]};case`arrange`:return tt(e);case`illegal`:return e.guided?{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]}:{...K(e,t),mood:`oh`};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,t)=>t.host||!te(e)&&!!e.offer?.seats.every(n=>he(e,t,n));function it(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(v(e))return G(e,t);let o=rt(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function at(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!e.guided&&e.phase!==`ask`?e.whose.text:e.guided&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function ot(e){return!x(e,S(e))||C(e)||e.phase===`arrange`?``:e.phase===`over`?xe(e):S(e)}function st(e,t){let n=e.awaiting?.seats?.length>1||C(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:y(e,r),turn:!n&&r===S(e),mine:t.seats.includes(r)}))}function ct(e,t){if(e.paused||e.offer||e.proposal||!b(e,t)||!de(e))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function lt(t,n,r=!1){let i=oe(n)&&(t.paused||le(t)||t.phase===`arrange`),[a,o]=[U(t,n),Qe(t,n)],s=it(t,n);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:ot(t),number:t.phase===`over`||r?null:t.die,lesson:Te(t,n,null),moment:se(t,r),headline:u(t,n),sentence:at(t),round:st(t,n),next:ct(t,n),pause:i?t.paused?`go-on`:`pause`:``,slip:e(t,n)?t.undo?.number??0:0,answers:a,free:o,allowed:b(t,n),sure:q(t,n)}}const J=({context:e,...t})=>e.geometry&&t.around.length>0&&m`<${Oe} context=${e} ...${t} />`;function ut({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return m`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${ce(t.short,t.text)}</p>`}const dt=({context:{state:e}})=>m`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${E()}</div>`,Y=({context:{state:e},die:t=null})=>m`<div class="kid-row">${z(e,S(e),`hero`)}${t}</div>`,X=({context:e})=>m`<${Y} context=${e} die=${T(null,`kid-die`)} />`,Z={seen:null,came:{}};function ft(e,t){let n=JSON.stringify(e??``);return n!==Z.seen&&(Z.came=Z.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),Z.seen=n,Z.came}function pt({context:e}){let{last:t}=e.state.past,n=l(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return m`
    <${X} context=${e} />
    <${J} context=${e} arrows=${n} around=${r} came=${ft(t,n)} />
  `}function mt({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:fe(e,t),lights:e.lights??{},signs:e.signs,label:_e(e)};return m`
    ${n.length>0&&m`<div class="kid-row">${n.map(({value:e})=>g(e))}</div>`}
    ${t&&m`<${ye} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Q({state:e}){let t=S(e),n=e.hand?.awaits;return O(n)?M(n,``):M(t,_(e)[t]??``)}function ht({context:e}){let{state:t}=e,n=S(t);return m`
    <${Q} state=${t} />
    ${t.idea?m`<${gt} context=${e} />`:t.die?Pe(n,_(t)[n]??``,t.die):null}
  `}function gt({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=Se(e.state.idea,`guide`);return m`<${J} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function _t({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return m`
    ${n.length>6&&m`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function vt({context:e,allowed:t}){let{state:n,geometry:r}=e;return m`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=p(i,n.turn)&&r?m`<${ke} context=${e} move=${i} />`:m`<span>${a}</span>`;return t?L(a,o,R(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function yt({context:e}){let t=i(e.state)?.wrong??[];return e.geometry&&t.length?m`<${J} context=${e} arrows=${[]} around=${t} />`:I()}const bt={asleep:Be,winners:dt,roll:Y,wait:pt,forgot:X,said:mt,targets:_t,count:ht,question:vt,turned:ze,step:ut,right:P,wrong:yt,back:I,whose:({context:e})=>m`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?m`<${De} state=${e} geometry=${t} />`:I(),moment:()=>null},xt=({state:e,round:n})=>m`<ul class="kid-round">
  ${n.map(({seat:n,name:r,turn:i,mine:a})=>m`<li key=${n} class=${`${i?`turn`:``} ${a?`mine`:``}`.trim()}>
      ${z(e,n)}<span class="hidden">${r}${a?` (${t(`you`)})`:``}</span>
    </li>`)}
</ul>`;function St(e){ne(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function Ct(e){let{context:r,seat:i,number:a,mood:o,moment:s,scene:c,allowed:l,keys:u}=e,d=Ce(r.geometry,be(r.state));return m`
    <div class=${`kid-card card${i?` seat-${i}`:``}`}>
      <div class="kid-head">
        <${xt} state=${r.state} round=${e.round} />
        ${a?T(a,`kid-number`):null}${o?je(o):null}
      </div>
      <div class=${`kid-picture of-${c}`}>
        ${s&&m`<${k} ...${s}>${d&&m`<${n} to=${d} />`}<//>`}
        <${bt[c]} key=${c} context=${r} allowed=${l} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&m`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${e.lesson&&m`<${Ze} key=${e.lesson.key} state=${r.state} card=${e.lesson} />`}
    ${u.length>0&&m`<div class="kid-keys">${u.map(t=>m`<${Ye[t]} key=${t} ...${e} />`)}</div>`}
    <${Xe} context=${r} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${ae(t(`pictures_leave`),()=>St(r),{name:`pictures-leave`})}</p>
  `}let $=null;function wt(){$=d(m`<section id="kids" class="kid-room" tabindex="-1" aria-label=${t(`pictures`)} />`),document.getElementById(`main`).prepend($)}function Tt(e){let t=ie(`pictures`);t&&!$&&wt(),document.body.classList.toggle(`kids`,t),t&&f(),$&&($.hidden=!t,t&&A($,m`<${Ct} context=${e} ...${lt(e.state,ge,ve())} />`))}export{Tt as showKids};