import{Lt as e,Q as t,Ut as n,Wt as r,dt as i,in as a,it as o}from"./all-6c7801a2.js";let s=null;function c({state:r,die:i}){let s=[i.up?a(`die_here`):a(`die_away`),i.battery===null?``:a(`die_battery`,{percent:i.battery})];return n`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${t(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(t=>[o(t,e(r,t)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&n`<p>${i.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let a=t.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&i(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>n`<${c} key=${e.name} state=${t} die=${e} />`);r(e,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};