import{B as e,Ct as t,Dt as n,I as r,Lt as i,Mt as a,Nt as o,Ot as s,Yt as c,bt as l,dn as u,gn as d,hn as f,mn as p,on as m,qt as h,sn as g}from"./phone-f2d0a0d3.js";import{a as _}from"./shared-6779584e.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&r(e,t)?`end-turn`:l(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&a(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,n){let i=v(e,n),{missing:a=[],surplus:o=[],turned:s,wrong_side:c,sensor:l}=e.setup??{},u=a.length+o.length,d=Math.max(u,1,(e.spots?.length??0)-o.length+a.length),f=e.proposal?.what===`accept`&&!n.host,p=e.accept&&!f&&t(e,n);return{kind:i,steps:e.steps??[],why:y(e,i),accept:p?g(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:r(e,n),turned:!!(s||c),done:d-u,total:d,stands:!!(l&&(n.host||n.seats.length))}}function x({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,o={pieces:s(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:g(`picture_of_step`)};return p`<${_} state=${i} geometry=${a} around=${n} contents=${o} hidden=${r} />`}const S=({steps:e})=>p`<details class="later">
  <summary>${g(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>p`<li>${f(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return p`
    <p class="step">${f(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&p`<${x} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&p`<${S} steps=${r} />`}
  `}function w({context:t,accept:n}){if(!n)return null;let r=t.state.lost?``:`quiet`;return p`<div class="row">${u(n,()=>e(t),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,o=()=>{T=a,e.render()},c={pieces:i&&s({...r,spots:null,steps:[]},i),signs:r.signs,label:g(`lost_was`)};return p`<section class="card guide" aria-label=${g(`lost`)}>
    <h2>${g(`lost_was`)}</h2>
    ${i&&p`<${_} state=${r} geometry=${i} around=${null} contents=${c} />`}
    <div class="row">${u(g(`lost_back`),o,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==a}><${C} context=${e} steps=${t} /></div>
    <${w} context=${e} accept=${n} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>p`<section class="card guide" aria-label=${g(`way_back`)}>
  <h2>${g(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||g(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:t})=>p`<section class="card guide kind">
  <h2>${g(`end_turn_ask`)}</h2>
  <div class="row">
    ${u(g(`end_turn`),()=>i(()=>c(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&p`<details class="later">
      <summary>${g(`not_yet`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>p`<section class="card guide kind">
  <h2>${g(`what_rolled`)}</h2>
  <p>${g(`what_rolled_hint`)}</p>
  ${t.length>0&&p`<details class="later">
      <summary>${g(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:e,move:t}){let r=e.geometry&&n(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return p`<${x} context=${e} arrows=${o(r,`guide`)} around=${i} plain />`}function j({context:e,choices:t,allowed:n}){let r=e=>()=>i(()=>c(`/api/answer`,{move:e})),a=(e,t,i)=>p`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return p`<section class="card question" aria-label=${g(`question`)}>
    <h2>${g(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,p`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,p`<span>${g(`none_of_these`)}</span>`)}
    </div>
    ${!n&&p`<p class="small">${g(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:t,steps:n,turned:r,done:a,total:o,stands:s}){let{state:l,geometry:d}=e,f=d?.marks.outlets?.length>0&&!l.past.lines;return p`<section class="card setup" aria-label=${g(`set_up_board`)}>
    <h2>${g(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&p`<p class="why">${t}</p>`}
    <progress max=${o} value=${a} aria-label=${g(`set_up_check`)} />
    <${C} context=${e} steps=${n} />
    ${f&&p`<a class="button" href=${m(`/maze`)} data-f="maze-set-up">${g(`maze`)}</a>`}
    ${s&&u(g(`stands_right`),()=>i(()=>c(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:n,...r}=b(t.state,h);d(e,n&&p`<${N[n]} key=${n} context=${t} ...${r} />`)}export{P as i,x as n,C as r,A as t};