import{Bt as e,Ht as t,Jt as n,Lt as r,Qt as i,Xt as a,ct as o,dt as s,ft as c,rn as l}from"./all-713fa23a.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&c(t),[u.text,u.at]=[t,n],e.waits&&a.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let a=await n(`/api/hosts`).catch(()=>null);for(let{proof_id:n}of a?.waiting??[])d.has(n)||(d.add(n),await s(l(`host_asks`),(a,s)=>{let c=async e=>{await o(()=>i(`/api/hosts/answer`,{proof_id:n,yes:e})),s()};t(a,e`
          <p>${l(`host_asks_text`)}</p>
          <div class="row">
            ${r(l(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${r(l(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};