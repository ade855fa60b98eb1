import{Qt as e,Sn as t,Y as n,cn as r,jn as i,jt as a,kn as o,un as s}from"./phone-68234baa.js";import{n as c,r as l}from"./act-16dee433.js";function u(t,n,r,i){return o`<button type="button" class="option answer" disabled=${!i} data-f=${`${n} ${JSON.stringify(r)}`} onclick=${()=>e(()=>s(n,r))}>
    <span>${t}</span>
  </button>`}function d(e,t,n){return o`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?o`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(e){let{seats:t}=e.offer,i=r.host||!a(e)&&t.every(t=>n(e,r,t)),o=r.host||[...t,e.turn].some(t=>n(e,r,t));return{yes:i&&o,no:o}}function p(e){let{number:n,turns:r,text:i}=e.offer,s=f(e),c=r===1?t(`undo_yes`):t(`take_back_yes`,{count:r});return d(t(`take_back`),i,[o`<div class="options">
      ${u(c,`/api/take-back`,{number:n},s.yes)}
      ${u(t(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:o`<p class="small">${a(e)?t(`host_takes_back`):t(`take_back_who`)}</p>`])}function m(e){let{spots:n,mixed:i,text:a}=e.state.whose,s=r.host||r.seats.length>0,f=i?e.state.steps??[]:[];return d(t(i?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&o`<${c} context=${e} arrows=${[]} around=${Object.keys(n)} />`,o`<${l} context=${e} steps=${f} />`,o`<div class="options">
      ${i?null:u(t(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${i?null:u(t(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(t(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,o`<p class="small">${t(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);i(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};