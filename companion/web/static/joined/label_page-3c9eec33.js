import{Cn as e,Qt as t,Wt as n,en as r,k as i,mn as a,n as o,r as s,vn as c,xn as l}from"./phone-a6660e6d.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>l`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${a(`label_scan`)}</p>
    <p class="label-address">${s(e.urls[0])}</p>
    ${t&&l`<p>${a(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let e=await n(()=>t(`/api/host/code`));e&&(d.code=e.code),m()}function m(){e(u(`label`),l`<${f} ...${d} />`),e(u(`tools`),[c(a(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),r.host&&!d.code&&c(a(`label_with_code`),p,{name:`code`}),r.host&&l`<p class="small">${a(`label_code_hint`)}</p>`])}async function h(){await i(),d.join=await n(()=>t(`/api/join`)),d.join&&m()}h();