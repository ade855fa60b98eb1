import{Dn as e,In as t,Pn as n,Qt as r,jn as i,xn as a}from"./phone-1c8a60bc.js";function o({turns:t,why:n}){return n?e(`meanwhile_${n}`):e(`meanwhile_turns`,{count:t.length})}const s=t=>[e(`here_again`),o(t),...t.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,r){let{state:i,away:a}=r;t(e,a.news&&n`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&a(e,r(t,e)?.mark,`small`);return n`
    <div class="meanwhile-head">
      <h2>${e(`here_again`)}</h2>
      ${i(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":e(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&n`<ul class="verdicts">${s.turns.slice(-3).map(e=>n`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};