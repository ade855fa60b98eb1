import{Bt as e,Gt as t,Kt as n,Ut as r,on as i,ot as a}from"./all-c951db08.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):e.length===1?i(`meanwhile_one`):i(`meanwhile_many`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,r){let{state:i,away:a}=r;n(e,a.news&&t`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:t})=>t&&a(t,e(n,t)?.mark,`small`);return t`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&t`<ul class="verdicts">${s.turns.slice(-3).map(e=>t`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};