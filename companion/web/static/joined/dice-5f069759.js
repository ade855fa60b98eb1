import{Dn as e,Qt as t,Tn as n,Ut as r,fn as i,sn as a,vn as o}from"./phone-6455bc21.js";let s=null;function c({state:e,die:t}){let s=[t.up?o(`die_here`):o(`die_away`),t.battery===null?``:o(`die_battery`,{percent:t.battery})];return n`<li class=${`radio-die ${t.up?`up`:`away`}`}>
    ${a(t.up?5:null,`small`)}
    <div>
      <p>
        ${t.seats.map(t=>[i(t,r(e,t)?.mark,`small`),` `])}
        <b>${t.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${t.text&&n`<p>${t.text}</p>`}
    </div>
  </li>`}function l(r,{state:i}){let a=i.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&t(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>n`<${c} key=${e.name} state=${i} die=${e} />`);e(r,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};