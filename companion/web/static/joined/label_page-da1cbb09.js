import{A as e,An as t,En as n,Fn as r,Nn as i,fn as a,n as o,nn as s,r as c,un as l}from"./phone-c348bab2.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>i`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${n(`label_scan`)}</p>
    <p class="label-address">${c(e.urls[0])}</p>
    ${t&&i`<p>${n(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let e=await s(()=>l(`/api/host/code`));e&&(d.code=e.code),m()}function m(){r(u(`label`),i`<${f} ...${d} />`),r(u(`tools`),[t(n(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),a.host&&!d.code&&t(n(`label_with_code`),p,{name:`code`}),a.host&&i`<p class="small">${n(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await s(()=>l(`/api/join`)),d.join&&m()}h();