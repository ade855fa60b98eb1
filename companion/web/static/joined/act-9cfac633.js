import{Dn as e,En as t,Jt as n,Pt as r,Rt as i,Sn as a,Tn as o,Ut as s,W as c,Wt as l,Y as u,_n as d,in as f,jt as p,on as m,u as h,vn as g,zt as _}from"./phone-6455bc21.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&c(e,t)?`end-turn`:p(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&s(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:l}=e.setup??{},u=i.length+a.length,d=Math.max(u,1,(e.spots?.length??0)-a.length+i.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&r(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:p?g(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(o||s),done:d-u,total:d,stands:!!(l&&(t.host||t.seats.length))}}function x({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,s={pieces:_(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:g(`picture_of_step`)};return o`<${h} state=${i} geometry=${a} around=${n} contents=${s} hidden=${r} />`}const S=({steps:e})=>o`<details class="later">
  <summary>${g(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>o`<li>${t(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),s=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return o`
    <p class="step">${t(r.short,r.text)}</p>
    ${e.geometry&&a.length>0&&o`<${x} context=${e} arrows=${s} around=${a} />`}
    ${i.length>0&&o`<${S} steps=${i} />`}
  `}function w({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return o`<div class="row">${a(t,()=>u(e),{kind:n,name:`accept`})}</div>`}let T=``;function E({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,s=`${r.game_id}-${r.turn}-${r.die}`,c=()=>{T=s,e.render()},l={pieces:i&&_({...r,spots:null,steps:[]},i),signs:r.signs,label:g(`lost_was`)};return o`<section class="card guide" aria-label=${g(`lost`)}>
    <h2>${g(`lost_was`)}</h2>
    ${i&&o`<${h} state=${r} geometry=${i} around=${null} contents=${l} />`}
    <div class="row">${a(g(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==s}><${C} context=${e} steps=${t} /></div>
    <${w} context=${e} accept=${n} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>o`<section class="card guide" aria-label=${g(`way_back`)}>
  <h2>${g(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||g(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:t})=>o`<section class="card guide kind">
  <h2>${g(`end_turn_ask`)}</h2>
  <div class="row">
    ${a(g(`end_turn`),()=>n(()=>m(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${t.length>0&&o`<details class="later">
      <summary>${g(`not_yet`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>o`<section class="card guide kind">
  <h2>${g(`what_rolled`)}</h2>
  <p>${g(`what_rolled_hint`)}</p>
  ${t.length>0&&o`<details class="later">
      <summary>${g(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:e,move:t}){let n=e.geometry&&i(t,e.state.turn);if(!n)return null;let r=[n.from,n.to,n.place].filter(Boolean);return o`<${x} context=${e} arrows=${l(n,`guide`)} around=${r} plain />`}function j({context:e,choices:t,allowed:r}){let i=e=>()=>n(()=>m(`/api/answer`,{move:e})),a=(e,t,n)=>o`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${n}
    </button>`;return o`<section class="card question" aria-label=${g(`question`)}>
    <h2>${g(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,o`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,o`<span>${g(`none_of_these`)}</span>`)}
    </div>
    ${!r&&o`<p class="small">${g(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:t,steps:r,turned:i,done:s,total:c,stands:l}){let{state:u,geometry:f}=e,p=f?.marks.outlets?.length>0&&!u.past.lines;return o`<section class="card setup" aria-label=${g(`set_up_board`)}>
    <h2>${g(i?`turn_board`:`set_up_check`)}</h2>
    ${t&&o`<p class="why">${t}</p>`}
    <progress max=${c} value=${s} aria-label=${g(`set_up_check`)} />
    <${C} context=${e} steps=${r} />
    ${p&&o`<a class="button" href=${d(`/maze`)} data-f="maze-set-up">${g(`maze`)}</a>`}
    ${l&&a(g(`stands_right`),()=>n(()=>m(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(t,n){let{kind:r,...i}=b(n.state,f);e(t,r&&o`<${N[r]} key=${r} context=${n} ...${i} />`)}export{P as i,x as n,C as r,A as t};