import{Bt as e,Gt as t,Ut as n,ot as r,qt as i,sn as a}from"./all-309e3f3c.js";function o({turns:e,why:t}){return t?a(`meanwhile_${t}`):e.length===1?a(`meanwhile_one`):a(`meanwhile_many`,{count:e.length})}const s=e=>[a(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,n){let{state:r,away:a}=n;i(e,a.news&&t`<${l} state=${r} news=${a.news} close=${()=>{a.news=null,n.render()}} />`)}function l({state:i,news:s,close:c}){let l=({seat:t})=>t&&r(t,e(i,t)?.mark,`small`);return t`
    <div class="meanwhile-head">
      <h2>${a(`here_again`)}</h2>
      ${n(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":a(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&t`<ul class="verdicts">${s.turns.slice(-3).map(e=>t`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};