import{$t as e,Et as t,Gt as n,Nt as r,Pt as i,Vt as a,Wt as o,_ as s,an as c,c as l,kt as u,lt as d,tn as f,zt as p}from"./all-75524188.js";import{a as m}from"./shared-4f1ed211.js";function h(e){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:t(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,t){let n=h(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},d=r.length+i.length,f=Math.max(d,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&u(e,t);return{kind:n,steps:e.steps??[],why:g(e,n),accept:m?c(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:l(e,t),turned:!!(a||o),done:f-d,total:f,stands:!!(s&&(t.host||t.seats.length))}}function v({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:s}=e,l={pieces:i(a,s),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:c(`picture_of_step`)};return o`<${m} state=${a} geometry=${s} around=${n} contents=${l} hidden=${r} />`}const y=({steps:e})=>o`<details class="later">
  <summary>${c(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>o`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return o`
    <p class="step">${n.text}</p>
    ${e.geometry&&i.length>0&&o`<${v} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&o`<${y} steps=${r} />`}
  `}function x({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return o`<div class="row">${a(t,()=>s(e),{kind:n,name:`accept`})}</div>`}let S=``;function C({context:e,steps:t,accept:n}){let{state:r,geometry:s}=e,l=`${r.game_id}-${r.turn}-${r.die}`,u=()=>{S=l,e.render()},d={pieces:s&&i({...r,spots:null,steps:[]},s),signs:r.signs,label:c(`lost_was`)};return o`<section class="card guide" aria-label=${c(`lost`)}>
    <h2>${c(`lost_was`)}</h2>
    ${s&&o`<${m} state=${r} geometry=${s} around=${null} contents=${d} />`}
    <div class="row">${a(c(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==l}><${b} context=${e} steps=${t} /></div>
    <${x} context=${e} accept=${n} />
  </section>`}const w=({context:e,steps:t,accept:n})=>o`<section class="card guide" aria-label=${c(`way_back`)}>
  <h2>${c(`way_back`)}</h2>
  <${b} context=${e} steps=${t} />
  <p class="small">${c(`or_play_on`)}</p>
  <${x} context=${e} accept=${n} />
</section>`,T=({context:e,steps:t,accept:n})=>o`<section class="card guide kind">
  <h2>${c(`what_rolled`)}</h2>
  <p>${c(`what_rolled_hint`)}</p>
  ${t.length>0&&o`<details class="later">
      <summary>${c(`or_put_back`)}</summary>
      <${b} context=${e} steps=${t} />
    </details>`}
  <${x} context=${e} accept=${n} />
</section>`;function E({context:e,move:t}){let n=e.geometry&&r(t,e.state.turn);if(!n)return null;let i=[n.from,n.to,n.place].filter(Boolean);return o`<${v} context=${e} arrows=${p(n,`guide`)} around=${i} plain />`}function D({context:e,choices:t,allowed:n}){let r=e=>()=>d(()=>f(`/api/answer`,{move:e})),i=(e,t,i)=>o`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return o`<section class="card question" aria-label=${c(`question`)}>
    <h2>${c(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,o`<${E} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,o`<span>${c(`none_of_these`)}</span>`)}
    </div>
    ${!n&&o`<p class="small">${c(`only_seat_answers`)}</p>`}
  </section>`}function O({context:e,why:t,steps:n,turned:r,done:i,total:s,stands:l}){return o`<section class="card setup" aria-label=${c(`set_up_board`)}>
    <h2>${c(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&o`<p class="why">${t}</p>`}
    <progress max=${s} value=${i} aria-label=${c(`set_up_check`)} />
    <${b} context=${e} steps=${n} />
    ${l&&a(c(`stands_right`),()=>d(()=>f(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(t,r){let{kind:i,...a}=_(r.state,e);n(t,i&&o`<${k[i]} key=${i} context=${r} ...${a} />`)}export{A as i,v as n,b as r,E as t};