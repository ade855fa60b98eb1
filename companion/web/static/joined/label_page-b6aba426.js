import{Cn as e,Kt as t,Tn as n,bn as r,en as i,gn as a,j as o,n as s,nn as c,r as l}from"./phone-e22dede0.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:t,code:n})=>e`<div class="label">
  ${s(t,`qr`)}
  <div>
    <p class="board-title">${t.name}</p>
    <p>${a(`label_scan`)}</p>
    <p class="label-address">${l(t.urls[0])}</p>
    ${n&&e`<p>${a(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await t(()=>i(`/api/host/code`));e&&(d.code=e.code),m()}function m(){n(u(`label`),e`<${f} ...${d} />`),n(u(`tools`),[r(a(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),c.host&&!d.code&&r(a(`label_with_code`),p,{name:`code`}),c.host&&e`<p class="small">${a(`label_code_hint`)}</p>`])}async function h(){await o(),d.join=await t(()=>i(`/api/join`)),d.join&&m()}h();