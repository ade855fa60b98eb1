import{En as e,Sn as t,gn as n,jn as r,kn as i,qt as a}from"./phone-68234baa.js";function o({turns:e,why:n}){return n?t(`meanwhile_${n}`):t(`meanwhile_turns`,{count:e.length})}const s=e=>[t(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:n,away:a}=t;r(e,a.news&&i`<${l} state=${n} news=${a.news} close=${()=>{a.news=null,t.render()}} />`)}function l({state:r,news:s,close:c}){let l=({seat:e})=>e&&n(e,a(r,e)?.mark,`small`);return i`
    <div class="meanwhile-head">
      <h2>${t(`here_again`)}</h2>
      ${e(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":t(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&i`<ul class="verdicts">${s.turns.slice(-3).map(e=>i`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};