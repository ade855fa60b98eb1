import{Mn as e,Pn as t,Tn as n,Xt as r,kn as i,yn as a}from"./phone-7ea352df.js";function o({turns:e,why:t}){return t?n(`meanwhile_${t}`):n(`meanwhile_turns`,{count:e.length})}const s=e=>[n(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(n,r){let{state:i,away:a}=r;t(n,a.news&&e`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&a(e,r(t,e)?.mark,`small`);return e`
    <div class="meanwhile-head">
      <h2>${n(`here_again`)}</h2>
      ${i(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":n(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&e`<ul class="verdicts">${s.turns.slice(-3).map(t=>e`<li class="verdict">${l(t)}<span>${t.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};