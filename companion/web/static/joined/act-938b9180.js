import{Ct as e,Lt as t,Ot as n,b as r,dn as i,fn as a,gt as o,kt as s,m as c,nt as l,rn as u,sn as d,un as f,wt as p,yt as m,zt as h}from"./all-eabb7ade.js";import{l as g}from"./shared-f27c9c55.js";function _(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&c(e,t)?`end-turn`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function v(e,t){return t===`way-back`&&n(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function y(e,t){let n=_(e,t),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},l=r.length+i.length,d=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&m(e,t);return{kind:n,steps:e.steps??[],why:v(e,n),accept:p?u(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(a||o),done:d-l,total:d,stands:!!(s&&(t.host||t.seats.length))}}function b({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,o={pieces:p(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:u(`picture_of_step`)};return f`<${g} state=${i} geometry=${a} around=${n} contents=${o} hidden=${r} />`}const x=({steps:e})=>f`<details class="later">
  <summary>${u(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>f`<li>${i(e.short,e.text)}</li>`)}
  </ol>
</details>`;function S({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,a=[n.from,n.to].filter(Boolean),o=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return f`
    <p class="step">${i(n.short,n.text)}</p>
    ${e.geometry&&a.length>0&&f`<${b} context=${e} arrows=${o} around=${a} />`}
    ${r.length>0&&f`<${x} steps=${r} />`}
  `}function C({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return f`<div class="row">${d(t,()=>r(e),{kind:n,name:`accept`})}</div>`}let w=``;function T({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,o=()=>{w=a,e.render()},s={pieces:i&&p({...r,spots:null,steps:[]},i),signs:r.signs,label:u(`lost_was`)};return f`<section class="card guide" aria-label=${u(`lost`)}>
    <h2>${u(`lost_was`)}</h2>
    ${i&&f`<${g} state=${r} geometry=${i} around=${null} contents=${s} />`}
    <div class="row">${d(u(`lost_back`),o,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${w!==a}><${S} context=${e} steps=${t} /></div>
    <${C} context=${e} accept=${n} />
  </section>`}const E=({context:e,steps:t,why:n,accept:r})=>f`<section class="card guide" aria-label=${u(`way_back`)}>
  <h2>${u(`way_back`)}</h2>
  <${S} context=${e} steps=${t} />
  <p class="small">${n||u(`or_play_on`)}</p>
  <${C} context=${e} accept=${r} />
</section>`,D=({context:e,steps:t})=>f`<section class="card guide kind">
  <h2>${u(`end_turn_ask`)}</h2>
  <div class="row">
    ${d(u(`end_turn`),()=>l(()=>h(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&f`<details class="later">
      <summary>${u(`not_yet`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
</section>`,O=({context:e,steps:t,accept:n})=>f`<section class="card guide kind">
  <h2>${u(`what_rolled`)}</h2>
  <p>${u(`what_rolled_hint`)}</p>
  ${t.length>0&&f`<details class="later">
      <summary>${u(`or_put_back`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
  <${C} context=${e} accept=${n} />
</section>`;function k({context:t,move:n}){let r=t.geometry&&e(n,t.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return f`<${b} context=${t} arrows=${s(r,`guide`)} around=${i} plain />`}function A({context:e,choices:t,allowed:n}){let r=e=>()=>l(()=>h(`/api/answer`,{move:e})),i=(e,t,i)=>f`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return f`<section class="card question" aria-label=${u(`question`)}>
    <h2>${u(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,f`<${k} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,f`<span>${u(`none_of_these`)}</span>`)}
    </div>
    ${!n&&f`<p class="small">${u(`only_seat_answers`)}</p>`}
  </section>`}function j({context:e,why:t,steps:n,turned:r,done:i,total:a,stands:o}){return f`<section class="card setup" aria-label=${u(`set_up_board`)}>
    <h2>${u(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&f`<p class="why">${t}</p>`}
    <progress max=${a} value=${i} aria-label=${u(`set_up_check`)} />
    <${S} context=${e} steps=${n} />
    ${o&&d(u(`stands_right`),()=>l(()=>h(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const M={question:A,"set-up":j,lost:T,"way-back":E,"end-turn":D,forgot:O};function N(e,n){let{kind:r,...i}=y(n.state,t);a(e,r&&f`<${M[r]} key=${r} context=${n} ...${i} />`)}export{N as i,b as n,S as r,k as t};