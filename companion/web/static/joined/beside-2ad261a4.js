import{Qt as e,St as t,Ut as n,Wt as r,en as i,in as a,ot as o}from"./all-aa5a1a3e.js";import{f as s,p as c}from"./phone-f1df0ee8.js";function l(e,t,r,a){return n`<button type="button" class="option answer" disabled=${!a} data-f=${`${t} ${JSON.stringify(r)}`} onclick=${()=>o(()=>i(t,r))}>
    <span>${e}</span>
  </button>`}function u(e,t,r){return n`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?n`<p>${t}</p>`:null}
    ${r}
  </section>`}function d(n){let{seats:r}=n.offer,i=e.host||!t(n)&&r.every(t=>e.seats.includes(t)),a=e.host||[...r,n.turn].some(t=>e.seats.includes(t));return{yes:i&&a,no:a}}function f(e){let{number:r,turns:i,text:o}=e.offer,s=d(e),c=i===1?a(`undo_yes`):a(`take_back_yes`,{count:i});return u(a(`take_back`),o,[n`<div class="options">
      ${l(c,`/api/take-back`,{number:r},s.yes)}
      ${l(a(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:n`<p class="small">${t(e)?a(`host_takes_back`):a(`take_back_who`)}</p>`])}function p(t){let{spots:r,mixed:i,text:o}=t.state.whose,d=e.host||e.seats.length>0,f=i?t.state.steps??[]:[];return u(a(i?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&n`<${s} context=${t} arrows=${[]} around=${Object.keys(r)} />`,n`<${c} context=${t} steps=${f} />`,n`<div class="options">
      ${i?null:l(a(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(a(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(a(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,n`<p class="small">${a(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:n}=t,i=n.offer??(n.phase===`ask`?null:n.whose);r(e,i&&(n.offer?f(n):p(t)))}export{m as showBeside};