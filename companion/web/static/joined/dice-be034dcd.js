import{Jt as e,Kt as t,_t as n,at as r,ln as i,ut as a,zt as o}from"./all-16646811.js";let s=null;function c({state:e,die:n}){let s=[n.up?i(`die_here`):i(`die_away`),n.battery===null?``:i(`die_battery`,{percent:n.battery})];return t`<li class=${`radio-die ${n.up?`up`:`away`}`}>
    ${r(n.up?5:null,`small`)}
    <div>
      <p>
        ${n.seats.map(t=>[a(t,o(e,t)?.mark,`small`),` `])}
        <b>${n.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${n.text&&t`<p>${n.text}</p>`}
    </div>
  </li>`}function l(r,{state:i}){let a=i.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&n(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>t`<${c} key=${e.name} state=${i} die=${e} />`);e(r,l.length>0&&t`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};