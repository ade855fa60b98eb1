import{Ct as e,Lt as t,Ot as n,b as r,dn as i,fn as a,gt as o,kt as s,m as c,nn as l,nt as u,rn as d,sn as f,un as p,wt as m,yt as h,zt as g}from"./all-9145eb77.js";import{l as _}from"./shared-1c6d5ee8.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&c(e,t)?`end-turn`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&n(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},l=r.length+i.length,u=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&h(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:p?d(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(a||o),done:u-l,total:u,stands:!!(s&&(t.host||t.seats.length))}}function x({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,o={pieces:m(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:d(`picture_of_step`)};return p`<${_} state=${i} geometry=${a} around=${n} contents=${o} hidden=${r} />`}const S=({steps:e})=>p`<details class="later">
  <summary>${d(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>p`<li>${i(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,a=[n.from,n.to].filter(Boolean),o=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return p`
    <p class="step">${i(n.short,n.text)}</p>
    ${e.geometry&&a.length>0&&p`<${x} context=${e} arrows=${o} around=${a} />`}
    ${r.length>0&&p`<${S} steps=${r} />`}
  `}function w({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return p`<div class="row">${f(t,()=>r(e),{kind:n,name:`accept`})}</div>`}let T=``;function E({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,o=()=>{T=a,e.render()},s={pieces:i&&m({...r,spots:null,steps:[]},i),signs:r.signs,label:d(`lost_was`)};return p`<section class="card guide" aria-label=${d(`lost`)}>
    <h2>${d(`lost_was`)}</h2>
    ${i&&p`<${_} state=${r} geometry=${i} around=${null} contents=${s} />`}
    <div class="row">${f(d(`lost_back`),o,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==a}><${C} context=${e} steps=${t} /></div>
    <${w} context=${e} accept=${n} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>p`<section class="card guide" aria-label=${d(`way_back`)}>
  <h2>${d(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||d(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:t})=>p`<section class="card guide kind">
  <h2>${d(`end_turn_ask`)}</h2>
  <div class="row">
    ${f(d(`end_turn`),()=>u(()=>g(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&p`<details class="later">
      <summary>${d(`not_yet`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>p`<section class="card guide kind">
  <h2>${d(`what_rolled`)}</h2>
  <p>${d(`what_rolled_hint`)}</p>
  ${t.length>0&&p`<details class="later">
      <summary>${d(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:t,move:n}){let r=t.geometry&&e(n,t.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return p`<${x} context=${t} arrows=${s(r,`guide`)} around=${i} plain />`}function j({context:e,choices:t,allowed:n}){let r=e=>()=>u(()=>g(`/api/answer`,{move:e})),i=(e,t,i)=>p`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return p`<section class="card question" aria-label=${d(`question`)}>
    <h2>${d(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,p`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,p`<span>${d(`none_of_these`)}</span>`)}
    </div>
    ${!n&&p`<p class="small">${d(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:t,steps:n,turned:r,done:i,total:a,stands:o}){let{state:s,geometry:c}=e,m=c?.marks.outlets?.length>0&&!s.past.lines;return p`<section class="card setup" aria-label=${d(`set_up_board`)}>
    <h2>${d(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&p`<p class="why">${t}</p>`}
    <progress max=${a} value=${i} aria-label=${d(`set_up_check`)} />
    <${C} context=${e} steps=${n} />
    ${m&&p`<a class="button" href=${l(`/maze`)} data-f="maze-set-up">${d(`maze`)}</a>`}
    ${o&&f(d(`stands_right`),()=>u(()=>g(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,n){let{kind:r,...i}=b(n.state,t);a(e,r&&p`<${N[r]} key=${r} context=${n} ...${i} />`)}export{P as i,x as n,C as r,A as t};