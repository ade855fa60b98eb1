import{Dn as e,Ft as t,In as n,Pn as r,et as i,hn as a,pn as o,rn as s}from"./phone-1c8a60bc.js";import{n as c,r as l}from"./act-454177cc.js";function u(e,t,n,i){return r`<button type="button" class="option answer" disabled=${!i} data-f=${`${t} ${JSON.stringify(n)}`} onclick=${()=>s(()=>a(t,n))}>
    <span>${e}</span>
  </button>`}function d(e,t,n){return r`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?r`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(e){let{seats:n}=e.offer,r=o.host||!t(e)&&n.every(t=>i(e,o,t)),a=o.host||[...n,e.turn].some(t=>i(e,o,t));return{yes:r&&a,no:a}}function p(n){let{number:i,turns:a,text:o}=n.offer,s=f(n),c=a===1?e(`undo_yes`):e(`take_back_yes`,{count:a});return d(e(`take_back`),o,[r`<div class="options">
      ${u(c,`/api/take-back`,{number:i},s.yes)}
      ${u(e(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:r`<p class="small">${t(n)?e(`host_takes_back`):e(`take_back_who`)}</p>`])}function m(t){let{spots:n,mixed:i,text:a}=t.state.whose,s=o.host||o.seats.length>0,f=i?t.state.steps??[]:[];return d(e(i?`whose_back`:`whose`),f.length?null:a,[t.geometry&&!f.length&&r`<${c} context=${t} arrows=${[]} around=${Object.keys(n)} />`,r`<${l} context=${t} steps=${f} />`,r`<div class="options">
      ${i?null:u(e(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${i?null:u(e(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(e(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,r`<p class="small">${e(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?p(r):m(t)))}export{h as showBeside};