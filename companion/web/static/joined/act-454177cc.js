import{$t as e,Dn as t,En as n,Fn as r,In as i,Kt as a,Pn as o,Qt as s,Rt as c,Vt as l,W as u,Z as d,hn as f,jn as p,nt as m,pn as h,qt as g,rn as _,u as v}from"./phone-1c8a60bc.js";function y(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&d(e,t)?`end-turn`:c(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function b(e,t){return t===`way-back`&&s(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(e,n){let r=y(e,n),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},f=i.length+a.length,p=Math.max(f,1,(e.spots?.length??0)-a.length+i.length),m=e.proposal?.what===`accept`&&!n.host,h=e.accept&&!m&&l(e,n);return{kind:r,steps:e.steps??[],told:u(e),why:b(e,r),accept:h?t(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:d(e,n),turned:!!(o||s),done:p-f,total:p,stands:!!(c&&(n.host||n.seats.length))}}function S({context:e,arrows:n,around:r,plain:i=!1,came:a={}}){let{state:s,geometry:c}=e,l={pieces:g(s,c).map(e=>({...e,from:a[e.spot]})),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:s.signs,label:t(`picture_of_step`)};return o`<${v} state=${s} geometry=${c} around=${r} contents=${l} hidden=${i} />`}const C=({steps:e})=>o`<details class="later">
  <summary>${t(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>o`<li>${r(e.short,e.text)}</li>`)}
  </ol>
</details>`;function w({context:e,steps:t,told:n=!1}){if(!t.length)return null;let[i,...a]=t,s=[i.from,i.to].filter(Boolean),c=i.from&&i.to?[{from:i.from,to:i.to,look:`guide`}]:[];return o`
    ${!n&&o`<p class="step">${r(i.short,i.text)}</p>`}
    ${e.geometry&&s.length>0&&o`<${S} context=${e} arrows=${c} around=${s} />`}
    ${a.length>0&&o`<${C} steps=${a} />`}
  `}function T({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return o`<div class="row">${p(t,()=>m(e),{kind:n,name:`accept`})}</div>`}let E=``;function D({context:e,steps:n,accept:r}){let{state:i,geometry:a}=e,s=`${i.game_id}-${i.turn}-${i.die}`,c=()=>{E=s,e.render()},l={pieces:a&&g({...i,spots:null,steps:[]},a),signs:i.signs,label:t(`lost_was`)};return o`<section class="card guide" aria-label=${t(`lost`)}>
    <h2>${t(`lost_was`)}</h2>
    ${a&&o`<${v} state=${i} geometry=${a} around=${null} contents=${l} />`}
    <div class="row">${p(t(`lost_back`),c,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${E!==s}><${w} context=${e} steps=${n} /></div>
    <${T} context=${e} accept=${r} />
  </section>`}const O=({context:e,steps:n,told:r,why:i,accept:a})=>o`<section class="card guide way-back" aria-label=${t(`way_back`)}>
  <h2>${t(`way_back`)}</h2>
  <${w} context=${e} steps=${n} told=${r} />
  <p class="small">${i||t(`or_play_on`)}</p>
  <${T} context=${e} accept=${a} />
</section>`,k=({context:e,steps:n})=>o`<section class="card guide kind">
  <h2>${t(`end_turn_ask`)}</h2>
  <div class="row">
    ${p(t(`end_turn`),()=>_(()=>f(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&o`<details class="later">
      <summary>${t(`not_yet`)}</summary>
      <${w} context=${e} steps=${n} />
    </details>`}
</section>`,A=({context:e,steps:n,accept:r})=>o`<section class="card guide kind">
  <h2>${t(`what_rolled`)}</h2>
  <p>${t(`what_rolled_hint`)}</p>
  ${n.length>0&&o`<details class="later">
      <summary>${t(`or_put_back`)}</summary>
      <${w} context=${e} steps=${n} />
    </details>`}
  <${T} context=${e} accept=${r} />
</section>`;function j({context:t,move:n}){let r=t.geometry&&a(n,t.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return o`<${S} context=${t} arrows=${e(r,`guide`)} around=${i} plain />`}function M({context:e,choices:n,allowed:i}){let a=e=>()=>_(()=>f(`/api/answer`,{move:e})),s=(e,t,n)=>o`<button key=${e} type="button" class=${t} disabled=${!i} data-f=${e} onclick=${a(e)}>
      ${n}
    </button>`;return o`<section class="card question" aria-label=${t(`question`)}>
    <h2>${t(`question`)}</h2>
    <div class="options">
      ${n.map(({move:t,text:n,short:i})=>s(t,`option`,o`<${j} context=${e} move=${t} /><span>${r(i,n)}</span>`))}
      ${s(`none`,`option none`,o`<span>${t(`none_of_these`)}</span>`)}
    </div>
    ${!i&&o`<p class="small">${t(`only_seat_answers`)}</p>`}
  </section>`}function N({context:e,why:r,steps:i,told:a,turned:s,done:c,total:l,stands:u}){let{state:d,geometry:m}=e,h=m?.marks.outlets?.length>0&&!d.past.lines;return o`<section class="card setup" aria-label=${t(`set_up_board`)}>
    <h2>${t(s?`turn_board`:`set_up_check`)}</h2>
    ${r&&o`<p class="why">${r}</p>`}
    <progress max=${l} value=${c} aria-label=${t(`set_up_check`)} />
    <${w} context=${e} steps=${i} told=${a} />
    ${h&&o`<a class="button" href=${n(`/maze`)} data-f="maze-set-up">${t(`maze`)}</a>`}
    ${u&&p(t(`stands_right`),()=>_(()=>f(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const P={question:M,"set-up":N,lost:D,"way-back":O,"end-turn":k,forgot:A};function F(e,t){let{kind:n,...r}=x(t.state,h);i(e,n&&o`<${P[n]} key=${n} context=${t} ...${r} />`)}export{F as i,S as n,w as r,j as t};