import{Gt as e,Ht as t,Wt as n,an as r,it as i,zt as a}from"./all-e3a02b0c.js";function o({turns:e,why:t}){return t?r(`meanwhile_${t}`):e.length===1?r(`meanwhile_one`):r(`meanwhile_many`,{count:e.length})}const s=e=>[r(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(t,r){let{state:i,away:a}=r;e(t,a.news&&n`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:e,news:s,close:c}){let l=({seat:t})=>t&&i(t,a(e,t)?.mark,`small`);return n`
    <div class="meanwhile-head">
      <h2>${r(`here_again`)}</h2>
      ${t(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":r(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&n`<ul class="verdicts">${s.turns.slice(-3).map(e=>n`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};