import{Ft as e,Kt as t,Wt as n,lt as r,ot as i,sn as a}from"./all-230952a6.js";import{n as o}from"./colours-303b5672.js";import{t as s}from"./sketch-b6a1d178.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[n`<h3>${a(`beside_board`)}</h3>`,n`<ul class="lying-list">${e.map(({value:e,text:t})=>n`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(t){let o=c(t,`chip`);return[n`<h3>${a(`chips`)}</h3>`,n`<ul class="chip-list">${t.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s).length;return n`<li>
      ${r(s,c,`small`)}
      <span>${e(t,s)}</span>
      <span class="medals" aria-hidden="true">${Array.from({length:l},()=>i())}</span>
      <b aria-label=${a(`chips_of`,{count:l})}>${l}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:r})=>n`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${r}</b></span>`,f=({picture:e,text:t})=>n`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:r,count:i,most:a})=>n`<span class="thing" title=${r}>
    <span class="hidden">${r}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,n)=>s(t,n<i?`full`:`empty`))}
  </span>`;function m(t){let i=(t.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return i.length?[n`<h3>${a(`who_has_what`)}</h3>`,n`<ul class="owner-list">${t.seats.map(({seat:a,mark:o})=>{let s=i.filter(e=>e.seat===a),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return n`<li class=${`seat-${a}`}>
      <span class="owner">
        ${r(a,o,`small`)}
        <b>${e(t,a)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),r=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!r.length)return null;let i=({what:e,picture:t,value:r,text:i})=>n`<li>${s(t,e===`printed`?`on-field f-${r}`:``)}<span>${i}</span></li>`;return n`<ul class="legend">${[...r,...t.values()].map(i)}</ul>`}function g(e,{state:n}){let r=(n.signs??[]).length>0&&![`idle`].includes(n.phase);t(e,r&&[l(c(n,`beside`)),m(n)??u(n),h(n)])}export{g as n,p as r,d as t};