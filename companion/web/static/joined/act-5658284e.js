import{Ct as e,Dt as t,Ft as n,Lt as r,Ot as i,St as a,an as o,cn as s,ht as c,ln as l,m as u,tn as d,tt as f,un as p,vt as m,x as h}from"./all-4d413dfa.js";import{l as g}from"./shared-f84836c4.js";function _(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&u(e,t)?`end-turn`:c(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function v(e,n){return n===`way-back`&&t(e,e.turn??``)?.computer?e.moment?.long??``:n===`set-up`?e.setup?.text??``:``}function y(e,t){let n=_(e,t),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},c=r.length+i.length,l=Math.max(c,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&m(e,t);return{kind:n,steps:e.steps??[],why:v(e,n),accept:p?d(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:u(e,t),turned:!!(a||o),done:l-c,total:l,stands:!!(s&&(t.host||t.seats.length))}}function b({context:t,arrows:n,around:r,plain:i=!1}){let{state:a,geometry:o}=t,c={pieces:e(a,o),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:d(`picture_of_step`)};return s`<${g} state=${a} geometry=${o} around=${r} contents=${c} hidden=${i} />`}const x=({steps:e})=>s`<details class="later">
  <summary>${d(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>s`<li>${l(e.short,e.text)}</li>`)}
  </ol>
</details>`;function S({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return s`
    <p class="step">${l(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&s`<${b} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&s`<${x} steps=${r} />`}
  `}function C({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return s`<div class="row">${o(t,()=>h(e),{kind:n,name:`accept`})}</div>`}let w=``;function T({context:t,steps:n,accept:r}){let{state:i,geometry:a}=t,c=`${i.game_id}-${i.turn}-${i.die}`,l=()=>{w=c,t.render()},u={pieces:a&&e({...i,spots:null,steps:[]},a),signs:i.signs,label:d(`lost_was`)};return s`<section class="card guide" aria-label=${d(`lost`)}>
    <h2>${d(`lost_was`)}</h2>
    ${a&&s`<${g} state=${i} geometry=${a} around=${null} contents=${u} />`}
    <div class="row">${o(d(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${w!==c}><${S} context=${t} steps=${n} /></div>
    <${C} context=${t} accept=${r} />
  </section>`}const E=({context:e,steps:t,why:n,accept:r})=>s`<section class="card guide" aria-label=${d(`way_back`)}>
  <h2>${d(`way_back`)}</h2>
  <${S} context=${e} steps=${t} />
  <p class="small">${n||d(`or_play_on`)}</p>
  <${C} context=${e} accept=${r} />
</section>`,D=({context:e,steps:t})=>s`<section class="card guide kind">
  <h2>${d(`end_turn_ask`)}</h2>
  <div class="row">
    ${o(d(`end_turn`),()=>f(()=>r(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&s`<details class="later">
      <summary>${d(`not_yet`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
</section>`,O=({context:e,steps:t,accept:n})=>s`<section class="card guide kind">
  <h2>${d(`what_rolled`)}</h2>
  <p>${d(`what_rolled_hint`)}</p>
  ${t.length>0&&s`<details class="later">
      <summary>${d(`or_put_back`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
  <${C} context=${e} accept=${n} />
</section>`;function k({context:e,move:t}){let n=e.geometry&&a(t,e.state.turn);if(!n)return null;let r=[n.from,n.to,n.place].filter(Boolean);return s`<${b} context=${e} arrows=${i(n,`guide`)} around=${r} plain />`}function A({context:e,choices:t,allowed:n}){let i=e=>()=>f(()=>r(`/api/answer`,{move:e})),a=(e,t,r)=>s`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${i(e)}>
      ${r}
    </button>`;return s`<section class="card question" aria-label=${d(`question`)}>
    <h2>${d(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,s`<${k} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,s`<span>${d(`none_of_these`)}</span>`)}
    </div>
    ${!n&&s`<p class="small">${d(`only_seat_answers`)}</p>`}
  </section>`}function j({context:e,why:t,steps:n,turned:i,done:a,total:c,stands:l}){return s`<section class="card setup" aria-label=${d(`set_up_board`)}>
    <h2>${d(i?`turn_board`:`set_up_check`)}</h2>
    ${t&&s`<p class="why">${t}</p>`}
    <progress max=${c} value=${a} aria-label=${d(`set_up_check`)} />
    <${S} context=${e} steps=${n} />
    ${l&&o(d(`stands_right`),()=>f(()=>r(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const M={question:A,"set-up":j,lost:T,"way-back":E,"end-turn":D,forgot:O};function N(e,t){let{kind:r,...i}=y(t.state,n);p(e,r&&s`<${M[r]} key=${r} context=${t} ...${i} />`)}export{N as i,b as n,S as r,k as t};