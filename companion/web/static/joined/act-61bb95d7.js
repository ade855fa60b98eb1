import{Dt as e,Et as t,It as n,Pt as r,St as i,_t as a,b as o,cn as s,en as c,et as l,in as u,ln as d,m as f,mt as p,sn as m,xt as h}from"./all-9abd0c32.js";import{l as g}from"./shared-a7f95979.js";function _(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&f(e,t)?`end-turn`:p(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function v(e,n){return n===`way-back`&&t(e,e.turn??``)?.computer?e.moment?.long??``:n===`set-up`?e.setup?.text??``:``}function y(e,t){let n=_(e,t),{missing:r=[],surplus:i=[],turned:o,wrong_side:s,sensor:l}=e.setup??{},u=r.length+i.length,d=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&a(e,t);return{kind:n,steps:e.steps??[],why:v(e,n),accept:m?c(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:f(e,t),turned:!!(o||s),done:d-u,total:d,stands:!!(l&&(t.host||t.seats.length))}}function b({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:o}=e,s={pieces:i(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:c(`picture_of_step`)};return m`<${g} state=${a} geometry=${o} around=${n} contents=${s} hidden=${r} />`}const x=({steps:e})=>m`<details class="later">
  <summary>${c(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>m`<li>${s(e.short,e.text)}</li>`)}
  </ol>
</details>`;function S({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return m`
    <p class="step">${s(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&m`<${b} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&m`<${x} steps=${r} />`}
  `}function C({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return m`<div class="row">${u(t,()=>o(e),{kind:n,name:`accept`})}</div>`}let w=``;function T({context:e,steps:t,accept:n}){let{state:r,geometry:a}=e,o=`${r.game_id}-${r.turn}-${r.die}`,s=()=>{w=o,e.render()},l={pieces:a&&i({...r,spots:null,steps:[]},a),signs:r.signs,label:c(`lost_was`)};return m`<section class="card guide" aria-label=${c(`lost`)}>
    <h2>${c(`lost_was`)}</h2>
    ${a&&m`<${g} state=${r} geometry=${a} around=${null} contents=${l} />`}
    <div class="row">${u(c(`lost_back`),s,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${w!==o}><${S} context=${e} steps=${t} /></div>
    <${C} context=${e} accept=${n} />
  </section>`}const E=({context:e,steps:t,why:n,accept:r})=>m`<section class="card guide" aria-label=${c(`way_back`)}>
  <h2>${c(`way_back`)}</h2>
  <${S} context=${e} steps=${t} />
  <p class="small">${n||c(`or_play_on`)}</p>
  <${C} context=${e} accept=${r} />
</section>`,D=({context:e,steps:t})=>m`<section class="card guide kind">
  <h2>${c(`end_turn_ask`)}</h2>
  <div class="row">
    ${u(c(`end_turn`),()=>l(()=>n(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&m`<details class="later">
      <summary>${c(`not_yet`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
</section>`,O=({context:e,steps:t,accept:n})=>m`<section class="card guide kind">
  <h2>${c(`what_rolled`)}</h2>
  <p>${c(`what_rolled_hint`)}</p>
  ${t.length>0&&m`<details class="later">
      <summary>${c(`or_put_back`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
  <${C} context=${e} accept=${n} />
</section>`;function k({context:t,move:n}){let r=t.geometry&&h(n,t.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return m`<${b} context=${t} arrows=${e(r,`guide`)} around=${i} plain />`}function A({context:e,choices:t,allowed:r}){let i=e=>()=>l(()=>n(`/api/answer`,{move:e})),a=(e,t,n)=>m`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${n}
    </button>`;return m`<section class="card question" aria-label=${c(`question`)}>
    <h2>${c(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,m`<${k} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,m`<span>${c(`none_of_these`)}</span>`)}
    </div>
    ${!r&&m`<p class="small">${c(`only_seat_answers`)}</p>`}
  </section>`}function j({context:e,why:t,steps:r,turned:i,done:a,total:o,stands:s}){return m`<section class="card setup" aria-label=${c(`set_up_board`)}>
    <h2>${c(i?`turn_board`:`set_up_check`)}</h2>
    ${t&&m`<p class="why">${t}</p>`}
    <progress max=${o} value=${a} aria-label=${c(`set_up_check`)} />
    <${S} context=${e} steps=${r} />
    ${s&&u(c(`stands_right`),()=>l(()=>n(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const M={question:A,"set-up":j,lost:T,"way-back":E,"end-turn":D,forgot:O};function N(e,t){let{kind:n,...i}=y(t.state,r);d(e,n&&m`<${M[n]} key=${n} context=${t} ...${i} />`)}export{N as i,b as n,S as r,k as t};