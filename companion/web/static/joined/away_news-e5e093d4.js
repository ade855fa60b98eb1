import{Ht as e,Kt as t,Wt as n,at as r,sn as i,zt as a}from"./all-6252e0db.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):i(`meanwhile_turns`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,r){let{state:i,away:a}=r;t(e,a.news&&n`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&r(e,a(t,e)?.mark,`small`);return n`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${e(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&n`<ul class="verdicts">${s.turns.slice(-3).map(e=>n`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};