import{A as e,Cn as t,En as n,On as r,Yt as i,an as a,n as o,r as s,rn as c,yn as l}from"./phone-1fbd6002.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>n`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${l(`label_scan`)}</p>
    <p class="label-address">${s(e.urls[0])}</p>
    ${t&&n`<p>${l(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let e=await i(()=>c(`/api/host/code`));e&&(d.code=e.code),m()}function m(){r(u(`label`),n`<${f} ...${d} />`),r(u(`tools`),[t(l(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),a.host&&!d.code&&t(l(`label_with_code`),p,{name:`code`}),a.host&&n`<p class="small">${l(`label_code_hint`)}</p>`])}async function h(){await e(),d.join=await i(()=>c(`/api/join`)),d.join&&m()}h();