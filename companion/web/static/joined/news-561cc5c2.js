import{Bt as e,It as t,Rt as n,cn as r,dn as i,in as a,ot as o,pn as s,rt as c,st as l}from"./all-136c38ea.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),r=performance.now();(t!==u.text||r-u.at>6e4)&&l(t),[u.text,u.at]=[t,r],e.waits&&n.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let n=await t(`/api/hosts`).catch(()=>null);for(let{proof_id:t}of n?.waiting??[])d.has(t)||(d.add(t),await o(a(`host_asks`),(n,o)=>{let l=async n=>{await c(()=>e(`/api/hosts/answer`,{proof_id:t,yes:n})),o()};s(n,i`
          <p>${a(`host_asks_text`)}</p>
          <div class="row">
            ${r(a(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${r(a(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};