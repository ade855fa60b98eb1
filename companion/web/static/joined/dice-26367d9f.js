import{En as e,Fn as t,Nn as n,Zt as r,bn as i,hn as a,on as o}from"./phone-c348bab2.js";let s=null;function c({state:t,die:o}){let s=[o.up?e(`die_here`):e(`die_away`),o.battery===null?``:e(`die_battery`,{percent:o.battery})];return n`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${a(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[i(e,r(t,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&n`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:r}){let i=r.dice??[],a=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&o(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=i.map(e=>n`<${c} key=${e.name} state=${r} die=${e} />`);t(e,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};