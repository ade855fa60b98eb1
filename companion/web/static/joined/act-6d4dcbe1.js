import{At as e,Bt as t,Ct as n,Et as r,Ft as i,It as a,Qt as o,U as s,Xt as c,_n as l,jt as u,ln as d,mn as f,o as p,un as m,vn as h,yn as g,z as _}from"./phone-c6295ca4.js";function v(e,t){let{phase:r}=e;return e.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?e.lost?`lost`:e.end_turn&&_(e,t)?`end-turn`:n(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&i(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:i=[],surplus:a=[],turned:o,wrong_side:s,sensor:c}=e.setup??{},l=i.length+a.length,u=Math.max(l,1,(e.spots?.length??0)-a.length+i.length),d=e.proposal?.what===`accept`&&!t.host,f=e.accept&&!d&&r(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:f?m(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:_(e,t),turned:!!(o||s),done:u-l,total:u,stands:!!(c&&(t.host||t.seats.length))}}function x({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,o={pieces:u(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:m(`picture_of_step`)};return l`<${p} state=${i} geometry=${a} around=${n} contents=${o} hidden=${r} />`}const S=({steps:e})=>l`<details class="later">
  <summary>${m(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>l`<li>${h(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return l`
    <p class="step">${h(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&l`<${x} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&l`<${S} steps=${r} />`}
  `}function w({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return l`<div class="row">${f(t,()=>s(e),{kind:n,name:`accept`})}</div>`}let T=``;function E({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,o=()=>{T=a,e.render()},s={pieces:i&&u({...r,spots:null,steps:[]},i),signs:r.signs,label:m(`lost_was`)};return l`<section class="card guide" aria-label=${m(`lost`)}>
    <h2>${m(`lost_was`)}</h2>
    ${i&&l`<${p} state=${r} geometry=${i} around=${null} contents=${s} />`}
    <div class="row">${f(m(`lost_back`),o,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==a}><${C} context=${e} steps=${t} /></div>
    <${w} context=${e} accept=${n} />
  </section>`}const D=({context:e,steps:t,why:n,accept:r})=>l`<section class="card guide" aria-label=${m(`way_back`)}>
  <h2>${m(`way_back`)}</h2>
  <${C} context=${e} steps=${t} />
  <p class="small">${n||m(`or_play_on`)}</p>
  <${w} context=${e} accept=${r} />
</section>`,O=({context:e,steps:n})=>l`<section class="card guide kind">
  <h2>${m(`end_turn_ask`)}</h2>
  <div class="row">
    ${f(m(`end_turn`),()=>t(()=>o(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&l`<details class="later">
      <summary>${m(`not_yet`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
</section>`,k=({context:e,steps:t,accept:n})=>l`<section class="card guide kind">
  <h2>${m(`what_rolled`)}</h2>
  <p>${m(`what_rolled_hint`)}</p>
  ${t.length>0&&l`<details class="later">
      <summary>${m(`or_put_back`)}</summary>
      <${C} context=${e} steps=${t} />
    </details>`}
  <${w} context=${e} accept=${n} />
</section>`;function A({context:t,move:n}){let r=t.geometry&&e(n,t.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return l`<${x} context=${t} arrows=${a(r,`guide`)} around=${i} plain />`}function j({context:e,choices:n,allowed:r}){let i=e=>()=>t(()=>o(`/api/answer`,{move:e})),a=(e,t,n)=>l`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${n}
    </button>`;return l`<section class="card question" aria-label=${m(`question`)}>
    <h2>${m(`question`)}</h2>
    <div class="options">
      ${n.map(({move:t,text:n})=>a(t,`option`,l`<${A} context=${e} move=${t} /><span>${n}</span>`))}
      ${a(`none`,`option none`,l`<span>${m(`none_of_these`)}</span>`)}
    </div>
    ${!r&&l`<p class="small">${m(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:n,steps:r,turned:i,done:a,total:s,stands:c}){let{state:u,geometry:p}=e,h=p?.marks.outlets?.length>0&&!u.past.lines;return l`<section class="card setup" aria-label=${m(`set_up_board`)}>
    <h2>${m(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&l`<p class="why">${n}</p>`}
    <progress max=${s} value=${a} aria-label=${m(`set_up_check`)} />
    <${C} context=${e} steps=${r} />
    ${h&&l`<a class="button" href=${d(`/maze`)} data-f="maze-set-up">${m(`maze`)}</a>`}
    ${c&&f(m(`stands_right`),()=>t(()=>o(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,t){let{kind:n,...r}=b(t.state,c);g(e,n&&l`<${N[n]} key=${n} context=${t} ...${r} />`)}export{P as i,x as n,C as r,A as t};