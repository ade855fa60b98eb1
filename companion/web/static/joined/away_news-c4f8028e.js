import{Bt as e,Gt as t,Lt as n,Ut as r,ct as i,on as a}from"./all-458abd06.js";function o({turns:e,why:t}){return t?a(`meanwhile_${t}`):a(`meanwhile_turns`,{count:e.length})}const s=e=>[a(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,n){let{state:i,away:a}=n;t(e,a.news&&r`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,n.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&i(e,n(t,e)?.mark,`small`);return r`
    <div class="meanwhile-head">
      <h2>${a(`here_again`)}</h2>
      ${e(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":a(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&r`<ul class="verdicts">${s.turns.slice(-3).map(e=>r`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};