import{An as e,Cn as t,Ln as n,Pn as r,en as i,zn as a}from"./phone-44b4d523.js";function o({turns:t,why:n}){return n?e(`meanwhile_${n}`):e(`meanwhile_turns`,{count:t.length})}const s=t=>[e(`here_again`),o(t),...t.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:r,away:i}=t;a(e,i.news&&n`<${l} state=${r} news=${i.news} close=${()=>{i.news=null,t.render()}} />`)}function l({state:a,news:s,close:c}){let l=({seat:e})=>e&&t(e,i(a,e)?.mark,`small`);return n`
    <div class="meanwhile-head">
      <h2>${e(`here_again`)}</h2>
      ${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":e(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&n`<ul class="verdicts">${s.turns.slice(-3).map(e=>n`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};