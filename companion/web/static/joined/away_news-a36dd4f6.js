import{Mt as e,dn as t,gn as n,mn as r,sn as i,tn as a}from"./phone-f2d0a0d3.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):i(`meanwhile_turns`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:i,away:a}=t;n(e,a.news&&r`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,t.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:t})=>t&&a(t,e(n,t)?.mark,`small`);return r`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${t(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&r`<ul class="verdicts">${s.turns.slice(-3).map(e=>r`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};