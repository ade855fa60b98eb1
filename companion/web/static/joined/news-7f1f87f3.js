import{$t as e,Bt as t,Gt as n,Ut as r,Zt as i,dt as a,ht as o,mt as s,on as c,tn as l}from"./all-458abd06.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:t}){let n=t.lines.join(` `),r=performance.now();(n!==u.text||r-u.at>6e4)&&o(n),[u.text,u.at]=[n,r],t.waits&&e.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let e=await i(`/api/hosts`).catch(()=>null);for(let{proof_id:i}of e?.waiting??[])d.has(i)||(d.add(i),await s(c(`host_asks`),(e,o)=>{let s=async e=>{await a(()=>l(`/api/hosts/answer`,{proof_id:i,yes:e})),o()};n(e,r`
          <p>${c(`host_asks_text`)}</p>
          <div class="row">
            ${t(c(`host_asks_yes`),()=>s(!0),{kind:`primary`,name:`host-yes`})}
            ${t(c(`host_asks_no`),()=>s(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};