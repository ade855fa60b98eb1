import{A as e,Cn as t,Qt as n,Wt as r,en as i,mn as a,n as o,r as s,vn as c,xn as l}from"./phone-c90b29c1.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>l`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${a(`label_scan`)}</p>
    <p class="label-address">${s(e.urls[0])}</p>
    ${t&&l`<p>${a(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let e=await r(()=>n(`/api/host/code`));e&&(d.code=e.code),m()}function m(){t(u(`label`),l`<${f} ...${d} />`),t(u(`tools`),[c(a(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),i.host&&!d.code&&c(a(`label_with_code`),p,{name:`code`}),i.host&&l`<p class="small">${a(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await r(()=>n(`/api/join`)),d.join&&m()}h();