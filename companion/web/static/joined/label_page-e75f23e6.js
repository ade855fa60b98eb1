import{Dn as e,O as t,Xt as n,bn as r,in as i,kn as a,n as o,on as s,r as c,wn as l}from"./phone-4f51d064.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:t,code:n})=>e`<div class="label">
  ${o(t,`qr`)}
  <div>
    <p class="board-title">${t.name}</p>
    <p>${r(`label_scan`)}</p>
    <p class="label-address">${c(t.urls[0])}</p>
    ${n&&e`<p>${r(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await n(()=>i(`/api/host/code`));e&&(d.code=e.code),m()}function m(){a(u(`label`),e`<${f} ...${d} />`),a(u(`tools`),[l(r(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),s.host&&!d.code&&l(r(`label_with_code`),p,{name:`code`}),s.host&&e`<p class="small">${r(`label_code_hint`)}</p>`])}async function h(){await t(),d.join=await n(()=>i(`/api/join`)),d.join&&m()}h();