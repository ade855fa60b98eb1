import{Gt as e,Tt as t,lt as n,qt as r,rn as i,sn as a,tn as o}from"./all-309e3f3c.js";import{n as s,r as c}from"./act-feb98509.js";function l(t,r,a,o){return e`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(a)}`} onclick=${()=>n(()=>i(r,a))}>
    <span>${t}</span>
  </button>`}function u(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(e){let{seats:n}=e.offer,r=o.host||!t(e)&&n.every(e=>o.seats.includes(e)),i=o.host||[...n,e.turn].some(e=>o.seats.includes(e));return{yes:r&&i,no:i}}function f(n){let{number:r,turns:i,text:o}=n.offer,s=d(n),c=i===1?a(`undo_yes`):a(`take_back_yes`,{count:i});return u(a(`take_back`),o,[e`<div class="options">
      ${l(c,`/api/take-back`,{number:r},s.yes)}
      ${l(a(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${t(n)?a(`host_takes_back`):a(`take_back_who`)}</p>`])}function p(t){let{spots:n,mixed:r,text:i}=t.state.whose,d=o.host||o.seats.length>0,f=r?t.state.steps??[]:[];return u(a(r?`whose_back`:`whose`),f.length?null:i,[t.geometry&&!f.length&&e`<${s} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${c} context=${t} steps=${f} />`,e`<div class="options">
      ${r?null:l(a(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${r?null:l(a(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(a(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,e`<p class="small">${a(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,t){let{state:n}=t,i=n.offer??(n.phase===`ask`?null:n.whose);r(e,i&&(n.offer?f(n):p(t)))}export{m as showBeside};