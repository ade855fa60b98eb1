import{Qt as e,Ut as t,Wt as n,en as r,in as i,st as a,xt as o}from"./all-6c7801a2.js";import{n as s,r as c}from"./act-f5fbca0a.js";function l(e,n,i,o){return t`<button type="button" class="option answer" disabled=${!o} data-f=${`${n} ${JSON.stringify(i)}`} onclick=${()=>a(()=>r(n,i))}>
    <span>${e}</span>
  </button>`}function u(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(t){let{seats:n}=t.offer,r=e.host||!o(t)&&n.every(t=>e.seats.includes(t)),i=e.host||[...n,t.turn].some(t=>e.seats.includes(t));return{yes:r&&i,no:i}}function f(e){let{number:n,turns:r,text:a}=e.offer,s=d(e),c=r===1?i(`undo_yes`):i(`take_back_yes`,{count:r});return u(i(`take_back`),a,[t`<div class="options">
      ${l(c,`/api/take-back`,{number:n},s.yes)}
      ${l(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${o(e)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function p(n){let{spots:r,mixed:a,text:o}=n.state.whose,d=e.host||e.seats.length>0,f=a?n.state.steps??[]:[];return u(i(a?`whose_back`:`whose`),f.length?null:o,[n.geometry&&!f.length&&t`<${s} context=${n} arrows=${[]} around=${Object.keys(r)} />`,t`<${c} context=${n} steps=${f} />`,t`<div class="options">
      ${a?null:l(i(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${a?null:l(i(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(i(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,t`<p class="small">${i(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?f(r):p(t)))}export{m as showBeside};