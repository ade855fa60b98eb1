import{$t as e,At as t,Ct as n,Et as r,Ht as i,It as a,Rt as o,Ut as s,Vt as c,Zt as l,_ as u,c as d,jt as f,lt as p,rn as m}from"./all-ed664c5f.js";import{a as h}from"./shared-bab5db0a.js";function g(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:n(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,t){let n=g(e),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},l=i.length+a.length,u=Math.max(l,1,(e.spots?.length??0)-a.length+i.length),f=e.proposal?.what===`accept`&&!t.host,p=e.accept&&!f&&r(e,t);return{kind:n,steps:e.steps??[],why:_(e,n),accept:p?m(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:d(e,t),turned:!!(o||s),done:u-l,total:u,stands:!!(c&&(t.host||t.seats.length))}}function y({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,o={pieces:f(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:m(`picture_of_step`)};return c`<${h} state=${i} geometry=${a} around=${n} contents=${o} hidden=${r} />`}const b=({steps:e})=>c`<details class="later">
  <summary>${m(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>c`<li>${i(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,a=[n.from,n.to].filter(Boolean),o=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return c`
    <p class="step">${i(n.short,n.text)}</p>
    ${e.geometry&&a.length>0&&c`<${y} context=${e} arrows=${o} around=${a} />`}
    ${r.length>0&&c`<${b} steps=${r} />`}
  `}function S({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return c`<div class="row">${o(t,()=>u(e),{kind:n,name:`accept`})}</div>`}let C=``;function w({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,s=()=>{C=a,e.render()},l={pieces:i&&f({...r,spots:null,steps:[]},i),signs:r.signs,label:m(`lost_was`)};return c`<section class="card guide" aria-label=${m(`lost`)}>
    <h2>${m(`lost_was`)}</h2>
    ${i&&c`<${h} state=${r} geometry=${i} around=${null} contents=${l} />`}
    <div class="row">${o(m(`lost_back`),s,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==a}><${x} context=${e} steps=${t} /></div>
    <${S} context=${e} accept=${n} />
  </section>`}const T=({context:e,steps:t,accept:n})=>c`<section class="card guide" aria-label=${m(`way_back`)}>
  <h2>${m(`way_back`)}</h2>
  <${x} context=${e} steps=${t} />
  <p class="small">${m(`or_play_on`)}</p>
  <${S} context=${e} accept=${n} />
</section>`,E=({context:e,steps:t,accept:n})=>c`<section class="card guide kind">
  <h2>${m(`what_rolled`)}</h2>
  <p>${m(`what_rolled_hint`)}</p>
  ${t.length>0&&c`<details class="later">
      <summary>${m(`or_put_back`)}</summary>
      <${x} context=${e} steps=${t} />
    </details>`}
  <${S} context=${e} accept=${n} />
</section>`;function D({context:e,move:n}){let r=e.geometry&&t(n,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return c`<${y} context=${e} arrows=${a(r,`guide`)} around=${i} plain />`}function O({context:t,choices:n,allowed:r}){let i=t=>()=>p(()=>e(`/api/answer`,{move:t})),a=(e,t,n)=>c`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${n}
    </button>`;return c`<section class="card question" aria-label=${m(`question`)}>
    <h2>${m(`question`)}</h2>
    <div class="options">
      ${n.map(({move:e,text:n})=>a(e,`option`,c`<${D} context=${t} move=${e} /><span>${n}</span>`))}
      ${a(`none`,`option none`,c`<span>${m(`none_of_these`)}</span>`)}
    </div>
    ${!r&&c`<p class="small">${m(`only_seat_answers`)}</p>`}
  </section>`}function k({context:t,why:n,steps:r,turned:i,done:a,total:s,stands:l}){return c`<section class="card setup" aria-label=${m(`set_up_board`)}>
    <h2>${m(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&c`<p class="why">${n}</p>`}
    <progress max=${s} value=${a} aria-label=${m(`set_up_check`)} />
    <${x} context=${t} steps=${r} />
    ${l&&o(m(`stands_right`),()=>p(()=>e(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const A={question:O,"set-up":k,lost:w,"way-back":T,forgot:E};function j(e,t){let{kind:n,...r}=v(t.state,l);s(e,n&&c`<${A[n]} key=${n} context=${t} ...${r} />`)}export{j as i,y as n,x as r,D as t};