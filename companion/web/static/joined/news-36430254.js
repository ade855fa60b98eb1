import{Gt as e,Qt as t,Ut as n,ft as r,lt as i,pt as a,qt as o,rn as s,sn as c,tn as l}from"./all-309e3f3c.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&a(t),[u.text,u.at]=[t,n],e.waits&&l.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let a=await t(`/api/hosts`).catch(()=>null);for(let{proof_id:t}of a?.waiting??[])d.has(t)||(d.add(t),await r(c(`host_asks`),(r,a)=>{let l=async e=>{await i(()=>s(`/api/hosts/answer`,{proof_id:t,yes:e})),a()};o(r,e`
          <p>${c(`host_asks_text`)}</p>
          <div class="row">
            ${n(c(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${n(c(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};