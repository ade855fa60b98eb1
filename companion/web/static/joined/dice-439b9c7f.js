import{Ft as e,Ut as t,Vt as n,et as r,nn as i,ot as a,pt as o}from"./all-fb846322.js";let s=null;function c({state:t,die:o}){let s=[o.up?i(`die_here`):i(`die_away`),o.battery===null?``:i(`die_battery`,{percent:o.battery})];return n`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${r(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(n=>[a(n,e(t,n)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&n`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:r}){let i=r.dice??[],a=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&o(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=i.map(e=>n`<${c} key=${e.name} state=${r} die=${e} />`);t(e,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};