import{Ht as e,Jt as t,cn as n,mt as r,qt as i,st as a,tt as o}from"./all-75e562a5.js";let s=null;function c({state:t,die:r}){let s=[r.up?n(`die_here`):n(`die_away`),r.battery===null?``:n(`die_battery`,{percent:r.battery})];return i`<li class=${`radio-die ${r.up?`up`:`away`}`}>
    ${o(r.up?5:null,`small`)}
    <div>
      <p>
        ${r.seats.map(n=>[a(n,e(t,n)?.mark,`small`),` `])}
        <b>${r.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${r.text&&i`<p>${r.text}</p>`}
    </div>
  </li>`}function l(e,{state:n}){let a=n.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&r(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>i`<${c} key=${e.name} state=${n} die=${e} />`);t(e,l.length>0&&i`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};