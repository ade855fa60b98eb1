import{Gt as e,Kt as t,Tt as n,en as r,lt as i,nn as a,on as o}from"./all-c951db08.js";import{n as s,r as c}from"./act-9a59e685.js";function l(t,n,r,o){return e`<button type="button" class="option answer" disabled=${!o} data-f=${`${n} ${JSON.stringify(r)}`} onclick=${()=>i(()=>a(n,r))}>
    <span>${t}</span>
  </button>`}function u(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(e){let{seats:t}=e.offer,i=r.host||!n(e)&&t.every(e=>r.seats.includes(e)),a=r.host||[...t,e.turn].some(e=>r.seats.includes(e));return{yes:i&&a,no:a}}function f(t){let{number:r,turns:i,text:a}=t.offer,s=d(t),c=i===1?o(`undo_yes`):o(`take_back_yes`,{count:i});return u(o(`take_back`),a,[e`<div class="options">
      ${l(c,`/api/take-back`,{number:r},s.yes)}
      ${l(o(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${n(t)?o(`host_takes_back`):o(`take_back_who`)}</p>`])}function p(t){let{spots:n,mixed:i,text:a}=t.state.whose,d=r.host||r.seats.length>0,f=i?t.state.steps??[]:[];return u(o(i?`whose_back`:`whose`),f.length?null:a,[t.geometry&&!f.length&&e`<${s} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${c} context=${t} steps=${f} />`,e`<div class="options">
      ${i?null:l(o(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(o(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(o(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,e`<p class="small">${o(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?f(r):p(n)))}export{m as showBeside};