import{$ as e,$t as t,Ft as n,Nt as r,cn as i,jt as a,nt as o,on as s,rn as c,rt as l}from"./all-d6ddc8ee.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&l(t),[u.text,u.at]=[t,n],e.waits&&r.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let r=await a(`/api/hosts`).catch(()=>null);for(let{proof_id:a}of r?.waiting??[])d.has(a)||(d.add(a),await o(t(`host_asks`),(r,o)=>{let l=async t=>{await e(()=>n(`/api/hosts/answer`,{proof_id:a,yes:t})),o()};i(r,s`
          <p>${t(`host_asks_text`)}</p>
          <div class="row">
            ${c(t(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${c(t(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};