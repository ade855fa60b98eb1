import{Cn as e,Tn as t,Vt as n,bn as r,gn as i,un as a}from"./phone-6a1c03c5.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):i(`meanwhile_turns`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(n,r){let{state:i,away:a}=r;t(n,a.news&&e`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&a(e,n(t,e)?.mark,`small`);return e`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&e`<ul class="verdicts">${s.turns.slice(-3).map(t=>e`<li class="verdict">${l(t)}<span>${t.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};