import{Ct as e,Gt as t,Ht as n,en as r,ln as i,sn as a}from"./all-9abd0c32.js";import{i as o,t as s}from"./shared-a7f95979.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[a`<h3>${r(`beside_board`)}</h3>`,a`<ul class="lying-list">${e.map(({value:e,text:t})=>a`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(i){let o=c(i,`chip`);return[a`<h3>${r(`chips`)}</h3>`,a`<ul class="chip-list">${i.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s),u=l.length;return a`<li>
      ${t(s,c,`small`)}
      <span>${e(i,s)}</span>
      <span class="medals" aria-hidden="true">${l.map(n)}</span>
      <b aria-label=${r(`chips_of`,{count:u})}>${u}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:n})=>a`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${n}</b></span>`,f=({picture:e,text:t})=>a`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:n,count:r,most:i})=>a`<span class="thing" title=${n}>
    <span class="hidden">${n}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:i},(e,n)=>s(t,n<r?`full`:`empty`))}
  </span>`;function m(n){let i=(n.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return i.length?[a`<h3>${r(`who_has_what`)}</h3>`,a`<ul class="owner-list">${n.seats.map(({seat:r,mark:o})=>{let s=i.filter(e=>e.seat===r),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return a`<li class=${`seat-${r}`}>
      <span class="owner">
        ${t(r,o,`small`)}
        <b>${e(n,r)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),n=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!n.length)return null;let r=({what:e,picture:t,value:n,text:r})=>a`<li>${s(t,e===`printed`?`on-field f-${n}`:``)}<span>${r}</span></li>`;return a`<ul class="legend">${[...n,...t.values()].map(r)}</ul>`}function g(e,{state:t}){let n=(t.signs??[]).length>0&&![`idle`].includes(t.phase);i(e,n&&[l(c(t,`beside`)),m(t)??u(t),h(t)])}export{g as n,p as r,d as t};