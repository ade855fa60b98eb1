import{Dn as e,In as t,Pn as n,dn as r,j as i,jn as a,n as o,pn as s,r as c,rn as l}from"./phone-1c8a60bc.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:t,code:r})=>n`<div class="label">
  ${o(t,`qr`)}
  <div>
    <p class="board-title">${t.name}</p>
    <p>${e(`label_scan`)}</p>
    <p class="label-address">${c(t.urls[0])}</p>
    ${r&&n`<p>${e(`label_code`,{code:r})}</p>`}
  </div>
</div>`;async function p(){let e=await l(()=>r(`/api/host/code`));e&&(d.code=e.code),m()}function m(){t(u(`label`),n`<${f} ...${d} />`),t(u(`tools`),[a(e(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),s.host&&!d.code&&a(e(`label_with_code`),p,{name:`code`}),s.host&&n`<p class="small">${e(`label_code_hint`)}</p>`])}async function h(){await i(),d.join=await l(()=>r(`/api/join`)),d.join&&m()}h();