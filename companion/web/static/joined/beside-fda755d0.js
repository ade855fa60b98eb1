import{An as e,Bn as t,Lt as n,Rn as r,_n as i,an as a,et as o,hn as s}from"./phone-9725a789.js";import{n as c,r as l}from"./to_do-dd0c1169.js";function u(e,t,n,o){return r`<button type="button" class="option answer" disabled=${!o} data-f=${`${t} ${JSON.stringify(n)}`} onclick=${()=>a(()=>i(t,n))}>
<span>${e}</span>
</button>`}function d(e,t,n){return r`<section class="card question" aria-label=${e}>
<h2>${e}</h2>
${t?r`<p>${t}</p>`:null}
${n}
</section>`}function f(e){let{seats:t}=e.offer,r=s.host||!n(e)&&t.every(t=>o(e,s,t)),i=s.host||[...t,e.turn??``].some(t=>o(e,s,t));return{yes:r&&i,no:i}}function p(t){let{number:i,turns:a,text:o}=t.offer,s=f(t),c=a===1?e(`undo_yes`):e(`take_back_yes`,{count:a});return d(e(`take_back`),o,[r`<div class="options">
${u(c,`/api/take-back`,{number:i},s.yes)}
${u(e(`take_back_no`),`/api/take-back`,{number:0},s.no)}
</div>`,s.yes?null:r`<p class="small">${n(t)?e(`host_takes_back`):e(`take_back_who`)}</p>`])}function m(t){let{spots:n,mixed:i,text:a}=t.state.whose,o=s.host||s.seats.length>0,f=i?t.state.steps??[]:[];return d(e(i?`whose_back`:`whose`),f.length?null:a,[t.geometry&&!f.length&&r`<${c} context=${t} arrows=${[]} around=${Object.keys(n)} />`,r`<${l} context=${t} steps=${f} />`,r`<div class="options">
${i?null:u(e(`whose_yes`),`/api/whose`,{right:!0},o)}
${i?null:u(e(`whose_no`),`/api/whose`,{right:!1},o)}
${u(e(`whose_done`),`/api/whose`,{right:!0},o)}
</div>`,r`<p class="small">${e(o?`whose_hint`:`only_players_answer`)}</p>`])}function h(e,n){let{state:r}=n,i=r.offer??(r.phase===`ask`?null:r.whose);t(e,i&&(r.offer?p(r):m(n)))}export{h as showBeside};