import{Dn as e,In as t,Pn as n,Qt as r,gn as i,sn as a,xn as o}from"./phone-1c8a60bc.js";let s=null;function c({state:t,die:a}){let s=[a.up?e(`die_here`):e(`die_away`),a.battery===null?``:e(`die_battery`,{percent:a.battery})];return n`<li class=${`radio-die ${a.up?`up`:`away`}`}>
    ${i(a.up?5:null,`small`)}
    <div>
      <p>
        ${a.seats.map(e=>[o(e,r(t,e)?.mark,`small`),` `])}
        <b>${a.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${a.text&&n`<p>${a.text}</p>`}
    </div>
  </li>`}function l(e,{state:r}){let i=r.dice??[],o=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&a(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=i.map(e=>n`<${c} key=${e.name} state=${r} die=${e} />`);t(e,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};