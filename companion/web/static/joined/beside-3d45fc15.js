import{$ as e,En as t,Fn as n,Nn as r,Pt as i,fn as a,mn as o,nn as s}from"./phone-c348bab2.js";import{n as c,r as l}from"./act-7fee4230.js";function u(e,t,n,i){return r`<button type="button" class="option answer" disabled=${!i} data-f=${`${t} ${JSON.stringify(n)}`} onclick=${()=>s(()=>o(t,n))}>
    <span>${e}</span>
  </button>`}function d(e,t,n){return r`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?r`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(t){let{seats:n}=t.offer,r=a.host||!i(t)&&n.every(n=>e(t,a,n)),o=a.host||[...n,t.turn].some(n=>e(t,a,n));return{yes:r&&o,no:o}}function p(e){let{number:n,turns:a,text:o}=e.offer,s=f(e),c=a===1?t(`undo_yes`):t(`take_back_yes`,{count:a});return d(t(`take_back`),o,[r`<div class="options">
      ${u(c,`/api/take-back`,{number:n},s.yes)}
      ${u(t(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:r`<p class="small">${i(e)?t(`host_takes_back`):t(`take_back_who`)}</p>`])}function m(e){let{spots:n,mixed:i,text:o}=e.state.whose,s=a.host||a.seats.length>0,f=i?e.state.steps??[]:[];return d(t(i?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&r`<${c} context=${e} arrows=${[]} around=${Object.keys(n)} />`,r`<${l} context=${e} steps=${f} />`,r`<div class="options">
      ${i?null:u(t(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${i?null:u(t(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(t(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,r`<p class="small">${t(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?p(r):m(t)))}export{h as showBeside};