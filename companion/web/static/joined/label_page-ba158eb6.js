import{A as e,Dn as t,Jt as n,Sn as r,Tn as i,in as a,n as o,nn as s,r as c,vn as l}from"./phone-6455bc21.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>i`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${l(`label_scan`)}</p>
    <p class="label-address">${c(e.urls[0])}</p>
    ${t&&i`<p>${l(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let e=await n(()=>s(`/api/host/code`));e&&(d.code=e.code),m()}function m(){t(u(`label`),i`<${f} ...${d} />`),t(u(`tools`),[r(l(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),a.host&&!d.code&&r(l(`label_with_code`),p,{name:`code`}),a.host&&i`<p class="small">${l(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await n(()=>s(`/api/join`)),d.join&&m()}h();