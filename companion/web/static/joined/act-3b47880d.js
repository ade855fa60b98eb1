import{An as e,Bt as t,Jt as n,L as r,Ln as i,Pn as a,Rn as o,Ut as s,Yt as c,Z as l,_n as u,an as d,en as f,hn as p,kn as m,l as h,rt as g,tn as _,zn as v}from"./phone-f50be9ec.js";function y(e,n){let{phase:r}=e;return e.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?e.lost?`lost`:e.end_turn&&l(e,n)?`end-turn`:t(e)?.reason===`no-roll`?`forgot`:e.guided?`way-back`:`word-first`:``}function b(e,t){return t===`way-back`&&f(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(t,n){let i=y(t,n),{missing:a=[],surplus:o=[],turned:c,wrong_side:u,sensor:d}=t.setup??{},f=a.length+o.length,p=Math.max(f,1,(t.spots?.length??0)-o.length+a.length),m=t.proposal?.what===`accept`&&!n.host,h=t.accept&&!m&&s(t,n);return{kind:i,steps:t.steps??[],told:r(t),why:b(t,i),accept:h?e(t.lost?`lost_stands`:`accept_anyway`):``,choices:t.ask??[],allowed:l(t,n),turned:!!(c||u),done:p-f,total:p,stands:!!(d&&(n.host||n.seats.length))}}function S({context:t,arrows:n,around:r,plain:a=!1,came:o={}}){let{state:s,geometry:l}=t,u={pieces:c(s,l).map(e=>({...e,from:o[e.spot]})),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:s.signs,label:e(`picture_of_step`)};return i`<${h} state=${s} geometry=${l} around=${r} contents=${u} hidden=${a} />`}const C=({steps:t})=>i`<details class="later">
  <summary>${e(`then_more`,{count:t.length})}</summary>
  <ol>
    ${t.map(e=>i`<li>${o(e.short,e.text)}</li>`)}
  </ol>
</details>`;function w({context:e,steps:t,told:n=!1}){if(!t.length)return null;let[r,...a]=t,s=[r.from,r.to].filter(Boolean),c=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return i`
    ${!n&&i`<p class="step">${o(r.short,r.text)}</p>`}
    ${e.geometry&&s.length>0&&i`<${S} context=${e} arrows=${c} around=${s} />`}
    ${a.length>0&&i`<${C} steps=${a} />`}
  `}function T({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return i`<div class="row">${a(t,()=>g(e),{kind:n,name:`accept`})}</div>`}let E=``;function D({context:t,steps:n,accept:r}){let{state:o,geometry:s}=t,l=`${o.game_id}-${o.turn}-${o.die}`,u=()=>{E=l,t.render()},d={pieces:s&&c({...o,spots:null,steps:[]},s),signs:o.signs,label:e(`lost_was`)};return i`<section class="card guide" aria-label=${e(`lost`)}>
    <h2>${e(`lost_was`)}</h2>
    ${s&&i`<${h} state=${o} geometry=${s} around=${null} contents=${d} />`}
    <div class="row">${a(e(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${E!==l}><${w} context=${t} steps=${n} /></div>
    <${T} context=${t} accept=${r} />
  </section>`}const O=({context:t,steps:n,told:r,why:a,accept:o})=>i`<section class="card guide way-back" aria-label=${e(`way_back`)}>
  <h2>${e(`way_back`)}</h2>
  <${w} context=${t} steps=${n} told=${r} />
  <p class="small">${a||e(`or_play_on`)}</p>
  <${T} context=${t} accept=${o} />
</section>`,k=({context:t,steps:n,name:r,children:a})=>n.length>0&&i`<details class="later">
    <summary>${e(r)}</summary>
    <${w} context=${t} steps=${n} />
    ${a}
  </details>`,A=({context:t,steps:n})=>i`<section class="card guide kind">
  <h2>${e(`end_turn_ask`)}</h2>
  <div class="row">
    ${a(e(`end_turn`),()=>d(()=>u(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  <${k} context=${t} steps=${n} name="not_yet" />
</section>`,j=({context:t,steps:n,accept:r})=>i`<section class="card guide kind">
  <h2>${e(`what_rolled`)}</h2>
  <p>${e(`what_rolled_hint`)}</p>
  <${k} context=${t} steps=${n} name="or_put_back" />
  <${T} context=${t} accept=${r} />
</section>`,M=({context:e,steps:t,accept:n})=>i`<section class="card way-back">
  <${k} context=${e} steps=${t} name="or_put_back">
    <${T} context=${e} accept=${n} />
  <//>
</section>`;function N({context:e,move:t}){let r=e.geometry&&n(t,e.state.turn);if(!r)return null;let a=[r.from,r.to,r.place].filter(Boolean);return i`<${S} context=${e} arrows=${_(r,`guide`)} around=${a} plain />`}function P({context:t,choices:n,allowed:r}){let a=e=>()=>d(()=>u(`/api/answer`,{move:e})),s=(e,t,n)=>i`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${a(e)}>
      ${n}
    </button>`;return i`<section class="card question" aria-label=${e(`question`)}>
    <h2>${e(`question`)}</h2>
    <div class="options">
      ${n.map(({move:e,text:n,short:r})=>s(e,`option`,i`<${N} context=${t} move=${e} /><span>${o(r,n)}</span>`))}
      ${s(`none`,`option none`,i`<span>${e(`none_of_these`)}</span>`)}
    </div>
    ${!r&&i`<p class="small">${e(`only_seat_answers`)}</p>`}
  </section>`}function F({context:t,why:n,steps:r,told:o,turned:s,done:c,total:l,stands:f}){let{state:p,geometry:h}=t,g=h?.marks.outlets?.length>0&&!p.past.lines;return i`<section class="card setup" aria-label=${e(`set_up_board`)}>
    <h2>${e(s?`turn_board`:`set_up_check`)}</h2>
    ${n&&i`<p class="why">${n}</p>`}
    <progress max=${l} value=${c} aria-label=${e(`set_up_check`)} />
    <${w} context=${t} steps=${r} told=${o} />
    ${g&&i`<a class="button" href=${m(`/maze`)} data-f="maze-set-up">${e(`maze`)}</a>`}
    ${f&&a(e(`stands_right`),()=>d(()=>u(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const I={question:P,"set-up":F,lost:D,"way-back":O,"end-turn":A,forgot:j,"word-first":M};function L(e,t){let{kind:n,...r}=x(t.state,p);v(e,n&&i`<${I[n]} key=${n} context=${t} ...${r} />`)}export{L as i,S as n,w as r,N as t};