import{Dn as e,Gt as t,bn as n,kn as r,mn as i,wn as a}from"./phone-4f51d064.js";function o({turns:e,why:t}){return t?n(`meanwhile_${t}`):n(`meanwhile_turns`,{count:e.length})}const s=e=>[n(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(t,n){let{state:i,away:a}=n;r(t,a.news&&e`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,n.render()}} />`)}function l({state:r,news:s,close:c}){let l=({seat:e})=>e&&i(e,t(r,e)?.mark,`small`);return e`
    <div class="meanwhile-head">
      <h2>${n(`here_again`)}</h2>
      ${a(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":n(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&e`<ul class="verdicts">${s.turns.slice(-3).map(t=>e`<li class="verdict">${l(t)}<span>${t.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};