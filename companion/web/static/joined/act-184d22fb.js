import{At as e,Bt as t,Cn as n,Dt as r,Ft as i,H as a,K as o,Pt as s,Sn as c,Wt as l,en as u,l as d,mn as f,nn as p,pn as m,vn as h,xn as g,zt as _}from"./phone-a6660e6d.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&a(e,t)?`end-turn`:r(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&_(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(t,n){let r=v(t,n),{missing:i=[],surplus:o=[],turned:s,wrong_side:c,sensor:l}=t.setup??{},u=i.length+o.length,d=Math.max(u,1,(t.spots?.length??0)-o.length+i.length),p=t.proposal?.what===`accept`&&!n.host,m=t.accept&&!p&&e(t,n);return{kind:r,steps:t.steps??[],why:y(t,r),accept:m?f(t.lost?`lost_stands`:`accept_anyway`):``,choices:t.ask??[],allowed:a(t,n),turned:!!(s||c),done:d-u,total:d,stands:!!(l&&(n.host||n.seats.length))}}function x({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:o}=e,s={pieces:i(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:f(`picture_of_step`)};return g`<${d} state=${a} geometry=${o} around=${n} contents=${s} hidden=${r} />`}const S=({steps:e})=>g`<details class="later">
  <summary>${f(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>g`<li>${c(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return g`
    <p class="step">${c(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&g`<${x} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&g`<${S} steps=${r} />`}
  `}function w({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return g`<div class="row">${h(t,()=>o(e),{kind:n,name:`accept`})}</div>`}let T=``;function E({context:e,steps:t,accept:n}){let{state:r,geometry:a}=e,o=`${r.game_id}-${r.turn}-${r.die}`,s=()=>{T=o,e.render()},c={pieces:a&&i({...r,spots:null,steps:[]},a),signs:r.signs,label:f(`lost_was`)};return g`<section class="card guide" aria-label=${f(`lost`)}>
    <h2>${f(`lost_was`)}</h2>
    ${a&&g`<${d} state=${r} geometry=${a} around=${null} contents=${c} />`}
    <div class="row">${h(f(`lost_back`),s,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==o}><${C} context=${e} steps=${t} /></div>
    <${w} context=${e} accept=${n} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>g`<section class="card guide" aria-label=${f(`way_back`)}>
  <h2>${f(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||f(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:t})=>g`<section class="card guide kind">
  <h2>${f(`end_turn_ask`)}</h2>
  <div class="row">
    ${h(f(`end_turn`),()=>l(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&g`<details class="later">
      <summary>${f(`not_yet`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>g`<section class="card guide kind">
  <h2>${f(`what_rolled`)}</h2>
  <p>${f(`what_rolled_hint`)}</p>
  ${t.length>0&&g`<details class="later">
      <summary>${f(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:e,move:n}){let r=e.geometry&&s(n,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return g`<${x} context=${e} arrows=${t(r,`guide`)} around=${i} plain />`}function j({context:e,choices:t,allowed:n}){let r=e=>()=>l(()=>p(`/api/answer`,{move:e})),i=(e,t,i)=>g`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return g`<section class="card question" aria-label=${f(`question`)}>
    <h2>${f(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,g`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,g`<span>${f(`none_of_these`)}</span>`)}
    </div>
    ${!n&&g`<p class="small">${f(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:t,steps:n,turned:r,done:i,total:a,stands:o}){let{state:s,geometry:c}=e,u=c?.marks.outlets?.length>0&&!s.past.lines;return g`<section class="card setup" aria-label=${f(`set_up_board`)}>
    <h2>${f(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&g`<p class="why">${t}</p>`}
    <progress max=${a} value=${i} aria-label=${f(`set_up_check`)} />
    <${C} context=${e} steps=${n} />
    ${u&&g`<a class="button" href=${m(`/maze`)} data-f="maze-set-up">${f(`maze`)}</a>`}
    ${o&&h(f(`stands_right`),()=>l(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:r,...i}=b(t.state,u);n(e,r&&g`<${N[r]} key=${r} context=${t} ...${i} />`)}export{P as i,x as n,C as r,A as t};