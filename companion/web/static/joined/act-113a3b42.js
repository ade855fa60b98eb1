import{Gt as e,It as t,Mn as n,Nn as r,Pn as i,Tn as a,Wt as o,Xt as s,Y as c,Zt as l,dn as u,et as d,kn as f,pn as p,tn as m,u as h,wn as g,zt as _}from"./phone-7ea352df.js";function v(e,n){let{phase:r}=e;return e.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?e.lost?`lost`:e.end_turn&&c(e,n)?`end-turn`:t(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&s(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:i=[],turned:o,wrong_side:s,sensor:l}=e.setup??{},u=r.length+i.length,d=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&_(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:p?a(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(o||s),done:d-u,total:d,stands:!!(l&&(t.host||t.seats.length))}}function x({context:t,arrows:r,around:i,plain:o=!1,came:s={}}){let{state:c,geometry:l}=t,u={pieces:e(c,l).map(e=>({...e,from:s[e.spot]})),arrows:r,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:c.signs,label:a(`picture_of_step`)};return n`<${h} state=${c} geometry=${l} around=${i} contents=${u} hidden=${o} />`}const S=({steps:e})=>n`<details class="later">
  <summary>${a(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>n`<li>${r(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[i,...a]=t,o=[i.from,i.to].filter(Boolean),s=i.from&&i.to?[{from:i.from,to:i.to,look:`guide`}]:[];return n`
    <p class="step">${r(i.short,i.text)}</p>
    ${e.geometry&&o.length>0&&n`<${x} context=${e} arrows=${s} around=${o} />`}
    ${a.length>0&&n`<${S} steps=${a} />`}
  `}function w({context:e,accept:t}){if(!t)return null;let r=e.state.lost?``:`quiet`;return n`<div class="row">${f(t,()=>d(e),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:t,steps:r,accept:i}){let{state:o,geometry:s}=t,c=`${o.game_id}-${o.turn}-${o.die}`,l=()=>{T=c,t.render()},u={pieces:s&&e({...o,spots:null,steps:[]},s),signs:o.signs,label:a(`lost_was`)};return n`<section class="card guide" aria-label=${a(`lost`)}>
    <h2>${a(`lost_was`)}</h2>
    ${s&&n`<${h} state=${o} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${f(a(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==c}><${C} context=${t} steps=${r} /></div>
    <${w} context=${t} accept=${i} />
  </section>`}const D=({context:e,steps:t,why:r,accept:i})=>n`<section class="card guide" aria-label=${a(`way_back`)}>
  <h2>${a(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${r||a(`or_play_on`)}</p>
  <${w} context=${e} accept=${i} />
</section>`,O=({context:e,steps:t})=>n`<section class="card guide kind">
  <h2>${a(`end_turn_ask`)}</h2>
  <div class="row">
    ${f(a(`end_turn`),()=>m(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&n`<details class="later">
      <summary>${a(`not_yet`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:r})=>n`<section class="card guide kind">
  <h2>${a(`what_rolled`)}</h2>
  <p>${a(`what_rolled_hint`)}</p>
  ${t.length>0&&n`<details class="later">
      <summary>${a(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${r} />
</section>`;function A({context:e,move:t}){let r=e.geometry&&o(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return n`<${x} context=${e} arrows=${l(r,`guide`)} around=${i} plain />`}function j({context:e,choices:t,allowed:r}){let i=e=>()=>m(()=>p(`/api/answer`,{move:e})),o=(e,t,a)=>n`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return n`<section class="card question" aria-label=${a(`question`)}>
    <h2>${a(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:r})=>o(t,`option`,n`<${A} context=${e} move=${t} /><span>${r}</span>`))}
      ${o(`none`,`option none`,n`<span>${a(`none_of_these`)}</span>`)}
    </div>
    ${!r&&n`<p class="small">${a(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:t,steps:r,turned:i,done:o,total:s,stands:c}){let{state:l,geometry:u}=e,d=u?.marks.outlets?.length>0&&!l.past.lines;return n`<section class="card setup" aria-label=${a(`set_up_board`)}>
    <h2>${a(i?`turn_board`:`set_up_check`)}</h2>
    ${t&&n`<p class="why">${t}</p>`}
    <progress max=${s} value=${o} aria-label=${a(`set_up_check`)} />
    <${C} context=${e} steps=${r} />
    ${d&&n`<a class="button" href=${g(`/maze`)} data-f="maze-set-up">${a(`maze`)}</a>`}
    ${c&&f(a(`stands_right`),()=>m(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:r,...a}=b(t.state,u);i(e,r&&n`<${N[r]} key=${r} context=${t} ...${a} />`)}export{P as i,x as n,C as r,A as t};