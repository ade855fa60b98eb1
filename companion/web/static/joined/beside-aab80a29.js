import{Lt as e,fn as t,nt as n,pt as r,rn as i,un as a,zt as o}from"./all-eabb7ade.js";import{n as s,r as c}from"./act-938b9180.js";function l(e,t,r,i){return a`<button type="button" class="option answer" disabled=${!i} data-f=${`${t} ${JSON.stringify(r)}`} onclick=${()=>n(()=>o(t,r))}>
    <span>${e}</span>
  </button>`}function u(e,t,n){return a`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?a`<p>${t}</p>`:null}
    ${n}
  </section>`}function d(t){let{seats:n}=t.offer,i=e.host||!r(t)&&n.every(t=>e.seats.includes(t)),a=e.host||[...n,t.turn].some(t=>e.seats.includes(t));return{yes:i&&a,no:a}}function f(e){let{number:t,turns:n,text:o}=e.offer,s=d(e),c=n===1?i(`undo_yes`):i(`take_back_yes`,{count:n});return u(i(`take_back`),o,[a`<div class="options">
      ${l(c,`/api/take-back`,{number:t},s.yes)}
      ${l(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:a`<p class="small">${r(e)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function p(t){let{spots:n,mixed:r,text:o}=t.state.whose,d=e.host||e.seats.length>0,f=r?t.state.steps??[]:[];return u(i(r?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&a`<${s} context=${t} arrows=${[]} around=${Object.keys(n)} />`,a`<${c} context=${t} steps=${f} />`,a`<div class="options">
      ${r?null:l(i(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${r?null:l(i(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(i(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,a`<p class="small">${i(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?f(r):p(n)))}export{m as showBeside};