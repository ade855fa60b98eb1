import{Gt as e,Ht as t,Kt as n,it as r,on as i,zt as a}from"./all-55a14521.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):e.length===1?i(`meanwhile_one`):i(`meanwhile_many`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(t,r){let{state:i,away:a}=r;n(t,a.news&&e`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:e})=>e&&r(e,a(n,e)?.mark,`small`);return e`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${t(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&e`<ul class="verdicts">${s.turns.slice(-3).map(t=>e`<li class="verdict">${l(t)}<span>${t.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};