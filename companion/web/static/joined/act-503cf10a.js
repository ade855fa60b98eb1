import{Bt as e,Dn as t,Ft as n,Gt as r,Kt as i,Mt as a,On as o,W as s,Xt as c,Y as l,bn as u,cn as d,kn as f,on as p,u as m,wn as h,yn as g,zt as _}from"./phone-dd59b0b4.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&s(e,t)?`end-turn`:a(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&r(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let r=v(e,t),{missing:i=[],surplus:a=[],turned:o,wrong_side:c,sensor:l}=e.setup??{},d=i.length+a.length,f=Math.max(d,1,(e.spots?.length??0)-a.length+i.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&n(e,t);return{kind:r,steps:e.steps??[],why:y(e,r),accept:m?u(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:s(e,t),turned:!!(o||c),done:f-d,total:f,stands:!!(l&&(t.host||t.seats.length))}}function x({context:n,arrows:r,around:i,plain:a=!1}){let{state:o,geometry:s}=n,c={pieces:e(o,s),arrows:r,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:u(`picture_of_step`)};return t`<${m} state=${o} geometry=${s} around=${i} contents=${c} hidden=${a} />`}const S=({steps:e})=>t`<details class="later">
  <summary>${u(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>t`<li>${o(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),s=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return t`
    <p class="step">${o(r.short,r.text)}</p>
    ${e.geometry&&a.length>0&&t`<${x} context=${e} arrows=${s} around=${a} />`}
    ${i.length>0&&t`<${S} steps=${i} />`}
  `}function w({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return t`<div class="row">${h(n,()=>l(e),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:n,steps:r,accept:i}){let{state:a,geometry:o}=n,s=`${a.game_id}-${a.turn}-${a.die}`,c=()=>{T=s,n.render()},l={pieces:o&&e({...a,spots:null,steps:[]},o),signs:a.signs,label:u(`lost_was`)};return t`<section class="card guide" aria-label=${u(`lost`)}>
    <h2>${u(`lost_was`)}</h2>
    ${o&&t`<${m} state=${a} geometry=${o} around=${null} contents=${l} />`}
    <div class="row">${h(u(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==s}><${C} context=${n} steps=${r} /></div>
    <${w} context=${n} accept=${i} />
  </section>`}const D=({context:e,steps:n,why:r,accept:i})=>t`<section class="card guide" aria-label=${u(`way_back`)}>
  <h2>${u(`way_back`)}</h2>
  <${C} context=${e} steps=${n} />
  <p class="small">${r||u(`or_play_on`)}</p>
  <${w} context=${e} accept=${i} />
</section>`,O=({context:e,steps:n})=>t`<section class="card guide kind">
  <h2>${u(`end_turn_ask`)}</h2>
  <div class="row">
    ${h(u(`end_turn`),()=>c(()=>d(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&t`<details class="later">
      <summary>${u(`not_yet`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
</section>`,k=({context:e,steps:n,accept:r})=>t`<section class="card guide kind">
  <h2>${u(`what_rolled`)}</h2>
  <p>${u(`what_rolled_hint`)}</p>
  ${n.length>0&&t`<details class="later">
      <summary>${u(`or_put_back`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
  <${w} context=${e} accept=${r} />
</section>`;function A({context:e,move:n}){let r=e.geometry&&_(n,e.state.turn);if(!r)return null;let a=[r.from,r.to,r.place].filter(Boolean);return t`<${x} context=${e} arrows=${i(r,`guide`)} around=${a} plain />`}function j({context:e,choices:n,allowed:r}){let i=e=>()=>c(()=>d(`/api/answer`,{move:e})),a=(e,n,a)=>t`<button key=${e} type="button" class=${n} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return t`<section class="card question" aria-label=${u(`question`)}>
    <h2>${u(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>a(n,`option`,t`<${A} context=${e} move=${n} /><span>${r}</span>`))}
      ${a(`none`,`option none`,t`<span>${u(`none_of_these`)}</span>`)}
    </div>
    ${!r&&t`<p class="small">${u(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:n,steps:r,turned:i,done:a,total:o,stands:s}){let{state:l,geometry:f}=e,p=f?.marks.outlets?.length>0&&!l.past.lines;return t`<section class="card setup" aria-label=${u(`set_up_board`)}>
    <h2>${u(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&t`<p class="why">${n}</p>`}
    <progress max=${o} value=${a} aria-label=${u(`set_up_check`)} />
    <${C} context=${e} steps=${r} />
    ${p&&t`<a class="button" href=${g(`/maze`)} data-f="maze-set-up">${u(`maze`)}</a>`}
    ${s&&h(u(`stands_right`),()=>c(()=>d(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,n){let{kind:r,...i}=b(n.state,p);f(e,r&&t`<${N[r]} key=${r} context=${n} ...${i} />`)}export{P as i,x as n,C as r,A as t};