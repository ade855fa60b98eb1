import{Bt as e,Ht as t,Lt as n,Qt as r,Xt as i,ct as a,dt as o,ft as s,qt as c,rn as l}from"./all-d12d19a7.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&s(t),[u.text,u.at]=[t,n],e.waits&&i.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let i=await c(`/api/hosts`).catch(()=>null);for(let{proof_id:s}of i?.waiting??[])d.has(s)||(d.add(s),await o(l(`host_asks`),(i,o)=>{let c=async e=>{await a(()=>r(`/api/hosts/answer`,{proof_id:s,yes:e})),o()};t(i,e`
          <p>${l(`host_asks_text`)}</p>
          <div class="row">
            ${n(l(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${n(l(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};