import{$ as e,Ft as t,Nt as n,Qt as r,an as i,jt as a,nn as o,nt as s,rt as c,sn as l}from"./all-85bff6b0.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),r=performance.now();(t!==u.text||r-u.at>6e4)&&c(t),[u.text,u.at]=[t,r],e.waits&&n.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let n=await a(`/api/hosts`).catch(()=>null);for(let{proof_id:a}of n?.waiting??[])d.has(a)||(d.add(a),await s(r(`host_asks`),(n,s)=>{let c=async n=>{await e(()=>t(`/api/hosts/answer`,{proof_id:a,yes:n})),s()};l(n,i`
          <p>${r(`host_asks_text`)}</p>
          <div class="row">
            ${o(r(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${o(r(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};