import{Bt as e,Qt as t,Ut as n,Wt as r,Yt as i,dt as a,en as o,in as s,st as c,ut as l}from"./all-6c7801a2.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let n=e.lines.join(` `),r=performance.now();(n!==u.text||r-u.at>6e4)&&a(n),[u.text,u.at]=[n,r],e.waits&&t.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let t=await i(`/api/hosts`).catch(()=>null);for(let{proof_id:i}of t?.waiting??[])d.has(i)||(d.add(i),await l(s(`host_asks`),(t,a)=>{let l=async e=>{await c(()=>o(`/api/hosts/answer`,{proof_id:i,yes:e})),a()};r(t,n`
          <p>${s(`host_asks_text`)}</p>
          <div class="row">
            ${e(s(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${e(s(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};