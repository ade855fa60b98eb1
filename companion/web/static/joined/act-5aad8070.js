import{Gt as e,Jt as t,Lt as n,Mt as r,Rt as i,Ut as a,_ as o,cn as s,f as c,in as l,kt as u,nn as d,qt as f,ut as p}from"./all-75e562a5.js";import{t as m}from"./miniature-f22ff7e9.js";function h(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:u(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,t){let n=h(e),{missing:i=[],surplus:a=[],turned:o,wrong_side:l,sensor:u}=e.setup??{},d=i.length+a.length,f=Math.max(d,1,(e.spots?.length??0)-a.length+i.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&r(e,t);return{kind:n,steps:e.steps??[],why:g(e,n),accept:m?s(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(o||l),done:f-d,total:f,stands:!!(u&&(t.host||t.seats.length))}}function v({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:o}=e,c={pieces:i(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:s(`picture_of_step`)};return f`<${m} state=${a} geometry=${o} around=${n} contents=${c} hidden=${r} />`}const y=({steps:e})=>f`<details class="later">
  <summary>${s(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>f`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return f`
    <p class="step">${n.text}</p>
    ${e.geometry&&i.length>0&&f`<${v} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&f`<${y} steps=${r} />`}
  `}function x({context:t,accept:n}){if(!n)return null;let r=t.state.lost?``:`quiet`;return f`<div class="row">${e(n,()=>o(t),{kind:r,name:`accept`})}</div>`}let S=``;function C({context:t,steps:n,accept:r}){let{state:a,geometry:o}=t,c=`${a.game_id}-${a.turn}-${a.die}`,l=()=>{S=c,t.render()},u={pieces:o&&i({...a,spots:null,steps:[]},o),signs:a.signs,label:s(`lost_was`)};return f`<section class="card guide" aria-label=${s(`lost`)}>
    <h2>${s(`lost_was`)}</h2>
    ${o&&f`<${m} state=${a} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${e(s(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==c}><${b} context=${t} steps=${n} /></div>
    <${x} context=${t} accept=${r} />
  </section>`}const w=({context:e,steps:t,accept:n})=>f`<section class="card guide" aria-label=${s(`way_back`)}>
  <h2>${s(`way_back`)}</h2>
  <${b} context=${e} steps=${t} />
  <p class="small">${s(`or_play_on`)}</p>
  <${x} context=${e} accept=${n} />
</section>`,T=({context:e,steps:t,accept:n})=>f`<section class="card guide kind">
  <h2>${s(`what_rolled`)}</h2>
  <p>${s(`what_rolled_hint`)}</p>
  ${t.length>0&&f`<details class="later">
      <summary>${s(`or_put_back`)}</summary>
      <${b} context=${e} steps=${t} />
    </details>`}
  <${x} context=${e} accept=${n} />
</section>`;function E({context:e,move:t}){let r=e.geometry&&n(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return f`<${v} context=${e} arrows=${a(r,`guide`)} around=${i} plain />`}function D({context:e,choices:t,allowed:n}){let r=e=>()=>p(()=>l(`/api/answer`,{move:e})),i=(e,t,i)=>f`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return f`<section class="card question" aria-label=${s(`question`)}>
    <h2>${s(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,f`<${E} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,f`<span>${s(`none_of_these`)}</span>`)}
    </div>
    ${!n&&f`<p class="small">${s(`only_seat_answers`)}</p>`}
  </section>`}function O({context:t,why:n,steps:r,turned:i,done:a,total:o,stands:c}){return f`<section class="card setup" aria-label=${s(`set_up_board`)}>
    <h2>${s(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&f`<p class="why">${n}</p>`}
    <progress max=${o} value=${a} aria-label=${s(`set_up_check`)} />
    <${b} context=${t} steps=${r} />
    ${c&&e(s(`stands_right`),()=>p(()=>l(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(e,n){let{kind:r,...i}=_(n.state,d);t(e,r&&f`<${k[r]} key=${r} context=${n} ...${i} />`)}export{A as i,v as n,b as r,E as t};