import{Gt as e,Ht as t,Kt as n,Zt as r,dt as i,en as a,nn as o,on as s,st as c,ut as l}from"./all-55a14521.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&i(t),[u.text,u.at]=[t,n],e.waits&&a.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let i=await r(`/api/hosts`).catch(()=>null);for(let{proof_id:r}of i?.waiting??[])d.has(r)||(d.add(r),await l(s(`host_asks`),(i,a)=>{let l=async e=>{await c(()=>o(`/api/hosts/answer`,{proof_id:r,yes:e})),a()};n(i,e`
          <p>${s(`host_asks_text`)}</p>
          <div class="row">
            ${t(s(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${t(s(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};