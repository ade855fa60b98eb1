import{$t as e,Ut as t,Vt as n,Zt as r,bt as i,lt as a,rn as o}from"./all-ed664c5f.js";import{n as s,r as c}from"./act-5489c9da.js";function l(t,r,i,o){return n`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>a(()=>e(r,i))}>
    <span>${t}</span>
  </button>`}function u(e,t,r){return n`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?n`<p>${t}</p>`:null}
    ${r}
  </section>`}function d(e){let{seats:t}=e.offer,n=r.host||!i(e)&&t.every(e=>r.seats.includes(e)),a=r.host||[...t,e.turn].some(e=>r.seats.includes(e));return{yes:n&&a,no:a}}function f(e){let{number:t,turns:r,text:a}=e.offer,s=d(e),c=r===1?o(`undo_yes`):o(`take_back_yes`,{count:r});return u(o(`take_back`),a,[n`<div class="options">
      ${l(c,`/api/take-back`,{number:t},s.yes)}
      ${l(o(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:n`<p class="small">${i(e)?o(`host_takes_back`):o(`take_back_who`)}</p>`])}function p(e){let{spots:t,mixed:i,text:a}=e.state.whose,d=r.host||r.seats.length>0,f=i?e.state.steps??[]:[];return u(o(i?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&n`<${s} context=${e} arrows=${[]} around=${Object.keys(t)} />`,n`<${c} context=${e} steps=${f} />`,n`<div class="options">
      ${i?null:l(o(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(o(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(o(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,n`<p class="small">${o(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?f(r):p(n)))}export{m as showBeside};