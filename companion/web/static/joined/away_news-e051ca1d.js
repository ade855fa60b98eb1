import{Jt as e,Kt as t,Ut as n,ln as r,ut as i,zt as a}from"./all-16646811.js";function o({turns:e,why:t}){return t?r(`meanwhile_${t}`):r(`meanwhile_turns`,{count:e.length})}const s=e=>[r(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(n,r){let{state:i,away:a}=r;e(n,a.news&&t`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:e,news:s,close:c}){let l=({seat:t})=>t&&i(t,a(e,t)?.mark,`small`);return t`
    <div class="meanwhile-head">
      <h2>${r(`here_again`)}</h2>
      ${n(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":r(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&t`<ul class="verdicts">${s.turns.slice(-3).map(e=>t`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};