import{Fn as e,Ft as t,Ln as n,On as r,et as i,hn as a,pn as o,rn as s}from"./phone-9ef268c8.js";import{n as c,r as l}from"./act-efc8b26b.js";function u(t,n,r,i){return e`<button type="button" class="option answer" disabled=${!i} data-f=${`${n} ${JSON.stringify(r)}`} onclick=${()=>s(()=>a(n,r))}>
    <span>${t}</span>
  </button>`}function d(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:n}=e.offer,r=o.host||!t(e)&&n.every(t=>i(e,o,t)),a=o.host||[...n,e.turn].some(t=>i(e,o,t));return{yes:r&&a,no:a}}function p(n){let{number:i,turns:a,text:o}=n.offer,s=f(n),c=a===1?r(`undo_yes`):r(`take_back_yes`,{count:a});return d(r(`take_back`),o,[e`<div class="options">
      ${u(c,`/api/take-back`,{number:i},s.yes)}
      ${u(r(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${t(n)?r(`host_takes_back`):r(`take_back_who`)}</p>`])}function m(t){let{spots:n,mixed:i,text:a}=t.state.whose,s=o.host||o.seats.length>0,f=i?t.state.steps??[]:[];return d(r(i?`whose_back`:`whose`),f.length?null:a,[t.geometry&&!f.length&&e`<${c} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${l} context=${t} steps=${f} />`,e`<div class="options">
      ${i?null:u(r(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${i?null:u(r(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(r(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,e`<p class="small">${r(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?p(r):m(t)))}export{h as showBeside};