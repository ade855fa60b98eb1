import{At as e,Ct as t,Et as n,Ht as r,It as i,Rt as a,Vt as o,Yt as s,Zt as c,_ as l,c as u,jt as d,lt as f,tn as p}from"./all-d6b41ecc.js";import{a as m}from"./shared-5272dd52.js";function h(e){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:t(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,t){let r=h(e),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},l=i.length+a.length,d=Math.max(l,1,(e.spots?.length??0)-a.length+i.length),f=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!f&&n(e,t);return{kind:r,steps:e.steps??[],why:g(e,r),accept:m?p(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:u(e,t),turned:!!(o||s),done:d-l,total:d,stands:!!(c&&(t.host||t.seats.length))}}function v({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,s={pieces:d(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:p(`picture_of_step`)};return o`<${m} state=${i} geometry=${a} around=${n} contents=${s} hidden=${r} />`}const y=({steps:e})=>o`<details class="later">
  <summary>${p(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>o`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return o`
    <p class="step">${n.text}</p>
    ${e.geometry&&i.length>0&&o`<${v} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&o`<${y} steps=${r} />`}
  `}function x({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return o`<div class="row">${a(t,()=>l(e),{kind:n,name:`accept`})}</div>`}let S=``;function C({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,s=`${r.game_id}-${r.turn}-${r.die}`,c=()=>{S=s,e.render()},l={pieces:i&&d({...r,spots:null,steps:[]},i),signs:r.signs,label:p(`lost_was`)};return o`<section class="card guide" aria-label=${p(`lost`)}>
    <h2>${p(`lost_was`)}</h2>
    ${i&&o`<${m} state=${r} geometry=${i} around=${null} contents=${l} />`}
    <div class="row">${a(p(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==s}><${b} context=${e} steps=${t} /></div>
    <${x} context=${e} accept=${n} />
  </section>`}const w=({context:e,steps:t,accept:n})=>o`<section class="card guide" aria-label=${p(`way_back`)}>
  <h2>${p(`way_back`)}</h2>
  <${b} context=${e} steps=${t} />
  <p class="small">${p(`or_play_on`)}</p>
  <${x} context=${e} accept=${n} />
</section>`,T=({context:e,steps:t,accept:n})=>o`<section class="card guide kind">
  <h2>${p(`what_rolled`)}</h2>
  <p>${p(`what_rolled_hint`)}</p>
  ${t.length>0&&o`<details class="later">
      <summary>${p(`or_put_back`)}</summary>
      <${b} context=${e} steps=${t} />
    </details>`}
  <${x} context=${e} accept=${n} />
</section>`;function E({context:t,move:n}){let r=t.geometry&&e(n,t.state.turn);if(!r)return null;let a=[r.from,r.to,r.place].filter(Boolean);return o`<${v} context=${t} arrows=${i(r,`guide`)} around=${a} plain />`}function D({context:e,choices:t,allowed:n}){let r=e=>()=>f(()=>c(`/api/answer`,{move:e})),i=(e,t,i)=>o`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return o`<section class="card question" aria-label=${p(`question`)}>
    <h2>${p(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,o`<${E} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,o`<span>${p(`none_of_these`)}</span>`)}
    </div>
    ${!n&&o`<p class="small">${p(`only_seat_answers`)}</p>`}
  </section>`}function O({context:e,why:t,steps:n,turned:r,done:i,total:s,stands:l}){return o`<section class="card setup" aria-label=${p(`set_up_board`)}>
    <h2>${p(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&o`<p class="why">${t}</p>`}
    <progress max=${s} value=${i} aria-label=${p(`set_up_check`)} />
    <${b} context=${e} steps=${n} />
    ${l&&a(p(`stands_right`),()=>f(()=>c(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(e,t){let{kind:n,...i}=_(t.state,s);r(e,n&&o`<${k[n]} key=${n} context=${t} ...${i} />`)}export{A as i,v as n,b as r,E as t};