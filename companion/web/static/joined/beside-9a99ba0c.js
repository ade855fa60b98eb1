import{Bt as e,Rt as t,dn as n,in as r,mt as i,pn as a,rt as o,y as s}from"./all-136c38ea.js";import{n as c,r as l}from"./act-4366fe8e.js";function u(t,r,i,a){return n`<button type="button" class="option answer" disabled=${!a} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>o(()=>e(r,i))}>
    <span>${t}</span>
  </button>`}function d(e,t,r){return n`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?n`<p>${t}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:n}=e.offer,r=t.host||!i(e)&&n.every(n=>s(e,t,n)),a=t.host||[...n,e.turn].some(n=>s(e,t,n));return{yes:r&&a,no:a}}function p(e){let{number:t,turns:a,text:o}=e.offer,s=f(e),c=a===1?r(`undo_yes`):r(`take_back_yes`,{count:a});return d(r(`take_back`),o,[n`<div class="options">
      ${u(c,`/api/take-back`,{number:t},s.yes)}
      ${u(r(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:n`<p class="small">${i(e)?r(`host_takes_back`):r(`take_back_who`)}</p>`])}function m(e){let{spots:i,mixed:a,text:o}=e.state.whose,s=t.host||t.seats.length>0,f=a?e.state.steps??[]:[];return d(r(a?`whose_back`:`whose`),f.length?null:o,[e.geometry&&!f.length&&n`<${c} context=${e} arrows=${[]} around=${Object.keys(i)} />`,n`<${l} context=${e} steps=${f} />`,n`<div class="options">
      ${a?null:u(r(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${a?null:u(r(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(r(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,n`<p class="small">${r(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);a(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};