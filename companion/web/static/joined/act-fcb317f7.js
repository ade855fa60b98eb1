import{$ as e,Gt as t,It as n,J as r,Mn as i,Nn as a,Pn as o,Tn as s,Wt as c,Xt as l,Zt as u,dn as d,kn as f,pn as p,tn as m,u as h,wn as g,zt as _}from"./phone-3ee84c15.js";function v(e,t){let{phase:i}=e;return e.offer?``:i===`ask`?`question`:i===`arrange`?`set-up`:i===`illegal`?e.lost?`lost`:e.end_turn&&r(e,t)?`end-turn`:n(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&l(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:i=[],surplus:a=[],turned:o,wrong_side:c,sensor:l}=e.setup??{},u=i.length+a.length,d=Math.max(u,1,(e.spots?.length??0)-a.length+i.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&_(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:p?s(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:r(e,t),turned:!!(o||c),done:d-u,total:d,stands:!!(l&&(t.host||t.seats.length))}}function x({context:e,arrows:n,around:r,plain:a=!1,came:o={}}){let{state:c,geometry:l}=e,u={pieces:t(c,l).map(e=>({...e,from:o[e.spot]})),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:c.signs,label:s(`picture_of_step`)};return i`<${h} state=${c} geometry=${l} around=${r} contents=${u} hidden=${a} />`}const S=({steps:e})=>i`<details class="later">
  <summary>${s(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>i`<li>${a(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,o=[n.from,n.to].filter(Boolean),s=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return i`
    <p class="step">${a(n.short,n.text)}</p>
    ${e.geometry&&o.length>0&&i`<${x} context=${e} arrows=${s} around=${o} />`}
    ${r.length>0&&i`<${S} steps=${r} />`}
  `}function w({context:t,accept:n}){if(!n)return null;let r=t.state.lost?``:`quiet`;return i`<div class="row">${f(n,()=>e(t),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:e,steps:n,accept:r}){let{state:a,geometry:o}=e,c=`${a.game_id}-${a.turn}-${a.die}`,l=()=>{T=c,e.render()},u={pieces:o&&t({...a,spots:null,steps:[]},o),signs:a.signs,label:s(`lost_was`)};return i`<section class="card guide" aria-label=${s(`lost`)}>
    <h2>${s(`lost_was`)}</h2>
    ${o&&i`<${h} state=${a} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${f(s(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==c}><${C} context=${e} steps=${n} /></div>
    <${w} context=${e} accept=${r} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>i`<section class="card guide" aria-label=${s(`way_back`)}>
  <h2>${s(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||s(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:t})=>i`<section class="card guide kind">
  <h2>${s(`end_turn_ask`)}</h2>
  <div class="row">
    ${f(s(`end_turn`),()=>m(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&i`<details class="later">
      <summary>${s(`not_yet`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>i`<section class="card guide kind">
  <h2>${s(`what_rolled`)}</h2>
  <p>${s(`what_rolled_hint`)}</p>
  ${t.length>0&&i`<details class="later">
      <summary>${s(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:e,move:t}){let n=e.geometry&&c(t,e.state.turn);if(!n)return null;let r=[n.from,n.to,n.place].filter(Boolean);return i`<${x} context=${e} arrows=${u(n,`guide`)} around=${r} plain />`}function j({context:e,choices:t,allowed:n}){let r=e=>()=>m(()=>p(`/api/answer`,{move:e})),a=(e,t,a)=>i`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${a}
    </button>`;return i`<section class="card question" aria-label=${s(`question`)}>
    <h2>${s(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,i`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,i`<span>${s(`none_of_these`)}</span>`)}
    </div>
    ${!n&&i`<p class="small">${s(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:t,steps:n,turned:r,done:a,total:o,stands:c}){let{state:l,geometry:u}=e,d=u?.marks.outlets?.length>0&&!l.past.lines;return i`<section class="card setup" aria-label=${s(`set_up_board`)}>
    <h2>${s(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&i`<p class="why">${t}</p>`}
    <progress max=${o} value=${a} aria-label=${s(`set_up_check`)} />
    <${C} context=${e} steps=${n} />
    ${d&&i`<a class="button" href=${g(`/maze`)} data-f="maze-set-up">${s(`maze`)}</a>`}
    ${c&&f(s(`stands_right`),()=>m(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:n,...r}=b(t.state,d);o(e,n&&i`<${N[n]} key=${n} context=${t} ...${r} />`)}export{P as i,x as n,C as r,A as t};