import{Dn as e,Xt as t,bn as n,cn as r,kn as i,kt as a,on as o,q as s}from"./phone-dd59b0b4.js";import{n as c,r as l}from"./act-503cf10a.js";function u(n,i,a,o){return e`<button type="button" class="option answer" disabled=${!o} data-f=${`${i} ${JSON.stringify(a)}`} onclick=${()=>t(()=>r(i,a))}>
    <span>${n}</span>
  </button>`}function d(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:t}=e.offer,n=o.host||!a(e)&&t.every(t=>s(e,o,t)),r=o.host||[...t,e.turn].some(t=>s(e,o,t));return{yes:n&&r,no:r}}function p(t){let{number:r,turns:i,text:o}=t.offer,s=f(t),c=i===1?n(`undo_yes`):n(`take_back_yes`,{count:i});return d(n(`take_back`),o,[e`<div class="options">
      ${u(c,`/api/take-back`,{number:r},s.yes)}
      ${u(n(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${a(t)?n(`host_takes_back`):n(`take_back_who`)}</p>`])}function m(t){let{spots:r,mixed:i,text:a}=t.state.whose,s=o.host||o.seats.length>0,f=i?t.state.steps??[]:[];return d(n(i?`whose_back`:`whose`),f.length?null:a,[t.geometry&&!f.length&&e`<${c} context=${t} arrows=${[]} around=${Object.keys(r)} />`,e`<${l} context=${t} steps=${f} />`,e`<div class="options">
      ${i?null:u(n(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${i?null:u(n(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(n(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,e`<p class="small">${n(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);i(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};