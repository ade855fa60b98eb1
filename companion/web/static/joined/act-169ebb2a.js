import{Bt as e,Dn as t,Gt as n,It as r,K as i,Kt as a,Nt as o,On as s,Vt as c,Xt as l,Z as u,bn as d,cn as f,kn as p,on as m,u as h,wn as g,yn as _}from"./phone-4f51d064.js";function v(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&i(e,t)?`end-turn`:o(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function y(e,t){return t===`way-back`&&n(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function b(e,t){let n=v(e,t),{missing:a=[],surplus:o=[],turned:s,wrong_side:c,sensor:l}=e.setup??{},u=a.length+o.length,f=Math.max(u,1,(e.spots?.length??0)-o.length+a.length),p=e.proposal?.what===`accept`&&!t.host,m=e.accept&&!p&&r(e,t);return{kind:n,steps:e.steps??[],why:y(e,n),accept:m?d(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:i(e,t),turned:!!(s||c),done:f-u,total:f,stands:!!(l&&(t.host||t.seats.length))}}function x({context:e,arrows:n,around:r,plain:i=!1,came:a={}}){let{state:o,geometry:s}=e,l={pieces:c(o,s).map(e=>({...e,from:a[e.spot]})),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:o.signs,label:d(`picture_of_step`)};return t`<${h} state=${o} geometry=${s} around=${r} contents=${l} hidden=${i} />`}const S=({steps:e})=>t`<details class="later">
  <summary>${d(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>t`<li>${s(e.short,e.text)}</li>`)}
  </ol>
</details>`;function C({context:e,steps:n}){if(!n.length)return null;let[r,...i]=n,a=[r.from,r.to].filter(Boolean),o=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return t`
    <p class="step">${s(r.short,r.text)}</p>
    ${e.geometry&&a.length>0&&t`<${x} context=${e} arrows=${o} around=${a} />`}
    ${i.length>0&&t`<${S} steps=${i} />`}
  `}function w({context:e,accept:n}){if(!n)return null;let r=e.state.lost?``:`quiet`;return t`<div class="row">${g(n,()=>u(e),{kind:r,name:`accept`})}</div>`}let T=``;function E({context:e,steps:n,accept:r}){let{state:i,geometry:a}=e,o=`${i.game_id}-${i.turn}-${i.die}`,s=()=>{T=o,e.render()},l={pieces:a&&c({...i,spots:null,steps:[]},a),signs:i.signs,label:d(`lost_was`)};return t`<section class="card guide" aria-label=${d(`lost`)}>
    <h2>${d(`lost_was`)}</h2>
    ${a&&t`<${h} state=${i} geometry=${a} around=${null} contents=${l} />`}
    <div class="row">${g(d(`lost_back`),s,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${T!==o}><${C} context=${e} steps=${n} /></div>
    <${w} context=${e} accept=${r} />
  </section>`}const D=({context:e,steps:n,why:r,accept:i})=>t`<section class="card guide" aria-label=${d(`way_back`)}>
  <h2>${d(`way_back`)}</h2>
  <${C} context=${e} steps=${n} />
  <p class="small">${r||d(`or_play_on`)}</p>
  <${w} context=${e} accept=${i} />
</section>`,O=({context:e,steps:n})=>t`<section class="card guide kind">
  <h2>${d(`end_turn_ask`)}</h2>
  <div class="row">
    ${g(d(`end_turn`),()=>l(()=>f(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${n.length>0&&t`<details class="later">
      <summary>${d(`not_yet`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
</section>`,k=({context:e,steps:n,accept:r})=>t`<section class="card guide kind">
  <h2>${d(`what_rolled`)}</h2>
  <p>${d(`what_rolled_hint`)}</p>
  ${n.length>0&&t`<details class="later">
      <summary>${d(`or_put_back`)}</summary>
      <${C} context=${e} steps=${n} />
    </details>`}
  <${w} context=${e} accept=${r} />
</section>`;function A({context:n,move:r}){let i=n.geometry&&e(r,n.state.turn);if(!i)return null;let o=[i.from,i.to,i.place].filter(Boolean);return t`<${x} context=${n} arrows=${a(i,`guide`)} around=${o} plain />`}function j({context:e,choices:n,allowed:r}){let i=e=>()=>l(()=>f(`/api/answer`,{move:e})),a=(e,n,a)=>t`<button key=${e} type="button" class=${n} disabled=${!r} data-f=${e} onclick=${i(e)}>
      ${a}
    </button>`;return t`<section class="card question" aria-label=${d(`question`)}>
    <h2>${d(`question`)}</h2>
    <div class="options">
      ${n.map(({move:n,text:r})=>a(n,`option`,t`<${A} context=${e} move=${n} /><span>${r}</span>`))}
      ${a(`none`,`option none`,t`<span>${d(`none_of_these`)}</span>`)}
    </div>
    ${!r&&t`<p class="small">${d(`only_seat_answers`)}</p>`}
  </section>`}function M({context:e,why:n,steps:r,turned:i,done:a,total:o,stands:s}){let{state:c,geometry:u}=e,p=u?.marks.outlets?.length>0&&!c.past.lines;return t`<section class="card setup" aria-label=${d(`set_up_board`)}>
    <h2>${d(i?`turn_board`:`set_up_check`)}</h2>
    ${n&&t`<p class="why">${n}</p>`}
    <progress max=${o} value=${a} aria-label=${d(`set_up_check`)} />
    <${C} context=${e} steps=${r} />
    ${p&&t`<a class="button" href=${_(`/maze`)} data-f="maze-set-up">${d(`maze`)}</a>`}
    ${s&&g(d(`stands_right`),()=>l(()=>f(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const N={question:j,"set-up":M,lost:E,"way-back":D,"end-turn":O,forgot:k};function P(e,n){let{kind:r,...i}=b(n.state,m);p(e,r&&t`<${N[r]} key=${r} context=${n} ...${i} />`)}export{P as i,x as n,C as r,A as t};