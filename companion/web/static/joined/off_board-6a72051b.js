import{Gt as e,It as t,Kt as n,it as r,on as i,tt as a}from"./all-55a14521.js";import{n as o}from"./colours-7ef9cfda.js";import{t as s}from"./sketch-cd514195.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(t){return t.length?[e`<h3>${i(`beside_board`)}</h3>`,e`<ul class="lying-list">${t.map(({value:t,text:n})=>e`<li>${o(t||`unread`,`lying`)}<span>${n}</span></li>`)}</ul>`]:null}function u(n){let o=c(n,`chip`);return[e`<h3>${i(`chips`)}</h3>`,e`<ul class="chip-list">${n.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s).length;return e`<li>
      ${r(s,c,`small`)}
      <span>${t(n,s)}</span>
      <span class="medals" aria-hidden="true">${Array.from({length:l},()=>a())}</span>
      <b aria-label=${i(`chips_of`,{count:l})}>${l}</b>
    </li>`})}</ul>`]}const d=({picture:t,text:n,count:r})=>e`<span class="stock">${s(t)}<span class="hidden">${n}</span><b aria-hidden="true">${r}</b></span>`,f=({picture:t,text:n})=>e`<span class="stock">${s(t)}<span>${n}</span></span>`,p=({value:t,picture:n,text:r,count:i,most:a})=>e`<span class="thing" title=${r}>
    <span class="hidden">${r}</span>
    <b aria-hidden="true">${t}</b>
    ${Array.from({length:a},(e,t)=>s(n,t<i?`full`:`empty`))}
  </span>`;function m(n){let a=(n.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return a.length?[e`<h3>${i(`who_has_what`)}</h3>`,e`<ul class="owner-list">${n.seats.map(({seat:i,mark:o})=>{let s=a.filter(e=>e.seat===i),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return e`<li class=${`seat-${i}`}>
      <span class="owner">
        ${r(i,o,`small`)}
        <b>${t(n,i)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(t){let n=new Map(c(t,`printed`).map(e=>[e.picture,e])),r=c(t,`stock`).filter(({seat:e})=>!e);if(!n.size&&!r.length)return null;let i=({what:t,picture:n,value:r,text:i})=>e`<li>${s(n,t===`printed`?`on-field f-${r}`:``)}<span>${i}</span></li>`;return e`<ul class="legend">${[...r,...n.values()].map(i)}</ul>`}function g(e,{state:t}){let r=(t.signs??[]).length>0&&![`idle`].includes(t.phase);n(e,r&&[l(c(t,`beside`)),m(t)??u(t),h(t)])}export{g as n,p as r,d as t};