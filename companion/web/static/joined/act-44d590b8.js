import{Bt as e,Cn as t,Ft as n,Gt as r,It as i,Ot as a,Sn as o,U as s,Vt as c,hn as l,jt as u,l as d,mn as f,q as p,rn as m,tn as h,wn as g,yn as _}from"./phone-5c5bf911.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&s(e,t)?`end-turn`:a(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(t,n){return n===`way-back`&&e(t,t.turn??``)?.computer?t.moment?.long??``:n===`set-up`?t.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:c}=e.setup??{},d=r.length+i.length,f=Math.max(d,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&u(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:m?l(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:s(e,t),turned:!!(a||o),done:f-d,total:f,stands:!!(c&&(t.host||t.seats.length))}}function x({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:s}=e,c={pieces:i(a,s),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:l(`picture_of_step`)};return o`<${d} state=${a} geometry=${s} around=${n} contents=${c} hidden=${r} />`}const S=({steps:e})=>o`<details class="later">
  <summary>${l(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>o`<li>${t(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),s=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return o`
    <p class="step">${t(r.short,r.text)}</p>
    ${e.geometry&&a.length>0&&o`<${x} context=${e} arrows=${s} around=${a} />`}
    ${i.length>0&&o`<${S} steps=${i} />`}
  `}function w({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return o`<div class="row">${_(t,()=>p(e),{kind:n,name:`accept`})}</div>`}let T=``;function E({context:e,steps:t,accept:n}){let{state:r,geometry:a}=e,s=`${r.game_id}-${r.turn}-${r.die}`,c=()=>{T=s,e.render()},u={pieces:a&&i({...r,spots:null,steps:[]},a),signs:r.signs,label:l(`lost_was`)};return o`<section class="card guide" aria-label=${l(`lost`)}>
    <h2>${l(`lost_was`)}</h2>
    ${a&&o`<${d} state=${r} geometry=${a} around=${null} contents=${u} />`}
    <div class="row">${_(l(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==s}><${C} context=${e} steps=${t} /></div>
    <${w} context=${e} accept=${n} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>o`<section class="card guide" aria-label=${l(`way_back`)}>
  <h2>${l(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||l(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:t})=>o`<section class="card guide kind">
  <h2>${l(`end_turn_ask`)}</h2>
  <div class="row">
    ${_(l(`end_turn`),()=>r(()=>m(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&o`<details class="later">
      <summary>${l(`not_yet`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>o`<section class="card guide kind">
  <h2>${l(`what_rolled`)}</h2>
  <p>${l(`what_rolled_hint`)}</p>
  ${t.length>0&&o`<details class="later">
      <summary>${l(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:e,move:t}){let r=e.geometry&&n(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return o`<${x} context=${e} arrows=${c(r,`guide`)} around=${i} plain />`}function j({context:e,choices:t,allowed:n}){let i=e=>()=>r(()=>m(`/api/answer`,{move:e})),a=(e,t,r)=>o`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${i(e)}>
      ${r}
    </button>`;return o`<section class="card question" aria-label=${l(`question`)}>
    <h2>${l(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,o`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,o`<span>${l(`none_of_these`)}</span>`)}
    </div>
    ${!n&&o`<p class="small">${l(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:t,steps:n,turned:i,done:a,total:s,stands:c}){let{state:u,geometry:d}=e,p=d?.marks.outlets?.length>0&&!u.past.lines;return o`<section class="card setup" aria-label=${l(`set_up_board`)}>
    <h2>${l(i?`turn_board`:`set_up_check`)}</h2>
    ${t&&o`<p class="why">${t}</p>`}
    <progress max=${s} value=${a} aria-label=${l(`set_up_check`)} />
    <${C} context=${e} steps=${n} />
    ${p&&o`<a class="button" href=${f(`/maze`)} data-f="maze-set-up">${l(`maze`)}</a>`}
    ${c&&_(l(`stands_right`),()=>r(()=>m(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:n,...r}=b(t.state,h);g(e,n&&o`<${N[n]} key=${n} context=${t} ...${r} />`)}export{P as i,x as n,C as r,A as t};