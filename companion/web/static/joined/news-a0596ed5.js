import{$t as e,Gt as t,Vt as n,Wt as r,Xt as i,an as a,ft as o,lt as s,pt as c,tn as l}from"./all-75524188.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:t}){let n=t.lines.join(` `),r=performance.now();(n!==u.text||r-u.at>6e4)&&c(n),[u.text,u.at]=[n,r],t.waits&&e.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let e=await i(`/api/hosts`).catch(()=>null);for(let{proof_id:i}of e?.waiting??[])d.has(i)||(d.add(i),await o(a(`host_asks`),(e,o)=>{let c=async e=>{await s(()=>l(`/api/hosts/answer`,{proof_id:i,yes:e})),o()};t(e,r`
          <p>${a(`host_asks_text`)}</p>
          <div class="row">
            ${n(a(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${n(a(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};