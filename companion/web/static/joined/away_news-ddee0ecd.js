import{Gt as e,Ht as t,Jt as n,cn as r,qt as i,st as a}from"./all-75e562a5.js";function o({turns:e,why:t}){return t?r(`meanwhile_${t}`):e.length===1?r(`meanwhile_one`):r(`meanwhile_many`,{count:e.length})}const s=e=>[r(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:r,away:a}=t;n(e,a.news&&i`<${l} state=${r} news=${a.news} close=${()=>{a.news=null,t.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:e})=>e&&a(e,t(n,e)?.mark,`small`);return i`
    <div class="meanwhile-head">
      <h2>${r(`here_again`)}</h2>
      ${e(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":r(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&i`<ul class="verdicts">${s.turns.slice(-3).map(e=>i`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};