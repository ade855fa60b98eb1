import{Ht as e,Rt as t,Vt as n,Yt as r,Zt as i,ft as a,lt as o,pt as s,qt as c,tn as l}from"./all-d6b41ecc.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&s(t),[u.text,u.at]=[t,n],e.waits&&r.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let r=await c(`/api/hosts`).catch(()=>null);for(let{proof_id:s}of r?.waiting??[])d.has(s)||(d.add(s),await a(l(`host_asks`),(r,a)=>{let c=async e=>{await o(()=>i(`/api/hosts/answer`,{proof_id:s,yes:e})),a()};e(r,n`
          <p>${l(`host_asks_text`)}</p>
          <div class="row">
            ${t(l(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${t(l(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};