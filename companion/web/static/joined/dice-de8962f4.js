import{Mn as e,Pn as t,Tn as n,Xt as r,an as i,mn as a,yn as o}from"./phone-7ea352df.js";let s=null;function c({state:t,die:i}){let s=[i.up?n(`die_here`):n(`die_away`),i.battery===null?``:n(`die_battery`,{percent:i.battery})];return e`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${a(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(e=>[o(e,r(t,e)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&e`<p>${i.text}</p>`}
    </div>
  </li>`}function l(n,{state:r}){let a=r.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&i(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(t=>e`<${c} key=${t.name} state=${r} die=${t} />`);t(n,l.length>0&&e`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};