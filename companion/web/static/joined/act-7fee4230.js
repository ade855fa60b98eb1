import{An as e,Bt as t,En as n,Fn as r,Gt as i,Kt as a,Lt as o,Nn as s,Pn as c,Qt as l,Tn as u,U as d,X as f,Zt as p,fn as m,mn as h,nn as g,tt as _,u as v}from"./phone-c348bab2.js";function y(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&f(e,t)?`end-turn`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function b(e,t){return t===`way-back`&&p(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(e,r){let i=y(e,r),{missing:a=[],surplus:o=[],turned:s,wrong_side:c,sensor:l}=e.setup??{},u=a.length+o.length,p=Math.max(u,1,(e.spots?.length??0)-o.length+a.length),m=e.proposal?.what===`accept`&&!r.host,h=e.accept&&!m&&t(e,r);return{kind:i,steps:e.steps??[],told:d(e),why:b(e,i),accept:h?n(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:f(e,r),turned:!!(s||c),done:p-u,total:p,stands:!!(l&&(r.host||r.seats.length))}}function S({context:e,arrows:t,around:r,plain:i=!1,came:o={}}){let{state:c,geometry:l}=e,u={pieces:a(c,l).map(e=>({...e,from:o[e.spot]})),arrows:t,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:c.signs,label:n(`picture_of_step`)};return s`<${v} state=${c} geometry=${l} around=${r} contents=${u} hidden=${i} />`}const C=({steps:e})=>s`<details class="later">
  <summary>${n(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>s`<li>${c(e.short,e.text)}</li>`)}
  </ol>
</details>`;function w({context:e,steps:t,told:n=!1}){if(!t.length)return null;let[r,...i]=t,a=[r.from,r.to].filter(Boolean),o=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return s`
    ${!n&&s`<p class="step">${c(r.short,r.text)}</p>`}
    ${e.geometry&&a.length>0&&s`<${S} context=${e} arrows=${o} around=${a} />`}
    ${i.length>0&&s`<${C} steps=${i} />`}
  `}function T({context:t,accept:n}){if(!n)return null;let r=t.state.lost?``:`quiet`;return s`<div class="row">${e(n,()=>_(t),{kind:r,name:`accept`})}</div>`}let E=``;function D({context:t,steps:r,accept:i}){let{state:o,geometry:c}=t,l=`${o.game_id}-${o.turn}-${o.die}`,u=()=>{E=l,t.render()},d={pieces:c&&a({...o,spots:null,steps:[]},c),signs:o.signs,label:n(`lost_was`)};return s`<section class="card guide" aria-label=${n(`lost`)}>
    <h2>${n(`lost_was`)}</h2>
    ${c&&s`<${v} state=${o} geometry=${c} around=${null} contents=${d} />`}
    <div class="row">${e(n(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${E!==l}><${w} context=${t} steps=${r} /></div>
    <${T} context=${t} accept=${i} />
  </section>`}const O=({context:e,steps:t,told:r,why:i,accept:a})=>s`<section class="card guide way-back" aria-label=${n(`way_back`)}>
  <h2>${n(`way_back`)}</h2>
  <${w} context=${e} steps=${t} told=${r} />
  <p class="small">${i||n(`or_play_on`)}</p>
  <${T} context=${e} accept=${a} />
</section>`,k=({context:t,steps:r})=>s`<section class="card guide kind">
  <h2>${n(`end_turn_ask`)}</h2>
  <div class="row">
    ${e(n(`end_turn`),()=>g(()=>h(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${r.length>0&&s`<details class="later">
      <summary>${n(`not_yet`)}</summary>
      <${w} context=${t} steps=${r} />
    </details>`}
</section>`,A=({context:e,steps:t,accept:r})=>s`<section class="card guide kind">
  <h2>${n(`what_rolled`)}</h2>
  <p>${n(`what_rolled_hint`)}</p>
  ${t.length>0&&s`<details class="later">
      <summary>${n(`or_put_back`)}</summary>
      <${w} context=${e} steps=${t} />
    </details>`}
  <${T} context=${e} accept=${r} />
</section>`;function j({context:e,move:t}){let n=e.geometry&&i(t,e.state.turn);if(!n)return null;let r=[n.from,n.to,n.place].filter(Boolean);return s`<${S} context=${e} arrows=${l(n,`guide`)} around=${r} plain />`}function M({context:e,choices:t,allowed:r}){let i=e=>()=>g(()=>h(`/api/answer`,{move:e})),a=(e,t,n)=>s`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${n}
    </button>`;return s`<section class="card question" aria-label=${n(`question`)}>
    <h2>${n(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n,short:r})=>a(t,`option`,s`<${j} context=${e} move=${t} /><span>${c(r,n)}</span>`))}
      ${a(`none`,`option none`,s`<span>${n(`none_of_these`)}</span>`)}
    </div>
    ${!r&&s`<p class="small">${n(`only_seat_answers`)}</p>`}
  </section>`}function N({context:t,why:r,steps:i,told:a,turned:o,done:c,total:l,stands:d}){let{state:f,geometry:p}=t,m=p?.marks.outlets?.length>0&&!f.past.lines;return s`<section class="card setup" aria-label=${n(`set_up_board`)}>
    <h2>${n(o?`turn_board`:`set_up_check`)}</h2>
    ${r&&s`<p class="why">${r}</p>`}
    <progress max=${l} value=${c} aria-label=${n(`set_up_check`)} />
    <${w} context=${t} steps=${i} told=${a} />
    ${m&&s`<a class="button" href=${u(`/maze`)} data-f="maze-set-up">${n(`maze`)}</a>`}
    ${d&&e(n(`stands_right`),()=>g(()=>h(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const P={question:M,"set-up":N,lost:D,"way-back":O,"end-turn":k,forgot:A};function F(e,t){let{kind:n,...i}=x(t.state,m);r(e,n&&s`<${P[n]} key=${n} context=${t} ...${i} />`)}export{F as i,S as n,w as r,j as t};