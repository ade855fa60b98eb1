import{Et as e,Gt as t,Ht as n,Kt as r,Nt as i,Pt as a,cn as o,ft as s,kt as c,m as l,qt as u,rn as d,tn as f,y as p,zt as m}from"./all-473c1d34.js";import{l as h}from"./shared-d37f49bf.js";function g(t,n){let{phase:r}=t;return t.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?t.lost?`lost`:t.end_turn&&l(t,n)?`end-turn`:e(t)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,t){let n=g(e,t),{missing:r=[],surplus:i=[],turned:a,wrong_side:s,sensor:u}=e.setup??{},d=r.length+i.length,f=Math.max(d,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&c(e,t);return{kind:n,steps:e.steps??[],why:_(e,n),accept:m?o(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:l(e,t),turned:!!(a||s),done:f-d,total:f,stands:!!(u&&(t.host||t.seats.length))}}function y({context:e,arrows:n,around:r,plain:i=!1}){let{state:s,geometry:c}=e,l={pieces:a(s,c),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:s.signs,label:o(`picture_of_step`)};return t`<${h} state=${s} geometry=${c} around=${r} contents=${l} hidden=${i} />`}const b=({steps:e})=>t`<details class="later">
  <summary>${o(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>t`<li>${r(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:n}){if(!n.length)return null;let[i,...a]=n,o=[i.from,i.to].filter(Boolean),s=i.from&&i.to?[{from:i.from,to:i.to,look:`guide`}]:[];return t`
    <p class="step">${r(i.short,i.text)}</p>
    ${e.geometry&&o.length>0&&t`<${y} context=${e} arrows=${s} around=${o} />`}
    ${a.length>0&&t`<${b} steps=${a} />`}
  `}function S({context:e,accept:r}){if(!r)return null;let i=e.state.lost?``:`quiet`;return t`<div class="row">${n(r,()=>p(e),{kind:i,name:`accept`})}</div>`}let C=``;function w({context:e,steps:r,accept:i}){let{state:s,geometry:c}=e,l=`${s.game_id}-${s.turn}-${s.die}`,u=()=>{C=l,e.render()},d={pieces:c&&a({...s,spots:null,steps:[]},c),signs:s.signs,label:o(`lost_was`)};return t`<section class="card guide" aria-label=${o(`lost`)}>
    <h2>${o(`lost_was`)}</h2>
    ${c&&t`<${h} state=${s} geometry=${c} around=${null} contents=${d} />`}
    <div class="row">${n(o(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==l}><${x} context=${e} steps=${r} /></div>
    <${S} context=${e} accept=${i} />
  </section>`}const T=({context:e,steps:n,accept:r})=>t`<section class="card guide" aria-label=${o(`way_back`)}>
  <h2>${o(`way_back`)}</h2>
  <${x} context=${e} steps=${n} />
  <p class="small">${o(`or_play_on`)}</p>
  <${S} context=${e} accept=${r} />
</section>`,E=({context:e,steps:r})=>t`<section class="card guide kind">
  <h2>${o(`end_turn_ask`)}</h2>
  <div class="row">
    ${n(o(`end_turn`),()=>s(()=>d(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${r.length>0&&t`<details class="later">
      <summary>${o(`not_yet`)}</summary>
      <${x} context=${e} steps=${r} />
    </details>`}
</section>`,D=({context:e,steps:n,accept:r})=>t`<section class="card guide kind">
  <h2>${o(`what_rolled`)}</h2>
  <p>${o(`what_rolled_hint`)}</p>
  ${n.length>0&&t`<details class="later">
      <summary>${o(`or_put_back`)}</summary>
      <${x} context=${e} steps=${n} />
    </details>`}
  <${S} context=${e} accept=${r} />
</section>`;function O({context:e,move:n}){let r=e.geometry&&i(n,e.state.turn);if(!r)return null;let a=[r.from,r.to,r.place].filter(Boolean);return t`<${y} context=${e} arrows=${m(r,`guide`)} around=${a} plain />`}function k({context:e,choices:n,allowed:r}){let i=e=>()=>s(()=>d(`/api/answer`,{move:e})),a=(e,n,a)=>t`<button key=${e} type="button" class=${n} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return t`<section class="card question" aria-label=${o(`question`)}>
    <h2>${o(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>a(n,`option`,t`<${O} context=${e} move=${n} /><span>${r}</span>`))}
      ${a(`none`,`option none`,t`<span>${o(`none_of_these`)}</span>`)}
    </div>
    ${!r&&t`<p class="small">${o(`only_seat_answers`)}</p>`}
  </section>`}function A({context:e,why:r,steps:i,turned:a,done:c,total:l,stands:u}){return t`<section class="card setup" aria-label=${o(`set_up_board`)}>
    <h2>${o(a?`turn_board`:`set_up_check`)}</h2>
    ${r&&t`<p class="why">${r}</p>`}
    <progress max=${l} value=${c} aria-label=${o(`set_up_check`)} />
    <${x} context=${e} steps=${i} />
    ${u&&n(o(`stands_right`),()=>s(()=>d(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const j={question:k,"set-up":A,lost:w,"way-back":T,"end-turn":E,forgot:D};function M(e,n){let{kind:r,...i}=v(n.state,f);u(e,r&&t`<${j[r]} key=${r} context=${n} ...${i} />`)}export{M as i,y as n,x as r,O as t};