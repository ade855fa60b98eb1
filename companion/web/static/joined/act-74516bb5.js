import{$t as e,Bt as t,Et as n,Ft as r,Gt as i,Ht as a,Pt as o,Wt as s,an as c,c as l,h as u,kt as d,st as f,tn as p}from"./all-e3a02b0c.js";import{t as m}from"./miniature-e6de8ee9.js";function h(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:n(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,t){let n=h(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},u=r.length+i.length,f=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&d(e,t);return{kind:n,steps:e.steps??[],why:g(e,n),accept:m?c(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:l(e,t),turned:!!(a||o),done:f-u,total:f,stands:!!(s&&(t.host||t.seats.length))}}function v({context:e,arrows:t,around:n,plain:i=!1}){let{state:a,geometry:o}=e,l={pieces:r(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:c(`picture_of_step`)};return s`<${m} state=${a} geometry=${o} around=${n} contents=${l} hidden=${i} />`}const y=({steps:e})=>s`<details class="later">
  <summary>${c(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>s`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return s`
    <p class="step">${n.text}</p>
    ${e.geometry&&i.length>0&&s`<${v} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&s`<${y} steps=${r} />`}
  `}function x({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return s`<div class="row">${a(t,()=>u(e),{kind:n,name:`accept`})}</div>`}let S=``;function C({context:e,steps:t,accept:n}){let{state:i,geometry:o}=e,l=`${i.game_id}-${i.turn}-${i.die}`,u=()=>{S=l,e.render()},d={pieces:o&&r({...i,spots:null,steps:[]},o),signs:i.signs,label:c(`lost_was`)};return s`<section class="card guide" aria-label=${c(`lost`)}>
    <h2>${c(`lost_was`)}</h2>
    ${o&&s`<${m} state=${i} geometry=${o} around=${null} contents=${d} />`}
    <div class="row">${a(c(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==l}><${b} context=${e} steps=${t} /></div>
    <${x} context=${e} accept=${n} />
  </section>`}const w=({context:e,steps:t,accept:n})=>s`<section class="card guide" aria-label=${c(`way_back`)}>
  <h2>${c(`way_back`)}</h2>
  <${b} context=${e} steps=${t} />
  <p class="small">${c(`or_play_on`)}</p>
  <${x} context=${e} accept=${n} />
</section>`,T=({context:e,steps:t,accept:n})=>s`<section class="card guide kind">
  <h2>${c(`what_rolled`)}</h2>
  <p>${c(`what_rolled_hint`)}</p>
  ${t.length>0&&s`<details class="later">
      <summary>${c(`or_put_back`)}</summary>
      <${b} context=${e} steps=${t} />
    </details>`}
  <${x} context=${e} accept=${n} />
</section>`;function E({context:e,move:n}){let r=e.geometry&&o(n,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return s`<${v} context=${e} arrows=${t(r,`guide`)} around=${i} plain />`}function D({context:e,choices:t,allowed:n}){let r=e=>()=>f(()=>p(`/api/answer`,{move:e})),i=(e,t,i)=>s`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return s`<section class="card question" aria-label=${c(`question`)}>
    <h2>${c(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,s`<${E} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,s`<span>${c(`none_of_these`)}</span>`)}
    </div>
    ${!n&&s`<p class="small">${c(`only_seat_answers`)}</p>`}
  </section>`}function O({context:e,why:t,steps:n,turned:r,done:i,total:o,stands:l}){return s`<section class="card setup" aria-label=${c(`set_up_board`)}>
    <h2>${c(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&s`<p class="why">${t}</p>`}
    <progress max=${o} value=${i} aria-label=${c(`set_up_check`)} />
    <${b} context=${e} steps=${n} />
    ${l&&a(c(`stands_right`),()=>f(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(t,n){let{kind:r,...a}=_(n.state,e);i(t,r&&s`<${k[r]} key=${r} context=${n} ...${a} />`)}export{A as i,v as n,b as r,E as t};