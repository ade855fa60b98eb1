import{A as e,Fn as t,Ln as n,Mn as r,On as i,dn as a,n as o,pn as s,rn as c,t as l}from"./phone-c7af0d79.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:n})=>t`<div class="label">
  ${l(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${i(`label_scan`)}</p>
    <p class="label-address">${o(e.urls[0])}</p>
    ${n&&t`<p>${i(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await c(()=>a(`/api/host/code`));e&&(d.code=e.code),m()}function m(){n(u(`label`),t`<${f} ...${d} />`),n(u(`tools`),[r(i(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),s.host&&!d.code&&r(i(`label_with_code`),p,{name:`code`}),s.host&&t`<p class="small">${i(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await c(()=>a(`/api/join`)),d.join&&m()}h();