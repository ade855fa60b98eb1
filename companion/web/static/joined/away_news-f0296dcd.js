import{Bt as e,Sn as t,hn as n,ln as r,wn as i,yn as a}from"./phone-5c5bf911.js";function o({turns:e,why:t}){return t?n(`meanwhile_${t}`):n(`meanwhile_turns`,{count:e.length})}const s=e=>[n(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,n){let{state:r,away:a}=n;i(e,a.news&&t`<${l} state=${r} news=${a.news} close=${()=>{a.news=null,n.render()}} />`)}function l({state:i,news:s,close:c}){let l=({seat:t})=>t&&r(t,e(i,t)?.mark,`small`);return t`
    <div class="meanwhile-head">
      <h2>${n(`here_again`)}</h2>
      ${a(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":n(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&t`<ul class="verdicts">${s.turns.slice(-3).map(e=>t`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};