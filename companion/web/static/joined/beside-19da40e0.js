import{Lt as e,Yt as t,_t as n,gn as r,mn as i,qt as a,sn as o,z as s}from"./phone-f2d0a0d3.js";import{n as c,r as l}from"./act-8f1c4038.js";function u(n,r,a,o){return i`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(a)}`} onclick=${()=>e(()=>t(r,a))}>
    <span>${n}</span>
  </button>`}function d(e,t,n){return i`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?i`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(e){let{seats:t}=e.offer,r=a.host||!n(e)&&t.every(t=>s(e,a,t)),i=a.host||[...t,e.turn].some(t=>s(e,a,t));return{yes:r&&i,no:i}}function p(e){let{number:t,turns:r,text:a}=e.offer,s=f(e),c=r===1?o(`undo_yes`):o(`take_back_yes`,{count:r});return d(o(`take_back`),a,[i`<div class="options">
      ${u(c,`/api/take-back`,{number:t},s.yes)}
      ${u(o(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:i`<p class="small">${n(e)?o(`host_takes_back`):o(`take_back_who`)}</p>`])}function m(e){let{spots:t,mixed:n,text:r}=e.state.whose,s=a.host||a.seats.length>0,f=n?e.state.steps??[]:[];return d(o(n?`whose_back`:`whose`),f.length?null:r,[e.geometry&&!f.length&&i`<${c} context=${e} arrows=${[]} around=${Object.keys(t)} />`,i`<${l} context=${e} steps=${f} />`,i`<div class="options">
      ${n?null:u(o(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${n?null:u(o(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(o(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,i`<p class="small">${o(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,i=n.offer??(n.phase===`ask`?null:n.whose);r(e,i&&(n.offer?p(n):m(t)))}export{h as showBeside};