import{Cn as e,Et as t,G as n,Kt as r,Tn as i,gn as a,in as o,nn as s}from"./phone-6a1c03c5.js";import{n as c,r as l}from"./act-257579f5.js";function u(t,n,i,a){return e`<button type="button" class="option answer" disabled=${!a} data-f=${`${n} ${JSON.stringify(i)}`} onclick=${()=>r(()=>o(n,i))}>
    <span>${t}</span>
  </button>`}function d(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:r}=e.offer,i=s.host||!t(e)&&r.every(t=>n(e,s,t)),a=s.host||[...r,e.turn].some(t=>n(e,s,t));return{yes:i&&a,no:a}}function p(n){let{number:r,turns:i,text:o}=n.offer,s=f(n),c=i===1?a(`undo_yes`):a(`take_back_yes`,{count:i});return d(a(`take_back`),o,[e`<div class="options">
      ${u(c,`/api/take-back`,{number:r},s.yes)}
      ${u(a(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${t(n)?a(`host_takes_back`):a(`take_back_who`)}</p>`])}function m(t){let{spots:n,mixed:r,text:i}=t.state.whose,o=s.host||s.seats.length>0,f=r?t.state.steps??[]:[];return d(a(r?`whose_back`:`whose`),f.length?null:i,[t.geometry&&!f.length&&e`<${c} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${l} context=${t} steps=${f} />`,e`<div class="options">
      ${r?null:u(a(`whose_yes`),`/api/whose`,{right:!0},o)}
      ${r?null:u(a(`whose_no`),`/api/whose`,{right:!1},o)}
      ${u(a(`whose_done`),`/api/whose`,{right:!0},o)}
    </div>`,e`<p class="small">${a(o?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);i(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};