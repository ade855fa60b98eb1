import{Ht as e,Qt as t,Rt as n,Vt as r,Xt as i,ft as a,lt as o,nn as s,pt as c,qt as l}from"./all-508bb130.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&c(t),[u.text,u.at]=[t,n],e.waits&&i.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let i=await l(`/api/hosts`).catch(()=>null);for(let{proof_id:c}of i?.waiting??[])d.has(c)||(d.add(c),await a(s(`host_asks`),(i,a)=>{let l=async e=>{await o(()=>t(`/api/hosts/answer`,{proof_id:c,yes:e})),a()};e(i,r`
          <p>${s(`host_asks_text`)}</p>
          <div class="row">
            ${n(s(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${n(s(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};