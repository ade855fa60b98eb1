import{Qt as e,Tt as t,Ut as n,an as r,nn as i,sn as a}from"./all-85bff6b0.js";function o({turns:t,why:n}){return n?e(`meanwhile_${n}`):e(`meanwhile_turns`,{count:t.length})}const s=t=>[e(`here_again`),o(t),...t.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:n,away:i}=t;a(e,i.news&&r`<${l} state=${n} news=${i.news} close=${()=>{i.news=null,t.render()}} />`)}function l({state:a,news:s,close:c}){let l=({seat:e})=>e&&n(e,t(a,e)?.mark,`small`);return r`
    <div class="meanwhile-head">
      <h2>${e(`here_again`)}</h2>
      ${i(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":e(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&r`<ul class="verdicts">${s.turns.slice(-3).map(e=>r`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};