import{Ct as e,Kt as t,Wt as n,en as r,ft as i,nn as a,sn as o}from"./all-230952a6.js";import{n as s,r as c}from"./act-45efd65e.js";function l(e,t,r,o){return n`<button type="button" class="option answer" disabled=${!o} data-f=${`${t} ${JSON.stringify(r)}`} onclick=${()=>i(()=>a(t,r))}>
    <span>${e}</span>
  </button>`}function u(e,t,r){return n`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?n`<p>${t}</p>`:null}
    ${r}
  </section>`}function d(t){let{seats:n}=t.offer,i=r.host||!e(t)&&n.every(e=>r.seats.includes(e)),a=r.host||[...n,t.turn].some(e=>r.seats.includes(e));return{yes:i&&a,no:a}}function f(t){let{number:r,turns:i,text:a}=t.offer,s=d(t),c=i===1?o(`undo_yes`):o(`take_back_yes`,{count:i});return u(o(`take_back`),a,[n`<div class="options">
      ${l(c,`/api/take-back`,{number:r},s.yes)}
      ${l(o(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:n`<p class="small">${e(t)?o(`host_takes_back`):o(`take_back_who`)}</p>`])}function p(e){let{spots:t,mixed:i,text:a}=e.state.whose,d=r.host||r.seats.length>0,f=i?e.state.steps??[]:[];return u(o(i?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&n`<${s} context=${e} arrows=${[]} around=${Object.keys(t)} />`,n`<${c} context=${e} steps=${f} />`,n`<div class="options">
      ${i?null:l(o(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(o(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(o(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,n`<p class="small">${o(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?f(r):p(n)))}export{m as showBeside};