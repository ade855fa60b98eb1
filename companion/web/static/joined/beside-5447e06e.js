import{Cn as e,Et as t,Kt as n,Tn as r,gn as i,in as a,nn as o,q as s}from"./phone-e22dede0.js";import{n as c,r as l}from"./act-ac9f063c.js";function u(t,r,i,o){return e`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>n(()=>a(r,i))}>
    <span>${t}</span>
  </button>`}function d(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:n}=e.offer,r=o.host||!t(e)&&n.every(t=>s(e,o,t)),i=o.host||[...n,e.turn].some(t=>s(e,o,t));return{yes:r&&i,no:i}}function p(n){let{number:r,turns:a,text:o}=n.offer,s=f(n),c=a===1?i(`undo_yes`):i(`take_back_yes`,{count:a});return d(i(`take_back`),o,[e`<div class="options">
      ${u(c,`/api/take-back`,{number:r},s.yes)}
      ${u(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${t(n)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function m(t){let{spots:n,mixed:r,text:a}=t.state.whose,s=o.host||o.seats.length>0,f=r?t.state.steps??[]:[];return d(i(r?`whose_back`:`whose`),f.length?null:a,[t.geometry&&!f.length&&e`<${c} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${l} context=${t} steps=${f} />`,e`<div class="options">
      ${r?null:u(i(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${r?null:u(i(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(i(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,e`<p class="small">${i(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,i=n.offer??(n.phase===`ask`?null:n.whose);r(e,i&&(n.offer?p(n):m(t)))}export{h as showBeside};