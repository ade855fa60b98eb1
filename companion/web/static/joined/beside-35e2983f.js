import{$ as e,Ft as t,Nt as n,Qt as r,an as i,sn as a,ut as o}from"./all-85bff6b0.js";import{n as s,r as c}from"./act-e84037ae.js";function l(n,r,a,o){return i`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(a)}`} onclick=${()=>e(()=>t(r,a))}>
    <span>${n}</span>
  </button>`}function u(e,t,n){return i`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?i`<p>${t}</p>`:null}
    ${n}
  </section>`}function d(e){let{seats:t}=e.offer,r=n.host||!o(e)&&t.every(e=>n.seats.includes(e)),i=n.host||[...t,e.turn].some(e=>n.seats.includes(e));return{yes:r&&i,no:i}}function f(e){let{number:t,turns:n,text:a}=e.offer,s=d(e),c=n===1?r(`undo_yes`):r(`take_back_yes`,{count:n});return u(r(`take_back`),a,[i`<div class="options">
      ${l(c,`/api/take-back`,{number:t},s.yes)}
      ${l(r(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:i`<p class="small">${o(e)?r(`host_takes_back`):r(`take_back_who`)}</p>`])}function p(e){let{spots:t,mixed:a,text:o}=e.state.whose,d=n.host||n.seats.length>0,f=a?e.state.steps??[]:[];return u(r(a?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&i`<${s} context=${e} arrows=${[]} around=${Object.keys(t)} />`,i`<${c} context=${e} steps=${f} />`,i`<div class="options">
      ${a?null:l(r(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${a?null:l(r(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(r(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,i`<p class="small">${r(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);a(e,r&&(n.offer?f(n):p(t)))}export{m as showBeside};