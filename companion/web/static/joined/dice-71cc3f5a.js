import{An as e,Bn as t,Cn as n,Rn as r,en as i,ln as a,vn as o}from"./phone-9725a789.js";let s=null;function c({state:t,die:a}){let s=[a.up?e(`die_here`):e(`die_away`),a.battery===null?``:e(`die_battery`,{percent:a.battery})];return r`<li class=${`radio-die ${a.up?`up`:`away`}`}>
${o(a.up?5:null,`small`)}
<div>
<p>
${a.seats.map(e=>[n(e,i(t,e)?.mark,`small`),` `])}
<b>${a.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
</p>
${a.text&&r`<p>${a.text}</p>`}
</div>
</li>`}function l(e,{state:n}){let i=n.dice??[],o=Object.fromEntries(i.map(({name:e,text:t})=>[e,t])),l=s;l!==null&&a(i.filter(({name:e,text:t})=>t&&t!==l[e]).map(({text:e})=>e).join(` `)),s=o;let u=i.map(e=>r`<${c} key=${e.name} state=${n} die=${e} />`);t(e,u.length>0&&r`<ul class="radio-dice">${u}</ul>`)}export{l as showDice};