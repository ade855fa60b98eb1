import{An as e,At as t,J as n,On as r,Zt as i,ln as a,sn as o,xn as s}from"./phone-99872946.js";import{n as c,r as l}from"./act-7455145e.js";function u(e,t,n,o){return r`<button type="button" class="option answer" disabled=${!o} data-f=${`${t} ${JSON.stringify(n)}`} onclick=${()=>i(()=>a(t,n))}>
    <span>${e}</span>
  </button>`}function d(e,t,n){return r`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?r`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(e){let{seats:r}=e.offer,i=o.host||!t(e)&&r.every(t=>n(e,o,t)),a=o.host||[...r,e.turn].some(t=>n(e,o,t));return{yes:i&&a,no:a}}function p(e){let{number:n,turns:i,text:a}=e.offer,o=f(e),c=i===1?s(`undo_yes`):s(`take_back_yes`,{count:i});return d(s(`take_back`),a,[r`<div class="options">
      ${u(c,`/api/take-back`,{number:n},o.yes)}
      ${u(s(`take_back_no`),`/api/take-back`,{number:0},o.no)}
    </div>`,o.yes?null:r`<p class="small">${t(e)?s(`host_takes_back`):s(`take_back_who`)}</p>`])}function m(e){let{spots:t,mixed:n,text:i}=e.state.whose,a=o.host||o.seats.length>0,f=n?e.state.steps??[]:[];return d(s(n?`whose_back`:`whose`),f.length?null:i,[e.geometry&&!f.length&&r`<${c} context=${e} arrows=${[]} around=${Object.keys(t)} />`,r`<${l} context=${e} steps=${f} />`,r`<div class="options">
      ${n?null:u(s(`whose_yes`),`/api/whose`,{right:!0},a)}
      ${n?null:u(s(`whose_no`),`/api/whose`,{right:!1},a)}
      ${u(s(`whose_done`),`/api/whose`,{right:!0},a)}
    </div>`,r`<p class="small">${s(a?`whose_hint`:`only_players_answer`)}</p>`])}function h(t,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);e(t,i&&(r.offer?p(r):m(n)))}export{h as showBeside};