import{Kt as e,Wt as t,ct as n,en as r,nn as i,sn as a,wt as o}from"./all-6252e0db.js";import{n as s,r as c}from"./act-2059e894.js";function l(e,r,a,o){return t`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(a)}`} onclick=${()=>n(()=>i(r,a))}>
    <span>${e}</span>
  </button>`}function u(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(e){let{seats:t}=e.offer,n=r.host||!o(e)&&t.every(e=>r.seats.includes(e)),i=r.host||[...t,e.turn].some(e=>r.seats.includes(e));return{yes:n&&i,no:i}}function f(e){let{number:n,turns:r,text:i}=e.offer,s=d(e),c=r===1?a(`undo_yes`):a(`take_back_yes`,{count:r});return u(a(`take_back`),i,[t`<div class="options">
      ${l(c,`/api/take-back`,{number:n},s.yes)}
      ${l(a(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${o(e)?a(`host_takes_back`):a(`take_back_who`)}</p>`])}function p(e){let{spots:n,mixed:i,text:o}=e.state.whose,d=r.host||r.seats.length>0,f=i?e.state.steps??[]:[];return u(a(i?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&t`<${s} context=${e} arrows=${[]} around=${Object.keys(n)} />`,t`<${c} context=${e} steps=${f} />`,t`<div class="options">
      ${i?null:l(a(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(a(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(a(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,t`<p class="small">${a(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(t,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);e(t,i&&(r.offer?f(r):p(n)))}export{m as showBeside};