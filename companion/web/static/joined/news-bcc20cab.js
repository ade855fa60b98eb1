import{Kt as e,Qt as t,Vt as n,Wt as r,en as i,ft as a,gt as o,ht as s,nn as c,sn as l}from"./all-230952a6.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&o(t),[u.text,u.at]=[t,n],e.waits&&i.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let i=await t(`/api/hosts`).catch(()=>null);for(let{proof_id:t}of i?.waiting??[])d.has(t)||(d.add(t),await s(l(`host_asks`),(i,o)=>{let s=async e=>{await a(()=>c(`/api/hosts/answer`,{proof_id:t,yes:e})),o()};e(i,r`
          <p>${l(`host_asks_text`)}</p>
          <div class="row">
            ${n(l(`host_asks_yes`),()=>s(!0),{kind:`primary`,name:`host-yes`})}
            ${n(l(`host_asks_no`),()=>s(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};