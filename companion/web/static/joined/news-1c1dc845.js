import{$t as e,Gt as t,Jt as n,cn as r,in as i,mt as a,nn as o,pt as s,qt as c,ut as l}from"./all-75e562a5.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&a(t),[u.text,u.at]=[t,n],e.waits&&o.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let a=await e(`/api/hosts`).catch(()=>null);for(let{proof_id:e}of a?.waiting??[])d.has(e)||(d.add(e),await s(r(`host_asks`),(a,o)=>{let s=async t=>{await l(()=>i(`/api/hosts/answer`,{proof_id:e,yes:t})),o()};n(a,c`
          <p>${r(`host_asks_text`)}</p>
          <div class="row">
            ${t(r(`host_asks_yes`),()=>s(!0),{kind:`primary`,name:`host-yes`})}
            ${t(r(`host_asks_no`),()=>s(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};