import{At as e,Bt as t,Dt as n,Ft as r,Gt as i,Ht as a,Kt as o,Pt as s,Wt as c,_ as l,c as u,ct as d,en as f,nn as p,sn as m}from"./all-6252e0db.js";import{t as h}from"./miniature-178da0d4.js";function g(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:n(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(t,n){let r=g(t),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:c}=t.setup??{},l=i.length+a.length,d=Math.max(l,1,(t.spots?.length??0)-a.length+i.length),f=t.proposal?.what===`accept`&&!n.host,p=t.accept&&!f&&e(t,n);return{kind:r,steps:t.steps??[],why:_(t,r),accept:p?m(t.lost?`lost_stands`:`accept_anyway`):``,choices:t.ask??[],allowed:u(t,n),turned:!!(o||s),done:d-l,total:d,stands:!!(c&&(n.host||n.seats.length))}}function y({context:e,arrows:t,around:n,plain:i=!1}){let{state:a,geometry:o}=e,s={pieces:r(a,o),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:m(`picture_of_step`)};return c`<${h} state=${a} geometry=${o} around=${n} contents=${s} hidden=${i} />`}const b=({steps:e})=>c`<details class="later">
  <summary>${m(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>c`<li>${i(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,a=[n.from,n.to].filter(Boolean),o=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return c`
    <p class="step">${i(n.short,n.text)}</p>
    ${e.geometry&&a.length>0&&c`<${y} context=${e} arrows=${o} around=${a} />`}
    ${r.length>0&&c`<${b} steps=${r} />`}
  `}function S({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return c`<div class="row">${a(t,()=>l(e),{kind:n,name:`accept`})}</div>`}let C=``;function w({context:e,steps:t,accept:n}){let{state:i,geometry:o}=e,s=`${i.game_id}-${i.turn}-${i.die}`,l=()=>{C=s,e.render()},u={pieces:o&&r({...i,spots:null,steps:[]},o),signs:i.signs,label:m(`lost_was`)};return c`<section class="card guide" aria-label=${m(`lost`)}>
    <h2>${m(`lost_was`)}</h2>
    ${o&&c`<${h} state=${i} geometry=${o} around=${null} contents=${u} />`}
    <div class="row">${a(m(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==s}><${x} context=${e} steps=${t} /></div>
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
</section>`;function D({context:e,move:n}){let r=e.geometry&&s(n,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return c`<${y} context=${e} arrows=${t(r,`guide`)} around=${i} plain />`}function O({context:e,choices:t,allowed:n}){let r=e=>()=>d(()=>p(`/api/answer`,{move:e})),i=(e,t,i)=>c`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return c`<section class="card question" aria-label=${m(`question`)}>
    <h2>${m(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,c`<${D} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,c`<span>${m(`none_of_these`)}</span>`)}
    </div>
    ${!n&&c`<p class="small">${m(`only_seat_answers`)}</p>`}
  </section>`}function k({context:e,why:t,steps:n,turned:r,done:i,total:o,stands:s}){return c`<section class="card setup" aria-label=${m(`set_up_board`)}>
    <h2>${m(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&c`<p class="why">${t}</p>`}
    <progress max=${o} value=${i} aria-label=${m(`set_up_check`)} />
    <${x} context=${e} steps=${n} />
    ${s&&a(m(`stands_right`),()=>d(()=>p(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const A={question:O,"set-up":k,lost:w,"way-back":T,forgot:E};function j(e,t){let{kind:n,...r}=v(t.state,f);o(e,n&&c`<${A[n]} key=${n} context=${t} ...${r} />`)}export{j as i,y as n,x as r,D as t};