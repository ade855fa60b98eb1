import{$ as e,$t as t,Et as n,Ft as r,Nt as i,bt as a,cn as o,gt as s,m as c,on as l,pt as u,rn as d,sn as f,xt as p,y as m}from"./all-34aa23e7.js";import{l as h}from"./shared-e8c7cd65.js";function g(e,t){let{phase:n}=e;return e.offer?``:n===`ask`?`question`:n===`arrange`?`set-up`:n===`illegal`?e.lost?`lost`:e.end_turn&&c(e,t)?`end-turn`:u(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function _(e,t){return t===`set-up`?e.setup?.text??``:``}function v(e,n){let r=g(e,n),{missing:i=[],surplus:a=[],turned:o,wrong_side:l,sensor:u}=e.setup??{},d=i.length+a.length,f=Math.max(d,1,(e.spots?.length??0)-a.length+i.length),p=e.proposal?.what===`accept`&&!n.host,m=e.accept&&!p&&s(e,n);return{kind:r,steps:e.steps??[],why:_(e,r),accept:m?t(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:c(e,n),turned:!!(o||l),done:f-d,total:f,stands:!!(u&&(n.host||n.seats.length))}}function y({context:e,arrows:n,around:r,plain:i=!1}){let{state:a,geometry:o}=e,s={pieces:p(a,o),arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:a.signs,label:t(`picture_of_step`)};return l`<${h} state=${a} geometry=${o} around=${r} contents=${s} hidden=${i} />`}const b=({steps:e})=>l`<details class="later">
  <summary>${t(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>l`<li>${f(e.short,e.text)}</li>`)}
  </ol>
</details>`;function x({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return l`
    <p class="step">${f(n.short,n.text)}</p>
    ${e.geometry&&i.length>0&&l`<${y} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&l`<${b} steps=${r} />`}
  `}function S({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return l`<div class="row">${d(t,()=>m(e),{kind:n,name:`accept`})}</div>`}let C=``;function w({context:e,steps:n,accept:r}){let{state:i,geometry:a}=e,o=`${i.game_id}-${i.turn}-${i.die}`,s=()=>{C=o,e.render()},c={pieces:a&&p({...i,spots:null,steps:[]},a),signs:i.signs,label:t(`lost_was`)};return l`<section class="card guide" aria-label=${t(`lost`)}>
    <h2>${t(`lost_was`)}</h2>
    ${a&&l`<${h} state=${i} geometry=${a} around=${null} contents=${c} />`}
    <div class="row">${d(t(`lost_back`),s,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${C!==o}><${x} context=${e} steps=${n} /></div>
    <${S} context=${e} accept=${r} />
  </section>`}const T=({context:e,steps:n,accept:r})=>l`<section class="card guide" aria-label=${t(`way_back`)}>
  <h2>${t(`way_back`)}</h2>
  <${x} context=${e} steps=${n} />
  <p class="small">${t(`or_play_on`)}</p>
  <${S} context=${e} accept=${r} />
</section>`,E=({context:n,steps:i})=>l`<section class="card guide kind">
  <h2>${t(`end_turn_ask`)}</h2>
  <div class="row">
    ${d(t(`end_turn`),()=>e(()=>r(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
  </div>
  ${i.length>0&&l`<details class="later">
      <summary>${t(`not_yet`)}</summary>
      <${x} context=${n} steps=${i} />
    </details>`}
</section>`,D=({context:e,steps:n,accept:r})=>l`<section class="card guide kind">
  <h2>${t(`what_rolled`)}</h2>
  <p>${t(`what_rolled_hint`)}</p>
  ${n.length>0&&l`<details class="later">
      <summary>${t(`or_put_back`)}</summary>
      <${x} context=${e} steps=${n} />
    </details>`}
  <${S} context=${e} accept=${r} />
</section>`;function O({context:e,move:t}){let r=e.geometry&&a(t,e.state.turn);if(!r)return null;let i=[r.from,r.to,r.place].filter(Boolean);return l`<${y} context=${e} arrows=${n(r,`guide`)} around=${i} plain />`}function k({context:n,choices:i,allowed:a}){let o=t=>()=>e(()=>r(`/api/answer`,{move:t})),s=(e,t,n)=>l`<button key=${e} type="button" class=${t} disabled=${!a} data-f=${e} onclick=${o(e)}>
      ${n}
    </button>`;return l`<section class="card question" aria-label=${t(`question`)}>
    <h2>${t(`question`)}</h2>
    <div class="options">
      ${i.map(({move:e,text:t})=>s(e,`option`,l`<${O} context=${n} move=${e} /><span>${t}</span>`))}
      ${s(`none`,`option none`,l`<span>${t(`none_of_these`)}</span>`)}
    </div>
    ${!a&&l`<p class="small">${t(`only_seat_answers`)}</p>`}
  </section>`}function A({context:n,why:i,steps:a,turned:o,done:s,total:c,stands:u}){return l`<section class="card setup" aria-label=${t(`set_up_board`)}>
    <h2>${t(o?`turn_board`:`set_up_check`)}</h2>
    ${i&&l`<p class="why">${i}</p>`}
    <progress max=${c} value=${s} aria-label=${t(`set_up_check`)} />
    <${x} context=${n} steps=${a} />
    ${u&&d(t(`stands_right`),()=>e(()=>r(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const j={question:k,"set-up":A,lost:w,"way-back":T,"end-turn":E,forgot:D};function M(e,t){let{kind:n,...r}=v(t.state,i);o(e,n&&l`<${j[n]} key=${n} context=${t} ...${r} />`)}export{M as i,y as n,x as r,O as t};