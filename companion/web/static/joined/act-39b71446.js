import{Bt as e,Cn as t,Dn as n,En as r,Ft as i,G as a,Gt as o,Mt as s,On as c,Wt as l,X as u,Yt as d,an as f,sn as p,u as m,vn as h,yn as g,zt as _}from"./phone-4da4ee6a.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&a(e,t)?`end-turn`:s(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&l(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:o=[],turned:s,wrong_side:c,sensor:l}=e.setup??{},u=r.length+o.length,d=Math.max(u,1,(e.spots?.length??0)-o.length+r.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&i(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:p?g(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:a(e,t),turned:!!(s||c),done:d-u,total:d,stands:!!(l&&(t.host||t.seats.length))}}function x({context:t,arrows:n,around:i,plain:a=!1}){let{state:o,geometry:s}=t,c={pieces:e(o,s),arrows:n,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:g(`picture_of_step`)};return r`<${m} state=${o} geometry=${s} around=${i} contents=${c} hidden=${a} />`}const S=({steps:e})=>r`<details class="later">
  <summary>${g(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>r`<li>${n(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[i,...a]=t,o=[i.from,i.to].filter(Boolean),s=i.from&&i.to?[{from:i.from,to:i.to,look:`guide`}]:[];return r`
    <p class="step">${n(i.short,i.text)}</p>
    ${e.geometry&&o.length>0&&r`<${x} context=${e} arrows=${s} around=${o} />`}
    ${a.length>0&&r`<${S} steps=${a} />`}
  `}function w({context:e,accept:n}){if(!n)return null;let i=e.state.lost?``:`quiet`;return r`<div class="row">${t(n,()=>u(e),{kind:i,name:`accept`})}</div>`}let T=``;function E({context:n,steps:i,accept:a}){let{state:o,geometry:s}=n,c=`${o.game_id}-${o.turn}-${o.die}`,l=()=>{T=c,n.render()},u={pieces:s&&e({...o,spots:null,steps:[]},s),signs:o.signs,label:g(`lost_was`)};return r`<section class="card guide" aria-label=${g(`lost`)}>
    <h2>${g(`lost_was`)}</h2>
    ${s&&r`<${m} state=${o} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${t(g(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==c}><${C} context=${n} steps=${i} /></div>
    <${w} context=${n} accept=${a} />
  </section>`}const D=({context:e,steps:t,why:n,accept:i})=>r`<section class="card guide" aria-label=${g(`way_back`)}>
  <h2>${g(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||g(`or_play_on`)}</p>
  <${w} context=${e} accept=${i} />
</section>`,O=({context:e,steps:n})=>r`<section class="card guide kind">
  <h2>${g(`end_turn_ask`)}</h2>
  <div class="row">
    ${t(g(`end_turn`),()=>d(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&r`<details class="later">
      <summary>${g(`not_yet`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>r`<section class="card guide kind">
  <h2>${g(`what_rolled`)}</h2>
  <p>${g(`what_rolled_hint`)}</p>
  ${t.length>0&&r`<details class="later">
      <summary>${g(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:e,move:t}){let n=e.geometry&&_(t,e.state.turn);if(!n)return null;let i=[n.from,n.to,n.place].filter(Boolean);return r`<${x} context=${e} arrows=${o(n,`guide`)} around=${i} plain />`}function j({context:e,choices:t,allowed:n}){let i=e=>()=>d(()=>p(`/api/answer`,{move:e})),a=(e,t,a)=>r`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return r`<section class="card question" aria-label=${g(`question`)}>
    <h2>${g(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,r`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,r`<span>${g(`none_of_these`)}</span>`)}
    </div>
    ${!n&&r`<p class="small">${g(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:n,steps:i,turned:a,done:o,total:s,stands:c}){let{state:l,geometry:u}=e,f=u?.marks.outlets?.length>0&&!l.past.lines;return r`<section class="card setup" aria-label=${g(`set_up_board`)}>
    <h2>${g(a?`turn_board`:`set_up_check`)}</h2>
    ${n&&r`<p class="why">${n}</p>`}
    <progress max=${s} value=${o} aria-label=${g(`set_up_check`)} />
    <${C} context=${e} steps=${i} />
    ${f&&r`<a class="button" href=${h(`/maze`)} data-f="maze-set-up">${g(`maze`)}</a>`}
    ${c&&t(g(`stands_right`),()=>d(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:n,...i}=b(t.state,f);c(e,n&&r`<${N[n]} key=${n} context=${t} ...${i} />`)}export{P as i,x as n,C as r,A as t};