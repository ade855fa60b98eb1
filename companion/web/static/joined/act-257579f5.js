import{Cn as e,H as t,Ht as n,It as r,Kt as i,Lt as a,Mt as o,Tn as s,Vt as c,bn as l,gn as u,hn as d,in as f,kt as p,l as m,nn as h,q as g,wn as _}from"./phone-6a1c03c5.js";function v(e,n){let{phase:r}=e;return e.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?e.lost?`lost`:e.end_turn&&t(e,n)?`end-turn`:p(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&c(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,n){let r=v(e,n),{missing:i=[],surplus:a=[],turned:s,wrong_side:c,sensor:l}=e.setup??{},d=i.length+a.length,f=Math.max(d,1,(e.spots?.length??0)-a.length+i.length),p=e.proposal?.what===`accept`&&!n.host,m=e.accept&&!p&&o(e,n);return{kind:r,steps:e.steps??[],why:y(e,r),accept:m?u(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:t(e,n),turned:!!(s||c),done:f-d,total:f,stands:!!(l&&(n.host||n.seats.length))}}function x({context:t,arrows:n,around:r,plain:i=!1}){let{state:o,geometry:s}=t,c={pieces:a(o,s),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:u(`picture_of_step`)};return e`<${m} state=${o} geometry=${s} around=${r} contents=${c} hidden=${i} />`}const S=({steps:t})=>e`<details class="later">
  <summary>${u(`then_more`,{count:t.length})}</summary>
  <ol>
    ${t.map(t=>e`<li>${_(t.short,t.text)}</li>`)}
  </ol>
</details>`;function C({context:t,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),o=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return e`
    <p class="step">${_(r.short,r.text)}</p>
    ${t.geometry&&a.length>0&&e`<${x} context=${t} arrows=${o} around=${a} />`}
    ${i.length>0&&e`<${S} steps=${i} />`}
  `}function w({context:t,accept:n}){if(!n)return null;let r=t.state.lost?``:`quiet`;return e`<div class="row">${l(n,()=>g(t),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:t,steps:n,accept:r}){let{state:i,geometry:o}=t,s=`${i.game_id}-${i.turn}-${i.die}`,c=()=>{T=s,t.render()},d={pieces:o&&a({...i,spots:null,steps:[]},o),signs:i.signs,label:u(`lost_was`)};return e`<section class="card guide" aria-label=${u(`lost`)}>
    <h2>${u(`lost_was`)}</h2>
    ${o&&e`<${m} state=${i} geometry=${o} around=${null} contents=${d} />`}
    <div class="row">${l(u(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==s}><${C} context=${t} steps=${n} /></div>
    <${w} context=${t} accept=${r} />
  </section>`}const D=({context:t,steps:n,why:r,accept:i})=>e`<section class="card guide" aria-label=${u(`way_back`)}>
  <h2>${u(`way_back`)}</h2>
  <${C} context=${t} steps=${n} />
  <p class="small">${r||u(`or_play_on`)}</p>
  <${w} context=${t} accept=${i} />
</section>`,O=({context:t,steps:n})=>e`<section class="card guide kind">
  <h2>${u(`end_turn_ask`)}</h2>
  <div class="row">
    ${l(u(`end_turn`),()=>i(()=>f(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&e`<details class="later">
      <summary>${u(`not_yet`)}</summary>
      <${C} context=${t} steps=${n} />
    </details>`}
</section>`,k=({context:t,steps:n,accept:r})=>e`<section class="card guide kind">
  <h2>${u(`what_rolled`)}</h2>
  <p>${u(`what_rolled_hint`)}</p>
  ${n.length>0&&e`<details class="later">
      <summary>${u(`or_put_back`)}</summary>
      <${C} context=${t} steps=${n} />
    </details>`}
  <${w} context=${t} accept=${r} />
</section>`;function A({context:t,move:i}){let a=t.geometry&&r(i,t.state.turn);if(!a)return null;let o=[a.from,a.to,a.place].filter(Boolean);return e`<${x} context=${t} arrows=${n(a,`guide`)} around=${o} plain />`}function j({context:t,choices:n,allowed:r}){let a=e=>()=>i(()=>f(`/api/answer`,{move:e})),o=(t,n,i)=>e`<button key=${t} type="button" class=${n} disabled=${!r} data-f=${t} onclick=${a(t)}>
      ${i}
    </button>`;return e`<section class="card question" aria-label=${u(`question`)}>
    <h2>${u(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>o(n,`option`,e`<${A} context=${t} move=${n} /><span>${r}</span>`))}
      ${o(`none`,`option none`,e`<span>${u(`none_of_these`)}</span>`)}
    </div>
    ${!r&&e`<p class="small">${u(`only_seat_answers`)}</p>`}
  </section>`}function M({context:t,why:n,steps:r,turned:a,done:o,total:s,stands:c}){let{state:p,geometry:m}=t,h=m?.marks.outlets?.length>0&&!p.past.lines;return e`<section class="card setup" aria-label=${u(`set_up_board`)}>
    <h2>${u(a?`turn_board`:`set_up_check`)}</h2>
    ${n&&e`<p class="why">${n}</p>`}
    <progress max=${s} value=${o} aria-label=${u(`set_up_check`)} />
    <${C} context=${t} steps=${r} />
    ${h&&e`<a class="button" href=${d(`/maze`)} data-f="maze-set-up">${u(`maze`)}</a>`}
    ${c&&l(u(`stands_right`),()=>i(()=>f(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(t,n){let{kind:r,...i}=b(n.state,h);s(t,r&&e`<${N[r]} key=${r} context=${n} ...${i} />`)}export{P as i,x as n,C as r,A as t};