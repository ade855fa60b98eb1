import{Mn as e,Nt as t,Pn as n,Q as r,Tn as i,dn as a,pn as o,tn as s}from"./phone-7ea352df.js";import{n as c,r as l}from"./act-113a3b42.js";function u(t,n,r,i){return e`<button type="button" class="option answer" disabled=${!i} data-f=${`${n} ${JSON.stringify(r)}`} onclick=${()=>s(()=>o(n,r))}>
    <span>${t}</span>
  </button>`}function d(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:n}=e.offer,i=a.host||!t(e)&&n.every(t=>r(e,a,t)),o=a.host||[...n,e.turn].some(t=>r(e,a,t));return{yes:i&&o,no:o}}function p(n){let{number:r,turns:a,text:o}=n.offer,s=f(n),c=a===1?i(`undo_yes`):i(`take_back_yes`,{count:a});return d(i(`take_back`),o,[e`<div class="options">
      ${u(c,`/api/take-back`,{number:r},s.yes)}
      ${u(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${t(n)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function m(t){let{spots:n,mixed:r,text:o}=t.state.whose,s=a.host||a.seats.length>0,f=r?t.state.steps??[]:[];return d(i(r?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&e`<${c} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${l} context=${t} steps=${f} />`,e`<div class="options">
      ${r?null:u(i(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${r?null:u(i(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(i(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,e`<p class="small">${i(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?p(r):m(t)))}export{h as showBeside};