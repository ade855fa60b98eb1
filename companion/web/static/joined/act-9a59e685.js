import{Ft as e,Gt as t,It as n,Kt as r,Ot as i,Ut as a,Vt as o,_ as s,c,en as l,jt as u,lt as d,nn as f,on as p}from"./all-c951db08.js";import{t as m}from"./miniature-e9b3b502.js";function h(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:i(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,t){let n=h(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},l=r.length+i.length,d=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!f&&u(e,t);return{kind:n,steps:e.steps??[],why:g(e,n),accept:m?p(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(a||o),done:d-l,total:d,stands:!!(s&&(t.host||t.seats.length))}}function v({context:e,arrows:r,around:i,plain:a=!1}){let{state:o,geometry:s}=e,c={pieces:n(o,s),arrows:r,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:p(`picture_of_step`)};return t`<${m} state=${o} geometry=${s} around=${i} contents=${c} hidden=${a} />`}const y=({steps:e})=>t`<details class="later">
  <summary>${p(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>t`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),o=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return t`
    <p class="step">${r.text}</p>
    ${e.geometry&&a.length>0&&t`<${v} context=${e} arrows=${o} around=${a} />`}
    ${i.length>0&&t`<${y} steps=${i} />`}
  `}function x({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return t`<div class="row">${a(n,()=>s(e),{kind:r,name:`accept`})}</div>`}let S=``;function C({context:e,steps:r,accept:i}){let{state:o,geometry:s}=e,c=`${o.game_id}-${o.turn}-${o.die}`,l=()=>{S=c,e.render()},u={pieces:s&&n({...o,spots:null,steps:[]},s),signs:o.signs,label:p(`lost_was`)};return t`<section class="card guide" aria-label=${p(`lost`)}>
    <h2>${p(`lost_was`)}</h2>
    ${s&&t`<${m} state=${o} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${a(p(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==c}><${b} context=${e} steps=${r} /></div>
    <${x} context=${e} accept=${i} />
  </section>`}const w=({context:e,steps:n,accept:r})=>t`<section class="card guide" aria-label=${p(`way_back`)}>
  <h2>${p(`way_back`)}</h2>
  <${b} context=${e} steps=${n} />
  <p class="small">${p(`or_play_on`)}</p>
  <${x} context=${e} accept=${r} />
</section>`,T=({context:e,steps:n,accept:r})=>t`<section class="card guide kind">
  <h2>${p(`what_rolled`)}</h2>
  <p>${p(`what_rolled_hint`)}</p>
  ${n.length>0&&t`<details class="later">
      <summary>${p(`or_put_back`)}</summary>
      <${b} context=${e} steps=${n} />
    </details>`}
  <${x} context=${e} accept=${r} />
</section>`;function E({context:n,move:r}){let i=n.geometry&&e(r,n.state.turn);if(!i)return null;let a=[i.from,i.to,i.place].filter(Boolean);return t`<${v} context=${n} arrows=${o(i,`guide`)} around=${a} plain />`}function D({context:e,choices:n,allowed:r}){let i=e=>()=>d(()=>f(`/api/answer`,{move:e})),a=(e,n,a)=>t`<button key=${e} type="button" class=${n} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return t`<section class="card question" aria-label=${p(`question`)}>
    <h2>${p(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>a(n,`option`,t`<${E} context=${e} move=${n} /><span>${r}</span>`))}
      ${a(`none`,`option none`,t`<span>${p(`none_of_these`)}</span>`)}
    </div>
    ${!r&&t`<p class="small">${p(`only_seat_answers`)}</p>`}
  </section>`}function O({context:e,why:n,steps:r,turned:i,done:o,total:s,stands:c}){return t`<section class="card setup" aria-label=${p(`set_up_board`)}>
    <h2>${p(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&t`<p class="why">${n}</p>`}
    <progress max=${s} value=${o} aria-label=${p(`set_up_check`)} />
    <${b} context=${e} steps=${r} />
    ${c&&a(p(`stands_right`),()=>d(()=>f(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(e,n){let{kind:i,...a}=_(n.state,l);r(e,i&&t`<${k[i]} key=${i} context=${n} ...${a} />`)}export{A as i,v as n,b as r,E as t};