import{Dn as e,Jt as t,Ot as n,Tn as r,in as i,on as a,q as o,vn as s}from"./phone-6455bc21.js";import{n as c,r as l}from"./act-9cfac633.js";function u(e,n,i,o){return r`<button type="button" class="option answer" disabled=${!o} data-f=${`${n} ${JSON.stringify(i)}`} onclick=${()=>t(()=>a(n,i))}>
    <span>${e}</span>
  </button>`}function d(e,t,n){return r`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?r`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(e){let{seats:t}=e.offer,r=i.host||!n(e)&&t.every(t=>o(e,i,t)),a=i.host||[...t,e.turn].some(t=>o(e,i,t));return{yes:r&&a,no:a}}function p(e){let{number:t,turns:i,text:a}=e.offer,o=f(e),c=i===1?s(`undo_yes`):s(`take_back_yes`,{count:i});return d(s(`take_back`),a,[r`<div class="options">
      ${u(c,`/api/take-back`,{number:t},o.yes)}
      ${u(s(`take_back_no`),`/api/take-back`,{number:0},o.no)}
    </div>`,o.yes?null:r`<p class="small">${n(e)?s(`host_takes_back`):s(`take_back_who`)}</p>`])}function m(e){let{spots:t,mixed:n,text:a}=e.state.whose,o=i.host||i.seats.length>0,f=n?e.state.steps??[]:[];return d(s(n?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&r`<${c} context=${e} arrows=${[]} around=${Object.keys(t)} />`,r`<${l} context=${e} steps=${f} />`,r`<div class="options">
      ${n?null:u(s(`whose_yes`),`/api/whose`,{right:!0},o)}
      ${n?null:u(s(`whose_no`),`/api/whose`,{right:!1},o)}
      ${u(s(`whose_done`),`/api/whose`,{right:!0},o)}
    </div>`,r`<p class="small">${s(o?`whose_hint`:`only_players_answer`)}</p>`])}function h(t,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);e(t,i&&(r.offer?p(r):m(n)))}export{h as showBeside};