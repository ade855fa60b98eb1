import{Bt as e,H as t,Qt as n,Xt as r,_n as i,bt as a,un as o,yn as s}from"./phone-c6295ca4.js";import{n as c,r as l}from"./act-6d4dcbe1.js";function u(t,r,a,o){return i`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(a)}`} onclick=${()=>e(()=>n(r,a))}>
    <span>${t}</span>
  </button>`}function d(e,t,n){return i`<section class="card question" aria-label=${e}>
    <h2>${e}</h2>
    ${t?i`<p>${t}</p>`:null}
    ${n}
  </section>`}function f(e){let{seats:n}=e.offer,i=r.host||!a(e)&&n.every(n=>t(e,r,n)),o=r.host||[...n,e.turn].some(n=>t(e,r,n));return{yes:i&&o,no:o}}function p(e){let{number:t,turns:n,text:r}=e.offer,s=f(e),c=n===1?o(`undo_yes`):o(`take_back_yes`,{count:n});return d(o(`take_back`),r,[i`<div class="options">
      ${u(c,`/api/take-back`,{number:t},s.yes)}
      ${u(o(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:i`<p class="small">${a(e)?o(`host_takes_back`):o(`take_back_who`)}</p>`])}function m(e){let{spots:t,mixed:n,text:a}=e.state.whose,s=r.host||r.seats.length>0,f=n?e.state.steps??[]:[];return d(o(n?`whose_back`:`whose`),f.length?null:a,[e.geometry&&!f.length&&i`<${c} context=${e} arrows=${[]} around=${Object.keys(t)} />`,i`<${l} context=${e} steps=${f} />`,i`<div class="options">
      ${n?null:u(o(`whose_yes`),`/api/whose`,{right:!0},s)}
      ${n?null:u(o(`whose_no`),`/api/whose`,{right:!1},s)}
      ${u(o(`whose_done`),`/api/whose`,{right:!0},s)}
    </div>`,i`<p class="small">${o(s?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:n}=t,r=n.offer??(n.phase===`ask`?null:n.whose);s(e,r&&(n.offer?p(n):m(t)))}export{h as showBeside};