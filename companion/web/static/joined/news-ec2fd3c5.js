import{Gt as e,Kt as t,Ut as n,Zt as r,en as i,ft as a,lt as o,nn as s,on as c,pt as l}from"./all-c951db08.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&l(t),[u.text,u.at]=[t,n],e.waits&&i.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let i=await r(`/api/hosts`).catch(()=>null);for(let{proof_id:r}of i?.waiting??[])d.has(r)||(d.add(r),await a(c(`host_asks`),(i,a)=>{let l=async e=>{await o(()=>s(`/api/hosts/answer`,{proof_id:r,yes:e})),a()};t(i,e`
          <p>${c(`host_asks_text`)}</p>
          <div class="row">
            ${n(c(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${n(c(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};