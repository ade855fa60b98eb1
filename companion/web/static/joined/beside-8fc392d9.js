import{$ as e,$t as t,Ft as n,Nt as r,cn as i,on as a,ut as o}from"./all-d6ddc8ee.js";import{n as s,r as c}from"./act-7b9f52a8.js";function l(t,r,i,o){return a`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>e(()=>n(r,i))}>
    <span>${t}</span>
  </button>`}function u(e,t,n){return a`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?a`<p>${t}</p>`:null}
    ${n}
  </section>`}function d(e){let{seats:t}=e.offer,n=r.host||!o(e)&&t.every(e=>r.seats.includes(e)),i=r.host||[...t,e.turn].some(e=>r.seats.includes(e));return{yes:n&&i,no:i}}function f(e){let{number:n,turns:r,text:i}=e.offer,s=d(e),c=r===1?t(`undo_yes`):t(`take_back_yes`,{count:r});return u(t(`take_back`),i,[a`<div class="options">
      ${l(c,`/api/take-back`,{number:n},s.yes)}
      ${l(t(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:a`<p class="small">${o(e)?t(`host_takes_back`):t(`take_back_who`)}</p>`])}function p(e){let{spots:n,mixed:i,text:o}=e.state.whose,d=r.host||r.seats.length>0,f=i?e.state.steps??[]:[];return u(t(i?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&a`<${s} context=${e} arrows=${[]} around=${Object.keys(n)} />`,a`<${c} context=${e} steps=${f} />`,a`<div class="options">
      ${i?null:l(t(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(t(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(t(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,a`<p class="small">${t(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);i(e,r&&(n.offer?f(n):p(t)))}export{m as showBeside};