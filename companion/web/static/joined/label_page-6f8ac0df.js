import{A as e,Mn as t,Pn as n,Tn as r,dn as i,kn as a,ln as o,n as s,r as c,tn as l}from"./phone-7ea352df.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:n})=>t`<div class="label">
  ${s(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${r(`label_scan`)}</p>
    <p class="label-address">${c(e.urls[0])}</p>
    ${n&&t`<p>${r(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await l(()=>o(`/api/host/code`));e&&(d.code=e.code),m()}function m(){n(u(`label`),t`<${f} ...${d} />`),n(u(`tools`),[a(r(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),i.host&&!d.code&&a(r(`label_with_code`),p,{name:`code`}),i.host&&t`<p class="small">${r(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await l(()=>o(`/api/join`)),d.join&&m()}h();