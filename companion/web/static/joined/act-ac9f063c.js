import{Cn as e,Ht as t,It as n,J as r,Kt as i,Lt as a,Mt as o,Tn as s,Vt as c,W as l,bn as u,gn as d,hn as f,in as p,kt as m,nn as h,u as g,wn as _}from"./phone-e22dede0.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&l(e,t)?`end-turn`:m(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&c(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:i=[],turned:a,wrong_side:s,sensor:c}=e.setup??{},u=r.length+i.length,f=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&o(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:m?d(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:l(e,t),turned:!!(a||s),done:f-u,total:f,stands:!!(c&&(t.host||t.seats.length))}}function x({context:t,arrows:n,around:r,plain:i=!1}){let{state:o,geometry:s}=t,c={pieces:a(o,s),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:d(`picture_of_step`)};return e`<${g} state=${o} geometry=${s} around=${r} contents=${c} hidden=${i} />`}const S=({steps:t})=>e`<details class="later">
  <summary>${d(`then_more`,{count:t.length})}</summary>
  <ol>
    ${t.map(t=>e`<li>${_(t.short,t.text)}</li>`)}
  </ol>
</details>`;function C({context:t,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),o=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return e`
    <p class="step">${_(r.short,r.text)}</p>
    ${t.geometry&&a.length>0&&e`<${x} context=${t} arrows=${o} around=${a} />`}
    ${i.length>0&&e`<${S} steps=${i} />`}
  `}function w({context:t,accept:n}){if(!n)return null;let i=t.state.lost?``:`quiet`;return e`<div class="row">${u(n,()=>r(t),{kind:i,name:`accept`})}</div>`}let T=``;function E({context:t,steps:n,accept:r}){let{state:i,geometry:o}=t,s=`${i.game_id}-${i.turn}-${i.die}`,c=()=>{T=s,t.render()},l={pieces:o&&a({...i,spots:null,steps:[]},o),signs:i.signs,label:d(`lost_was`)};return e`<section class="card guide" aria-label=${d(`lost`)}>
    <h2>${d(`lost_was`)}</h2>
    ${o&&e`<${g} state=${i} geometry=${o} around=${null} contents=${l} />`}
    <div class="row">${u(d(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==s}><${C} context=${t} steps=${n} /></div>
    <${w} context=${t} accept=${r} />
  </section>`}const D=({context:t,steps:n,why:r,accept:i})=>e`<section class="card guide" aria-label=${d(`way_back`)}>
  <h2>${d(`way_back`)}</h2>
  <${C} context=${t} steps=${n} />
  <p class="small">${r||d(`or_play_on`)}</p>
  <${w} context=${t} accept=${i} />
</section>`,O=({context:t,steps:n})=>e`<section class="card guide kind">
  <h2>${d(`end_turn_ask`)}</h2>
  <div class="row">
    ${u(d(`end_turn`),()=>i(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&e`<details class="later">
      <summary>${d(`not_yet`)}</summary>
      <${C} context=${t} steps=${n} />
    </details>`}
</section>`,k=({context:t,steps:n,accept:r})=>e`<section class="card guide kind">
  <h2>${d(`what_rolled`)}</h2>
  <p>${d(`what_rolled_hint`)}</p>
  ${n.length>0&&e`<details class="later">
      <summary>${d(`or_put_back`)}</summary>
      <${C} context=${t} steps=${n} />
    </details>`}
  <${w} context=${t} accept=${r} />
</section>`;function A({context:r,move:i}){let a=r.geometry&&n(i,r.state.turn);if(!a)return null;let o=[a.from,a.to,a.place].filter(Boolean);return e`<${x} context=${r} arrows=${t(a,`guide`)} around=${o} plain />`}function j({context:t,choices:n,allowed:r}){let a=e=>()=>i(()=>p(`/api/answer`,{move:e})),o=(t,n,i)=>e`<button key=${t} type="button" class=${n} disabled=${!r} data-f=${t} onclick=${a(t)}>
      ${i}
    </button>`;return e`<section class="card question" aria-label=${d(`question`)}>
    <h2>${d(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>o(n,`option`,e`<${A} context=${t} move=${n} /><span>${r}</span>`))}
      ${o(`none`,`option none`,e`<span>${d(`none_of_these`)}</span>`)}
    </div>
    ${!r&&e`<p class="small">${d(`only_seat_answers`)}</p>`}
  </section>`}function M({context:t,why:n,steps:r,turned:a,done:o,total:s,stands:c}){let{state:l,geometry:m}=t,h=m?.marks.outlets?.length>0&&!l.past.lines;return e`<section class="card setup" aria-label=${d(`set_up_board`)}>
    <h2>${d(a?`turn_board`:`set_up_check`)}</h2>
    ${n&&e`<p class="why">${n}</p>`}
    <progress max=${s} value=${o} aria-label=${d(`set_up_check`)} />
    <${C} context=${t} steps=${r} />
    ${h&&e`<a class="button" href=${f(`/maze`)} data-f="maze-set-up">${d(`maze`)}</a>`}
    ${c&&u(d(`stands_right`),()=>i(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(t,n){let{kind:r,...i}=b(n.state,h);s(t,r&&e`<${N[r]} key=${r} context=${n} ...${i} />`)}export{P as i,x as n,C as r,A as t};