import{At as e,Dn as t,Xt as n,Y as r,bn as i,cn as a,kn as o,on as s}from"./phone-4f51d064.js";import{n as c,r as l}from"./act-169ebb2a.js";function u(e,r,i,o){return t`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(i)}`} onclick=${()=>n(()=>a(r,i))}>
    <span>${e}</span>
  </button>`}function d(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(t){let{seats:n}=t.offer,i=s.host||!e(t)&&n.every(e=>r(t,s,e)),a=s.host||[...n,t.turn].some(e=>r(t,s,e));return{yes:i&&a,no:a}}function p(n){let{number:r,turns:a,text:o}=n.offer,s=f(n),c=a===1?i(`undo_yes`):i(`take_back_yes`,{count:a});return d(i(`take_back`),o,[t`<div class="options">
      ${u(c,`/api/take-back`,{number:r},s.yes)}
      ${u(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${e(n)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function m(e){let{spots:n,mixed:r,text:a}=e.state.whose,o=s.host||s.seats.length>0,f=r?e.state.steps??[]:[];return d(i(r?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&t`<${c} context=${e} arrows=${[]} around=${Object.keys(n)} />`,t`<${l} context=${e} steps=${f} />`,t`<div class="options">
      ${r?null:u(i(`whose_yes`),`/api/whose`,{right:!0},o)}
      ${r?null:u(i(`whose_no`),`/api/whose`,{right:!1},o)}
      ${u(i(`whose_done`),`/api/whose`,{right:!0},o)}
    </div>`,t`<p class="small">${i(o?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);o(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};