import{Ft as e,Gt as t,It as n,Kt as r,Ot as i,Ut as a,Vt as o,_ as s,c,jt as l,lt as u,qt as d,rn as f,sn as p,tn as m}from"./all-309e3f3c.js";import{t as h}from"./miniature-1dff83c3.js";function g(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:i(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,t){let n=g(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},u=r.length+i.length,d=Math.max(u,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!f&&l(e,t);return{kind:n,steps:e.steps??[],why:_(e,n),accept:m?p(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,t),turned:!!(a||o),done:d-u,total:d,stands:!!(s&&(t.host||t.seats.length))}}function y({context:e,arrows:r,around:i,plain:a=!1}){let{state:o,geometry:s}=e,c={pieces:n(o,s),arrows:r,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:p(`picture_of_step`)};return t`<${h} state=${o} geometry=${s} around=${i} contents=${c} hidden=${a} />`}const b=({steps:e})=>t`<details class="later">
  <summary>${p(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>t`<li>${r(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:n}){if(!n.length)return null;let[i,...a]=n,o=[i.from,i.to].filter(Boolean),s=i.from&&i.to?[{from:i.from,to:i.to,look:`guide`}]:[];return t`
    <p class="step">${r(i.short,i.text)}</p>
    ${e.geometry&&o.length>0&&t`<${y} context=${e} arrows=${s} around=${o} />`}
    ${a.length>0&&t`<${b} steps=${a} />`}
  `}function S({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return t`<div class="row">${a(n,()=>s(e),{kind:r,name:`accept`})}</div>`}let C=``;function w({context:e,steps:r,accept:i}){let{state:o,geometry:s}=e,c=`${o.game_id}-${o.turn}-${o.die}`,l=()=>{C=c,e.render()},u={pieces:s&&n({...o,spots:null,steps:[]},s),signs:o.signs,label:p(`lost_was`)};return t`<section class="card guide" aria-label=${p(`lost`)}>
    <h2>${p(`lost_was`)}</h2>
    ${s&&t`<${h} state=${o} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${a(p(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==c}><${x} context=${e} steps=${r} /></div>
    <${S} context=${e} accept=${i} />
  </section>`}const T=({context:e,steps:n,accept:r})=>t`<section class="card guide" aria-label=${p(`way_back`)}>
  <h2>${p(`way_back`)}</h2>
  <${x} context=${e} steps=${n} />
  <p class="small">${p(`or_play_on`)}</p>
  <${S} context=${e} accept=${r} />
</section>`,E=({context:e,steps:n,accept:r})=>t`<section class="card guide kind">
  <h2>${p(`what_rolled`)}</h2>
  <p>${p(`what_rolled_hint`)}</p>
  ${n.length>0&&t`<details class="later">
      <summary>${p(`or_put_back`)}</summary>
      <${x} context=${e} steps=${n} />
    </details>`}
  <${S} context=${e} accept=${r} />
</section>`;function D({context:n,move:r}){let i=n.geometry&&e(r,n.state.turn);if(!i)return null;let a=[i.from,i.to,i.place].filter(Boolean);return t`<${y} context=${n} arrows=${o(i,`guide`)} around=${a} plain />`}function O({context:e,choices:n,allowed:r}){let i=e=>()=>u(()=>f(`/api/answer`,{move:e})),a=(e,n,a)=>t`<button key=${e} type="button" class=${n} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return t`<section class="card question" aria-label=${p(`question`)}>
    <h2>${p(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>a(n,`option`,t`<${D} context=${e} move=${n} /><span>${r}</span>`))}
      ${a(`none`,`option none`,t`<span>${p(`none_of_these`)}</span>`)}
    </div>
    ${!r&&t`<p class="small">${p(`only_seat_answers`)}</p>`}
  </section>`}function k({context:e,why:n,steps:r,turned:i,done:o,total:s,stands:c}){return t`<section class="card setup" aria-label=${p(`set_up_board`)}>
    <h2>${p(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&t`<p class="why">${n}</p>`}
    <progress max=${s} value=${o} aria-label=${p(`set_up_check`)} />
    <${x} context=${e} steps=${r} />
    ${c&&a(p(`stands_right`),()=>u(()=>f(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const A={question:O,"set-up":k,lost:w,"way-back":T,forgot:E};function j(e,n){let{kind:r,...i}=v(n.state,m);d(e,r&&t`<${A[r]} key=${r} context=${n} ...${i} />`)}export{j as i,y as n,x as r,D as t};