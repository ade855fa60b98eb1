import{Cn as e,G as t,Wt as n,en as r,mn as i,nn as a,wt as o,xn as s}from"./phone-a6660e6d.js";import{n as c,r as l}from"./act-184d22fb.js";function u(e,t,r,i){return s`<button type="button" class="option answer" disabled=${!i} data-f=${`${t} ${JSON.stringify(r)}`} onclick=${()=>n(()=>a(t,r))}>
    <span>${e}</span>
  </button>`}function d(e,t,n){return s`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?s`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(e){let{seats:n}=e.offer,i=r.host||!o(e)&&n.every(n=>t(e,r,n)),a=r.host||[...n,e.turn].some(n=>t(e,r,n));return{yes:i&&a,no:a}}function p(e){let{number:t,turns:n,text:r}=e.offer,a=f(e),c=n===1?i(`undo_yes`):i(`take_back_yes`,{count:n});return d(i(`take_back`),r,[s`<div class="options">
      ${u(c,`/api/take-back`,{number:t},a.yes)}
      ${u(i(`take_back_no`),`/api/take-back`,{number:0},a.no)}
    </div>`,a.yes?null:s`<p class="small">${o(e)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function m(e){let{spots:t,mixed:n,text:a}=e.state.whose,o=r.host||r.seats.length>0,f=n?e.state.steps??[]:[];return d(i(n?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&s`<${c} context=${e} arrows=${[]} around=${Object.keys(t)} />`,s`<${l} context=${e} steps=${f} />`,s`<div class="options">
      ${n?null:u(i(`whose_yes`),`/api/whose`,{right:!0},o)}
      ${n?null:u(i(`whose_no`),`/api/whose`,{right:!1},o)}
      ${u(i(`whose_done`),`/api/whose`,{right:!0},o)}
    </div>`,s`<p class="small">${i(o?`whose_hint`:`only_players_answer`)}</p>`])}function h(t,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);e(t,i&&(r.offer?p(r):m(n)))}export{h as showBeside};