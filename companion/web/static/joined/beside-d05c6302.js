import{Gt as e,K as t,Sn as n,Tt as r,hn as i,rn as a,tn as o,wn as s}from"./phone-5c5bf911.js";import{n as c,r as l}from"./act-44d590b8.js";function u(t,r,i,o){return n`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>e(()=>a(r,i))}>
    <span>${t}</span>
  </button>`}function d(e,t,r){return n`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?n`<p>${t}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:n}=e.offer,i=o.host||!r(e)&&n.every(n=>t(e,o,n)),a=o.host||[...n,e.turn].some(n=>t(e,o,n));return{yes:i&&a,no:a}}function p(e){let{number:t,turns:a,text:o}=e.offer,s=f(e),c=a===1?i(`undo_yes`):i(`take_back_yes`,{count:a});return d(i(`take_back`),o,[n`<div class="options">
      ${u(c,`/api/take-back`,{number:t},s.yes)}
      ${u(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:n`<p class="small">${r(e)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function m(e){let{spots:t,mixed:r,text:a}=e.state.whose,s=o.host||o.seats.length>0,f=r?e.state.steps??[]:[];return d(i(r?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&n`<${c} context=${e} arrows=${[]} around=${Object.keys(t)} />`,n`<${l} context=${e} steps=${f} />`,n`<div class="options">
      ${r?null:u(i(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${r?null:u(i(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(i(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,n`<p class="small">${i(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);s(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};