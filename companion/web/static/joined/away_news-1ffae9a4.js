import{Bt as e,Lt as t,Ut as n,Wt as r,in as i,it as a}from"./all-6c7801a2.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):e.length===1?i(`meanwhile_one`):i(`meanwhile_many`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:i,away:a}=t;r(e,a.news&&n`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,t.render()}} />`)}function l({state:r,news:s,close:c}){let l=({seat:e})=>e&&a(e,t(r,e)?.mark,`small`);return n`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${e(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&n`<ul class="verdicts">${s.turns.slice(-3).map(e=>n`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};