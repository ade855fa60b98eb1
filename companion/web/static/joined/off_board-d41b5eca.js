import{Et as e,Kt as t,Yt as n,dn as r,in as i,pn as a}from"./all-136c38ea.js";import{i as o,t as s}from"./shared-32cc7dcf.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[r`<h3>${i(`beside_board`)}</h3>`,r`<ul class="lying-list">${e.map(({value:e,text:t})=>r`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(a){let o=c(a,`chip`);return[r`<h3>${i(`chips`)}</h3>`,r`<ul class="chip-list">${a.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s),u=l.length;return r`<li>
      ${n(s,c,`small`)}
      <span>${e(a,s)}</span>
      <span class="medals" aria-hidden="true">${l.map(t)}</span>
      <b aria-label=${i(`chips_of`,{count:u})}>${u}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:n})=>r`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${n}</b></span>`,f=({picture:e,text:t})=>r`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:n,count:i,most:a})=>r`<span class="thing" title=${n}>
    <span class="hidden">${n}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,n)=>s(t,n<i?`full`:`empty`))}
  </span>`;function m(t){let a=(t.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return a.length?[r`<h3>${i(`who_has_what`)}</h3>`,r`<ul class="owner-list">${t.seats.map(({seat:i,mark:o})=>{let s=a.filter(e=>e.seat===i),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return r`<li class=${`seat-${i}`}>
      <span class="owner">
        ${n(i,o,`small`)}
        <b>${e(t,i)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(t){let[a,o]=[c(t,`score`),c(t,`word`)];if(!a.length)return null;let l=e=>t.seats.find(t=>t.seat===e)?.mark??``,u=i=>[n(i,l(i),`small`),r`<span>${e(t,i)}</span>`];return r`
    <table class="score-table">
      <thead><tr><th scope="col">${i(`score_who`)}</th><th scope="col">${i(`score_step`)}</th><th scope="col">${i(`score_solved`)}</th></tr></thead>
      <tbody>${a.map(({seat:e,value:n,count:i,most:a})=>r`<tr class=${t.winners.includes(e)?`won`:``}>
    <th scope="row"><span class="owner">${u(e)}</span></th>
    <td>${i}<small>${` / ${a}`}</small></td>
    <td>${n}</td>
  </tr>`)}</tbody>
    </table>
    <h3>${i(`score_words`)}</h3>
    <ul class="word-list">${o.map(({seat:e,value:t,text:a,picture:o,count:c,most:u},d)=>r`<li style=${{animationDelay:`${d*400}ms`}}>
    ${n(e,l(e),`small`)}<b>${t}</b><span class="unveiled">${a}</span>
    <span class="hidden">${i(`points_full`,{number:c,most:u})}</span>
    ${Array.from({length:u},(e,t)=>s(o,t<c?`full`:`empty`))}
  </li>`)}</ul>
  `}function g(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),n=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!n.length)return null;let i=({what:e,picture:t,value:n,text:i})=>r`<li>${s(t,e===`printed`?`on-field f-${n}`:``)}<span>${i}</span></li>`;return r`<ul class="legend">${[...n,...t.values()].map(i)}</ul>`}function _(e,{state:t}){let n=(t.signs??[]).length>0&&![`idle`].includes(t.phase);a(e,n&&[h(t),l(c(t,`beside`)),m(t)??u(t),g(t)])}export{_ as n,p as r,d as t};