import{An as e,En as t,Ht as n,Jt as r,K as i,Lt as a,Pt as o,Qt as s,Sn as c,Vt as l,Z as u,cn as d,jn as f,kn as p,qt as m,u as h,un as g,xn as _}from"./phone-68234baa.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&i(e,t)?`end-turn`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&m(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:r=[],surplus:o=[],turned:s,wrong_side:l,sensor:u}=e.setup??{},d=r.length+o.length,f=Math.max(d,1,(e.spots?.length??0)-o.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&a(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:m?c(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:i(e,t),turned:!!(s||l),done:f-d,total:f,stands:!!(u&&(t.host||t.seats.length))}}function x({context:e,arrows:t,around:r,plain:i=!1,came:a={}}){let{state:o,geometry:s}=e,l={pieces:n(o,s).map(e=>({...e,from:a[e.spot]})),arrows:t,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:c(`picture_of_step`)};return p`<${h} state=${o} geometry=${s} around=${r} contents=${l} hidden=${i} />`}const S=({steps:t})=>p`<details class="later">
  <summary>${c(`then_more`,{count:t.length})}</summary>
  <ol>
    ${t.map(t=>p`<li>${e(t.short,t.text)}</li>`)}
  </ol>
</details>`;function C({context:t,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),o=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return p`
    <p class="step">${e(r.short,r.text)}</p>
    ${t.geometry&&a.length>0&&p`<${x} context=${t} arrows=${o} around=${a} />`}
    ${i.length>0&&p`<${S} steps=${i} />`}
  `}function w({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return p`<div class="row">${t(n,()=>u(e),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:e,steps:r,accept:i}){let{state:a,geometry:o}=e,s=`${a.game_id}-${a.turn}-${a.die}`,l=()=>{T=s,e.render()},u={pieces:o&&n({...a,spots:null,steps:[]},o),signs:a.signs,label:c(`lost_was`)};return p`<section class="card guide" aria-label=${c(`lost`)}>
    <h2>${c(`lost_was`)}</h2>
    ${o&&p`<${h} state=${a} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${t(c(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==s}><${C} context=${e} steps=${r} /></div>
    <${w} context=${e} accept=${i} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>p`<section class="card guide" aria-label=${c(`way_back`)}>
  <h2>${c(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||c(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:n})=>p`<section class="card guide kind">
  <h2>${c(`end_turn_ask`)}</h2>
  <div class="row">
    ${t(c(`end_turn`),()=>s(()=>g(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&p`<details class="later">
      <summary>${c(`not_yet`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>p`<section class="card guide kind">
  <h2>${c(`what_rolled`)}</h2>
  <p>${c(`what_rolled_hint`)}</p>
  ${t.length>0&&p`<details class="later">
      <summary>${c(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:e,move:t}){let n=e.geometry&&l(t,e.state.turn);if(!n)return null;let i=[n.from,n.to,n.place].filter(Boolean);return p`<${x} context=${e} arrows=${r(n,`guide`)} around=${i} plain />`}function j({context:e,choices:t,allowed:n}){let r=e=>()=>s(()=>g(`/api/answer`,{move:e})),i=(e,t,i)=>p`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return p`<section class="card question" aria-label=${c(`question`)}>
    <h2>${c(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,p`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,p`<span>${c(`none_of_these`)}</span>`)}
    </div>
    ${!n&&p`<p class="small">${c(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:n,steps:r,turned:i,done:a,total:o,stands:l}){let{state:u,geometry:d}=e,f=d?.marks.outlets?.length>0&&!u.past.lines;return p`<section class="card setup" aria-label=${c(`set_up_board`)}>
    <h2>${c(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&p`<p class="why">${n}</p>`}
    <progress max=${o} value=${a} aria-label=${c(`set_up_check`)} />
    <${C} context=${e} steps=${r} />
    ${f&&p`<a class="button" href=${_(`/maze`)} data-f="maze-set-up">${c(`maze`)}</a>`}
    ${l&&t(c(`stands_right`),()=>s(()=>g(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:n,...r}=b(t.state,d);f(e,n&&p`<${N[n]} key=${n} context=${t} ...${r} />`)}export{P as i,x as n,C as r,A as t};