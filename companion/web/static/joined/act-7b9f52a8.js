import{$ as e,$t as t,Et as n,Ft as r,Nt as i,Tt as a,bt as o,cn as s,gt as c,m as l,on as u,pt as d,rn as f,sn as p,xt as m,y as h}from"./all-d6ddc8ee.js";import{l as g}from"./shared-66e995ce.js";function _(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&l(e,t)?`end-turn`:d(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function v(e,t){return t===`way-back`&&a(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function y(e,n){let r=_(e,n),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:u}=e.setup??{},d=i.length+a.length,f=Math.max(d,1,(e.spots?.length??0)-a.length+i.length),p=e.proposal?.what===`accept`&&!n.host,m=e.accept&&!p&&c(e,n);return{kind:r,steps:e.steps??[],why:v(e,r),accept:m?t(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:l(e,n),turned:!!(o||s),done:f-d,total:f,stands:!!(u&&(n.host||n.seats.length))}}function b({context:e,arrows:n,around:r,plain:i=!1}){let{state:a,geometry:o}=e,s={pieces:m(a,o),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:t(`picture_of_step`)};return u`<${g} state=${a} geometry=${o} around=${r} contents=${s} hidden=${i} />`}const x=({steps:e})=>u`<details class="later">
  <summary>${t(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>u`<li>${p(e.short,e.text)}</li>`)}
  </ol>
</details>`;function S({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return u`
    <p class="step">${p(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&u`<${b} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&u`<${x} steps=${r} />`}
  `}function C({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return u`<div class="row">${f(t,()=>h(e),{kind:n,name:`accept`})}</div>`}let w=``;function T({context:e,steps:n,accept:r}){let{state:i,geometry:a}=e,o=`${i.game_id}-${i.turn}-${i.die}`,s=()=>{w=o,e.render()},c={pieces:a&&m({...i,spots:null,steps:[]},a),signs:i.signs,label:t(`lost_was`)};return u`<section class="card guide" aria-label=${t(`lost`)}>
    <h2>${t(`lost_was`)}</h2>
    ${a&&u`<${g} state=${i} geometry=${a} around=${null} contents=${c} />`}
    <div class="row">${f(t(`lost_back`),s,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${w!==o}><${S} context=${e} steps=${n} /></div>
    <${C} context=${e} accept=${r} />
  </section>`}const E=({context:e,steps:n,why:r,accept:i})=>u`<section class="card guide" aria-label=${t(`way_back`)}>
  <h2>${t(`way_back`)}</h2>
  <${S} context=${e} steps=${n} />
  <p class="small">${r||t(`or_play_on`)}</p>
  <${C} context=${e} accept=${i} />
</section>`,D=({context:n,steps:i})=>u`<section class="card guide kind">
  <h2>${t(`end_turn_ask`)}</h2>
  <div class="row">
    ${f(t(`end_turn`),()=>e(()=>r(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${i.length>0&&u`<details class="later">
      <summary>${t(`not_yet`)}</summary>
      <${S} context=${n} steps=${i} />
    </details>`}
</section>`,O=({context:e,steps:n,accept:r})=>u`<section class="card guide kind">
  <h2>${t(`what_rolled`)}</h2>
  <p>${t(`what_rolled_hint`)}</p>
  ${n.length>0&&u`<details class="later">
      <summary>${t(`or_put_back`)}</summary>
      <${S} context=${e} steps=${n} />
    </details>`}
  <${C} context=${e} accept=${r} />
</section>`;function k({context:e,move:t}){let r=e.geometry&&o(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return u`<${b} context=${e} arrows=${n(r,`guide`)} around=${i} plain />`}function A({context:n,choices:i,allowed:a}){let o=t=>()=>e(()=>r(`/api/answer`,{move:t})),s=(e,t,n)=>u`<button key=${e} type="button" class=${t} disabled=${!a} data-f=${e} onclick=${o(e)}>
      ${n}
    </button>`;return u`<section class="card question" aria-label=${t(`question`)}>
    <h2>${t(`question`)}</h2>
    <div class="options">
      ${i.map(({move:e,text:t})=>s(e,`option`,u`<${k} context=${n} move=${e} /><span>${t}</span>`))}
      ${s(`none`,`option none`,u`<span>${t(`none_of_these`)}</span>`)}
    </div>
    ${!a&&u`<p class="small">${t(`only_seat_answers`)}</p>`}
  </section>`}function j({context:n,why:i,steps:a,turned:o,done:s,total:c,stands:l}){return u`<section class="card setup" aria-label=${t(`set_up_board`)}>
    <h2>${t(o?`turn_board`:`set_up_check`)}</h2>
    ${i&&u`<p class="why">${i}</p>`}
    <progress max=${c} value=${s} aria-label=${t(`set_up_check`)} />
    <${S} context=${n} steps=${a} />
    ${l&&f(t(`stands_right`),()=>e(()=>r(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const M={question:A,"set-up":j,lost:T,"way-back":E,"end-turn":D,forgot:O};function N(e,t){let{kind:n,...r}=y(t.state,i);s(e,n&&u`<${M[n]} key=${n} context=${t} ...${r} />`)}export{N as i,b as n,S as r,k as t};