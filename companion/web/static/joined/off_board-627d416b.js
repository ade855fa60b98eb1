import{Gt as e,Jt as t,Tt as n,fn as r,rn as i,un as a}from"./all-eabb7ade.js";import{i as o,t as s}from"./shared-f27c9c55.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[a`<h3>${i(`beside_board`)}</h3>`,a`<ul class="lying-list">${e.map(({value:e,text:t})=>a`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(r){let o=c(r,`chip`);return[a`<h3>${i(`chips`)}</h3>`,a`<ul class="chip-list">${r.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s),u=l.length;return a`<li>
      ${t(s,c,`small`)}
      <span>${n(r,s)}</span>
      <span class="medals" aria-hidden="true">${l.map(e)}</span>
      <b aria-label=${i(`chips_of`,{count:u})}>${u}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:n})=>a`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${n}</b></span>`,f=({picture:e,text:t})=>a`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:n,count:r,most:i})=>a`<span class="thing" title=${n}>
    <span class="hidden">${n}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:i},(e,n)=>s(t,n<r?`full`:`empty`))}
  </span>`;function m(e){let r=(e.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return r.length?[a`<h3>${i(`who_has_what`)}</h3>`,a`<ul class="owner-list">${e.seats.map(({seat:i,mark:o})=>{let s=r.filter(e=>e.seat===i),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return a`<li class=${`seat-${i}`}>
      <span class="owner">
        ${t(i,o,`small`)}
        <b>${n(e,i)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),n=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!n.length)return null;let r=({what:e,picture:t,value:n,text:r})=>a`<li>${s(t,e===`printed`?`on-field f-${n}`:``)}<span>${r}</span></li>`;return a`<ul class="legend">${[...n,...t.values()].map(r)}</ul>`}function g(e,{state:t}){let n=(t.signs??[]).length>0&&![`idle`].includes(t.phase);r(e,n&&[l(c(t,`beside`)),m(t)??u(t),h(t)])}export{g as n,p as r,d as t};