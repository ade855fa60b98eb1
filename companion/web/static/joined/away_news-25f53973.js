import{Ft as e,_n as t,in as n,mn as r,un as i,yn as a}from"./phone-c6295ca4.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):i(`meanwhile_turns`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,n){let{state:r,away:i}=n;a(e,i.news&&t`<${l} state=${r} news=${i.news} close=${()=>{i.news=null,n.render()}} />`)}function l({state:a,news:s,close:c}){let l=({seat:t})=>t&&n(t,e(a,t)?.mark,`small`);return t`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&t`<ul class="verdicts">${s.turns.slice(-3).map(e=>t`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};