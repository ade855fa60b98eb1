import{Yt as e,cn as t,dn as n,in as r,kt as i,pn as a}from"./all-136c38ea.js";function o({turns:e,why:t}){return t?r(`meanwhile_${t}`):r(`meanwhile_turns`,{count:e.length})}const s=e=>[r(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:r,away:i}=t;a(e,i.news&&n`<${l} state=${r} news=${i.news} close=${()=>{i.news=null,t.render()}} />`)}function l({state:a,news:s,close:c}){let l=({seat:t})=>t&&e(t,i(a,t)?.mark,`small`);return n`
    <div class="meanwhile-head">
      <h2>${r(`here_again`)}</h2>
      ${t(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":r(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&n`<ul class="verdicts">${s.turns.slice(-3).map(e=>n`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};