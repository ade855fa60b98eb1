import{A as e,Cn as t,Kt as n,Tn as r,bn as i,en as a,gn as o,n as s,nn as c,r as l}from"./phone-6a1c03c5.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:n})=>t`<div class="label">
  ${s(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${o(`label_scan`)}</p>
    <p class="label-address">${l(e.urls[0])}</p>
    ${n&&t`<p>${o(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await n(()=>a(`/api/host/code`));e&&(d.code=e.code),m()}function m(){r(u(`label`),t`<${f} ...${d} />`),r(u(`tools`),[i(o(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),c.host&&!d.code&&i(o(`label_with_code`),p,{name:`code`}),c.host&&t`<p class="small">${o(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await n(()=>a(`/api/join`)),d.join&&m()}h();