import{$t as e,Gt as t,Ht as n,cn as r,ft as i,gt as a,ht as o,qt as s,rn as c,tn as l}from"./all-473c1d34.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),n=performance.now();(t!==u.text||n-u.at>6e4)&&a(t),[u.text,u.at]=[t,n],e.waits&&l.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let a=await e(`/api/hosts`).catch(()=>null);for(let{proof_id:e}of a?.waiting??[])d.has(e)||(d.add(e),await o(r(`host_asks`),(a,o)=>{let l=async t=>{await i(()=>c(`/api/hosts/answer`,{proof_id:e,yes:t})),o()};s(a,t`
          <p>${r(`host_asks_text`)}</p>
          <div class="row">
            ${n(r(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${n(r(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};