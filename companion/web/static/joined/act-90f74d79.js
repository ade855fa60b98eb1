import{Bt as e,Et as t,Ft as n,Gt as r,Ht as i,Kt as a,Pt as o,c as s,en as c,h as l,kt as u,nn as d,on as f,st as p}from"./all-55a14521.js";import{a as m}from"./shared-80aacc06.js";function h(e){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:t(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,t){let n=h(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:c}=e.setup??{},l=r.length+i.length,d=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&u(e,t);return{kind:n,steps:e.steps??[],why:g(e,n),accept:m?f(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:s(e,t),turned:!!(a||o),done:d-l,total:d,stands:!!(c&&(t.host||t.seats.length))}}function v({context:e,arrows:t,around:i,plain:a=!1}){let{state:o,geometry:s}=e,c={pieces:n(o,s),arrows:t,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:f(`picture_of_step`)};return r`<${m} state=${o} geometry=${s} around=${i} contents=${c} hidden=${a} />`}const y=({steps:e})=>r`<details class="later">
  <summary>${f(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>r`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:t}){if(!t.length)return null;let[n,...i]=t,a=[n.from,n.to].filter(Boolean),o=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return r`
    <p class="step">${n.text}</p>
    ${e.geometry&&a.length>0&&r`<${v} context=${e} arrows=${o} around=${a} />`}
    ${i.length>0&&r`<${y} steps=${i} />`}
  `}function x({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return r`<div class="row">${i(t,()=>l(e),{kind:n,name:`accept`})}</div>`}let S=``;function C({context:e,steps:t,accept:a}){let{state:o,geometry:s}=e,c=`${o.game_id}-${o.turn}-${o.die}`,l=()=>{S=c,e.render()},u={pieces:s&&n({...o,spots:null,steps:[]},s),signs:o.signs,label:f(`lost_was`)};return r`<section class="card guide" aria-label=${f(`lost`)}>
    <h2>${f(`lost_was`)}</h2>
    ${s&&r`<${m} state=${o} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${i(f(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==c}><${b} context=${e} steps=${t} /></div>
    <${x} context=${e} accept=${a} />
  </section>`}const w=({context:e,steps:t,accept:n})=>r`<section class="card guide" aria-label=${f(`way_back`)}>
  <h2>${f(`way_back`)}</h2>
  <${b} context=${e} steps=${t} />
  <p class="small">${f(`or_play_on`)}</p>
  <${x} context=${e} accept=${n} />
</section>`,T=({context:e,steps:t,accept:n})=>r`<section class="card guide kind">
  <h2>${f(`what_rolled`)}</h2>
  <p>${f(`what_rolled_hint`)}</p>
  ${t.length>0&&r`<details class="later">
      <summary>${f(`or_put_back`)}</summary>
      <${b} context=${e} steps=${t} />
    </details>`}
  <${x} context=${e} accept=${n} />
</section>`;function E({context:t,move:n}){let i=t.geometry&&o(n,t.state.turn);if(!i)return null;let a=[i.from,i.to,i.place].filter(Boolean);return r`<${v} context=${t} arrows=${e(i,`guide`)} around=${a} plain />`}function D({context:e,choices:t,allowed:n}){let i=e=>()=>p(()=>d(`/api/answer`,{move:e})),a=(e,t,a)=>r`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return r`<section class="card question" aria-label=${f(`question`)}>
    <h2>${f(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>a(t,`option`,r`<${E} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,r`<span>${f(`none_of_these`)}</span>`)}
    </div>
    ${!n&&r`<p class="small">${f(`only_seat_answers`)}</p>`}
  </section>`}function O({context:e,why:t,steps:n,turned:a,done:o,total:s,stands:c}){return r`<section class="card setup" aria-label=${f(`set_up_board`)}>
    <h2>${f(a?`turn_board`:`set_up_check`)}</h2>
    ${t&&r`<p class="why">${t}</p>`}
    <progress max=${s} value=${o} aria-label=${f(`set_up_check`)} />
    <${b} context=${e} steps=${n} />
    ${c&&i(f(`stands_right`),()=>p(()=>d(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(e,t){let{kind:n,...i}=_(t.state,c);a(e,n&&r`<${k[n]} key=${n} context=${t} ...${i} />`)}export{A as i,v as n,b as r,E as t};