import{Bt as e,Dt as t,Mt as n,Nt as r,Qt as i,Rt as a,Ut as o,Wt as s,c,en as l,h as u,in as d,st as f,wt as p}from"./all-6c7801a2.js";import{a as m}from"./shared-23c338a9.js";function h(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:p(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function g(e,t){return t===`set-up`?e.setup?.text??``:``}function _(e,n){let r=h(e),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:l}=e.setup??{},u=i.length+a.length,f=Math.max(u,1,(e.spots?.length??0)-a.length+i.length),p=e.proposal?.what===`accept`&&!n.host,m=e.accept&&!p&&t(e,n);return{kind:r,steps:e.steps??[],why:g(e,r),accept:m?d(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,n),turned:!!(o||s),done:f-u,total:f,stands:!!(l&&(n.host||n.seats.length))}}function v({context:e,arrows:t,around:n,plain:i=!1}){let{state:a,geometry:s}=e,c={pieces:r(a,s),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:d(`picture_of_step`)};return o`<${m} state=${a} geometry=${s} around=${n} contents=${c} hidden=${i} />`}const y=({steps:e})=>o`<details class="later">
  <summary>${d(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>o`<li>${e.text}</li>`)}
  </ol>
</details>`;function b({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return o`
    <p class="step">${n.text}</p>
    ${e.geometry&&i.length>0&&o`<${v} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&o`<${y} steps=${r} />`}
  `}function x({context:t,accept:n}){if(!n)return null;let r=t.state.lost?``:`quiet`;return o`<div class="row">${e(n,()=>u(t),{kind:r,name:`accept`})}</div>`}let S=``;function C({context:t,steps:n,accept:i}){let{state:a,geometry:s}=t,c=`${a.game_id}-${a.turn}-${a.die}`,l=()=>{S=c,t.render()},u={pieces:s&&r({...a,spots:null,steps:[]},s),signs:a.signs,label:d(`lost_was`)};return o`<section class="card guide" aria-label=${d(`lost`)}>
    <h2>${d(`lost_was`)}</h2>
    ${s&&o`<${m} state=${a} geometry=${s} around=${null} contents=${u} />`}
    <div class="row">${e(d(`lost_back`),l,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${S!==c}><${b} context=${t} steps=${n} /></div>
    <${x} context=${t} accept=${i} />
  </section>`}const w=({context:e,steps:t,accept:n})=>o`<section class="card guide" aria-label=${d(`way_back`)}>
  <h2>${d(`way_back`)}</h2>
  <${b} context=${e} steps=${t} />
  <p class="small">${d(`or_play_on`)}</p>
  <${x} context=${e} accept=${n} />
</section>`,T=({context:e,steps:t,accept:n})=>o`<section class="card guide kind">
  <h2>${d(`what_rolled`)}</h2>
  <p>${d(`what_rolled_hint`)}</p>
  ${t.length>0&&o`<details class="later">
      <summary>${d(`or_put_back`)}</summary>
      <${b} context=${e} steps=${t} />
    </details>`}
  <${x} context=${e} accept=${n} />
</section>`;function E({context:e,move:t}){let r=e.geometry&&n(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return o`<${v} context=${e} arrows=${a(r,`guide`)} around=${i} plain />`}function D({context:e,choices:t,allowed:n}){let r=e=>()=>f(()=>l(`/api/answer`,{move:e})),i=(e,t,i)=>o`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return o`<section class="card question" aria-label=${d(`question`)}>
    <h2>${d(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,o`<${E} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,o`<span>${d(`none_of_these`)}</span>`)}
    </div>
    ${!n&&o`<p class="small">${d(`only_seat_answers`)}</p>`}
  </section>`}function O({context:t,why:n,steps:r,turned:i,done:a,total:s,stands:c}){return o`<section class="card setup" aria-label=${d(`set_up_board`)}>
    <h2>${d(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&o`<p class="why">${n}</p>`}
    <progress max=${s} value=${a} aria-label=${d(`set_up_check`)} />
    <${b} context=${t} steps=${r} />
    ${c&&e(d(`stands_right`),()=>f(()=>l(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const k={question:D,"set-up":O,lost:C,"way-back":w,forgot:T};function A(e,t){let{kind:n,...r}=_(t.state,i);s(e,n&&o`<${k[n]} key=${n} context=${t} ...${r} />`)}export{A as i,v as n,b as r,E as t};