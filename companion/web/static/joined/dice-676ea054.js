import{Cn as e,Tn as t,Vt as n,Xt as r,an as i,gn as a,un as o}from"./phone-6a1c03c5.js";let s=null;function c({state:t,die:r}){let s=[r.up?a(`die_here`):a(`die_away`),r.battery===null?``:a(`die_battery`,{percent:r.battery})];return e`<li class=${`radio-die ${r.up?`up`:`away`}`}>
    ${i(r.up?5:null,`small`)}
    <div>
      <p>
        ${r.seats.map(e=>[o(e,n(t,e)?.mark,`small`),` `])}
        <b>${r.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${r.text&&e`<p>${r.text}</p>`}
    </div>
  </li>`}function l(n,{state:i}){let a=i.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&r(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(t=>e`<${c} key=${t.name} state=${i} die=${t} />`);t(n,l.length>0&&e`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};