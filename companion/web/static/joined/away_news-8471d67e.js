import{Cn as e,En as t,On as n,Wt as r,pn as i,yn as a}from"./phone-4da4ee6a.js";function o({turns:e,why:t}){return t?a(`meanwhile_${t}`):a(`meanwhile_turns`,{count:e.length})}const s=e=>[a(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,r){let{state:i,away:a}=r;n(e,a.news&&t`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:e})=>e&&i(e,r(n,e)?.mark,`small`);return t`
    <div class="meanwhile-head">
      <h2>${a(`here_again`)}</h2>
      ${e(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":a(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&t`<ul class="verdicts">${s.turns.slice(-3).map(e=>t`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};