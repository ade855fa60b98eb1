import{Ft as e,Lt as t,Nt as n,an as r,at as i,cn as a,it as o,tn as s,tt as c,un as l}from"./all-4d413dfa.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:t}){let n=t.lines.join(` `),r=performance.now();(n!==u.text||r-u.at>6e4)&&i(n),[u.text,u.at]=[n,r],t.waits&&e.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let e=await n(`/api/hosts`).catch(()=>null);for(let{proof_id:n}of e?.waiting??[])d.has(n)||(d.add(n),await o(s(`host_asks`),(e,i)=>{let o=async e=>{await c(()=>t(`/api/hosts/answer`,{proof_id:n,yes:e})),i()};l(e,a`
          <p>${s(`host_asks_text`)}</p>
          <div class="row">
            ${r(s(`host_asks_yes`),()=>o(!0),{kind:`primary`,name:`host-yes`})}
            ${r(s(`host_asks_no`),()=>o(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};