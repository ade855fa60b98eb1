import{Kt as e,Wt as t,at as n,et as r,ft as i,sn as a,zt as o}from"./all-6252e0db.js";let s=null;function c({state:e,die:i}){let s=[i.up?a(`die_here`):a(`die_away`),i.battery===null?``:a(`die_battery`,{percent:i.battery})];return t`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${r(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(t=>[n(t,o(e,t)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&t`<p>${i.text}</p>`}
    </div>
  </li>`}function l(n,{state:r}){let a=r.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&i(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>t`<${c} key=${e.name} state=${r} die=${e} />`);e(n,l.length>0&&t`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};