import{Et as e,Gt as t,Kt as n,Nt as r,Pt as i,Vt as a,Wt as o,b as s,en as c,ft as l,kt as u,m as d,nn as f,sn as p,zt as m}from"./all-230952a6.js";import{a as h}from"./shared-ee6259a0.js";function g(t){let{phase:n}=t;return t.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?t.lost?`lost`:e(t)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,t){let n=g(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},c=r.length+i.length,l=Math.max(c,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!f&&u(e,t);return{kind:n,steps:e.steps??[],why:_(e,n),accept:m?p(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:d(e,t),turned:!!(a||o),done:l-c,total:l,stands:!!(s&&(t.host||t.seats.length))}}function y({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:s}=e,c={pieces:i(a,s),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:p(`picture_of_step`)};return o`<${h} state=${a} geometry=${s} around=${n} contents=${c} hidden=${r} />`}const b=({steps:e})=>o`<details class="later">
  <summary>${p(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>o`<li>${t(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),s=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return o`
    <p class="step">${t(r.short,r.text)}</p>
    ${e.geometry&&a.length>0&&o`<${y} context=${e} arrows=${s} around=${a} />`}
    ${i.length>0&&o`<${b} steps=${i} />`}
  `}function S({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return o`<div class="row">${a(t,()=>s(e),{kind:n,name:`accept`})}</div>`}let C=``;function w({context:e,steps:t,accept:n}){let{state:r,geometry:s}=e,c=`${r.game_id}-${r.turn}-${r.die}`,l=()=>{C=c,e.render()},u={pieces:s&&i({...r,spots:null,steps:[]},s),signs:r.signs,label:p(`lost_was`)};return o`<section class="card guide" aria-label=${p(`lost`)}>
    <h2>${p(`lost_was`)}</h2>
    ${s&&o`<${h} state=${r} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${a(p(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==c}><${x} context=${e} steps=${t} /></div>
    <${S} context=${e} accept=${n} />
  </section>`}const T=({context:e,steps:t,accept:n})=>o`<section class="card guide" aria-label=${p(`way_back`)}>
  <h2>${p(`way_back`)}</h2>
  <${x} context=${e} steps=${t} />
  <p class="small">${p(`or_play_on`)}</p>
  <${S} context=${e} accept=${n} />
</section>`,E=({context:e,steps:t,accept:n})=>o`<section class="card guide kind">
  <h2>${p(`what_rolled`)}</h2>
  <p>${p(`what_rolled_hint`)}</p>
  ${t.length>0&&o`<details class="later">
      <summary>${p(`or_put_back`)}</summary>
      <${x} context=${e} steps=${t} />
    </details>`}
  <${S} context=${e} accept=${n} />
</section>`;function D({context:e,move:t}){let n=e.geometry&&r(t,e.state.turn);if(!n)return null;let i=[n.from,n.to,n.place].filter(Boolean);return o`<${y} context=${e} arrows=${m(n,`guide`)} around=${i} plain />`}function O({context:e,choices:t,allowed:n}){let r=e=>()=>l(()=>f(`/api/answer`,{move:e})),i=(e,t,i)=>o`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return o`<section class="card question" aria-label=${p(`question`)}>
    <h2>${p(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,o`<${D} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,o`<span>${p(`none_of_these`)}</span>`)}
    </div>
    ${!n&&o`<p class="small">${p(`only_seat_answers`)}</p>`}
  </section>`}function k({context:e,why:t,steps:n,turned:r,done:i,total:s,stands:c}){return o`<section class="card setup" aria-label=${p(`set_up_board`)}>
    <h2>${p(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&o`<p class="why">${t}</p>`}
    <progress max=${s} value=${i} aria-label=${p(`set_up_check`)} />
    <${x} context=${e} steps=${n} />
    ${c&&a(p(`stands_right`),()=>l(()=>f(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const A={question:O,"set-up":k,lost:w,"way-back":T,forgot:E};function j(e,t){let{kind:r,...i}=v(t.state,c);n(e,r&&o`<${A[r]} key=${r} context=${t} ...${i} />`)}export{j as i,y as n,x as r,D as t};