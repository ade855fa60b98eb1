import{$t as e,Tt as t,Wt as n,cn as r,on as i,rn as a}from"./all-d6ddc8ee.js";function o({turns:t,why:n}){return n?e(`meanwhile_${n}`):e(`meanwhile_turns`,{count:t.length})}const s=t=>[e(`here_again`),o(t),...t.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:n,away:a}=t;r(e,a.news&&i`<${l} state=${n} news=${a.news} close=${()=>{a.news=null,t.render()}} />`)}function l({state:r,news:s,close:c}){let l=({seat:e})=>e&&n(e,t(r,e)?.mark,`small`);return i`
    <div class="meanwhile-head">
      <h2>${e(`here_again`)}</h2>
      ${a(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":e(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&i`<ul class="verdicts">${s.turns.slice(-3).map(e=>i`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};