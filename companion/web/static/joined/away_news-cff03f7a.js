import{Gt as e,Ht as t,Rt as n,cn as r,lt as i,qt as a}from"./all-473c1d34.js";function o({turns:e,why:t}){return t?r(`meanwhile_${t}`):r(`meanwhile_turns`,{count:e.length})}const s=e=>[r(`here_again`),o(e),...e.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(t,n){let{state:r,away:i}=n;a(t,i.news&&e`<${l} state=${r} news=${i.news} close=${()=>{i.news=null,n.render()}} />`)}function l({state:a,news:s,close:c}){let l=({seat:e})=>e&&i(e,n(a,e)?.mark,`small`);return e`
    <div class="meanwhile-head">
      <h2>${r(`here_again`)}</h2>
      ${t(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":r(`close`)})}
    </div>
    <p>${o(s)}</p>
    ${s.turns.length>0&&e`<ul class="verdicts">${s.turns.slice(-3).map(t=>e`<li class="verdict">${l(t)}<span>${t.text}</span></li>`)}</ul>`}
  `}export{s as inFull,c as showMeanwhile};