import{Sn as e,dn as t,gn as n,jn as r,kn as i,nn as a,qt as o}from"./phone-68234baa.js";let s=null;function c({state:r,die:a}){let s=[a.up?e(`die_here`):e(`die_away`),a.battery===null?``:e(`die_battery`,{percent:a.battery})];return i`<li class=${`radio-die ${a.up?`up`:`away`}`}>
    ${t(a.up?5:null,`small`)}
    <div>
      <p>
        ${a.seats.map(e=>[n(e,o(r,e)?.mark,`small`),` `])}
        <b>${a.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${a.text&&i`<p>${a.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let n=t.dice??[],o=Object.fromEntries(n.map(({name:e,text:t})=>[e,t]));s!==null&&a(n.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=n.map(e=>i`<${c} key=${e.name} state=${t} die=${e} />`);r(e,l.length>0&&i`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};