import{Bt as e,Ht as t,Qt as n,Xt as r,ct as i,rn as a,yt as o}from"./all-713fa23a.js";import{n as s,r as c}from"./act-e6685af7.js";function l(t,r,a,o){return e`<button type="button" class="option answer" disabled=${!o} data-f=${`${r} ${JSON.stringify(a)}`} onclick=${()=>i(()=>n(r,a))}>
    <span>${t}</span>
  </button>`}function u(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function d(e){let{seats:t}=e.offer,n=r.host||!o(e)&&t.every(e=>r.seats.includes(e)),i=r.host||[...t,e.turn].some(e=>r.seats.includes(e));return{yes:n&&i,no:i}}function f(t){let{number:n,turns:r,text:i}=t.offer,s=d(t),c=r===1?a(`undo_yes`):a(`take_back_yes`,{count:r});return u(a(`take_back`),i,[e`<div class="options">
      ${l(c,`/api/take-back`,{number:n},s.yes)}
      ${l(a(`take_back_no`),`/api/take-back`,{number:0},s.no)}
    </div>`,s.yes?null:e`<p class="small">${o(t)?a(`host_takes_back`):a(`take_back_who`)}</p>`])}function p(t){let{spots:n,mixed:i,text:o}=t.state.whose,d=r.host||r.seats.length>0,f=i?t.state.steps??[]:[];return u(a(i?`whose_back`:`whose`),f.length?null:o,[t.geometry&&!f.length&&e`<${s} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${c} context=${t} steps=${f} />`,e`<div class="options">
      ${i?null:l(a(`whose_yes`),`/api/whose`,{right:!0},d)}
      ${i?null:l(a(`whose_no`),`/api/whose`,{right:!1},d)}
      ${l(a(`whose_done`),`/api/whose`,{right:!0},d)}
    </div>`,e`<p class="small">${a(d?`whose_hint`:`only_players_answer`)}</p>`])}function m(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?f(r):p(n)))}export{m as showBeside};