import{En as e,O as t,Qt as n,Sn as r,cn as i,jn as a,kn as o,n as s,on as c,r as l}from"./phone-68234baa.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:t})=>o`<div class="label">
  ${s(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${r(`label_scan`)}</p>
    <p class="label-address">${l(e.urls[0])}</p>
    ${t&&o`<p>${r(`label_code`,{code:t})}</p>`}
  </div>
</div>`;async function p(){let e=await n(()=>c(`/api/host/code`));e&&(d.code=e.code),m()}function m(){a(u(`label`),o`<${f} ...${d} />`),a(u(`tools`),[e(r(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),i.host&&!d.code&&e(r(`label_with_code`),p,{name:`code`}),i.host&&o`<p class="small">${r(`label_code_hint`)}</p>`])}async function h(){await t(),d.join=await n(()=>c(`/api/join`)),d.join&&m()}h();