import{$t as e,Bt as t,Gt as n,Mt as r,Nt as i,Ot as a,Rt as o,Tt as s,Ut as c,Wt as l,dt as u,m as d,on as f,tn as p,y as m}from"./all-384e1336.js";import{l as h}from"./shared-abc7ee4b.js";function g(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&d(e,t)?`end-turn`:s(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,t){let n=g(e,t),{missing:r=[],surplus:i=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},l=r.length+i.length,u=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&a(e,t);return{kind:n,steps:e.steps??[],why:_(e,n),accept:m?f(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:d(e,t),turned:!!(o||s),done:u-l,total:u,stands:!!(c&&(t.host||t.seats.length))}}function y({context:e,arrows:t,around:n,plain:r=!1}){let{state:a,geometry:o}=e,s={pieces:i(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:f(`picture_of_step`)};return c`<${h} state=${a} geometry=${o} around=${n} contents=${s} hidden=${r} />`}const b=({steps:e})=>c`<details class="later">
  <summary>${f(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>c`<li>${l(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return c`
    <p class="step">${l(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&c`<${y} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&c`<${b} steps=${r} />`}
  `}function S({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return c`<div class="row">${t(n,()=>m(e),{kind:r,name:`accept`})}</div>`}let C=``;function w({context:e,steps:n,accept:r}){let{state:a,geometry:o}=e,s=`${a.game_id}-${a.turn}-${a.die}`,l=()=>{C=s,e.render()},u={pieces:o&&i({...a,spots:null,steps:[]},o),signs:a.signs,label:f(`lost_was`)};return c`<section class="card guide" aria-label=${f(`lost`)}>
    <h2>${f(`lost_was`)}</h2>
    ${o&&c`<${h} state=${a} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${t(f(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==s}><${x} context=${e} steps=${n} /></div>
    <${S} context=${e} accept=${r} />
  </section>`}const T=({context:e,steps:t,accept:n})=>c`<section class="card guide" aria-label=${f(`way_back`)}>
  <h2>${f(`way_back`)}</h2>
  <${x} context=${e} steps=${t} />
  <p class="small">${f(`or_play_on`)}</p>
  <${S} context=${e} accept=${n} />
</section>`,E=({context:e,steps:n})=>c`<section class="card guide kind">
  <h2>${f(`end_turn_ask`)}</h2>
  <div class="row">
    ${t(f(`end_turn`),()=>u(()=>p(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&c`<details class="later">
      <summary>${f(`not_yet`)}</summary>
      <${x} context=${e} steps=${n} />
    </details>`}
</section>`,D=({context:e,steps:t,accept:n})=>c`<section class="card guide kind">
  <h2>${f(`what_rolled`)}</h2>
  <p>${f(`what_rolled_hint`)}</p>
  ${t.length>0&&c`<details class="later">
      <summary>${f(`or_put_back`)}</summary>
      <${x} context=${e} steps=${t} />
    </details>`}
  <${S} context=${e} accept=${n} />
</section>`;function O({context:e,move:t}){let n=e.geometry&&r(t,e.state.turn);if(!n)return null;let i=[n.from,n.to,n.place].filter(Boolean);return c`<${y} context=${e} arrows=${o(n,`guide`)} around=${i} plain />`}function k({context:e,choices:t,allowed:n}){let r=e=>()=>u(()=>p(`/api/answer`,{move:e})),i=(e,t,i)=>c`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return c`<section class="card question" aria-label=${f(`question`)}>
    <h2>${f(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,c`<${O} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,c`<span>${f(`none_of_these`)}</span>`)}
    </div>
    ${!n&&c`<p class="small">${f(`only_seat_answers`)}</p>`}
  </section>`}function A({context:e,why:n,steps:r,turned:i,done:a,total:o,stands:s}){return c`<section class="card setup" aria-label=${f(`set_up_board`)}>
    <h2>${f(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&c`<p class="why">${n}</p>`}
    <progress max=${o} value=${a} aria-label=${f(`set_up_check`)} />
    <${x} context=${e} steps=${r} />
    ${s&&t(f(`stands_right`),()=>u(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const j={question:k,"set-up":A,lost:w,"way-back":T,"end-turn":E,forgot:D};function M(t,r){let{kind:i,...a}=v(r.state,e);n(t,i&&c`<${j[i]} key=${i} context=${r} ...${a} />`)}export{M as i,y as n,x as r,O as t};