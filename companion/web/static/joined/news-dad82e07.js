import{$t as e,Rt as t,Ut as n,Vt as r,Yt as i,Zt as a,ft as o,lt as s,pt as c,rn as l}from"./all-ed664c5f.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&c(t),[u.text,u.at]=[t,n],e.waits&&a.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let a=await i(`/api/hosts`).catch(()=>null);for(let{proof_id:i}of a?.waiting??[])d.has(i)||(d.add(i),await o(l(`host_asks`),(a,o)=>{let c=async t=>{await s(()=>e(`/api/hosts/answer`,{proof_id:i,yes:t})),o()};n(a,r`
          <p>${l(`host_asks_text`)}</p>
          <div class="row">
            ${t(l(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${t(l(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};