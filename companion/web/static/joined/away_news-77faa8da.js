import{Fn as e,Ln as t,Mn as n,On as r,Qt as i,xn as a}from"./phone-c7af0d79.js";function o({turns:e,why:t}){return t?r(`meanwhile_${t}`):r(`meanwhile_turns`,{count:e.length})}const s=e=>[r(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(n,r){let{state:i,away:a}=r;t(n,a.news&&e`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&a(e,i(t,e)?.mark,`small`);return e`
    <div class="meanwhile-head">
      <h2>${r(`here_again`)}</h2>
      ${n(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":r(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&e`<ul class="verdicts">${s.turns.slice(-3).map(t=>e`<li class="verdict">${l(t)}<span>${t.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};