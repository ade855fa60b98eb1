import{$t as e,Gt as t,St as n,Ut as r,dt as i,on as a,tn as o}from"./all-458abd06.js";import{n as s,r as c}from"./act-94aedb8a.js";function l(e,t,n,a){return r`<button type="button" class="option answer" disabled=${!a} data-f=${`${t} ${JSON.stringify(n)}`} onclick=${()=>i(()=>o(t,n))}>
    <span>${e}</span>
  </button>`}function u(e,t,n){return r`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?r`<p>${t}</p>`:null}
    ${n}
  </section>`}function d(t){let{seats:r}=t.offer,i=e.host||!n(t)&&r.every(t=>e.seats.includes(t)),a=e.host||[...r,t.turn].some(t=>e.seats.includes(t));return{yes:i&&a,no:a}}function f(e){let{number:t,turns:i,text:o}=e.offer,s=d(e),c=i===1?a(`undo_yes`):a(`take_back_yes`,{count:i});return u(a(`take_back`),o,[r`<div class="options">
      ${l(c,`/api/take-back`,{number:t},s.yes)}
      ${l(a(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:r`<p class="small">${n(e)?a(`host_takes_back`):a(`take_back_who`)}</p>`])}function p(t){let{spots:n,mixed:i,text:o}=t.state.whose,d=e.host||e.seats.length>0,f=i?t.state.steps??[]:[];return u(a(i?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&r`<${s} context=${t} arrows=${[]} around=${Object.keys(n)} />`,r`<${c} context=${t} steps=${f} />`,r`<div class="options">
      ${i?null:l(a(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(a(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(a(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,r`<p class="small">${a(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?f(r):p(n)))}export{m as showBeside};