import{En as e,Fn as t,Nn as n,Pt as r,Q as i,fn as a,mn as o,nn as s}from"./phone-5c84839d.js";import{n as c,r as l}from"./act-9ea264cd.js";function u(e,t,r,i){return n`<button type="button" class="option answer" disabled=${!i} data-f=${`${t} ${JSON.stringify(r)}`} onclick=${()=>s(()=>o(t,r))}>
    <span>${e}</span>
  </button>`}function d(e,t,r){return n`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?n`<p>${t}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:t}=e.offer,n=a.host||!r(e)&&t.every(t=>i(e,a,t)),o=a.host||[...t,e.turn].some(t=>i(e,a,t));return{yes:n&&o,no:o}}function p(t){let{number:i,turns:a,text:o}=t.offer,s=f(t),c=a===1?e(`undo_yes`):e(`take_back_yes`,{count:a});return d(e(`take_back`),o,[n`<div class="options">
      ${u(c,`/api/take-back`,{number:i},s.yes)}
      ${u(e(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:n`<p class="small">${r(t)?e(`host_takes_back`):e(`take_back_who`)}</p>`])}function m(t){let{spots:r,mixed:i,text:o}=t.state.whose,s=a.host||a.seats.length>0,f=i?t.state.steps??[]:[];return d(e(i?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&n`<${c} context=${t} arrows=${[]} around=${Object.keys(r)} />`,n`<${l} context=${t} steps=${f} />`,n`<div class="options">
      ${i?null:u(e(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${i?null:u(e(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(e(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,n`<p class="small">${e(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?p(r):m(n)))}export{h as showBeside};