import{$t as e,Bt as t,Gt as n,Lt as r,Mt as i,Nt as a,Ot as o,Rt as s,Tt as c,Ut as l,Wt as u,dt as d,m as f,on as p,tn as m,y as h}from"./all-3975bd8e.js";import{a as g}from"./shared-04386fe6.js";function _(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:c(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function v(e,t){return t===`way-back`&&r(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function y(e,t){let n=_(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:s,sensor:c}=e.setup??{},l=r.length+i.length,u=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),d=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!d&&o(e,t);return{kind:n,steps:e.steps??[],why:v(e,n),accept:m?p(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:f(e,t),turned:!!(a||s),done:u-l,total:u,stands:!!(c&&(t.host||t.seats.length))}}function b({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:o}=e,s={pieces:a(i,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:p(`picture_of_step`)};return l`<${g} state=${i} geometry=${o} around=${n} contents=${s} hidden=${r} />`}const x=({steps:e})=>l`<details class="later">
  <summary>${p(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>l`<li>${u(e.short,e.text)}</li>`)}
  </ol>
</details>`;function S({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return l`
    <p class="step">${u(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&l`<${b} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&l`<${x} steps=${r} />`}
  `}function C({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return l`<div class="row">${t(n,()=>h(e),{kind:r,name:`accept`})}</div>`}let w=``;function T({context:e,steps:n,accept:r}){let{state:i,geometry:o}=e,s=`${i.game_id}-${i.turn}-${i.die}`,c=()=>{w=s,e.render()},u={pieces:o&&a({...i,spots:null,steps:[]},o),signs:i.signs,label:p(`lost_was`)};return l`<section class="card guide" aria-label=${p(`lost`)}>
    <h2>${p(`lost_was`)}</h2>
    ${o&&l`<${g} state=${i} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${t(p(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${w!==s}><${S} context=${e} steps=${n} /></div>
    <${C} context=${e} accept=${r} />
  </section>`}const E=({context:e,steps:t,why:n,accept:r})=>l`<section class="card guide" aria-label=${p(`way_back`)}>
  <h2>${p(`way_back`)}</h2>
  <${S} context=${e} steps=${t} />
  <p class="small">${n||p(`or_play_on`)}</p>
  <${C} context=${e} accept=${r} />
</section>`,D=({context:e,steps:t,accept:n})=>l`<section class="card guide kind">
  <h2>${p(`what_rolled`)}</h2>
  <p>${p(`what_rolled_hint`)}</p>
  ${t.length>0&&l`<details class="later">
      <summary>${p(`or_put_back`)}</summary>
      <${S} context=${e} steps=${t} />
    </details>`}
  <${C} context=${e} accept=${n} />
</section>`;function O({context:e,move:t}){let n=e.geometry&&i(t,e.state.turn);if(!n)return null;let r=[n.from,n.to,n.place].filter(Boolean);return l`<${b} context=${e} arrows=${s(n,`guide`)} around=${r} plain />`}function k({context:e,choices:t,allowed:n}){let r=e=>()=>d(()=>m(`/api/answer`,{move:e})),i=(e,t,i)=>l`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return l`<section class="card question" aria-label=${p(`question`)}>
    <h2>${p(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,l`<${O} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,l`<span>${p(`none_of_these`)}</span>`)}
    </div>
    ${!n&&l`<p class="small">${p(`only_seat_answers`)}</p>`}
  </section>`}function A({context:e,why:n,steps:r,turned:i,done:a,total:o,stands:s}){return l`<section class="card setup" aria-label=${p(`set_up_board`)}>
    <h2>${p(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&l`<p class="why">${n}</p>`}
    <progress max=${o} value=${a} aria-label=${p(`set_up_check`)} />
    <${S} context=${e} steps=${r} />
    ${s&&t(p(`stands_right`),()=>d(()=>m(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const j={question:k,"set-up":A,lost:T,"way-back":E,forgot:D};function M(t,r){let{kind:i,...a}=y(r.state,e);n(t,i&&l`<${j[i]} key=${i} context=${r} ...${a} />`)}export{M as i,b as n,S as r,O as t};