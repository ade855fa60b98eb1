import{An as e,D as t,On as n,Tn as r,Zt as i,an as a,n as o,r as s,sn as c,xn as l}from"./phone-99872946.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>n`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${l(`label_scan`)}</p>
    <p class="label-address">${s(e.urls[0])}</p>
    ${t&&n`<p>${l(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let e=await i(()=>a(`/api/host/code`));e&&(d.code=e.code),m()}function m(){e(u(`label`),n`<${f} ...${d} />`),e(u(`tools`),[r(l(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),c.host&&!d.code&&r(l(`label_with_code`),p,{name:`code`}),c.host&&n`<p class="small">${l(`label_code_hint`)}</p>`])}async function h(){await t(),d.join=await i(()=>a(`/api/join`)),d.join&&m()}h();