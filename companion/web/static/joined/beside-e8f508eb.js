import{En as e,J as t,On as n,Yt as r,an as i,kt as a,sn as o,yn as s}from"./phone-4da4ee6a.js";import{n as c,r as l}from"./act-39b71446.js";function u(t,n,i,a){return e`<button type="button" class="option answer" disabled=${!a} data-f=${`${n} ${JSON.stringify(i)}`} onclick=${()=>r(()=>o(n,i))}>
    <span>${t}</span>
  </button>`}function d(t,n,r){return e`<section class="card question" aria-label=${t}>
    <h2>${t}</h2>
    ${n?e`<p>${n}</p>`:null}
    ${r}
  </section>`}function f(e){let{seats:n}=e.offer,r=i.host||!a(e)&&n.every(n=>t(e,i,n)),o=i.host||[...n,e.turn].some(n=>t(e,i,n));return{yes:r&&o,no:o}}function p(t){let{number:n,turns:r,text:i}=t.offer,o=f(t),c=r===1?s(`undo_yes`):s(`take_back_yes`,{count:r});return d(s(`take_back`),i,[e`<div class="options">
      ${u(c,`/api/take-back`,{number:n},o.yes)}
      ${u(s(`take_back_no`),`/api/take-back`,{number:0},o.no)}
    </div>`,o.yes?null:e`<p class="small">${a(t)?s(`host_takes_back`):s(`take_back_who`)}</p>`])}function m(t){let{spots:n,mixed:r,text:a}=t.state.whose,o=i.host||i.seats.length>0,f=r?t.state.steps??[]:[];return d(s(r?`whose_back`:`whose`),f.length?null:a,[t.geometry&&!f.length&&e`<${c} context=${t} arrows=${[]} around=${Object.keys(n)} />`,e`<${l} context=${t} steps=${f} />`,e`<div class="options">
      ${r?null:u(s(`whose_yes`),`/api/whose`,{right:!0},o)}
      ${r?null:u(s(`whose_no`),`/api/whose`,{right:!1},o)}
      ${u(s(`whose_done`),`/api/whose`,{right:!0},o)}
    </div>`,e`<p class="small">${s(o?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,t){let{state:r}=t,i=r.offer??(r.phase===`ask`?null:r.whose);n(e,i&&(r.offer?p(r):m(t)))}export{h as showBeside};