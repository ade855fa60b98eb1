import{$t as e,Jt as t,Rt as n,Ut as r,Vt as i,Zt as a,ft as o,lt as s,pt as c,rn as l}from"./all-b3353105.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&c(t),[u.text,u.at]=[t,n],e.waits&&a.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let a=await t(`/api/hosts`).catch(()=>null);for(let{proof_id:t}of a?.waiting??[])d.has(t)||(d.add(t),await o(l(`host_asks`),(a,o)=>{let c=async n=>{await s(()=>e(`/api/hosts/answer`,{proof_id:t,yes:n})),o()};r(a,i`
          <p>${l(`host_asks_text`)}</p>
          <div class="row">
            ${n(l(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${n(l(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};