import{Jt as e,Qt as t,Rt as n,Ut as r,Vt as i,Xt as a,ft as o,lt as s,nn as c,pt as l}from"./all-fb846322.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&l(t),[u.text,u.at]=[t,n],e.waits&&a.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let a=await e(`/api/hosts`).catch(()=>null);for(let{proof_id:e}of a?.waiting??[])d.has(e)||(d.add(e),await o(c(`host_asks`),(a,o)=>{let l=async n=>{await s(()=>t(`/api/hosts/answer`,{proof_id:e,yes:n})),o()};r(a,i`
          <p>${c(`host_asks_text`)}</p>
          <div class="row">
            ${n(c(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${n(c(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};