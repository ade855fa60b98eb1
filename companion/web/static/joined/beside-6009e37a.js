import{$t as e,Ct as t,Gt as n,Wt as r,an as i,lt as a,tn as o}from"./all-75524188.js";import{n as s,r as c}from"./act-e9830e66.js";function l(e,t,n,i){return r`<button type="button" class="option answer" disabled=${!i} data-f=${`${t} ${JSON.stringify(n)}`} onclick=${()=>a(()=>o(t,n))}>
    <span>${e}</span>
  </button>`}function u(e,t,n){return r`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?r`<p>${t}</p>`:null}
    ${n}
  </section>`}function d(n){let{seats:r}=n.offer,i=e.host||!t(n)&&r.every(t=>e.seats.includes(t)),a=e.host||[...r,n.turn].some(t=>e.seats.includes(t));return{yes:i&&a,no:a}}function f(e){let{number:n,turns:a,text:o}=e.offer,s=d(e),c=a===1?i(`undo_yes`):i(`take_back_yes`,{count:a});return u(i(`take_back`),o,[r`<div class="options">
      ${l(c,`/api/take-back`,{number:n},s.yes)}
      ${l(i(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:r`<p class="small">${t(e)?i(`host_takes_back`):i(`take_back_who`)}</p>`])}function p(t){let{spots:n,mixed:a,text:o}=t.state.whose,d=e.host||e.seats.length>0,f=a?t.state.steps??[]:[];return u(i(a?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&r`<${s} context=${t} arrows=${[]} around=${Object.keys(n)} />`,r`<${c} context=${t} steps=${f} />`,r`<div class="options">
      ${a?null:l(i(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${a?null:l(i(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(i(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,r`<p class="small">${i(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?f(r):p(t)))}export{m as showBeside};