import{It as e,Mt as t,Pt as n,en as r,et as i,in as a,it as o,ln as s,rt as c,sn as l}from"./all-9abd0c32.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:e}){let t=e.lines.join(` `),r=performance.now();(t!==u.text||r-u.at>6e4)&&o(t),[u.text,u.at]=[t,r],e.waits&&n.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let n=await t(`/api/hosts`).catch(()=>null);for(let{proof_id:t}of n?.waiting??[])d.has(t)||(d.add(t),await c(r(`host_asks`),(n,o)=>{let c=async n=>{await i(()=>e(`/api/hosts/answer`,{proof_id:t,yes:n})),o()};s(n,l`
          <p>${r(`host_asks_text`)}</p>
          <div class="row">
            ${a(r(`host_asks_yes`),()=>c(!0),{kind:`primary`,name:`host-yes`})}
            ${a(r(`host_asks_no`),()=>c(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};