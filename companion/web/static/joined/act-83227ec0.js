import{An as e,Bt as t,En as n,Fn as r,Gt as i,Kt as a,Lt as o,Nn as s,Pn as c,Qt as l,Tn as u,Y as d,Zt as f,et as p,fn as m,mn as h,nn as g,u as _}from"./phone-2b29298f.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&d(e,t)?`end-turn`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&f(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,r){let i=v(e,r),{missing:a=[],surplus:o=[],turned:s,wrong_side:c,sensor:l}=e.setup??{},u=a.length+o.length,f=Math.max(u,1,(e.spots?.length??0)-o.length+a.length),p=e.proposal?.what===`accept`&&!r.host,m=e.accept&&!p&&t(e,r);return{kind:i,steps:e.steps??[],why:y(e,i),accept:m?n(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:d(e,r),turned:!!(s||c),done:f-u,total:f,stands:!!(l&&(r.host||r.seats.length))}}function x({context:e,arrows:t,around:r,plain:i=!1,came:o={}}){let{state:c,geometry:l}=e,u={pieces:a(c,l).map(e=>({...e,from:o[e.spot]})),arrows:t,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:c.signs,label:n(`picture_of_step`)};return s`<${_} state=${c} geometry=${l} around=${r} contents=${u} hidden=${i} />`}const S=({steps:e})=>s`<details class="later">
  <summary>${n(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>s`<li>${c(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return s`
    <p class="step">${c(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&s`<${x} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&s`<${S} steps=${r} />`}
  `}function w({context:t,accept:n}){if(!n)return null;let r=t.state.lost?``:`quiet`;return s`<div class="row">${e(n,()=>p(t),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:t,steps:r,accept:i}){let{state:o,geometry:c}=t,l=`${o.game_id}-${o.turn}-${o.die}`,u=()=>{T=l,t.render()},d={pieces:c&&a({...o,spots:null,steps:[]},c),signs:o.signs,label:n(`lost_was`)};return s`<section class="card guide" aria-label=${n(`lost`)}>
    <h2>${n(`lost_was`)}</h2>
    ${c&&s`<${_} state=${o} geometry=${c} around=${null} contents=${d} />`}
    <div class="row">${e(n(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==l}><${C} context=${t} steps=${r} /></div>
    <${w} context=${t} accept=${i} />
  </section>`}const D=({context:e,steps:t,why:r,accept:i})=>s`<section class="card guide" aria-label=${n(`way_back`)}>
  <h2>${n(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${r||n(`or_play_on`)}</p>
  <${w} context=${e} accept=${i} />
</section>`,O=({context:t,steps:r})=>s`<section class="card guide kind">
  <h2>${n(`end_turn_ask`)}</h2>
  <div class="row">
    ${e(n(`end_turn`),()=>g(()=>h(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${r.length>0&&s`<details class="later">
      <summary>${n(`not_yet`)}</summary>
      <${C} context=${t} steps=${r} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:r})=>s`<section class="card guide kind">
  <h2>${n(`what_rolled`)}</h2>
  <p>${n(`what_rolled_hint`)}</p>
  ${t.length>0&&s`<details class="later">
      <summary>${n(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${r} />
</section>`;function A({context:e,move:t}){let n=e.geometry&&i(t,e.state.turn);if(!n)return null;let r=[n.from,n.to,n.place].filter(Boolean);return s`<${x} context=${e} arrows=${l(n,`guide`)} around=${r} plain />`}function j({context:e,choices:t,allowed:r}){let i=e=>()=>g(()=>h(`/api/answer`,{move:e})),a=(e,t,n)=>s`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${n}
    </button>`;return s`<section class="card question" aria-label=${n(`question`)}>
    <h2>${n(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,s`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,s`<span>${n(`none_of_these`)}</span>`)}
    </div>
    ${!r&&s`<p class="small">${n(`only_seat_answers`)}</p>`}
  </section>`}function M({context:t,why:r,steps:i,turned:a,done:o,total:c,stands:l}){let{state:d,geometry:f}=t,p=f?.marks.outlets?.length>0&&!d.past.lines;return s`<section class="card setup" aria-label=${n(`set_up_board`)}>
    <h2>${n(a?`turn_board`:`set_up_check`)}</h2>
    ${r&&s`<p class="why">${r}</p>`}
    <progress max=${c} value=${o} aria-label=${n(`set_up_check`)} />
    <${C} context=${t} steps=${i} />
    ${p&&s`<a class="button" href=${u(`/maze`)} data-f="maze-set-up">${n(`maze`)}</a>`}
    ${l&&e(n(`stands_right`),()=>g(()=>h(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:n,...i}=b(t.state,m);r(e,n&&s`<${N[n]} key=${n} context=${t} ...${i} />`)}export{P as i,x as n,C as r,A as t};