import{Jt as e,Ot as t,fn as n,rn as r,sn as i,un as a}from"./all-eabb7ade.js";function o({turns:e,why:t}){return t?r(`meanwhile_${t}`):r(`meanwhile_turns`,{count:e.length})}const s=e=>[r(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:r,away:i}=t;n(e,i.news&&a`<${l} state=${r} news=${i.news} close=${()=>{i.news=null,t.render()}} />`)}function l({state:n,news:s,close:c}){let l=({seat:r})=>r&&e(r,t(n,r)?.mark,`small`);return a`
    <div class="meanwhile-head">
      <h2>${r(`here_again`)}</h2>
      ${i(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":r(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&a`<ul class="verdicts">${s.turns.slice(-3).map(e=>a`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};