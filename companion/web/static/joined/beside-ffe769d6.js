import{Ht as e,Vt as t,Yt as n,Zt as r,bt as i,lt as a,tn as o}from"./all-d6b41ecc.js";import{n as s,r as c}from"./act-9892457b.js";function l(e,n,i,o){return t`<button type="button" class="option answer" disabled=${!o} data-f=${`${n} ${JSON.stringify(i)}`} onclick=${()=>a(()=>r(n,i))}>
    <span>${e}</span>
  </button>`}function u(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(e){let{seats:t}=e.offer,r=n.host||!i(e)&&t.every(e=>n.seats.includes(e)),a=n.host||[...t,e.turn].some(e=>n.seats.includes(e));return{yes:r&&a,no:a}}function f(e){let{number:n,turns:r,text:a}=e.offer,s=d(e),c=r===1?o(`undo_yes`):o(`take_back_yes`,{count:r});return u(o(`take_back`),a,[t`<div class="options">
      ${l(c,`/api/take-back`,{number:n},s.yes)}
      ${l(o(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${i(e)?o(`host_takes_back`):o(`take_back_who`)}</p>`])}function p(e){let{spots:r,mixed:i,text:a}=e.state.whose,d=n.host||n.seats.length>0,f=i?e.state.steps??[]:[];return u(o(i?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&t`<${s} context=${e} arrows=${[]} around=${Object.keys(r)} />`,t`<${c} context=${e} steps=${f} />`,t`<div class="options">
      ${i?null:l(o(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(o(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(o(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,t`<p class="small">${o(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(t,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);e(t,i&&(r.offer?f(r):p(n)))}export{m as showBeside};