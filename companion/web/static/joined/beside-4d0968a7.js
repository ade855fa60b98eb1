import{An as e,Ln as t,Lt as n,_n as r,an as i,et as a,hn as o,zn as s}from"./phone-44b4d523.js";import{n as c,r as l}from"./act-cf14d073.js";function u(e,n,a,o){return t`<button type="button" class="option answer" disabled=${!o} data-f=${`${n} ${JSON.stringify(a)}`} onclick=${()=>i(()=>r(n,a))}>
    <span>${e}</span>
  </button>`}function d(e,n,r){return t`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${n?t`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:t}=e.offer,r=o.host||!n(e)&&t.every(t=>a(e,o,t)),i=o.host||[...t,e.turn].some(t=>a(e,o,t));return{yes:r&&i,no:i}}function p(r){let{number:i,turns:a,text:o}=r.offer,s=f(r),c=a===1?e(`undo_yes`):e(`take_back_yes`,{count:a});return d(e(`take_back`),o,[t`<div class="options">
      ${u(c,`/api/take-back`,{number:i},s.yes)}
      ${u(e(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:t`<p class="small">${n(r)?e(`host_takes_back`):e(`take_back_who`)}</p>`])}function m(n){let{spots:r,mixed:i,text:a}=n.state.whose,s=o.host||o.seats.length>0,f=i?n.state.steps??[]:[];return d(e(i?`whose_back`:`whose`),f.length?null:a,[n.geometry&&!f.length&&t`<${c} context=${n} arrows=${[]} around=${Object.keys(r)} />`,t`<${l} context=${n} steps=${f} />`,t`<div class="options">
      ${i?null:u(e(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${i?null:u(e(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(e(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,t`<p class="small">${e(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);s(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};