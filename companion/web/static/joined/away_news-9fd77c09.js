import{An as e,En as t,Fn as n,Nn as r,Zt as i,bn as a}from"./phone-c348bab2.js";function o({turns:e,why:n}){return n?t(`meanwhile_${n}`):t(`meanwhile_turns`,{count:e.length})}const s=e=>[t(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:i,away:a}=t;n(e,a.news&&r`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,t.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:e})=>e&&a(e,i(n,e)?.mark,`small`);return r`
    <div class="meanwhile-head">
      <h2>${t(`here_again`)}</h2>
      ${e(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":t(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&r`<ul class="verdicts">${s.turns.slice(-3).map(e=>r`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};