import{Dn as e,Gt as t,bn as n,en as r,kn as i,ln as a,mn as o}from"./phone-4f51d064.js";let s=null;function c({state:r,die:i}){let s=[i.up?n(`die_here`):n(`die_away`),i.battery===null?``:n(`die_battery`,{percent:i.battery})];return e`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${a(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(e=>[o(e,t(r,e)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&e`<p>${i.text}</p>`}
    </div>
  </li>`}function l(t,{state:n}){let a=n.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&r(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(t=>e`<${c} key=${t.name} state=${n} die=${t} />`);i(t,l.length>0&&e`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};