import{An as e,Bn as t,Fn as n,P as r,Pn as i,Rn as a,an as o,hn as s,n as c,pn as l,t as u}from"./phone-9725a789.js";const d={join:null,code:``},f=({join:t,code:n})=>a`<div class="label">
${u(t,`qr`)}
<div>
<p class="board-title">${t.name}</p>
<p>${e(`label_scan`)}</p>
<p class="label-address">${c(t.urls[0])}</p>
${n&&a`<p>${e(`label_code`,{code:n})}</p>`}
</div>
</div>`;async function p(){let e=await o(()=>l(`/api/host/code`));e&&(d.code=e.code),m()}function m(){t(n(`label`),a`<${f} ...${d} />`),t(n(`tools`),[i(e(`label_print`),()=>print(),{kind:`primary wide`,name:`print`}),s.host&&!d.code&&i(e(`label_with_code`),p,{name:`code`}),s.host&&a`<p class="small">${e(`label_code_hint`)}</p>`])}async function h(){await r(),d.join=await o(()=>l(`/api/join`)),d.join&&m()}h();