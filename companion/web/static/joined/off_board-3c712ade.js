import{Bt as e,Ht as t,at as n,jt as r,nt as i,rn as a}from"./all-713fa23a.js";import{n as o}from"./colours-fe178db8.js";import{t as s}from"./sketch-512c42d3.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(t){return t.length?[e`<h3>${a(`beside_board`)}</h3>`,e`<ul class="lying-list">${t.map(({value:t,text:n})=>e`<li>${o(t||`unread`,`lying`)}<span>${n}</span></li>`)}</ul>`]:null}function u(t){let o=c(t,`chip`);return[e`<h3>${a(`chips`)}</h3>`,e`<ul class="chip-list">${t.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s).length;return e`<li>
      ${n(s,c,`small`)}
      <span>${r(t,s)}</span>
      <span class="medals" aria-hidden="true">${Array.from({length:l},()=>i())}</span>
      <b aria-label=${a(`chips_of`,{count:l})}>${l}</b>
    </li>`})}</ul>`]}const d=({picture:t,text:n,count:r})=>e`<span class="stock">${s(t)}<span class="hidden">${n}</span><b aria-hidden="true">${r}</b></span>`,f=({picture:t,text:n})=>e`<span class="stock">${s(t)}<span>${n}</span></span>`,p=({value:t,picture:n,text:r,count:i,most:a})=>e`<span class="thing" title=${r}>
    <span class="hidden">${r}</span>
    <b aria-hidden="true">${t}</b>
    ${Array.from({length:a},(e,t)=>s(n,t<i?`full`:`empty`))}
  </span>`;function m(t){let i=(t.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return i.length?[e`<h3>${a(`who_has_what`)}</h3>`,e`<ul class="owner-list">${t.seats.map(({seat:a,mark:o})=>{let s=i.filter(e=>e.seat===a),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return e`<li class=${`seat-${a}`}>
      <span class="owner">
        ${n(a,o,`small`)}
        <b>${r(t,a)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(t){let n=new Map(c(t,`printed`).map(e=>[e.picture,e])),r=c(t,`stock`).filter(({seat:e})=>!e);if(!n.size&&!r.length)return null;let i=({what:t,picture:n,value:r,text:i})=>e`<li>${s(n,t===`printed`?`on-field f-${r}`:``)}<span>${i}</span></li>`;return e`<ul class="legend">${[...r,...n.values()].map(i)}</ul>`}function g(e,{state:n}){let r=(n.signs??[]).length>0&&![`idle`].includes(n.phase);t(e,r&&[l(c(n,`beside`)),m(n)??u(n),h(n)])}export{g as n,p as r,d as t};