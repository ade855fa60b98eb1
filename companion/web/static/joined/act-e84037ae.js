import{$ as e,Et as t,Ft as n,Nt as r,Qt as i,an as a,bt as o,gt as s,m as c,nn as l,on as u,pt as d,sn as f,xt as p,y as m}from"./all-85bff6b0.js";import{l as h}from"./shared-a701eaf2.js";function g(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&c(e,t)?`end-turn`:d(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,t){let n=g(e,t),{missing:r=[],surplus:a=[],turned:o,wrong_side:l,sensor:u}=e.setup??{},d=r.length+a.length,f=Math.max(d,1,(e.spots?.length??0)-a.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&s(e,t);return{kind:n,steps:e.steps??[],why:_(e,n),accept:m?i(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(o||l),done:f-d,total:f,stands:!!(u&&(t.host||t.seats.length))}}function y({context:e,arrows:t,around:n,plain:r=!1}){let{state:o,geometry:s}=e,c={pieces:p(o,s),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:i(`picture_of_step`)};return a`<${h} state=${o} geometry=${s} around=${n} contents=${c} hidden=${r} />`}const b=({steps:e})=>a`<details class="later">
  <summary>${i(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>a`<li>${u(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),o=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return a`
    <p class="step">${u(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&a`<${y} context=${e} arrows=${o} around=${i} />`}
    ${r.length>0&&a`<${b} steps=${r} />`}
  `}function S({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return a`<div class="row">${l(t,()=>m(e),{kind:n,name:`accept`})}</div>`}let C=``;function w({context:e,steps:t,accept:n}){let{state:r,geometry:o}=e,s=`${r.game_id}-${r.turn}-${r.die}`,c=()=>{C=s,e.render()},u={pieces:o&&p({...r,spots:null,steps:[]},o),signs:r.signs,label:i(`lost_was`)};return a`<section class="card guide" aria-label=${i(`lost`)}>
    <h2>${i(`lost_was`)}</h2>
    ${o&&a`<${h} state=${r} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${l(i(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==s}><${x} context=${e} steps=${t} /></div>
    <${S} context=${e} accept=${n} />
  </section>`}const T=({context:e,steps:t,accept:n})=>a`<section class="card guide" aria-label=${i(`way_back`)}>
  <h2>${i(`way_back`)}</h2>
  <${x} context=${e} steps=${t} />
  <p class="small">${i(`or_play_on`)}</p>
  <${S} context=${e} accept=${n} />
</section>`,E=({context:t,steps:r})=>a`<section class="card guide kind">
  <h2>${i(`end_turn_ask`)}</h2>
  <div class="row">
    ${l(i(`end_turn`),()=>e(()=>n(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${r.length>0&&a`<details class="later">
      <summary>${i(`not_yet`)}</summary>
      <${x} context=${t} steps=${r} />
    </details>`}
</section>`,D=({context:e,steps:t,accept:n})=>a`<section class="card guide kind">
  <h2>${i(`what_rolled`)}</h2>
  <p>${i(`what_rolled_hint`)}</p>
  ${t.length>0&&a`<details class="later">
      <summary>${i(`or_put_back`)}</summary>
      <${x} context=${e} steps=${t} />
    </details>`}
  <${S} context=${e} accept=${n} />
</section>`;function O({context:e,move:n}){let r=e.geometry&&o(n,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return a`<${y} context=${e} arrows=${t(r,`guide`)} around=${i} plain />`}function k({context:t,choices:r,allowed:o}){let s=t=>()=>e(()=>n(`/api/answer`,{move:t})),c=(e,t,n)=>a`<button key=${e} type="button" class=${t} disabled=${!o} data-f=${e} onclick=${s(e)}>
      ${n}
    </button>`;return a`<section class="card question" aria-label=${i(`question`)}>
    <h2>${i(`question`)}</h2>
    <div class="options">
      ${r.map(({move:e,text:n})=>c(e,`option`,a`<${O} context=${t} move=${e} /><span>${n}</span>`))}
      ${c(`none`,`option none`,a`<span>${i(`none_of_these`)}</span>`)}
    </div>
    ${!o&&a`<p class="small">${i(`only_seat_answers`)}</p>`}
  </section>`}function A({context:t,why:r,steps:o,turned:s,done:c,total:u,stands:d}){return a`<section class="card setup" aria-label=${i(`set_up_board`)}>
    <h2>${i(s?`turn_board`:`set_up_check`)}</h2>
    ${r&&a`<p class="why">${r}</p>`}
    <progress max=${u} value=${c} aria-label=${i(`set_up_check`)} />
    <${x} context=${t} steps=${o} />
    ${d&&l(i(`stands_right`),()=>e(()=>n(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const j={question:k,"set-up":A,lost:w,"way-back":T,"end-turn":E,forgot:D};function M(e,t){let{kind:n,...i}=v(t.state,r);f(e,n&&a`<${j[n]} key=${n} context=${t} ...${i} />`)}export{M as i,y as n,x as r,O as t};