import{At as e,Bt as t,Rt as n,Tt as r,_t as i,bt as a,cn as o,dn as s,fn as c,in as l,kt as u,m as d,pn as f,rn as p,rt as m,wt as h,x as g}from"./all-136c38ea.js";import{l as _}from"./shared-32cc7dcf.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&d(e,t)?`end-turn`:i(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&u(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:i=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},u=r.length+i.length,f=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&a(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:m?l(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:d(e,t),turned:!!(o||s),done:f-u,total:f,stands:!!(c&&(t.host||t.seats.length))}}function x({context:e,arrows:t,around:n,plain:i=!1}){let{state:a,geometry:o}=e,c={pieces:r(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:l(`picture_of_step`)};return s`<${_} state=${a} geometry=${o} around=${n} contents=${c} hidden=${i} />`}const S=({steps:e})=>s`<details class="later">
  <summary>${l(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>s`<li>${c(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return s`
    <p class="step">${c(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&s`<${x} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&s`<${S} steps=${r} />`}
  `}function w({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return s`<div class="row">${o(t,()=>g(e),{kind:n,name:`accept`})}</div>`}let T=``;function E({context:e,steps:t,accept:n}){let{state:i,geometry:a}=e,c=`${i.game_id}-${i.turn}-${i.die}`,u=()=>{T=c,e.render()},d={pieces:a&&r({...i,spots:null,steps:[]},a),signs:i.signs,label:l(`lost_was`)};return s`<section class="card guide" aria-label=${l(`lost`)}>
    <h2>${l(`lost_was`)}</h2>
    ${a&&s`<${_} state=${i} geometry=${a} around=${null} contents=${d} />`}
    <div class="row">${o(l(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==c}><${C} context=${e} steps=${t} /></div>
    <${w} context=${e} accept=${n} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>s`<section class="card guide" aria-label=${l(`way_back`)}>
  <h2>${l(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||l(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:n})=>s`<section class="card guide kind">
  <h2>${l(`end_turn_ask`)}</h2>
  <div class="row">
    ${o(l(`end_turn`),()=>m(()=>t(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&s`<details class="later">
      <summary>${l(`not_yet`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>s`<section class="card guide kind">
  <h2>${l(`what_rolled`)}</h2>
  <p>${l(`what_rolled_hint`)}</p>
  ${t.length>0&&s`<details class="later">
      <summary>${l(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:t,move:n}){let r=t.geometry&&h(n,t.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return s`<${x} context=${t} arrows=${e(r,`guide`)} around=${i} plain />`}function j({context:e,choices:n,allowed:r}){let i=e=>()=>m(()=>t(`/api/answer`,{move:e})),a=(e,t,n)=>s`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${n}
    </button>`;return s`<section class="card question" aria-label=${l(`question`)}>
    <h2>${l(`question`)}</h2>
    <div class="options">
      ${n.map(({move:t,text:n})=>a(t,`option`,s`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,s`<span>${l(`none_of_these`)}</span>`)}
    </div>
    ${!r&&s`<p class="small">${l(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:n,steps:r,turned:i,done:a,total:c,stands:u}){let{state:d,geometry:f}=e,h=f?.marks.outlets?.length>0&&!d.past.lines;return s`<section class="card setup" aria-label=${l(`set_up_board`)}>
    <h2>${l(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&s`<p class="why">${n}</p>`}
    <progress max=${c} value=${a} aria-label=${l(`set_up_check`)} />
    <${C} context=${e} steps=${r} />
    ${h&&s`<a class="button" href=${p(`/maze`)} data-f="maze-set-up">${l(`maze`)}</a>`}
    ${u&&o(l(`stands_right`),()=>m(()=>t(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:r,...i}=b(t.state,n);f(e,r&&s`<${N[r]} key=${r} context=${t} ...${i} />`)}export{P as i,x as n,C as r,A as t};