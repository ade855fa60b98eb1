import{Dt as e,Kt as t,an as n,cn as r,tn as i,un as a}from"./all-4d413dfa.js";function o({turns:e,why:t}){return t?i(`meanwhile_${t}`):i(`meanwhile_turns`,{count:e.length})}const s=e=>[i(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,t){let{state:n,away:i}=t;a(e,i.news&&r`<${l} state=${n} news=${i.news} close=${()=>{i.news=null,t.render()}} />`)}function l({state:a,news:s,close:c}){let l=({seat:n})=>n&&t(n,e(a,n)?.mark,`small`);return r`
    <div class="meanwhile-head">
      <h2>${i(`here_again`)}</h2>
      ${n(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":i(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&r`<ul class="verdicts">${s.turns.slice(-3).map(e=>r`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};