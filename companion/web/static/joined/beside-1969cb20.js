import{Jt as e,Kt as t,in as n,ln as r,nn as i,pt as a,wt as o}from"./all-16646811.js";import{n as s,r as c}from"./act-2e00dd1b.js";function l(e,r,i,o){return t`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>a(()=>n(r,i))}>
    <span>${e}</span>
  </button>`}function u(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(e){let{seats:t}=e.offer,n=i.host||!o(e)&&t.every(e=>i.seats.includes(e)),r=i.host||[...t,e.turn].some(e=>i.seats.includes(e));return{yes:n&&r,no:r}}function f(e){let{number:n,turns:i,text:a}=e.offer,s=d(e),c=i===1?r(`undo_yes`):r(`take_back_yes`,{count:i});return u(r(`take_back`),a,[t`<div class="options">
      ${l(c,`/api/take-back`,{number:n},s.yes)}
      ${l(r(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${o(e)?r(`host_takes_back`):r(`take_back_who`)}</p>`])}function p(e){let{spots:n,mixed:a,text:o}=e.state.whose,d=i.host||i.seats.length>0,f=a?e.state.steps??[]:[];return u(r(a?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&t`<${s} context=${e} arrows=${[]} around=${Object.keys(n)} />`,t`<${c} context=${e} steps=${f} />`,t`<div class="options">
      ${a?null:l(r(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${a?null:l(r(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(r(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,t`<p class="small">${r(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(t,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);e(t,i&&(r.offer?f(r):p(n)))}export{m as showBeside};