import{Ct as e,Gt as t,cn as n,ft as r,qt as i,rn as a,tn as o}from"./all-473c1d34.js";import{n as s,r as c}from"./act-c85755ec.js";function l(e,n,i,o){return t`<button type="button" class="option answer" disabled=${!o} data-f=${`${n} ${JSON.stringify(i)}`} onclick=${()=>r(()=>a(n,i))}>
    <span>${e}</span>
  </button>`}function u(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(t){let{seats:n}=t.offer,r=o.host||!e(t)&&n.every(e=>o.seats.includes(e)),i=o.host||[...n,t.turn].some(e=>o.seats.includes(e));return{yes:r&&i,no:i}}function f(r){let{number:i,turns:a,text:o}=r.offer,s=d(r),c=a===1?n(`undo_yes`):n(`take_back_yes`,{count:a});return u(n(`take_back`),o,[t`<div class="options">
      ${l(c,`/api/take-back`,{number:i},s.yes)}
      ${l(n(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${e(r)?n(`host_takes_back`):n(`take_back_who`)}</p>`])}function p(e){let{spots:r,mixed:i,text:a}=e.state.whose,d=o.host||o.seats.length>0,f=i?e.state.steps??[]:[];return u(n(i?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&t`<${s} context=${e} arrows=${[]} around=${Object.keys(r)} />`,t`<${c} context=${e} steps=${f} />`,t`<div class="options">
      ${i?null:l(n(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(n(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(n(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,t`<p class="small">${n(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);i(e,r&&(n.offer?f(n):p(t)))}export{m as showBeside};