import{At as e,Bt as t,Dt as n,Ft as r,Jt as i,Kt as a,Pt as o,Ut as s,in as c,ln as l,m as u,nn as d,pt as f,qt as p,y as m}from"./all-16646811.js";import{l as h}from"./shared-cd25237a.js";function g(e,t){let{phase:r}=e;return e.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?e.lost?`lost`:e.end_turn&&u(e,t)?`end-turn`:n(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(t,n){let r=g(t,n),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:c}=t.setup??{},d=i.length+a.length,f=Math.max(d,1,(t.spots?.length??0)-a.length+i.length),p=t.proposal?.what===`accept`&&!n.host,m=t.accept&&!p&&e(t,n);return{kind:r,steps:t.steps??[],why:_(t,r),accept:m?l(t.lost?`lost_stands`:`accept_anyway`):``,choices:t.ask??[],allowed:u(t,n),turned:!!(o||s),done:f-d,total:f,stands:!!(c&&(n.host||n.seats.length))}}function y({context:e,arrows:t,around:n,plain:i=!1}){let{state:o,geometry:s}=e,c={pieces:r(o,s),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:l(`picture_of_step`)};return a`<${h} state=${o} geometry=${s} around=${n} contents=${c} hidden=${i} />`}const b=({steps:e})=>a`<details class="later">
  <summary>${l(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>a`<li>${p(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),o=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return a`
    <p class="step">${p(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&a`<${y} context=${e} arrows=${o} around=${i} />`}
    ${r.length>0&&a`<${b} steps=${r} />`}
  `}function S({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return a`<div class="row">${s(t,()=>m(e),{kind:n,name:`accept`})}</div>`}let C=``;function w({context:e,steps:t,accept:n}){let{state:i,geometry:o}=e,c=`${i.game_id}-${i.turn}-${i.die}`,u=()=>{C=c,e.render()},d={pieces:o&&r({...i,spots:null,steps:[]},o),signs:i.signs,label:l(`lost_was`)};return a`<section class="card guide" aria-label=${l(`lost`)}>
    <h2>${l(`lost_was`)}</h2>
    ${o&&a`<${h} state=${i} geometry=${o} around=${null} contents=${d} />`}
    <div class="row">${s(l(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==c}><${x} context=${e} steps=${t} /></div>
    <${S} context=${e} accept=${n} />
  </section>`}const T=({context:e,steps:t,accept:n})=>a`<section class="card guide" aria-label=${l(`way_back`)}>
  <h2>${l(`way_back`)}</h2>
  <${x} context=${e} steps=${t} />
  <p class="small">${l(`or_play_on`)}</p>
  <${S} context=${e} accept=${n} />
</section>`,E=({context:e,steps:t})=>a`<section class="card guide kind">
  <h2>${l(`end_turn_ask`)}</h2>
  <div class="row">
    ${s(l(`end_turn`),()=>f(()=>c(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&a`<details class="later">
      <summary>${l(`not_yet`)}</summary>
      <${x} context=${e} steps=${t} />
    </details>`}
</section>`,D=({context:e,steps:t,accept:n})=>a`<section class="card guide kind">
  <h2>${l(`what_rolled`)}</h2>
  <p>${l(`what_rolled_hint`)}</p>
  ${t.length>0&&a`<details class="later">
      <summary>${l(`or_put_back`)}</summary>
      <${x} context=${e} steps=${t} />
    </details>`}
  <${S} context=${e} accept=${n} />
</section>`;function O({context:e,move:n}){let r=e.geometry&&o(n,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return a`<${y} context=${e} arrows=${t(r,`guide`)} around=${i} plain />`}function k({context:e,choices:t,allowed:n}){let r=e=>()=>f(()=>c(`/api/answer`,{move:e})),i=(e,t,i)=>a`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return a`<section class="card question" aria-label=${l(`question`)}>
    <h2>${l(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,a`<${O} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,a`<span>${l(`none_of_these`)}</span>`)}
    </div>
    ${!n&&a`<p class="small">${l(`only_seat_answers`)}</p>`}
  </section>`}function A({context:e,why:t,steps:n,turned:r,done:i,total:o,stands:u}){return a`<section class="card setup" aria-label=${l(`set_up_board`)}>
    <h2>${l(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&a`<p class="why">${t}</p>`}
    <progress max=${o} value=${i} aria-label=${l(`set_up_check`)} />
    <${x} context=${e} steps=${n} />
    ${u&&s(l(`stands_right`),()=>f(()=>c(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const j={question:k,"set-up":A,lost:w,"way-back":T,"end-turn":E,forgot:D};function M(e,t){let{kind:n,...r}=v(t.state,d);i(e,n&&a`<${j[n]} key=${n} context=${t} ...${r} />`)}export{M as i,y as n,x as r,O as t};