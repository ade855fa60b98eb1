import{An as e,Bn as t,Cn as n,Pn as r,Rn as i,en as a}from"./phone-9725a789.js";function o({turns:t,why:n}){return n?e(`meanwhile_${n}`):e(`meanwhile_turns`,{count:t.length})}const s=t=>[e(`here_again`),o(t),...t.turns.slice(-3).map(({text:e})=>e)].join(` `);function c(e,n){let{state:r,away:a}=n;t(e,a.news&&i`<${l} state=${r} news=${a.news} close=${()=>{a.news=null,n.render()}} />`)}function l({state:t,news:s,close:c}){let l=({seat:e})=>e&&n(e,a(t,e)?.mark,`small`);return i`
<div class="meanwhile-head">
<h2>${e(`here_again`)}</h2>
${r(`×`,c,{kind:`quiet close`,name:`meanwhile`,"aria-label":e(`close`)})}
</div>
<p>${o(s)}</p>
${s.turns.length>0&&i`<ul class="verdicts">${s.turns.slice(-3).map(e=>i`<li class="verdict">${l(e)}<span>${e.text}</span></li>`)}</ul>`}
`}export{s as inFull,c as showMeanwhile};