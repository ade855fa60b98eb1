import{Fn as e,Ln as t,Mn as n,On as r,dn as i,j as a,n as o,pn as s,r as c,rn as l}from"./phone-9ef268c8.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:t,code:n})=>e`<div class="label">
  ${o(t,`qr`)}
  <div>
    <p class="board-title">${t.name}</p>
    <p>${r(`label_scan`)}</p>
    <p class="label-address">${c(t.urls[0])}</p>
    ${n&&e`<p>${r(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await l(()=>i(`/api/host/code`));e&&(d.code=e.code),m()}function m(){t(u(`label`),e`<${f} ...${d} />`),t(u(`tools`),[n(r(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),s.host&&!d.code&&n(r(`label_with_code`),p,{name:`code`}),s.host&&e`<p class="small">${r(`label_code_hint`)}</p>`])}async function h(){await a(),d.join=await l(()=>i(`/api/join`)),d.join&&m()}h();