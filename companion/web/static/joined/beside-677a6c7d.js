import{Et as e,Jt as t,cn as n,in as r,nn as i,qt as a,ut as o}from"./all-75e562a5.js";import{n as s,r as c}from"./act-5aad8070.js";function l(e,t,n,i){return a`<button type="button" class="option answer" disabled=${!i} data-f=${`${t} ${JSON.stringify(n)}`} onclick=${()=>o(()=>r(t,n))}>
    <span>${e}</span>
  </button>`}function u(e,t,n){return a`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?a`<p>${t}</p>`:null}
    ${n}
  </section>`}function d(t){let{seats:n}=t.offer,r=i.host||!e(t)&&n.every(e=>i.seats.includes(e)),a=i.host||[...n,t.turn].some(e=>i.seats.includes(e));return{yes:r&&a,no:a}}function f(t){let{number:r,turns:i,text:o}=t.offer,s=d(t),c=i===1?n(`undo_yes`):n(`take_back_yes`,{count:i});return u(n(`take_back`),o,[a`<div class="options">
      ${l(c,`/api/take-back`,{number:r},s.yes)}
      ${l(n(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:a`<p class="small">${e(t)?n(`host_takes_back`):n(`take_back_who`)}</p>`])}function p(e){let{spots:t,mixed:r,text:o}=e.state.whose,d=i.host||i.seats.length>0,f=r?e.state.steps??[]:[];return u(n(r?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&a`<${s} context=${e} arrows=${[]} around=${Object.keys(t)} />`,a`<${c} context=${e} steps=${f} />`,a`<div class="options">
      ${r?null:l(n(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${r?null:l(n(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(n(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,a`<p class="small">${n(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?f(r):p(n)))}export{m as showBeside};