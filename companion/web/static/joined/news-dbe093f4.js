import{Ft as e,Lt as t,at as n,fn as r,nt as i,ot as a,rn as o,sn as s,un as c,zt as l}from"./all-eabb7ade.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let n=e.lines.join(` `),r=performance.now();(n!==u.text||r-u.at>6e4)&&a(n),[u.text,u.at]=[n,r],e.waits&&t.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let t=await e(`/api/hosts`).catch(()=>null);for(let{proof_id:e}of t?.waiting??[])d.has(e)||(d.add(e),await n(o(`host_asks`),(t,n)=>{let a=async t=>{await i(()=>l(`/api/hosts/answer`,{proof_id:e,yes:t})),n()};r(t,c`
          <p>${o(`host_asks_text`)}</p>
          <div class="row">
            ${s(o(`host_asks_yes`),()=>a(!0),{kind:`primary`,name:`host-yes`})}
            ${s(o(`host_asks_no`),()=>a(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};