import{It as e,Pt as t,dt as n,en as r,et as i,ln as a,sn as o}from"./all-9abd0c32.js";import{n as s,r as c}from"./act-61bb95d7.js";function l(t,n,r,a){return o`<button type="button" class="option answer" disabled=${!a} data-f=${`${n} ${JSON.stringify(r)}`} onclick=${()=>i(()=>e(n,r))}>
    <span>${t}</span>
  </button>`}function u(e,t,n){return o`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?o`<p>${t}</p>`:null}
    ${n}
  </section>`}function d(e){let{seats:r}=e.offer,i=t.host||!n(e)&&r.every(e=>t.seats.includes(e)),a=t.host||[...r,e.turn].some(e=>t.seats.includes(e));return{yes:i&&a,no:a}}function f(e){let{number:t,turns:i,text:a}=e.offer,s=d(e),c=i===1?r(`undo_yes`):r(`take_back_yes`,{count:i});return u(r(`take_back`),a,[o`<div class="options">
      ${l(c,`/api/take-back`,{number:t},s.yes)}
      ${l(r(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:o`<p class="small">${n(e)?r(`host_takes_back`):r(`take_back_who`)}</p>`])}function p(e){let{spots:n,mixed:i,text:a}=e.state.whose,d=t.host||t.seats.length>0,f=i?e.state.steps??[]:[];return u(r(i?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&o`<${s} context=${e} arrows=${[]} around=${Object.keys(n)} />`,o`<${c} context=${e} steps=${f} />`,o`<div class="options">
      ${i?null:l(r(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(r(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(r(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,o`<p class="small">${r(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);a(e,r&&(n.offer?f(n):p(t)))}export{m as showBeside};