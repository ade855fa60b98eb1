import{Ct as e,Gt as t,Kt as n,en as r,nn as i,on as a,st as o}from"./all-55a14521.js";import{n as s,r as c}from"./act-90f74d79.js";function l(e,n,r,a){return t`<button type="button" class="option answer" disabled=${!a} data-f=${`${n} ${JSON.stringify(r)}`} onclick=${()=>o(()=>i(n,r))}>
    <span>${e}</span>
  </button>`}function u(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(t){let{seats:n}=t.offer,i=r.host||!e(t)&&n.every(e=>r.seats.includes(e)),a=r.host||[...n,t.turn].some(e=>r.seats.includes(e));return{yes:i&&a,no:a}}function f(n){let{number:r,turns:i,text:o}=n.offer,s=d(n),c=i===1?a(`undo_yes`):a(`take_back_yes`,{count:i});return u(a(`take_back`),o,[t`<div class="options">
      ${l(c,`/api/take-back`,{number:r},s.yes)}
      ${l(a(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${e(n)?a(`host_takes_back`):a(`take_back_who`)}</p>`])}function p(e){let{spots:n,mixed:i,text:o}=e.state.whose,d=r.host||r.seats.length>0,f=i?e.state.steps??[]:[];return u(a(i?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&t`<${s} context=${e} arrows=${[]} around=${Object.keys(n)} />`,t`<${c} context=${e} steps=${f} />`,t`<div class="options">
      ${i?null:l(a(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(a(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(a(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,t`<p class="small">${a(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?f(r):p(t)))}export{m as showBeside};