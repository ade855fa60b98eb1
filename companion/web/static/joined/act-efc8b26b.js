import{$t as e,Dn as t,Fn as n,In as r,Kt as i,Ln as a,Mn as o,On as s,Qt as c,R as l,Rt as u,Vt as d,Z as f,hn as p,nt as m,pn as h,qt as g,rn as _,u as v}from"./phone-9ef268c8.js";function y(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&f(e,t)?`end-turn`:u(e)?.reason===`no-roll`?`forgot`:e.guided?`way-back`:`word-first`:``}function b(e,t){return t===`way-back`&&c(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(e,t){let n=y(e,t),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:c}=e.setup??{},u=r.length+i.length,p=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),m=e.proposal?.what===`accept`&&!t.host,h=e.accept&&!m&&d(e,t);return{kind:n,steps:e.steps??[],told:l(e),why:b(e,n),accept:h?s(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:f(e,t),turned:!!(a||o),done:p-u,total:p,stands:!!(c&&(t.host||t.seats.length))}}function S({context:e,arrows:t,around:r,plain:i=!1,came:a={}}){let{state:o,geometry:c}=e,l={pieces:g(o,c).map(e=>({...e,from:a[e.spot]})),arrows:t,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:s(`picture_of_step`)};return n`<${v} state=${o} geometry=${c} around=${r} contents=${l} hidden=${i} />`}const C=({steps:e})=>n`<details class="later">
  <summary>${s(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>n`<li>${r(e.short,e.text)}</li>`)}
  </ol>
</details>`;function w({context:e,steps:t,told:i=!1}){if(!t.length)return null;let[a,...o]=t,s=[a.from,a.to].filter(Boolean),c=a.from&&a.to?[{from:a.from,to:a.to,look:`guide`}]:[];return n`
    ${!i&&n`<p class="step">${r(a.short,a.text)}</p>`}
    ${e.geometry&&s.length>0&&n`<${S} context=${e} arrows=${c} around=${s} />`}
    ${o.length>0&&n`<${C} steps=${o} />`}
  `}function T({context:e,accept:t}){if(!t)return null;let r=e.state.lost?``:`quiet`;return n`<div class="row">${o(t,()=>m(e),{kind:r,name:`accept`})}</div>`}let E=``;function D({context:e,steps:t,accept:r}){let{state:i,geometry:a}=e,c=`${i.game_id}-${i.turn}-${i.die}`,l=()=>{E=c,e.render()},u={pieces:a&&g({...i,spots:null,steps:[]},a),signs:i.signs,label:s(`lost_was`)};return n`<section class="card guide" aria-label=${s(`lost`)}>
    <h2>${s(`lost_was`)}</h2>
    ${a&&n`<${v} state=${i} geometry=${a} around=${null} contents=${u} />`}
    <div class="row">${o(s(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${E!==c}><${w} context=${e} steps=${t} /></div>
    <${T} context=${e} accept=${r} />
  </section>`}const O=({context:e,steps:t,told:r,why:i,accept:a})=>n`<section class="card guide way-back" aria-label=${s(`way_back`)}>
  <h2>${s(`way_back`)}</h2>
  <${w} context=${e} steps=${t} told=${r} />
  <p class="small">${i||s(`or_play_on`)}</p>
  <${T} context=${e} accept=${a} />
</section>`,k=({context:e,steps:t})=>n`<section class="card guide kind">
  <h2>${s(`end_turn_ask`)}</h2>
  <div class="row">
    ${o(s(`end_turn`),()=>_(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&n`<details class="later">
      <summary>${s(`not_yet`)}</summary>
      <${w} context=${e} steps=${t} />
    </details>`}
</section>`,A=({context:e,steps:t,accept:r})=>n`<section class="card guide kind">
  <h2>${s(`what_rolled`)}</h2>
  <p>${s(`what_rolled_hint`)}</p>
  ${t.length>0&&n`<details class="later">
      <summary>${s(`or_put_back`)}</summary>
      <${w} context=${e} steps=${t} />
    </details>`}
  <${T} context=${e} accept=${r} />
</section>`,j=({context:e,steps:t,accept:r})=>n`<section class="card way-back">
  <details class="later">
    <summary>${s(`or_put_back`)}</summary>
    <${w} context=${e} steps=${t} />
    <${T} context=${e} accept=${r} />
  </details>
</section>`;function M({context:t,move:r}){let a=t.geometry&&i(r,t.state.turn);if(!a)return null;let o=[a.from,a.to,a.place].filter(Boolean);return n`<${S} context=${t} arrows=${e(a,`guide`)} around=${o} plain />`}function N({context:e,choices:t,allowed:i}){let a=e=>()=>_(()=>p(`/api/answer`,{move:e})),o=(e,t,r)=>n`<button key=${e} type="button" class=${t} disabled=${!i} data-f=${e} onclick=${a(e)}>
      ${r}
    </button>`;return n`<section class="card question" aria-label=${s(`question`)}>
    <h2>${s(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:i,short:a})=>o(t,`option`,n`<${M} context=${e} move=${t} /><span>${r(a,i)}</span>`))}
      ${o(`none`,`option none`,n`<span>${s(`none_of_these`)}</span>`)}
    </div>
    ${!i&&n`<p class="small">${s(`only_seat_answers`)}</p>`}
  </section>`}function P({context:e,why:r,steps:i,told:a,turned:c,done:l,total:u,stands:d}){let{state:f,geometry:m}=e,h=m?.marks.outlets?.length>0&&!f.past.lines;return n`<section class="card setup" aria-label=${s(`set_up_board`)}>
    <h2>${s(c?`turn_board`:`set_up_check`)}</h2>
    ${r&&n`<p class="why">${r}</p>`}
    <progress max=${u} value=${l} aria-label=${s(`set_up_check`)} />
    <${w} context=${e} steps=${i} told=${a} />
    ${h&&n`<a class="button" href=${t(`/maze`)} data-f="maze-set-up">${s(`maze`)}</a>`}
    ${d&&o(s(`stands_right`),()=>_(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const F={question:N,"set-up":P,lost:D,"way-back":O,"end-turn":k,forgot:A,"word-first":j};function I(e,t){let{kind:r,...i}=x(t.state,h);a(e,r&&n`<${F[r]} key=${r} context=${t} ...${i} />`)}export{I as i,S as n,w as r,M as t};