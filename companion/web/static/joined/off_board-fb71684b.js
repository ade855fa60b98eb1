import{Bt as e,Qt as t,St as n,Ut as r,an as i,sn as a}from"./all-85bff6b0.js";import{i as o,t as s}from"./shared-a701eaf2.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[i`<h3>${t(`beside_board`)}</h3>`,i`<ul class="lying-list">${e.map(({value:e,text:t})=>i`<li>${o(e||`unread`,`lying`)}<span>${t}</span></li>`)}</ul>`]:null}function u(a){let o=c(a,`chip`);return[i`<h3>${t(`chips`)}</h3>`,i`<ul class="chip-list">${a.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s),u=l.length;return i`<li>
      ${r(s,c,`small`)}
      <span>${n(a,s)}</span>
      <span class="medals" aria-hidden="true">${l.map(e)}</span>
      <b aria-label=${t(`chips_of`,{count:u})}>${u}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:t,count:n})=>i`<span class="stock">${s(e)}<span class="hidden">${t}</span><b aria-hidden="true">${n}</b></span>`,f=({picture:e,text:t})=>i`<span class="stock">${s(e)}<span>${t}</span></span>`,p=({value:e,picture:t,text:n,count:r,most:a})=>i`<span class="thing" title=${n}>
    <span class="hidden">${n}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,n)=>s(t,n<r?`full`:`empty`))}
  </span>`;function m(e){let a=(e.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return a.length?[i`<h3>${t(`who_has_what`)}</h3>`,i`<ul class="owner-list">${e.seats.map(({seat:t,mark:o})=>{let s=a.filter(e=>e.seat===t),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return i`<li class=${`seat-${t}`}>
      <span class="owner">
        ${r(t,o,`small`)}
        <b>${n(e,t)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let t=new Map(c(e,`printed`).map(e=>[e.picture,e])),n=c(e,`stock`).filter(({seat:e})=>!e);if(!t.size&&!n.length)return null;let r=({what:e,picture:t,value:n,text:r})=>i`<li>${s(t,e===`printed`?`on-field f-${n}`:``)}<span>${r}</span></li>`;return i`<ul class="legend">${[...n,...t.values()].map(r)}</ul>`}function g(e,{state:t}){let n=(t.signs??[]).length>0&&![`idle`].includes(t.phase);a(e,n&&[l(c(t,`beside`)),m(t)??u(t),h(t)])}export{g as n,p as r,d as t};