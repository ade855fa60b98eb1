import{An as e,Kt as t,On as n,Tn as r,hn as i,xn as a}from"./phone-99872946.js";function o({turns:e,why:t}){return t?a(`meanwhile_${t}`):a(`meanwhile_turns`,{count:e.length})}const s=e=>[a(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(t,r){let{state:i,away:a}=r;e(t,a.news&&n`<${l} state=${i} news=${a.news} close=${()=>{a.news=null,r.render()}} />`)}function l({state:e,news:s,close:c}){let l=({seat:n})=>n&&i(n,t(e,n)?.mark,`small`);return n`
    <div class="meanwhile-head">
      <h2>${a(`here_again`)}</h2>
      ${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":a(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&n`<ul class="verdicts">${s.turns.slice(-3).map(e=>n`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};