import{Kt as e,Ut as t,cn as n,tn as r,un as i,wt as a}from"./all-4d413dfa.js";import{i as o,t as s}from"./shared-f84836c4.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[n`<h3>${r(`beside_board`)}</h3>`,n`<ul class="lying-list">${e.map(({value:e,text:t})=>n`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(i){let o=c(i,`chip`);return[n`<h3>${r(`chips`)}</h3>`,n`<ul class="chip-list">${i.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s),u=l.length;return n`<li>
      ${e(s,c,`small`)}
      <span>${a(i,s)}</span>
      <span class="medals" aria-hidden="true">${l.map(t)}</span>
      <b aria-label=${r(`chips_of`,{count:u})}>${u}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:r})=>n`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${r}</b></span>`,f=({picture:e,text:t})=>n`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:r,count:i,most:a})=>n`<span class="thing" title=${r}>
    <span class="hidden">${r}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,n)=>s(t,n<i?`full`:`empty`))}
  </span>`;function m(t){let i=(t.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return i.length?[n`<h3>${r(`who_has_what`)}</h3>`,n`<ul class="owner-list">${t.seats.map(({seat:r,mark:o})=>{let s=i.filter(e=>e.seat===r),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return n`<li class=${`seat-${r}`}>
      <span class="owner">
        ${e(r,o,`small`)}
        <b>${a(t,r)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),r=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!r.length)return null;let i=({what:e,picture:t,value:r,text:i})=>n`<li>${s(t,e===`printed`?`on-field f-${r}`:``)}<span>${i}</span></li>`;return n`<ul class="legend">${[...r,...t.values()].map(i)}</ul>`}function g(e,{state:t}){let n=(t.signs??[]).length>0&&![`idle`].includes(t.phase);i(e,n&&[l(c(t,`beside`)),m(t)??u(t),h(t)])}export{g as n,p as r,d as t};