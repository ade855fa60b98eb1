import{Ft as e,Lt as t,cn as n,ft as r,tn as i,tt as a,un as o,y as s}from"./all-4d413dfa.js";import{n as c,r as l}from"./act-5658284e.js";function u(e,r,i,o){return n`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>a(()=>t(r,i))}>
    <span>${e}</span>
  </button>`}function d(e,t,r){return n`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?n`<p>${t}</p>`:null}
    ${r}
  </section>`}function f(t){let{seats:n}=t.offer,i=e.host||!r(t)&&n.every(n=>s(t,e,n)),a=e.host||[...n,t.turn].some(n=>s(t,e,n));return{yes:i&&a,no:a}}function p(e){let{number:t,turns:a,text:o}=e.offer,s=f(e),c=a===1?i(`undo_yes`):i(`take_back_yes`,{count:a});return d(i(`take_back`),o,[n`<div class="options">
      ${u(c,`/api/take-back`,{number:t},s.yes)}
      ${u(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:n`<p class="small">${r(e)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function m(t){let{spots:r,mixed:a,text:o}=t.state.whose,s=e.host||e.seats.length>0,f=a?t.state.steps??[]:[];return d(i(a?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&n`<${c} context=${t} arrows=${[]} around=${Object.keys(r)} />`,n`<${l} context=${t} steps=${f} />`,n`<div class="options">
      ${a?null:u(i(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${a?null:u(i(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(i(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,n`<p class="small">${i(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);o(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};