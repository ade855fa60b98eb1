import{Mt as e,Vt as t,Xt as n,gn as r,mn as i,sn as a,tn as o}from"./phone-f2d0a0d3.js";let s=null;function c({state:t,die:r}){let s=[r.up?a(`die_here`):a(`die_away`),r.battery===null?``:a(`die_battery`,{percent:r.battery})];return i`<li class=${`radio-die ${r.up?`up`:`away`}`}>
    ${n(r.up?5:null,`small`)}
    <div>
      <p>
        ${r.seats.map(n=>[o(n,e(t,n)?.mark,`small`),` `])}
        <b>${r.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${r.text&&i`<p>${r.text}</p>`}
    </div>
  </li>`}function l(e,{state:n}){let a=n.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&t(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>i`<${c} key=${e.name} state=${n} die=${e} />`);r(e,l.length>0&&i`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};