import{$ as e,Fn as t,Ft as n,Ln as r,On as i,hn as a,pn as o,rn as s}from"./phone-c7af0d79.js";import{n as c,r as l}from"./act-18498e47.js";function u(e,n,r,i){return t`<button type="button" class="option answer" disabled=${!i} data-f=${`${n} ${JSON.stringify(r)}`} onclick=${()=>s(()=>a(n,r))}>
    <span>${e}</span>
  </button>`}function d(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(t){let{seats:r}=t.offer,i=o.host||!n(t)&&r.every(n=>e(t,o,n)),a=o.host||[...r,t.turn].some(n=>e(t,o,n));return{yes:i&&a,no:a}}function p(e){let{number:r,turns:a,text:o}=e.offer,s=f(e),c=a===1?i(`undo_yes`):i(`take_back_yes`,{count:a});return d(i(`take_back`),o,[t`<div class="options">
      ${u(c,`/api/take-back`,{number:r},s.yes)}
      ${u(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${n(e)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function m(e){let{spots:n,mixed:r,text:a}=e.state.whose,s=o.host||o.seats.length>0,f=r?e.state.steps??[]:[];return d(i(r?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&t`<${c} context=${e} arrows=${[]} around=${Object.keys(n)} />`,t`<${l} context=${e} steps=${f} />`,t`<div class="options">
      ${r?null:u(i(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${r?null:u(i(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(i(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,t`<p class="small">${i(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,i=n.offer??(n.phase===`ask`?null:n.whose);r(e,i&&(n.offer?p(n):m(t)))}export{h as showBeside};