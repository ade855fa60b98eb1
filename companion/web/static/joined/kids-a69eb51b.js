import{An as e,At as t,B as n,Bt as r,Cn as i,Dn as a,E as o,En as s,G as c,Gt as l,H as u,Ht as d,J as ee,Jt as te,K as f,Kt as p,Lt as ne,Mt as re,Nt as ie,On as ae,Ot as m,Pt as h,Rt as oe,Sn as se,St as ce,T as le,Tt as g,U as ue,V as de,Vt as fe,Xt as pe,Y as me,a as he,bn as _,cn as v,fn as y,hn as ge,jt as _e,kn as ve,kt as ye,ln as b,on as be,pn as xe,q as Se,tn as Ce,u as x,un as S,wn as C,wt as w,yt as T,z as E,zt as D}from"./phone-ed8ed3e0.js";import{t as O}from"./proposal-c0bafb79.js";import{n as k,t as A}from"./act-e96b38a6.js";const j=(e,t,...n)=>a`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,we={good:()=>a`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>a`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>a`<path class="line" d="M38 68h24" />`};function Te(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,a`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[a`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,a`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),we[e]())}function Ee(){return a`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,a`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,a`<g class="lifts">${y(e,t)}<g transform="translate(.1 -.32)">${Ee()}</g></g>`)}const De=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,y(e,t));function Oe(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,a`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>a`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>a`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),a`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,a`<g transform="translate(0 .12)">${y(e,t)}</g>`)}function ke(){return a`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${b(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,a`<circle cx="50" cy="50" r="44" />`,a`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,a`<rect x="8" y="8" width="84" height="84" rx="18" />`,a`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Ae=()=>N(`rest`,`M39 32V68M61 32V68`),je=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Me=(e,t)=>j(`hand-on`,`0 0 124 100`,a`<path class="turn" d="M8 50H40" />`,a`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,a`<g transform="translate(90 50) scale(66)">${y(e,t)}</g>`),Ne=()=>j(`turned`,`0 0 100 100`,a`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,a`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,a`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Pe=()=>j(`face f-asleep`,`0 0 100 100`,a`<circle class="skin" cx="50" cy="50" r="44" />`,a`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>a`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>pe(()=>v(e,t)),z=(e,t,n)=>De(t,h(e)[t]??``,n),Fe=()=>L(_(`roll_for_me`),ke(),R(`/api/roll`,{}),`kid-roll`,`large`),Ie=({context:e})=>a`<div class="kid-pad" role="group" aria-label=${_(`tap_number`)}>
  ${T(e.state).map(e=>L(_(`i_rolled`,{number:e}),b(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:t}){let n=h(e.state),r=e=>e.colour&&!e.seat?u(e.colour):o(e,n)??a`<span>${e.text}</span>`,i=e=>{let t=e.colour||o(e)?``:`worded`,n=[r(e),le(e.seat,e.mark)];return L(e.text,n,R(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>a`<div class="kid-pad" role="group" aria-label=${e}>${t.map(i)}</div>`)}var Le=class extends e{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return a`<${B} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),o=e=>()=>this.setState({word:e});return i.length?a`
        <${B} context=${e} answers=${i} />
        ${L(_(`verb_other`),F(),o(``),`kid-verb-other`,`small`)}
      `:a`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>L(t,a`<span>${t}</span>`,o(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Re=({context:e,answers:t})=>a`<${Le} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,ze=()=>L(_(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function Be({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?_(`undo_yes`):_(`take_back_yes`,{count:r});return a`<div class="kid-row">
    ${t&&V(i,P(),`/api/take-back`,{number:n})}
    ${V(_(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function H({context:e}){let{mixed:t}=e.state.whose;return a`<div class="kid-row">
    ${V(_(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(_(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const Ve=()=>a`<div class="kid-row">
  ${V(_(`agree`),P(),`/api/overrule/agree`,{})}${V(_(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function He({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return a`<div class="kid-row" role="group" aria-label=${_(`who_are_you`)}>
    ${t.map(e=>L(_(`that_is_me`,{name:d(n,e)}),z(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const Ue={roll:Fe,numbers:Ie,answers:Re,none:ze,"take-back":Be,whose:H,agree:Ve,seats:He};function We({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`,o=R(`/api/pause`,{on:!i});return a`<div class="kid-row kid-always">
    ${r>0&&L(_(`undo`),xe(`taken-back`),R(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&L(_(`turn_done`),Me(t,h(e)[t]??``),R(`/api/done`),`kid-done`)}
    ${n&&L(_(i?`go_on`:`pause`),i?je():Ae(),o,`kid-pause`,i?`large`:``)}
  </div>`}function U(e,t){return re(e,t).filter(({source:e})=>e!==`drawn`)}function Ge(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ke={good:`good`,win:`good`,wrong:`oh`,ask:`look`},W=e=>Ke[e.moment?.mark??``]??``;function G(e,t){let n=c(e),r=n?`oh`:W(e);return f(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const K=(e,t)=>({mood:W(e),scene:`said`,keys:U(e,t).length?[`answers`]:[`seats`]});function qe(e,t){if(!g(e)||!ye(e))return K(e,t);let{hand:n}=e,r=l(e,w(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!r?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:W(e),scene:`count`,keys:[`seats`]}}function Je(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const Ye=[`asleep`,`moment`,`winners`];function Xe(e,t){switch(e.phase){case`over`:return{mood:W(e),scene:Ye[Math.min(e.winners.length,2)],keys:[]};case`roll`:return G(e,t);case`move`:return qe(e,t);case`say`:case`draw`:return K(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:f(e,t)?[`none`]:[]};case`arrange`:return Je(e);case`illegal`:return{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]};default:return{mood:``,scene:`asleep`,keys:[]}}}const q=(e,n)=>n.host||!t(e)&&!!e.offer?.seats.every(t=>me(e,n,t));function Ze(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||q(e,t)?[`take-back`]:[]};if(c(e))return G(e,t);let o=Xe(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function Qe(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!m(e)&&e.phase!==`ask`?e.whose.text:m(e)&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function $e(e){return!l(e,w(e))||D(e)||e.phase===`arrange`?``:e.phase===`over`?te(e):w(e)}function et(e,t){let n=e.awaiting?.seats?.length>1||D(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:d(e,r),turn:!n&&r===w(e),mine:t.seats.includes(r)}))}function tt(e,t){if(e.paused||e.offer||e.proposal||!f(e,t)||!ne(e)&&!(g(e)&&e.die&&[`move`,`illegal`].includes(e.phase)))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function nt(e,t,r=!1){let i=Se(t)&&(e.paused||_e(e)||e.phase===`arrange`),[a,o]=[U(e,t),Ge(e,t)],s=Ze(e,t);return{...s,keys:s.keys.filter(e=>e===`answers`?a.length:e!==`seats`||o.length),seat:$e(e),number:e.phase===`over`||r?null:e.die,moment:n(e,r),headline:E(e,t),sentence:Qe(e),round:et(e,t),next:tt(e,t),pause:i?e.paused?`go-on`:`pause`:``,slip:ee(e,t)?e.undo?.number??0:0,answers:a,free:o,allowed:f(e,t),sure:q(e,t)}}const J=({context:e,...t})=>e.geometry&&t.around.length>0&&a`<${k} context=${e} ...${t} />`;function rt({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return a`<${J} context=${e} arrows=${r} around=${n} /><p class="kid-text">${ae(t.short,t.text)}</p>`}const it=({context:{state:e}})=>a`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${ge()}</div>`,Y=({context:{state:e},die:t=null})=>a`<div class="kid-row">${z(e,w(e),`hero`)}${t}</div>`,X=({context:e})=>a`<${Y} context=${e} die=${b(null,`kid-die`)} />`,Z={seen:null,came:{}};function at(e,t){let n=JSON.stringify(e??``);return n!==Z.seen&&(Z.came=Z.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),Z.seen=n,Z.came}function ot({context:e}){let{last:t}=e.state.past,n=oe(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return a`
    <${X} context=${e} />
    <${J} context=${e} arrows=${n} around=${r} came=${at(t,n)} />
  `}function st({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:fe(e,t),lights:e.lights??{},signs:e.signs,label:he(e)};return a`
    ${n.length>0&&a`<div class="kid-row">${n.map(({value:e})=>u(e))}</div>`}
    ${t&&a`<${x} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Q({state:e}){let t=w(e),n=e.hand?.awaits;return S(n)?M(n,``):M(t,h(e)[t]??``)}function ct({context:e}){let{state:t}=e,n=w(t);return a`
    <${Q} state=${t} />
    ${t.idea?a`<${lt} context=${e} />`:t.die?Oe(n,h(t)[n]??``,t.die):null}
  `}function lt({context:e}){let{from:t,to:n,place:r}=e.state.idea,i=p(e.state.idea,`guide`);return a`<${J} context=${e} arrows=${i} around=${[t,n,r].filter(Boolean)} />`}function ut({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,o=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return a`
    ${n.length>6&&a`<${Q} state=${e.state} />`}
    <${J} context=${e} arrows=${o} around=${i?[r,...n]:n} />
  `}function dt({context:e,allowed:t}){let{state:n,geometry:i}=e;return a`<div class="kid-options">${n.ask.map(({move:o,text:s})=>{let c=r(o,n.turn)&&i?a`<${A} context=${e} move=${o} />`:a`<span>${s}</span>`;return t?L(s,c,R(`/api/answer`,{move:o}),`kid-${o}`,`picture`):c})}</div>`}function ft({context:e}){let t=ie(e.state)?.wrong??[];return e.geometry&&t.length?a`<${J} context=${e} arrows=${[]} around=${t} />`:I()}const pt={asleep:Pe,winners:it,roll:Y,wait:ot,forgot:X,said:st,targets:ut,count:ct,question:dt,turned:Ne,step:rt,right:P,wrong:ft,back:I,whose:({context:e})=>a`<${J} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?a`<${O} state=${e} geometry=${t} />`:I(),moment:()=>null};await Ce(`kids/kids.css`);const mt=({state:e,round:t})=>a`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>a`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${n}${i?` (${_(`you`)})`:``}</span>
    </li>`)}
</ul>`;function ht(e){se(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function gt(e){let{context:t,seat:n,number:r,mood:i,moment:o,scene:s,allowed:c,keys:l}=e;return a`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${mt} state=${t.state} round=${e.round} />
        ${r?b(r,`kid-number`):null}${i?Te(i):null}
      </div>
      <div class=${`kid-picture of-${s}`}>
        ${o&&a`<${de} ...${o} />`}
        <${pt[s]} key=${s} context=${t} allowed=${c} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&a`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${l.length>0&&a`<div class="kid-keys">${l.map(t=>a`<${Ue[t]} key=${t} ...${e} />`)}</div>`}
    <${We} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${C(_(`pictures_leave`),()=>ht(t),{name:`pictures-leave`})}</p>
  `}let $=null;function _t(){$=s(a`<section id="kids" class="kid-room" tabindex="-1" aria-label=${_(`pictures`)} />`),document.getElementById(`main`).prepend($)}function vt(e){let t=i(`pictures`);t&&!$&&_t(),document.body.classList.toggle(`kids`,t),t&&ue(),$&&($.hidden=!t,t&&ve($,a`<${gt} context=${e} ...${nt(e.state,be,ce())} />`))}export{vt as showKids};