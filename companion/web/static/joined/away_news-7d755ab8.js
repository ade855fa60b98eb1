import{Et as e,Gt as t,en as n,in as r,ln as i,sn as a}from"./all-9abd0c32.js";function o({turns:e,why:t}){return t?n(`meanwhile_${t}`):n(`meanwhile_turns`,{count:e.length})}const s=e=>[n(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:n,away:r}=t;i(e,r.news&&a`<${l} state=${n} news=${r.news} close=${()=>{r.news=null,t.render()}} />`)}function l({state:i,news:s,close:c}){let l=({seat:n})=>n&&t(n,e(i,n)?.mark,`small`);return a`
    <div class="meanwhile-head">
      <h2>${n(`here_again`)}</h2>
      ${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":n(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&a`<ul class="verdicts">${s.turns.slice(-3).map(e=>a`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};