import{At as e,Bt as t,Ft as n,Ht as r,Lt as i,Qt as a,St as o,Tt as s,Vt as c,Xt as l,_ as u,c as d,ct as f,kt as p,rn as m}from"./all-713fa23a.js";import{a as h}from"./shared-8929366e.js";function g(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,t){let n=g(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:c}=e.setup??{},l=r.length+i.length,u=Math.max(l,1,(e.spots?.length??0)-i.length+r.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&s(e,t);return{kind:n,steps:e.steps??[],why:_(e,n),accept:p?m(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:d(e,t),turned:!!(a||o),done:u-l,total:u,stands:!!(c&&(t.host||t.seats.length))}}function y({context:n,arrows:r,around:i,plain:a=!1}){let{state:o,geometry:s}=n,c={pieces:e(o,s),arrows:r,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:m(`picture_of_step`)};return t`<${h} state=${o} geometry=${s} around=${i} contents=${c} hidden=${a} />`}const b=({steps:e})=>t`<details class="later">
  <summary>${m(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>t`<li>${c(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),o=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return t`
    <p class="step">${c(r.short,r.text)}</p>
    ${e.geometry&&a.length>0&&t`<${y} context=${e} arrows=${o} around=${a} />`}
    ${i.length>0&&t`<${b} steps=${i} />`}
  `}function S({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return t`<div class="row">${i(n,()=>u(e),{kind:r,name:`accept`})}</div>`}let C=``;function w({context:n,steps:r,accept:a}){let{state:o,geometry:s}=n,c=`${o.game_id}-${o.turn}-${o.die}`,l=()=>{C=c,n.render()},u={pieces:s&&e({...o,spots:null,steps:[]},s),signs:o.signs,label:m(`lost_was`)};return t`<section class="card guide" aria-label=${m(`lost`)}>
    <h2>${m(`lost_was`)}</h2>
    ${s&&t`<${h} state=${o} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${i(m(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==c}><${x} context=${n} steps=${r} /></div>
    <${S} context=${n} accept=${a} />
  </section>`}const T=({context:e,steps:n,accept:r})=>t`<section class="card guide" aria-label=${m(`way_back`)}>
  <h2>${m(`way_back`)}</h2>
  <${x} context=${e} steps=${n} />
  <p class="small">${m(`or_play_on`)}</p>
  <${S} context=${e} accept=${r} />
</section>`,E=({context:e,steps:n,accept:r})=>t`<section class="card guide kind">
  <h2>${m(`what_rolled`)}</h2>
  <p>${m(`what_rolled_hint`)}</p>
  ${n.length>0&&t`<details class="later">
      <summary>${m(`or_put_back`)}</summary>
      <${x} context=${e} steps=${n} />
    </details>`}
  <${S} context=${e} accept=${r} />
</section>`;function D({context:e,move:r}){let i=e.geometry&&p(r,e.state.turn);if(!i)return null;let a=[i.from,i.to,i.place].filter(Boolean);return t`<${y} context=${e} arrows=${n(i,`guide`)} around=${a} plain />`}function O({context:e,choices:n,allowed:r}){let i=e=>()=>f(()=>a(`/api/answer`,{move:e})),o=(e,n,a)=>t`<button key=${e} type="button" class=${n} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return t`<section class="card question" aria-label=${m(`question`)}>
    <h2>${m(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>o(n,`option`,t`<${D} context=${e} move=${n} /><span>${r}</span>`))}
      ${o(`none`,`option none`,t`<span>${m(`none_of_these`)}</span>`)}
    </div>
    ${!r&&t`<p class="small">${m(`only_seat_answers`)}</p>`}
  </section>`}function k({context:e,why:n,steps:r,turned:o,done:s,total:c,stands:l}){return t`<section class="card setup" aria-label=${m(`set_up_board`)}>
    <h2>${m(o?`turn_board`:`set_up_check`)}</h2>
    ${n&&t`<p class="why">${n}</p>`}
    <progress max=${c} value=${s} aria-label=${m(`set_up_check`)} />
    <${x} context=${e} steps=${r} />
    ${l&&i(m(`stands_right`),()=>f(()=>a(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const A={question:O,"set-up":k,lost:w,"way-back":T,forgot:E};function j(e,n){let{kind:i,...a}=v(n.state,l);r(e,i&&t`<${A[i]} key=${i} context=${n} ...${a} />`)}export{j as i,y as n,x as r,D as t};