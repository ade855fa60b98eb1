import{Qt as e,Ut as t,Vt as n,Wt as r,Yt as i,en as a,in as o,lt as s,ot as c,ut as l}from"./all-aa5a1a3e.js";const u={text:``,at:0},d=/* @__PURE__ */ new Set;function f({hosts:t}){let n=t.lines.join(` `),r=performance.now();(n!==u.text||r-u.at>6e4)&&l(n),[u.text,u.at]=[n,r],t.waits&&e.host&&!document.body.classList.contains(`screen`)&&p()}async function p(){let e=await i(`/api/hosts`).catch(()=>null);for(let{proof_id:i}of e?.waiting??[])d.has(i)||(d.add(i),await s(o(`host_asks`),(e,s)=>{let l=async e=>{await c(()=>a(`/api/hosts/answer`,{proof_id:i,yes:e})),s()};r(e,t`
          <p>${o(`host_asks_text`)}</p>
          <div class="row">
            ${n(o(`host_asks_yes`),()=>l(!0),{kind:`primary`,name:`host-yes`})}
            ${n(o(`host_asks_no`),()=>l(!1),{name:`host-no`})}
          </div>
        `)}))}export{f as tellHosts};