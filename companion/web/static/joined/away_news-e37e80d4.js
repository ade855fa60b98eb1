import{Bt as e,Ht as t,Lt as n,Pt as r,at as i,rn as a}from"./all-713fa23a.js";function o({turns:e,why:t}){return t?a(`meanwhile_${t}`):a(`meanwhile_turns`,{count:e.length})}const s=e=>[a(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(n,r){let{state:i,away:a}=r;t(n,a.news&&e`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&i(e,r(t,e)?.mark,`small`);return e`
    <div class="meanwhile-head">
      <h2>${a(`here_again`)}</h2>
      ${n(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":a(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&e`<ul class="verdicts">${s.turns.slice(-3).map(t=>e`<li class="verdict">${l(t)}<span>${t.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};