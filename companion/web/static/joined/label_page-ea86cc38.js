import{$t as e,A as t,Gt as n,Sn as r,hn as i,n as a,r as o,tn as s,wn as c,yn as l}from"./phone-5c5bf911.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>r`<div class="label">
  ${a(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${i(`label_scan`)}</p>
    <p class="label-address">${o(e.urls[0])}</p>
    ${t&&r`<p>${i(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let t=await n(()=>e(`/api/host/code`));t&&(d.code=t.code),m()}function m(){c(u(`label`),r`<${f} ...${d} />`),c(u(`tools`),[l(i(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),s.host&&!d.code&&l(i(`label_with_code`),p,{name:`code`}),s.host&&r`<p class="small">${i(`label_code_hint`)}</p>`])}async function h(){await t(),d.join=await n(()=>e(`/api/join`)),d.join&&m()}h();