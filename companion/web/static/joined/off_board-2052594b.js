import{Gt as e,Pt as t,Ut as n,at as r,ct as i,on as a}from"./all-458abd06.js";import{i as o,t as s}from"./shared-179bdb9a.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[n`<h3>${a(`beside_board`)}</h3>`,n`<ul class="lying-list">${e.map(({value:e,text:t})=>n`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(e){let o=c(e,`chip`);return[n`<h3>${a(`chips`)}</h3>`,n`<ul class="chip-list">${e.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s),u=l.length;return n`<li>
      ${i(s,c,`small`)}
      <span>${t(e,s)}</span>
      <span class="medals" aria-hidden="true">${l.map(r)}</span>
      <b aria-label=${a(`chips_of`,{count:u})}>${u}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:r})=>n`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${r}</b></span>`,f=({picture:e,text:t})=>n`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:r,count:i,most:a})=>n`<span class="thing" title=${r}>
    <span class="hidden">${r}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,n)=>s(t,n<i?`full`:`empty`))}
  </span>`;function m(e){let r=(e.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return r.length?[n`<h3>${a(`who_has_what`)}</h3>`,n`<ul class="owner-list">${e.seats.map(({seat:a,mark:o})=>{let s=r.filter(e=>e.seat===a),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return n`<li class=${`seat-${a}`}>
      <span class="owner">
        ${i(a,o,`small`)}
        <b>${t(e,a)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let[r,o]=[c(e,`score`),c(e,`word`)];if(!r.length)return null;let l=t=>e.seats.find(e=>e.seat===t)?.mark??``,u=r=>[i(r,l(r),`small`),n`<span>${t(e,r)}</span>`];return n`
    <table class="score-table">
      <thead><tr><th scope="col">${a(`score_who`)}</th><th scope="col">${a(`score_step`)}</th><th scope="col">${a(`score_solved`)}</th></tr></thead>
      <tbody>${r.map(({seat:t,value:r,count:i,most:a})=>n`<tr class=${e.winners.includes(t)?`won`:``}>
    <th scope="row"><span class="owner">${u(t)}</span></th>
    <td>${i}<small>${` / ${a}`}</small></td>
    <td>${r}</td>
  </tr>`)}</tbody>
    </table>
    <h3>${a(`score_words`)}</h3>
    <ul class="word-list">${o.map(({seat:e,value:t,text:r,picture:o,count:c,most:u},d)=>n`<li style=${{animationDelay:`${d*400}ms`}}>
    ${i(e,l(e),`small`)}<b>${t}</b><span class="unveiled">${r}</span>
    <span class="hidden">${a(`spears_of`,{number:c,most:u})}</span>
    ${Array.from({length:u},(e,t)=>s(o,t<c?`full`:`empty`))}
  </li>`)}</ul>
  `}function g(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),r=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!r.length)return null;let i=({what:e,picture:t,value:r,text:i})=>n`<li>${s(t,e===`printed`?`on-field f-${r}`:``)}<span>${i}</span></li>`;return n`<ul class="legend">${[...r,...t.values()].map(i)}</ul>`}function _(t,{state:n}){let r=(n.signs??[]).length>0&&![`idle`].includes(n.phase);e(t,r&&[h(n),l(c(n,`beside`)),m(n)??u(n),g(n)])}export{_ as n,p as r,d as t};