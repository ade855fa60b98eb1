import{$t as e,Gt as t,Ht as n,Wt as r,Xt as i,an as a,dt as o,st as s,tn as c,ut as l}from"./all-e3a02b0c.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:t}){let n=t.lines.join(` `),r=performance.now();(n!==u.text||r-u.at>6e4)&&o(n),[u.text,u.at]=[n,r],t.waits&&e.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let e=await i(`/api/hosts`).catch(()=>null);for(let{proof_id:i}of e?.waiting??[])d.has(i)||(d.add(i),await l(a(`host_asks`),(e,o)=>{let l=async e=>{await s(()=>c(`/api/hosts/answer`,{proof_id:i,yes:e})),o()};t(e,r`
          <p>${a(`host_asks_text`)}</p>
          <div class="row">
            ${n(a(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${n(a(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};