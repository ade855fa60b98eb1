import{Ft as e,Rt as t,Ut as n,Vt as r,ot as i,rn as a}from"./all-ed664c5f.js";function o({turns:e,why:t}){return t?a(`meanwhile_${t}`):e.length===1?a(`meanwhile_one`):a(`meanwhile_many`,{count:e.length})}const s=e=>[a(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:i,away:a}=t;n(e,a.news&&r`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,t.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:t})=>t&&i(t,e(n,t)?.mark,`small`);return r`
    <div class="meanwhile-head">
      <h2>${a(`here_again`)}</h2>
      ${t(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":a(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&r`<ul class="verdicts">${s.turns.slice(-3).map(e=>r`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};