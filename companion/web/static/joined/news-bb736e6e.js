import{Jt as e,Kt as t,Ut as n,_t as r,en as i,gt as a,in as o,ln as s,nn as c,pt as l}from"./all-16646811.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&r(t),[u.text,u.at]=[t,n],e.waits&&c.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let r=await i(`/api/hosts`).catch(()=>null);for(let{proof_id:i}of r?.waiting??[])d.has(i)||(d.add(i),await a(s(`host_asks`),(r,a)=>{let c=async e=>{await l(()=>o(`/api/hosts/answer`,{proof_id:i,yes:e})),a()};e(r,t`
          <p>${s(`host_asks_text`)}</p>
          <div class="row">
            ${n(s(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${n(s(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};