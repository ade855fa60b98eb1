import{$ as e,$t as t,An as n,At as r,B as i,D as a,Dt as o,E as s,Fn as c,Ft as l,Gt as u,Ht as ee,I as d,In as te,It as ne,Jt as f,Kt as re,Ln as ie,Lt as ae,Mn as p,O as m,On as h,Pn as oe,Pt as se,Q as ce,Qt as g,R as le,Rn as ue,Rt as de,Sn as fe,Ut as pe,W as me,X as _,Y as v,Z as he,_n as ge,bn as _e,cn as ve,gn as y,hn as ye,i as be,jn as xe,kt as b,l as Se,pn as Ce,q as x,qt as S,rn as C,tn as w,wt as T,yn as E,z as D,zt as O}from"./phone-c7af0d79.js";import{i as k,n as A}from"./lesson-3e4fc67a.js";import{t as we}from"./proposal-606303dd.js";import{n as Te,t as Ee}from"./act-18498e47.js";const j=(e,t,...n)=>c`<svg class=${`art ${e}`} viewBox=${t} aria-hidden="true">${n}</svg>`,De={good:()=>c`<path class="line" d="M27 58q23 26 46 0" />`,oh:()=>c`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,look:()=>c`<path class="line" d="M38 68h24" />`};function Oe(e){let t=e===`look`?5:0;return j(`face f-${e}`,`0 0 100 100`,c`<circle class="skin" cx="50" cy="50" r="44" />`,[34,66].map(e=>[c`<ellipse class="white" cx=${e} cy="40" rx="10" ry="12" />`,c`<circle class="ink" cx=${e+t} cy="41" r="5.5" />`]),De[e]())}function ke(){return c`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`}function M(e,t){return j(`lifting`,`-1.25 -2.5 3.4 3.35`,c`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,c`<g class="lifts">${E(e,t)}<g transform="translate(.1 -.32)">${ke()}</g></g>`)}const Ae=(e,t,n=``)=>j(`big-piece ${n}`,`-.6 -.6 1.2 1.2`,E(e,t));function je(e,t,n){let r=1.15,i=Array.from({length:n},(e,t)=>(t+1)*r);return j(`hops`,`-.75 -1 ${n*r+1.5} 1.75`,c`<path class="road" d=${`M0 .2H${n*r}`} />`,i.map((e,t)=>c`<circle class=${t===n-1?`stop last`:`stop`} cx=${e} cy="0.2" r=${t===n-1?.46:.36} />`),i.map(e=>c`<path class="hop" d=${`M${e-r+.12} -.32Q${e-r/2} -.95 ${e-.12} -.3`} />`),c`<path class="hop-head" d=${`M${n*r-.36} -.42L${n*r-.02} -.16 ${n*r+.06} -.58Z`} />`,c`<g transform="translate(0 .12)">${E(e,t)}</g>`)}function Me(){return c`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${`M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78`} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${y(5).props.children}</svg>
  </svg>`}const N=(e,t)=>j(`sign-big ${e}`,`0 0 100 100`,c`<circle cx="50" cy="50" r="44" />`,c`<path d=${t} />`),P=()=>N(`yes`,`M27 52l16 17 31-37`),F=()=>j(`sign-big no`,`0 0 100 100`,c`<rect x="8" y="8" width="84" height="84" rx="18" />`,c`<path d="M31 31l38 38M69 31 31 69" />`),I=()=>N(`back`,`M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14`),Ne=()=>N(`rest`,`M39 32V68M61 32V68`),Pe=()=>N(`go-on`,`M40 30 68 50 40 70Z`),Fe=(e,t)=>j(`hand-on`,`0 0 124 100`,c`<path class="turn" d="M8 50H40" />`,c`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,c`<g transform="translate(90 50) scale(66)">${E(e,t)}</g>`),Ie=()=>j(`turned`,`0 0 100 100`,c`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,c`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,c`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`),Le=()=>j(`face f-asleep`,`0 0 100 100`,c`<circle class="skin" cx="50" cy="50" r="44" />`,c`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`),L=(e,t,n,r,i=``)=>c`<button
  key=${r}
  type="button"
  class=${`kid-key ${i}`.trim()}
  aria-label=${e}
  data-f=${r}
  onclick=${n}
>
  ${t}
</button>`,R=(e,t)=>()=>C(()=>ye(e,t)),z=(e,t,n)=>Ae(t,O(e)[t]??``,n),Re=()=>L(h(`roll_for_me`),Me(),R(`/api/roll`,{}),`kid-roll`,`large`),ze=({context:e})=>c`<div class="kid-pad" role="group" aria-label=${h(`tap_number`)}>
  ${T(e.state).map(e=>L(h(`i_rolled`,{number:e}),y(e),R(`/api/roll`,{number:e}),`kid-n${e}`))}
</div>`;function B({context:e,answers:t}){let n=O(e.state),r=e=>e.colour&&!e.seat?i(e.colour):m(e,n)??c`<span>${e.text}</span>`,o=e=>{let t=e.colour||m(e)?``:`worded`,n=[r(e),s(e.seat,e.mark)],i=[e.text,a(e.seat,e.mark)].filter(Boolean).join(`, `);return L(i,n,R(`/api/input`,{input:e.input}),`kid-${e.input}`,t)};return t.map(({text:e,values:t})=>c`<div class="kid-pad" role="group" aria-label=${e}>${t.map(o)}</div>`)}var Be=class extends ue{render({context:e,answers:t},{word:n}){let r=t.filter(({verb:e})=>e);if(r.length<2)return c`<${B} context=${e} answers=${t} />`;let i=r.filter(e=>e.word===n),a=e=>()=>this.setState({word:e});return i.length?c`
        <${B} context=${e} answers=${i} />
        ${L(h(`verb_other`),F(),a(``),`kid-verb-other`,`small`)}
      `:c`
      <div class="kid-pad" role="group" aria-label=${e.state.awaiting?.text}>
        ${r.map(({word:e,verb:t})=>L(t,c`<span>${t}</span>`,a(e),`kid-verb-${e}`,`worded`))}
      </div>
      <${B} context=${e} answers=${t.filter(({verb:e})=>!e)} />
    `}};const Ve=({context:e,answers:t})=>c`<${Be} key=${e.state.awaiting?.text} context=${e} answers=${t} />`,He=()=>L(h(`none_of_these`),F(),R(`/api/answer`,{move:`none`}),`kid-none`),V=(e,t,n,r)=>L(e,t,R(n,r),`${n}${JSON.stringify(r)}`);function Ue({context:e,sure:t}){let{number:n,turns:r}=e.state.offer,i=r===1?h(`undo_yes`):h(`take_back_yes`,{count:r});return c`<div class="kid-row">
    ${t&&V(i,P(),`/api/take-back`,{number:n})}
    ${V(h(`take_back_no`),F(),`/api/take-back`,{number:0})}
  </div>`}function We({context:e}){let{mixed:t}=e.state.whose;return c`<div class="kid-row">
    ${V(h(t?`whose_done`:`whose_yes`),P(),`/api/whose`,{right:!0})}
    ${!t&&V(h(`whose_no`),F(),`/api/whose`,{right:!1})}
  </div>`}const Ge=()=>c`<div class="kid-row">
  ${V(h(`agree`),P(),`/api/overrule/agree`,{})}${V(h(`refuse`),F(),`/api/overrule/refuse`,{})}
</div>`;function Ke({context:e,free:t}){let{state:n}=e,r=t=>async()=>{await R(`/api/seats/${t}/claim`)(),await e.refresh()};return c`<div class="kid-row" role="group" aria-label=${h(`who_are_you`)}>
    ${t.map(e=>L(h(`that_is_me`,{name:f(n,e)}),z(n,e),r(e),`kid-claim-${e}`))}
  </div>`}const qe={roll:Re,numbers:ze,answers:Ve,none:He,"take-back":Ue,whose:We,agree:Ge,seats:Ke};function Je({context:{state:e},next:t,pause:n,slip:r}){let i=n===`go-on`;return c`<div class="kid-row kid-always">
    ${r>0&&L(h(`undo`),_e(`taken-back`),R(`/api/undo`,{number:r}),`kid-slip`)}
    ${t&&L(h(`turn_done`),Fe(t,O(e)[t]??``),R(`/api/done`),`kid-done`)}
    ${n&&L(h(i?`go_on`:`pause`),i?Pe():Ne(),()=>me(!i),`kid-pause`,i?`large`:``)}
  </div>`}function Ye({state:e,card:{seat:t,when:n,title:r,text:i,caption:a,known:o}}){ve(`learn/lesson.css`);let s=R(`/api/seats/${t}/learning`,{on:!0,told:n});return c`<section class="card kid-lesson" aria-label=${a}>
    <${A} key=${n} state=${e} />
    <p class="kid-text"><b>${r}.</b> ${i}</p>
    ${L(o,P(),s,`kid-lesson-known`,`small`)}
  </section>`}function H(e,t){return ae(e,t).filter(({source:e})=>e!==`drawn`)}function Xe(e,t){return t.host||t.seats.length?[]:e.seats.filter(({seat:e,playing:n})=>n&&!t.claimed?.includes(e)).map(({seat:e})=>e)}const Ze={good:`good`,win:`good`,wrong:`oh`,ask:`look`},U=e=>Ze[e.moment?.mark??``]??``;function W(e,t){let n=v(e),r=n?`oh`:U(e);return _(e,t)?n?{mood:r,scene:`forgot`,keys:[`numbers`,`answers`]}:{mood:r,scene:`roll`,keys:[`roll`,`numbers`,`answers`]}:{mood:r,scene:n?`forgot`:`wait`,keys:[`seats`]}}const G=(e,t)=>({mood:U(e),scene:`said`,keys:H(e,t).length?[`answers`]:[`seats`]});function Qe(e,t){if(!r(e)||!se(e))return G(e,t);let{hand:n}=e,i=g(e,b(e))?.hints===`none`;return n?.kind===`in-hand`&&n.targets?.length&&!i?{mood:``,scene:`targets`,keys:[]}:{mood:[`complete`,`same`].includes(n?.kind??``)?`look`:U(e),scene:`count`,keys:[`seats`]}}function $e(e){if(e.setup?.turned||e.setup?.wrong_side)return{mood:`oh`,scene:`turned`,keys:[]};let t=e.steps?.length>0;return{mood:t?`look`:`good`,scene:t?`step`:`right`,keys:[`seats`]}}const et=[`asleep`,`moment`,`winners`];function tt(e,t){switch(e.phase){case`over`:return{mood:U(e),scene:et[Math.min(e.winners.length,2)],keys:[]};case`roll`:return W(e,t);case`move`:return Qe(e,t);case`say`:case`draw`:return G(e,t);case`ask`:return{mood:`look`,scene:`question`,keys:_(e,t)?[`none`]:[]};case`arrange`:return $e(e);case`illegal`:return e.guided?{mood:`oh`,scene:e.steps?.length?`step`:`wrong`,keys:[]}:{...G(e,t),mood:`oh`};default:return{mood:``,scene:`asleep`,keys:[]}}}const K=(t,n)=>n.host||!l(t)&&!!t.offer?.seats.every(r=>e(t,n,r));function nt(e,t){let{offer:n,proposal:r,whose:i}=e,a=t.host||t.seats.length>0;if(e.paused)return{mood:``,scene:`moment`,keys:[]};if(r)return{mood:`look`,scene:`proposal`,keys:t.host||t.seats.some(e=>r.waiting.includes(e))?[`agree`]:[]};if(n)return{mood:`look`,scene:`back`,keys:a||K(e,t)?[`take-back`]:[]};if(v(e))return W(e,t);let o=tt(e,t);return!i||![`roll`,`move`,`say`].includes(e.phase)?o:{mood:i.mixed?`oh`:`look`,scene:i.mixed?`step`:`whose`,keys:a?[`whose`,...o.keys]:o.keys}}function rt(e){return e.paused?e.awaiting?.text??``:e.offer?e.offer.text:e.proposal?e.proposal.text:e.whose&&!e.guided&&e.phase!==`ask`?e.whose.text:e.guided&&e.steps?.length?e.setup?.text??``:e.awaiting?.text??``}function it(e){return!g(e,b(e))||u(e)||e.phase===`arrange`?``:e.phase===`over`?w(e):b(e)}function at(e,t){let n=e.awaiting?.seats?.length>1||u(e)||[`arrange`,`over`].includes(e.phase);return(e.seats??[]).filter(e=>e.playing).map(({seat:r})=>({seat:r,name:f(e,r),turn:!n&&r===b(e),mine:t.seats.includes(r)}))}function ot(e,t){if(e.paused||e.offer||e.proposal||!_(e,t)||!ee(e))return``;let n=e.seats.filter(({playing:e})=>e).map(({seat:e})=>e);return n[(n.indexOf(e.turn??``)+1)%n.length]??e.turn??``}function st(e,t,n=!1){let r=he(t)&&(e.paused||ne(e)||e.phase===`arrange`),[i,a]=[H(e,t),Xe(e,t)],o=nt(e,t);return{...o,keys:o.keys.filter(e=>e===`answers`?i.length:e!==`seats`||a.length),seat:it(e),number:e.phase===`over`||n?null:e.die,lesson:k(e,t,null),moment:le(e,n),headline:d(e,t),sentence:rt(e),round:at(e,t),next:ot(e,t),pause:r?e.paused?`go-on`:`pause`:``,slip:ce(e,t)?e.undo?.number??0:0,answers:i,free:a,allowed:_(e,t),sure:K(e,t)}}const q=({context:e,...t})=>e.geometry&&t.around.length>0&&c`<${Te} context=${e} ...${t} />`;function ct({context:e}){let[t]=e.state.steps??[];if(!t)return null;let n=[t.from,t.to].filter(Boolean),r=t.from&&t.to?[{from:t.from,to:t.to,look:`guide`}]:[];return c`<${q} context=${e} arrows=${r} around=${n} /><p class="kid-text">${te(t.short,t.text)}</p>`}const lt=({context:{state:e}})=>c`<div class="kid-row">${e.winners.map(t=>z(e,t,`hero`))}${fe()}</div>`,J=({context:{state:e},die:t=null})=>c`<div class="kid-row">${z(e,b(e),`hero`)}${t}</div>`,Y=({context:e})=>c`<${J} context=${e} die=${y(null,`kid-die`)} />`,X={seen:null,came:{}};function ut(e,t){let n=JSON.stringify(e??``);return n!==X.seen&&(X.came=X.seen===null?{}:Object.fromEntries(t.map(({from:e,to:t})=>[t,e]))),X.seen=n,X.came}function dt({context:e}){let{last:t}=e.state.past,n=pe(t),r=n.flatMap(({from:e,to:t})=>[e,t]);return c`
    <${Y} context=${e} />
    <${q} context=${e} arrows=${n} around=${r} came=${ut(t,n)} />
  `}function ft({context:{state:e,geometry:t}}){let n=(e.signs??[]).filter(({what:e,value:t})=>e===`beside`&&t),r=t&&{pieces:S(e,t),lights:e.lights??{},signs:e.signs,label:be(e)};return c`
    ${n.length>0&&c`<div class="kid-row">${n.map(({value:e})=>i(e))}</div>`}
    ${t&&c`<${Se} state=${e} geometry=${t} around=${null} contents=${r} />`}
  `}function Z({state:e}){let t=b(e),n=e.hand?.awaits;return ge(n)?M(n,``):M(t,O(e)[t]??``)}function pt({context:e}){let{state:t}=e,n=b(t);return c`
    <${Z} state=${t} />
    ${t.idea?c`<${mt} context=${e} />`:t.die?je(n,O(t)[n]??``,t.die):null}
  `}function mt({context:e}){let{from:n,to:r,place:i}=e.state.idea,a=t(e.state.idea,`guide`);return c`<${q} context=${e} arrows=${a} around=${[n,r,i].filter(Boolean)} />`}function ht({context:e}){let{lifted:t,targets:n}=e.state.hand,r=t.at(-1),i=n.length<=6&&r,a=i?n.map(e=>({from:r,to:e,look:`guide`})):[];return c`
    ${n.length>6&&c`<${Z} state=${e.state} />`}
    <${q} context=${e} arrows=${a} around=${i?[r,...n]:n} />
  `}function gt({context:e,allowed:t}){let{state:n,geometry:r}=e;return c`<div class="kid-options">${n.ask.map(({move:i,text:a})=>{let o=re(i,n.turn)&&r?c`<${Ee} context=${e} move=${i} />`:c`<span>${a}</span>`;return t?L(a,o,R(`/api/answer`,{move:i}),`kid-${i}`,`picture`):o})}</div>`}function _t({context:e}){let t=de(e.state)?.wrong??[];return e.geometry&&t.length?c`<${q} context=${e} arrows=${[]} around=${t} />`:I()}const vt={asleep:Le,winners:lt,roll:J,wait:dt,forgot:Y,said:ft,targets:ht,count:pt,question:gt,turned:Ie,step:ct,right:P,wrong:_t,back:I,whose:({context:e})=>c`<${q} context=${e} arrows=${[]} around=${Object.keys(e.state.whose.spots)} />`,proposal:({context:{state:e,geometry:t}})=>t?c`<${we} state=${e} geometry=${t} />`:I(),moment:()=>null},yt=({state:e,round:t})=>c`<ul class="kid-round">
  ${t.map(({seat:t,name:n,turn:r,mine:i})=>c`<li key=${t} class=${`${r?`turn`:``} ${i?`mine`:``}`.trim()}>
      ${z(e,t)}<span class="hidden">${n}${i?` (${h(`you`)})`:``}</span>
    </li>`)}
</ul>`;function Q(e){n(`pictures`,!1);let t=new URL(location.href);t.searchParams.delete(`kids`),history.replaceState(null,``,t),e.render(),document.getElementById(`main`).focus()}function bt(e){let{context:t,seat:n,number:r,mood:i,moment:a,scene:o,allowed:s,keys:l}=e;return c`
    <div class=${`kid-card card${n?` seat-${n}`:``}`}>
      <div class="kid-head">
        <${yt} state=${t.state} round=${e.round} />
        ${r?y(r,`kid-number`):null}${i?Oe(i):null}
      </div>
      <div class=${`kid-picture of-${o}`}>
        ${a&&c`<${D} ...${a} />`}
        <${vt[o]} key=${o} context=${t} allowed=${s} />
      </div>
      <h1>${e.headline}</h1>
      ${e.sentence&&c`<p class="kid-text">${e.sentence}</p>`}
    </div>
    ${e.lesson&&c`<${Ye} key=${e.lesson.key} state=${t.state} card=${e.lesson} />`}
    ${l.length>0&&c`<div class="kid-keys">${l.map(t=>c`<${qe[t]} key=${t} ...${e} />`)}</div>`}
    <${Je} context=${t} next=${e.next} pause=${e.pause} slip=${e.slip} />
    <p class="aside">${p(h(`pictures_leave`),()=>Q(t),{name:`pictures-leave`})}</p>
  `}let $=null;function xt(){$=oe(c`<section id="kids" class="kid-room" tabindex="-1" aria-label=${h(`pictures`)} />`),document.getElementById(`main`).prepend($)}function St(e){let t=xe(`pictures`);t&&!$&&xt(),document.body.classList.toggle(`kids`,t),t&&x(),$&&($.hidden=!t,t&&ie($,c`<${bt} context=${e} ...${st(e.state,Ce,o())} />`))}export{St as showKids};