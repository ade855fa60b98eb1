import{$t as e,Dn as t,Fn as n,In as r,Kt as i,L as a,Ln as o,Mn as s,On as c,Qt as l,Rt as u,Vt as d,X as f,hn as p,l as m,pn as h,qt as g,rn as _,tt as v}from"./phone-c7af0d79.js";function y(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&f(e,t)?`end-turn`:u(e)?.reason===`no-roll`?`forgot`:e.guided?`way-back`:`word-first`:``}function b(e,t){return t===`way-back`&&l(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(e,t){let n=y(e,t),{missing:r=[],surplus:i=[],turned:o,wrong_side:s,sensor:l}=e.setup??{},u=r.length+i.length,p=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),m=e.proposal?.what===`accept`&&!t.host,h=e.accept&&!m&&d(e,t);return{kind:n,steps:e.steps??[],told:a(e),why:b(e,n),accept:h?c(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:f(e,t),turned:!!(o||s),done:p-u,total:p,stands:!!(l&&(t.host||t.seats.length))}}function S({context:e,arrows:t,around:r,plain:i=!1,came:a={}}){let{state:o,geometry:s}=e,l={pieces:g(o,s).map(e=>({...e,from:a[e.spot]})),arrows:t,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:c(`picture_of_step`)};return n`<${m} state=${o} geometry=${s} around=${r} contents=${l} hidden=${i} />`}const C=({steps:e})=>n`<details class="later">
  <summary>${c(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>n`<li>${r(e.short,e.text)}</li>`)}
  </ol>
</details>`;function w({context:e,steps:t,told:i=!1}){if(!t.length)return null;let[a,...o]=t,s=[a.from,a.to].filter(Boolean),c=a.from&&a.to?[{from:a.from,to:a.to,look:`guide`}]:[];return n`
    ${!i&&n`<p class="step">${r(a.short,a.text)}</p>`}
    ${e.geometry&&s.length>0&&n`<${S} context=${e} arrows=${c} around=${s} />`}
    ${o.length>0&&n`<${C} steps=${o} />`}
  `}function T({context:e,accept:t}){if(!t)return null;let r=e.state.lost?``:`quiet`;return n`<div class="row">${s(t,()=>v(e),{kind:r,name:`accept`})}</div>`}let E=``;function D({context:e,steps:t,accept:r}){let{state:i,geometry:a}=e,o=`${i.game_id}-${i.turn}-${i.die}`,l=()=>{E=o,e.render()},u={pieces:a&&g({...i,spots:null,steps:[]},a),signs:i.signs,label:c(`lost_was`)};return n`<section class="card guide" aria-label=${c(`lost`)}>
    <h2>${c(`lost_was`)}</h2>
    ${a&&n`<${m} state=${i} geometry=${a} around=${null} contents=${u} />`}
    <div class="row">${s(c(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${E!==o}><${w} context=${e} steps=${t} /></div>
    <${T} context=${e} accept=${r} />
  </section>`}const O=({context:e,steps:t,told:r,why:i,accept:a})=>n`<section class="card guide way-back" aria-label=${c(`way_back`)}>
  <h2>${c(`way_back`)}</h2>
  <${w} context=${e} steps=${t} told=${r} />
  <p class="small">${i||c(`or_play_on`)}</p>
  <${T} context=${e} accept=${a} />
</section>`,k=({context:e,steps:t,name:r,children:i})=>t.length>0&&n`<details class="later">
    <summary>${c(r)}</summary>
    <${w} context=${e} steps=${t} />
    ${i}
  </details>`,A=({context:e,steps:t})=>n`<section class="card guide kind">
  <h2>${c(`end_turn_ask`)}</h2>
  <div class="row">
    ${s(c(`end_turn`),()=>_(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  <${k} context=${e} steps=${t} name="not_yet" />
</section>`,j=({context:e,steps:t,accept:r})=>n`<section class="card guide kind">
  <h2>${c(`what_rolled`)}</h2>
  <p>${c(`what_rolled_hint`)}</p>
  <${k} context=${e} steps=${t} name="or_put_back" />
  <${T} context=${e} accept=${r} />
</section>`,M=({context:e,steps:t,accept:r})=>n`<section class="card way-back">
  <${k} context=${e} steps=${t} name="or_put_back">
    <${T} context=${e} accept=${r} />
  <//>
</section>`;function N({context:t,move:r}){let a=t.geometry&&i(r,t.state.turn);if(!a)return null;let o=[a.from,a.to,a.place].filter(Boolean);return n`<${S} context=${t} arrows=${e(a,`guide`)} around=${o} plain />`}function P({context:e,choices:t,allowed:i}){let a=e=>()=>_(()=>p(`/api/answer`,{move:e})),o=(e,t,r)=>n`<button key=${e} type="button" class=${t} disabled=${!i} data-f=${e} onclick=${a(e)}>
      ${r}
    </button>`;return n`<section class="card question" aria-label=${c(`question`)}>
    <h2>${c(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:i,short:a})=>o(t,`option`,n`<${N} context=${e} move=${t} /><span>${r(a,i)}</span>`))}
      ${o(`none`,`option none`,n`<span>${c(`none_of_these`)}</span>`)}
    </div>
    ${!i&&n`<p class="small">${c(`only_seat_answers`)}</p>`}
  </section>`}function F({context:e,why:r,steps:i,told:a,turned:o,done:l,total:u,stands:d}){let{state:f,geometry:m}=e,h=m?.marks.outlets?.length>0&&!f.past.lines;return n`<section class="card setup" aria-label=${c(`set_up_board`)}>
    <h2>${c(o?`turn_board`:`set_up_check`)}</h2>
    ${r&&n`<p class="why">${r}</p>`}
    <progress max=${u} value=${l} aria-label=${c(`set_up_check`)} />
    <${w} context=${e} steps=${i} told=${a} />
    ${h&&n`<a class="button" href=${t(`/maze`)} data-f="maze-set-up">${c(`maze`)}</a>`}
    ${d&&s(c(`stands_right`),()=>_(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const I={question:P,"set-up":F,lost:D,"way-back":O,"end-turn":A,forgot:j,"word-first":M};function L(e,t){let{kind:r,...i}=x(t.state,h);o(e,r&&n`<${I[r]} key=${r} context=${t} ...${i} />`)}export{L as i,S as n,w as r,N as t};