import{Ht as e,Kt as t,Wt as n,Zt as r,ct as i,dt as a,en as o,ft as s,nn as c,sn as l}from"./all-6252e0db.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&s(t),[u.text,u.at]=[t,n],e.waits&&o.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let o=await r(`/api/hosts`).catch(()=>null);for(let{proof_id:r}of o?.waiting??[])d.has(r)||(d.add(r),await a(l(`host_asks`),(a,o)=>{let s=async e=>{await i(()=>c(`/api/hosts/answer`,{proof_id:r,yes:e})),o()};t(a,n`
          <p>${l(`host_asks_text`)}</p>
          <div class="row">
            ${e(l(`host_asks_yes`),()=>s(!0),{kind:`primary`,name:`host-yes`})}
            ${e(l(`host_asks_no`),()=>s(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};