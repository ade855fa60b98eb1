import{A as e,An as t,Ln as n,Pn as r,an as i,hn as a,n as o,pn as s,t as c,zn as l}from"./phone-f50be9ec.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:r})=>n`<div class="label">
  ${c(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${t(`label_scan`)}</p>
    <p class="label-address">${o(e.urls[0])}</p>
    ${r&&n`<p>${t(`label_code`,{code:r})}</p>`}
  </div>
</div>`;async function p(){let e=await i(()=>s(`/api/host/code`));e&&(d.code=e.code),m()}function m(){l(u(`label`),n`<${f} ...${d} />`),l(u(`tools`),[r(t(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),a.host&&!d.code&&r(t(`label_with_code`),p,{name:`code`}),a.host&&n`<p class="small">${t(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await i(()=>s(`/api/join`)),d.join&&m()}h();