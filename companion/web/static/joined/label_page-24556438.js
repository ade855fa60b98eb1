import{An as e,Ln as t,P as n,Pn as r,an as i,hn as a,n as o,pn as s,t as c,zn as l}from"./phone-44b4d523.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:n,code:r})=>t`<div class="label">
  ${c(n,`qr`)}
  <div>
    <p class="board-title">${n.name}</p>
    <p>${e(`label_scan`)}</p>
    <p class="label-address">${o(n.urls[0])}</p>
    ${r&&t`<p>${e(`label_code`,{code:r})}</p>`}
  </div>
</div>`;async function p(){let e=await i(()=>s(`/api/host/code`));e&&(d.code=e.code),m()}function m(){l(u(`label`),t`<${f} ...${d} />`),l(u(`tools`),[r(e(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),a.host&&!d.code&&r(e(`label_with_code`),p,{name:`code`}),a.host&&t`<p class="small">${e(`label_code_hint`)}</p>`])}async function h(){await n(),d.join=await i(()=>s(`/api/join`)),d.join&&m()}h();