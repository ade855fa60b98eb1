import{Ft as e,Gt as t,cn as n,lt as r,ot as i,qt as a}from"./all-473c1d34.js";import{i as o,t as s}from"./shared-d37f49bf.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[t`<h3>${n(`beside_board`)}</h3>`,t`<ul class="lying-list">${e.map(({value:e,text:n})=>t`<li>${o(e||`unread`,`lying`)}<span>${n}</span></li>`)}</ul>`]:null}function u(a){let o=c(a,`chip`);return[t`<h3>${n(`chips`)}</h3>`,t`<ul class="chip-list">${a.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s),u=l.length;return t`<li>
      ${r(s,c,`small`)}
      <span>${e(a,s)}</span>
      <span class="medals" aria-hidden="true">${l.map(i)}</span>
      <b aria-label=${n(`chips_of`,{count:u})}>${u}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:n,count:r})=>t`<span class="stock">${s(e)}<span class="hidden">${n}</span><b aria-hidden="true">${r}</b></span>`,f=({picture:e,text:n})=>t`<span class="stock">${s(e)}<span>${n}</span></span>`,p=({value:e,picture:n,text:r,count:i,most:a})=>t`<span class="thing" title=${r}>
    <span class="hidden">${r}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,t)=>s(n,t<i?`full`:`empty`))}
  </span>`;function m(i){let a=(i.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return a.length?[t`<h3>${n(`who_has_what`)}</h3>`,t`<ul class="owner-list">${i.seats.map(({seat:n,mark:o})=>{let s=a.filter(e=>e.seat===n),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return t`<li class=${`seat-${n}`}>
      <span class="owner">
        ${r(n,o,`small`)}
        <b>${e(i,n)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let n=new Map(c(e,`printed`).map(e=>[e.picture,e])),r=c(e,`stock`).filter(({seat:e})=>!e);if(!n.size&&!r.length)return null;let i=({what:e,picture:n,value:r,text:i})=>t`<li>${s(n,e===`printed`?`on-field f-${r}`:``)}<span>${i}</span></li>`;return t`<ul class="legend">${[...r,...n.values()].map(i)}</ul>`}function g(e,{state:t}){let n=(t.signs??[]).length>0&&![`idle`].includes(t.phase);a(e,n&&[l(c(t,`beside`)),m(t)??u(t),h(t)])}export{g as n,p as r,d as t};