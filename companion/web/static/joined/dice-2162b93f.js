import{Fn as e,Ln as t,On as n,Qt as r,gn as i,sn as a,xn as o}from"./phone-c7af0d79.js";let s=null;function c({state:t,die:a}){let s=[a.up?n(`die_here`):n(`die_away`),a.battery===null?``:n(`die_battery`,{percent:a.battery})];return e`<li class=${`radio-die ${a.up?`up`:`away`}`}>
    ${i(a.up?5:null,`small`)}
    <div>
      <p>
        ${a.seats.map(e=>[o(e,r(t,e)?.mark,`small`),` `])}
        <b>${a.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${a.text&&e`<p>${a.text}</p>`}
    </div>
  </li>`}function l(n,{state:r}){let i=r.dice??[],o=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&a(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=i.map(t=>e`<${c} key=${t.name} state=${r} die=${t} />`);t(n,l.length>0&&e`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};