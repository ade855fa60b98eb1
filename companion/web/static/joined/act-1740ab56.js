import{At as e,Ct as t,Et as n,Ht as r,It as i,Qt as a,Rt as o,Vt as s,Xt as c,_ as l,c as u,jt as d,lt as f,nn as p}from"./all-508bb130.js";import{a as m}from"./shared-da2820b0.js";function h(e){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:t(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,t){let r=h(e),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},l=i.length+a.length,d=Math.max(l,1,(e.spots?.length??0)-a.length+i.length),f=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!f&&n(e,t);return{kind:r,steps:e.steps??[],why:g(e,r),accept:m?p(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:u(e,t),turned:!!(o||s),done:d-l,total:d,stands:!!(c&&(t.host||t.seats.length))}}function v({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,o={pieces:d(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:p(`picture_of_step`)};return s`<${m} state=${i} geometry=${a} around=${n} contents=${o} hidden=${r} />`}const y=({steps:e})=>s`<details class="later">
  <summary>${p(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>s`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return s`
    <p class="step">${n.text}</p>
    ${e.geometry&&i.length>0&&s`<${v} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&s`<${y} steps=${r} />`}
  `}function x({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return s`<div class="row">${o(t,()=>l(e),{kind:n,name:`accept`})}</div>`}let S=``;function C({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,c=()=>{S=a,e.render()},l={pieces:i&&d({...r,spots:null,steps:[]},i),signs:r.signs,label:p(`lost_was`)};return s`<section class="card guide" aria-label=${p(`lost`)}>
    <h2>${p(`lost_was`)}</h2>
    ${i&&s`<${m} state=${r} geometry=${i} around=${null} contents=${l} />`}
    <div class="row">${o(p(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==a}><${b} context=${e} steps=${t} /></div>
    <${x} context=${e} accept=${n} />
  </section>`}const w=({context:e,steps:t,accept:n})=>s`<section class="card guide" aria-label=${p(`way_back`)}>
  <h2>${p(`way_back`)}</h2>
  <${b} context=${e} steps=${t} />
  <p class="small">${p(`or_play_on`)}</p>
  <${x} context=${e} accept=${n} />
</section>`,T=({context:e,steps:t,accept:n})=>s`<section class="card guide kind">
  <h2>${p(`what_rolled`)}</h2>
  <p>${p(`what_rolled_hint`)}</p>
  ${t.length>0&&s`<details class="later">
      <summary>${p(`or_put_back`)}</summary>
      <${b} context=${e} steps=${t} />
    </details>`}
  <${x} context=${e} accept=${n} />
</section>`;function E({context:t,move:n}){let r=t.geometry&&e(n,t.state.turn);if(!r)return null;let a=[r.from,r.to,r.place].filter(Boolean);return s`<${v} context=${t} arrows=${i(r,`guide`)} around=${a} plain />`}function D({context:e,choices:t,allowed:n}){let r=e=>()=>f(()=>a(`/api/answer`,{move:e})),i=(e,t,i)=>s`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return s`<section class="card question" aria-label=${p(`question`)}>
    <h2>${p(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,s`<${E} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,s`<span>${p(`none_of_these`)}</span>`)}
    </div>
    ${!n&&s`<p class="small">${p(`only_seat_answers`)}</p>`}
  </section>`}function O({context:e,why:t,steps:n,turned:r,done:i,total:c,stands:l}){return s`<section class="card setup" aria-label=${p(`set_up_board`)}>
    <h2>${p(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&s`<p class="why">${t}</p>`}
    <progress max=${c} value=${i} aria-label=${p(`set_up_check`)} />
    <${b} context=${e} steps=${n} />
    ${l&&o(p(`stands_right`),()=>f(()=>a(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(e,t){let{kind:n,...i}=_(t.state,c);r(e,n&&s`<${k[n]} key=${n} context=${t} ...${i} />`)}export{A as i,v as n,b as r,E as t};