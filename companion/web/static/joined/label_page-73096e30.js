import{Cn as e,En as t,On as n,Yt as r,an as i,j as a,n as o,r as s,rn as c,yn as l}from"./phone-4da4ee6a.js";const u=e=>document.getElementById(e),d={join:null,code:``},f=({join:e,code:n})=>t`<div class="label">
  ${o(e,`qr`)}
  <div>
    <p class="board-title">${e.name}</p>
    <p>${l(`label_scan`)}</p>
    <p class="label-address">${s(e.urls[0])}</p>
    ${n&&t`<p>${l(`label_code`,{code:n})}</p>`}
  </div>
</div>`;async function p(){let e=await r(()=>c(`/api/host/code`));e&&(d.code=e.code),m()}function m(){n(u(`label`),t`<${f} ...${d} />`),n(u(`tools`),[e(l(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),i.host&&!d.code&&e(l(`label_with_code`),p,{name:`code`}),i.host&&t`<p class="small">${l(`label_code_hint`)}</p>`])}async function h(){await a(),d.join=await r(()=>c(`/api/join`)),d.join&&m()}h();