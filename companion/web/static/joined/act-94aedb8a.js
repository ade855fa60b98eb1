import{$t as e,Bt as t,Gt as n,Mt as r,Nt as i,Ot as a,Rt as o,Tt as s,Ut as c,Wt as l,an as u,dt as d,m as f,on as p,tn as m,y as h}from"./all-458abd06.js";import{l as g}from"./shared-179bdb9a.js";function _(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&f(e,t)?`end-turn`:s(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function v(e,t){return t===`set-up`?e.setup?.text??``:``}function y(e,t){let n=_(e,t),{missing:r=[],surplus:i=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},l=r.length+i.length,u=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),d=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!d&&a(e,t);return{kind:n,steps:e.steps??[],why:v(e,n),accept:m?p(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:f(e,t),turned:!!(o||s),done:u-l,total:u,stands:!!(c&&(t.host||t.seats.length))}}function b({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:o}=e,s={pieces:i(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:p(`picture_of_step`)};return c`<${g} state=${a} geometry=${o} around=${n} contents=${s} hidden=${r} />`}const x=({steps:e})=>c`<details class="later">
  <summary>${p(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>c`<li>${l(e.short,e.text)}</li>`)}
  </ol>
</details>`;function S({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return c`
    <p class="step">${l(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&c`<${b} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&c`<${x} steps=${r} />`}
  `}function C({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return c`<div class="row">${t(n,()=>h(e),{kind:r,name:`accept`})}</div>`}let w=``;function T({context:e,steps:n,accept:r}){let{state:a,geometry:o}=e,s=`${a.game_id}-${a.turn}-${a.die}`,l=()=>{w=s,e.render()},u={pieces:o&&i({...a,spots:null,steps:[]},o),signs:a.signs,label:p(`lost_was`)};return c`<section class="card guide" aria-label=${p(`lost`)}>
    <h2>${p(`lost_was`)}</h2>
    ${o&&c`<${g} state=${a} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${t(p(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${w!==s}><${S} context=${e} steps=${n} /></div>
    <${C} context=${e} accept=${r} />
  </section>`}const E=({context:e,steps:t,accept:n})=>c`<section class="card guide" aria-label=${p(`way_back`)}>
  <h2>${p(`way_back`)}</h2>
  <${S} context=${e} steps=${t} />
  <p class="small">${p(`or_play_on`)}</p>
  <${C} context=${e} accept=${n} />
</section>`,D=({context:e,steps:n})=>c`<section class="card guide kind">
  <h2>${p(`end_turn_ask`)}</h2>
  <div class="row">
    ${t(p(`end_turn`),()=>d(()=>m(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&c`<details class="later">
      <summary>${p(`not_yet`)}</summary>
      <${S} context=${e} steps=${n} />
    </details>`}
</section>`,O=({context:e,steps:t,accept:n})=>c`<section class="card guide kind">
  <h2>${p(`what_rolled`)}</h2>
  <p>${p(`what_rolled_hint`)}</p>
  ${t.length>0&&c`<details class="later">
      <summary>${p(`or_put_back`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
  <${C} context=${e} accept=${n} />
</section>`;function k({context:e,move:t}){let n=e.geometry&&r(t,e.state.turn);if(!n)return null;let i=[n.from,n.to,n.place].filter(Boolean);return c`<${b} context=${e} arrows=${o(n,`guide`)} around=${i} plain />`}function A({context:e,choices:t,allowed:n}){let r=e=>()=>d(()=>m(`/api/answer`,{move:e})),i=(e,t,i)=>c`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return c`<section class="card question" aria-label=${p(`question`)}>
    <h2>${p(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,c`<${k} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,c`<span>${p(`none_of_these`)}</span>`)}
    </div>
    ${!n&&c`<p class="small">${p(`only_seat_answers`)}</p>`}
  </section>`}function j({context:e,why:n,steps:r,turned:i,done:a,total:o,stands:s}){let{state:l,geometry:f}=e,h=f?.marks.outlets?.length>0&&!l.past.lines;return c`<section class="card setup" aria-label=${p(`set_up_board`)}>
    <h2>${p(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&c`<p class="why">${n}</p>`}
    <progress max=${o} value=${a} aria-label=${p(`set_up_check`)} />
    <${S} context=${e} steps=${r} />
    ${h&&c`<a class="button" href=${u(`/maze`)} data-f="maze-set-up">${p(`maze`)}</a>`}
    ${s&&t(p(`stands_right`),()=>d(()=>m(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const M={question:A,"set-up":j,lost:T,"way-back":E,"end-turn":D,forgot:O};function N(t,r){let{kind:i,...a}=y(r.state,e);n(t,i&&c`<${M[i]} key=${i} context=${r} ...${a} />`)}export{N as i,b as n,S as r,k as t};