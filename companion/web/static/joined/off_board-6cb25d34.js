import{Ft as e,Ut as t,Wt as n,et as r,in as i,rt as a}from"./all-aa5a1a3e.js";import{n as o}from"./colours-ecbefb03.js";import{t as s}from"./sketch-cf11345e.js";const c=(e,t)=>(e.signs??[]).filter(e=>e.what===t);function l(e){return e.length?[t`<h3>${i(`beside_board`)}</h3>`,t`<ul class="lying-list">${e.map(({value:e,text:n})=>t`<li>${o(e||`unread`,`lying`)}<span>${n}</span></li>`)}</ul>`]:null}function u(n){let o=c(n,`chip`);return[t`<h3>${i(`chips`)}</h3>`,t`<ul class="chip-list">${n.seats.filter(({playing:e})=>e).map(({seat:s,mark:c})=>{let l=o.filter(e=>e.seat===s).length;return t`<li>
      ${a(s,c,`small`)}
      <span>${e(n,s)}</span>
      <span class="medals" aria-hidden="true">${Array.from({length:l},()=>r())}</span>
      <b aria-label=${i(`chips_of`,{count:l})}>${l}</b>
    </li>`})}</ul>`]}const d=({picture:e,text:n,count:r})=>t`<span class="stock">${s(e)}<span class="hidden">${n}</span><b aria-hidden="true">${r}</b></span>`,f=({picture:e,text:n})=>t`<span class="stock">${s(e)}<span>${n}</span></span>`,p=({value:e,picture:n,text:r,count:i,most:a})=>t`<span class="thing" title=${r}>
    <span class="hidden">${r}</span>
    <b aria-hidden="true">${e}</b>
    ${Array.from({length:a},(e,t)=>s(n,t<i?`full`:`empty`))}
  </span>`;function m(n){let r=(n.signs??[]).filter(({what:e,seat:t})=>t&&[`marker`,`step`,`stock`,`thing`].includes(e));return r.length?[t`<h3>${i(`who_has_what`)}</h3>`,t`<ul class="owner-list">${n.seats.map(({seat:i,mark:o})=>{let s=r.filter(e=>e.seat===i),c=s.filter(({what:e})=>[`step`,`marker`].includes(e)).map(({text:e})=>e);return t`<li class=${`seat-${i}`}>
      <span class="owner">
        ${a(i,o,`small`)}
        <b>${e(n,i)}</b>
        <small>${c.join(` · `)}</small>
      </span>
      <span class="owned">
        ${s.filter(({what:e})=>e===`stock`).map(f)}
        ${s.filter(({what:e})=>e===`thing`).map(p)}
      </span>
    </li>`})}</ul>`]:null}function h(e){let n=new Map(c(e,`printed`).map(e=>[e.picture,e])),r=c(e,`stock`).filter(({seat:e})=>!e);if(!n.size&&!r.length)return null;let i=({what:e,picture:n,value:r,text:i})=>t`<li>${s(n,e===`printed`?`on-field f-${r}`:``)}<span>${i}</span></li>`;return t`<ul class="legend">${[...r,...n.values()].map(i)}</ul>`}function g(e,{state:t}){let r=(t.signs??[]).length>0&&![`idle`].includes(t.phase);n(e,r&&[l(c(t,`beside`)),m(t)??u(t),h(t)])}export{g as n,p as r,d as t};