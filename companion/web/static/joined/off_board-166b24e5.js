import{Jt as e,cn as t,it as n,qt as r,st as i,zt as a}from"./all-75e562a5.js";import{n as o}from"./colours-1596baf2.js";import{t as s}from"./sketch-ab1dc2cd.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[r`<h3>${t(`beside_board`)}</h3>`,r`<ul class="lying-list">${e.map(({value:e,text:t})=>r`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(e){let o=c(e,`chip`);return[r`<h3>${t(`chips`)}</h3>`,r`<ul class="chip-list">${e.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s).length;return r`<li>
      ${i(s,c,`small`)}
      <span>${a(e,s)}</span>
      <span class="medals" aria-hidden="true">${Array.from({length:l},()=>n())}</span>
      <b aria-label=${t(`chips_of`,{count:l})}>${l}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:n})=>r`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${n}</b></span>`,f=({picture:e,text:t})=>r`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:n,count:i,most:a})=>r`<span class="thing" title=${n}>
    <span class="hidden">${n}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,n)=>s(t,n<i?`full`:`empty`))}
  </span>`;function m(e){let n=(e.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return n.length?[r`<h3>${t(`who_has_what`)}</h3>`,r`<ul class="owner-list">${e.seats.map(({seat:t,mark:o})=>{let s=n.filter(e=>e.seat===t),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return r`<li class=${`seat-${t}`}>
      <span class="owner">
        ${i(t,o,`small`)}
        <b>${a(e,t)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),n=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!n.length)return null;let i=({what:e,picture:t,value:n,text:i})=>r`<li>${s(t,e===`printed`?`on-field f-${n}`:``)}<span>${i}</span></li>`;return r`<ul class="legend">${[...n,...t.values()].map(i)}</ul>`}function g(t,{state:n}){let r=(n.signs??[]).length>0&&![`idle`].includes(n.phase);e(t,r&&[l(c(n,`beside`)),m(n)??u(n),h(n)])}export{g as n,p as r,d as t};