import{Cn as e,Dn as t,En as n,Gt as r,On as i,Pt as a,Rt as o,W as s,Wt as c,Y as l,Yt as u,an as d,jt as f,sn as p,u as m,vn as h,yn as g,zt as _}from"./phone-1fbd6002.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&s(e,t)?`end-turn`:f(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&c(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:i=[],turned:o,wrong_side:c,sensor:l}=e.setup??{},u=r.length+i.length,d=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&a(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:p?g(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:s(e,t),turned:!!(o||c),done:d-u,total:d,stands:!!(l&&(t.host||t.seats.length))}}function x({context:e,arrows:t,around:r,plain:i=!1}){let{state:a,geometry:o}=e,s={pieces:_(a,o),arrows:t,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:g(`picture_of_step`)};return n`<${m} state=${a} geometry=${o} around=${r} contents=${s} hidden=${i} />`}const S=({steps:e})=>n`<details class="later">
  <summary>${g(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>n`<li>${t(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:r}){if(!r.length)return null;let[i,...a]=r,o=[i.from,i.to].filter(Boolean),s=i.from&&i.to?[{from:i.from,to:i.to,look:`guide`}]:[];return n`
    <p class="step">${t(i.short,i.text)}</p>
    ${e.geometry&&o.length>0&&n`<${x} context=${e} arrows=${s} around=${o} />`}
    ${a.length>0&&n`<${S} steps=${a} />`}
  `}function w({context:t,accept:r}){if(!r)return null;let i=t.state.lost?``:`quiet`;return n`<div class="row">${e(r,()=>l(t),{kind:i,name:`accept`})}</div>`}let T=``;function E({context:t,steps:r,accept:i}){let{state:a,geometry:o}=t,s=`${a.game_id}-${a.turn}-${a.die}`,c=()=>{T=s,t.render()},l={pieces:o&&_({...a,spots:null,steps:[]},o),signs:a.signs,label:g(`lost_was`)};return n`<section class="card guide" aria-label=${g(`lost`)}>
    <h2>${g(`lost_was`)}</h2>
    ${o&&n`<${m} state=${a} geometry=${o} around=${null} contents=${l} />`}
    <div class="row">${e(g(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==s}><${C} context=${t} steps=${r} /></div>
    <${w} context=${t} accept=${i} />
  </section>`}const D=({context:e,steps:t,why:r,accept:i})=>n`<section class="card guide" aria-label=${g(`way_back`)}>
  <h2>${g(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${r||g(`or_play_on`)}</p>
  <${w} context=${e} accept=${i} />
</section>`,O=({context:t,steps:r})=>n`<section class="card guide kind">
  <h2>${g(`end_turn_ask`)}</h2>
  <div class="row">
    ${e(g(`end_turn`),()=>u(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${r.length>0&&n`<details class="later">
      <summary>${g(`not_yet`)}</summary>
      <${C} context=${t} steps=${r} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:r})=>n`<section class="card guide kind">
  <h2>${g(`what_rolled`)}</h2>
  <p>${g(`what_rolled_hint`)}</p>
  ${t.length>0&&n`<details class="later">
      <summary>${g(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${r} />
</section>`;function A({context:e,move:t}){let i=e.geometry&&o(t,e.state.turn);if(!i)return null;let a=[i.from,i.to,i.place].filter(Boolean);return n`<${x} context=${e} arrows=${r(i,`guide`)} around=${a} plain />`}function j({context:e,choices:t,allowed:r}){let i=e=>()=>u(()=>p(`/api/answer`,{move:e})),a=(e,t,a)=>n`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return n`<section class="card question" aria-label=${g(`question`)}>
    <h2>${g(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:r})=>a(t,`option`,n`<${A} context=${e} move=${t} /><span>${r}</span>`))}
      ${a(`none`,`option none`,n`<span>${g(`none_of_these`)}</span>`)}
    </div>
    ${!r&&n`<p class="small">${g(`only_seat_answers`)}</p>`}
  </section>`}function M({context:t,why:r,steps:i,turned:a,done:o,total:s,stands:c}){let{state:l,geometry:d}=t,f=d?.marks.outlets?.length>0&&!l.past.lines;return n`<section class="card setup" aria-label=${g(`set_up_board`)}>
    <h2>${g(a?`turn_board`:`set_up_check`)}</h2>
    ${r&&n`<p class="why">${r}</p>`}
    <progress max=${s} value=${o} aria-label=${g(`set_up_check`)} />
    <${C} context=${t} steps=${i} />
    ${f&&n`<a class="button" href=${h(`/maze`)} data-f="maze-set-up">${g(`maze`)}</a>`}
    ${c&&e(g(`stands_right`),()=>u(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:r,...a}=b(t.state,d);i(e,r&&n`<${N[r]} key=${r} context=${t} ...${a} />`)}export{P as i,x as n,C as r,A as t};