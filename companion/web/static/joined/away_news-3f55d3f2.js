import{Cn as e,cn as t,mn as n,vn as r,xn as i,zt as a}from"./phone-a6660e6d.js";function o({turns:e,why:t}){return t?n(`meanwhile_${t}`):n(`meanwhile_turns`,{count:e.length})}const s=e=>[n(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(t,n){let{state:r,away:a}=n;e(t,a.news&&i`<${l} state=${r} news=${a.news} close=${()=>{a.news=null,n.render()}} />`)}function l({state:e,news:s,close:c}){let l=({seat:n})=>n&&t(n,a(e,n)?.mark,`small`);return i`
    <div class="meanwhile-head">
      <h2>${n(`here_again`)}</h2>
      ${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":n(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&i`<ul class="verdicts">${s.turns.slice(-3).map(e=>i`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};