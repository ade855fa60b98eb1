import{A as e,Dn as t,Xt as n,bn as r,in as i,kn as a,n as o,on as s,r as c,wn as l}from"./phone-dd59b0b4.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:n})=>t`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${r(`label_scan`)}</p>
    <p class="label-address">${c(e.urls[0])}</p>
    ${n&&t`<p>${r(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await n(()=>i(`/api/host/code`));e&&(d.code=e.code),m()}function m(){a(u(`label`),t`<${f} ...${d} />`),a(u(`tools`),[l(r(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),s.host&&!d.code&&l(r(`label_with_code`),p,{name:`code`}),s.host&&t`<p class="small">${r(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await n(()=>i(`/api/join`)),d.join&&m()}h();