import{An as e,Bt as t,Jt as n,Ln as r,Pn as i,Rn as a,U as o,Ut as s,Yt as c,Z as l,_n as u,an as d,en as f,hn as p,kn as m,l as h,rt as g,tn as _,zn as v}from"./phone-44b4d523.js";function y(e,n){let{phase:r}=e;return e.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?e.lost?`lost`:e.end_turn&&l(e,n)?`end-turn`:t(e)?.reason===`no-roll`?`forgot`:e.guided?`way-back`:`word-first`:``}function b(e,t){return t===`way-back`&&f(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(t,n){let r=y(t,n),{missing:i=[],surplus:a=[],turned:c,wrong_side:u,sensor:d}=t.setup??{},f=i.length+a.length,p=Math.max(f,1,(t.spots?.length??0)-a.length+i.length),m=t.proposal?.what===`accept`&&!n.host,h=t.accept&&!m&&s(t,n);return{kind:r,steps:t.steps??[],told:o(t),why:b(t,r),accept:h?e(t.lost?`lost_stands`:`accept_anyway`):``,choices:t.ask??[],allowed:l(t,n),turned:!!(c||u),done:p-f,total:p,stands:!!(d&&(n.host||n.seats.length))}}function S({context:t,arrows:n,around:i,plain:a=!1,came:o={}}){let{state:s,geometry:l}=t,u={pieces:c(s,l).map(e=>({...e,from:o[e.spot]})),arrows:n,lights:Object.fromEntries(i.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:s.signs,label:e(`picture_of_step`)};return r`<${h} state=${s} geometry=${l} around=${i} contents=${u} hidden=${a} />`}const C=({steps:t})=>r`<details class="later">
  <summary>${e(`then_more`,{count:t.length})}</summary>
  <ol>
    ${t.map(e=>r`<li>${a(e.short,e.text)}</li>`)}
  </ol>
</details>`;function w({context:e,steps:t,told:n=!1}){if(!t.length)return null;let[i,...o]=t,s=[i.from,i.to].filter(Boolean),c=i.from&&i.to?[{from:i.from,to:i.to,look:`guide`}]:[];return r`
    ${!n&&r`<p class="step">${a(i.short,i.text)}</p>`}
    ${e.geometry&&s.length>0&&r`<${S} context=${e} arrows=${c} around=${s} />`}
    ${o.length>0&&r`<${C} steps=${o} />`}
  `}function T({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return r`<div class="row">${i(t,()=>g(e),{kind:n,name:`accept`})}</div>`}let E=``;function D({context:t,steps:n,accept:a}){let{state:o,geometry:s}=t,l=`${o.game_id}-${o.turn}-${o.die}`,u=()=>{E=l,t.render()},d={pieces:s&&c({...o,spots:null,steps:[]},s),signs:o.signs,label:e(`lost_was`)};return r`<section class="card guide" aria-label=${e(`lost`)}>
    <h2>${e(`lost_was`)}</h2>
    ${s&&r`<${h} state=${o} geometry=${s} around=${null} contents=${d} />`}
    <div class="row">${i(e(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${E!==l}><${w} context=${t} steps=${n} /></div>
    <${T} context=${t} accept=${a} />
  </section>`}const O=({context:t,steps:n,told:i,why:a,accept:o})=>r`<section class="card guide way-back" aria-label=${e(`way_back`)}>
  <h2>${e(`way_back`)}</h2>
  <${w} context=${t} steps=${n} told=${i} />
  <p class="small">${a||e(`or_play_on`)}</p>
  <${T} context=${t} accept=${o} />
</section>`,k=({context:t,steps:n,name:i,children:a})=>n.length>0&&r`<details class="later">
    <summary>${e(i)}</summary>
    <${w} context=${t} steps=${n} />
    ${a}
  </details>`,A=({context:t,steps:n})=>r`<section class="card guide kind">
  <h2>${e(`end_turn_ask`)}</h2>
  <div class="row">
    ${i(e(`end_turn`),()=>d(()=>u(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  <${k} context=${t} steps=${n} name="not_yet" />
</section>`,j=({context:t,steps:n,accept:i})=>r`<section class="card guide kind">
  <h2>${e(`what_rolled`)}</h2>
  <p>${e(`what_rolled_hint`)}</p>
  <${k} context=${t} steps=${n} name="or_put_back" />
  <${T} context=${t} accept=${i} />
</section>`,M=({context:e,steps:t,accept:n})=>r`<section class="card way-back">
  <${k} context=${e} steps=${t} name="or_put_back">
    <${T} context=${e} accept=${n} />
  <//>
</section>`;function N({context:e,move:t}){let i=e.geometry&&n(t,e.state.turn);if(!i)return null;let a=[i.from,i.to,i.place].filter(Boolean);return r`<${S} context=${e} arrows=${_(i,`guide`)} around=${a} plain />`}function P({context:t,choices:n,allowed:i}){let o=e=>()=>d(()=>u(`/api/answer`,{move:e})),s=(e,t,n)=>r`<button key=${e} type="button" class=${t} disabled=${!i} data-f=${e} onclick=${o(e)}>
      ${n}
    </button>`;return r`<section class="card question" aria-label=${e(`question`)}>
    <h2>${e(`question`)}</h2>
    <div class="options">
      ${n.map(({move:e,text:n,short:i})=>s(e,`option`,r`<${N} context=${t} move=${e} /><span>${a(i,n)}</span>`))}
      ${s(`none`,`option none`,r`<span>${e(`none_of_these`)}</span>`)}
    </div>
    ${!i&&r`<p class="small">${e(`only_seat_answers`)}</p>`}
  </section>`}function F({context:t,why:n,steps:a,told:o,turned:s,done:c,total:l,stands:f}){let{state:p,geometry:h}=t,g=h?.marks.outlets?.length>0&&!p.past.lines;return r`<section class="card setup" aria-label=${e(`set_up_board`)}>
    <h2>${e(s?`turn_board`:`set_up_check`)}</h2>
    ${n&&r`<p class="why">${n}</p>`}
    <progress max=${l} value=${c} aria-label=${e(`set_up_check`)} />
    <${w} context=${t} steps=${a} told=${o} />
    ${g&&r`<a class="button" href=${m(`/maze`)} data-f="maze-set-up">${e(`maze`)}</a>`}
    ${f&&i(e(`stands_right`),()=>d(()=>u(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const I={question:P,"set-up":F,lost:D,"way-back":O,"end-turn":A,forgot:j,"word-first":M};function L(e,t){let{kind:n,...i}=x(t.state,p);v(e,n&&r`<${I[n]} key=${n} context=${t} ...${i} />`)}export{L as i,S as n,w as r,N as t};