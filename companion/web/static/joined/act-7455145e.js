import{t as e}from"./rolldown-runtime-fdcf77fe.js";import{An as t,Bt as n,G as r,It as i,Kt as a,Nt as o,On as s,Tn as c,Vt as l,X as u,Zt as d,bn as f,kn as p,l as m,ln as h,qt as g,sn as _,xn as v}from"./phone-99872946.js";function y(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&r(e,t)?`end-turn`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function b(e,t){return t===`way-back`&&a(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(e,t){let n=y(e,t),{missing:a=[],surplus:o=[],turned:s,wrong_side:c,sensor:l}=e.setup??{},u=a.length+o.length,d=Math.max(u,1,(e.spots?.length??0)-o.length+a.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&i(e,t);return{kind:n,steps:e.steps??[],why:b(e,n),accept:p?v(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:r(e,t),turned:!!(s||c),done:d-u,total:d,stands:!!(l&&(t.host||t.seats.length))}}var S=/* @__PURE__ */ e({showAct:()=>I});function C({context:e,arrows:t,around:n,plain:r=!1,came:i={}}){let{state:a,geometry:o}=e,c={pieces:l(a,o).map(e=>({...e,from:i[e.spot]})),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:v(`picture_of_step`)};return s`<${m} state=${a} geometry=${o} around=${n} contents=${c} hidden=${r} />`}const w=({steps:e})=>s`<details class="later">
  <summary>${v(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>s`<li>${p(e.short,e.text)}</li>`)}
  </ol>
</details>`;function T({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return s`
    <p class="step">${p(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&s`<${C} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&s`<${w} steps=${r} />`}
  `}function E({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return s`<div class="row">${c(t,()=>u(e),{kind:n,name:`accept`})}</div>`}let D=``;function O({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,o=()=>{D=a,e.render()},u={pieces:i&&l({...r,spots:null,steps:[]},i),signs:r.signs,label:v(`lost_was`)};return s`<section class="card guide" aria-label=${v(`lost`)}>
    <h2>${v(`lost_was`)}</h2>
    ${i&&s`<${m} state=${r} geometry=${i} around=${null} contents=${u} />`}
    <div class="row">${c(v(`lost_back`),o,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${D!==a}><${T} context=${e} steps=${t} /></div>
    <${E} context=${e} accept=${n} />
  </section>`}const k=({context:e,steps:t,why:n,accept:r})=>s`<section class="card guide" aria-label=${v(`way_back`)}>
  <h2>${v(`way_back`)}</h2>
  <${T} context=${e} steps=${t} />
  <p class="small">${n||v(`or_play_on`)}</p>
  <${E} context=${e} accept=${r} />
</section>`,A=({context:e,steps:t})=>s`<section class="card guide kind">
  <h2>${v(`end_turn_ask`)}</h2>
  <div class="row">
    ${c(v(`end_turn`),()=>d(()=>h(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&s`<details class="later">
      <summary>${v(`not_yet`)}</summary>
      <${T} context=${e} steps=${t} />
    </details>`}
</section>`,j=({context:e,steps:t,accept:n})=>s`<section class="card guide kind">
  <h2>${v(`what_rolled`)}</h2>
  <p>${v(`what_rolled_hint`)}</p>
  ${t.length>0&&s`<details class="later">
      <summary>${v(`or_put_back`)}</summary>
      <${T} context=${e} steps=${t} />
    </details>`}
  <${E} context=${e} accept=${n} />
</section>`;function M({context:e,move:t}){let r=e.geometry&&n(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return s`<${C} context=${e} arrows=${g(r,`guide`)} around=${i} plain />`}function N({context:e,choices:t,allowed:n}){let r=e=>()=>d(()=>h(`/api/answer`,{move:e})),i=(e,t,i)=>s`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return s`<section class="card question" aria-label=${v(`question`)}>
    <h2>${v(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,s`<${M} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,s`<span>${v(`none_of_these`)}</span>`)}
    </div>
    ${!n&&s`<p class="small">${v(`only_seat_answers`)}</p>`}
  </section>`}function P({context:e,why:t,steps:n,turned:r,done:i,total:a,stands:o}){let{state:l,geometry:u}=e,p=u?.marks.outlets?.length>0&&!l.past.lines;return s`<section class="card setup" aria-label=${v(`set_up_board`)}>
    <h2>${v(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&s`<p class="why">${t}</p>`}
    <progress max=${a} value=${i} aria-label=${v(`set_up_check`)} />
    <${T} context=${e} steps=${n} />
    ${p&&s`<a class="button" href=${f(`/maze`)} data-f="maze-set-up">${v(`maze`)}</a>`}
    ${o&&c(v(`stands_right`),()=>d(()=>h(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const F={question:N,"set-up":P,lost:O,"way-back":k,"end-turn":A,forgot:j};function I(e,n){let{kind:r,...i}=x(n.state,_);t(e,r&&s`<${F[r]} key=${r} context=${n} ...${i} />`)}export{S as i,C as n,T as r,M as t};