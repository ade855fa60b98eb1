import{Gt as e,Q as t,Wt as n,an as r,dt as i,it as a,zt as o}from"./all-e3a02b0c.js";let s=null;function c({state:e,die:i}){let s=[i.up?r(`die_here`):r(`die_away`),i.battery===null?``:r(`die_battery`,{percent:i.battery})];return n`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${t(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(t=>[a(t,o(e,t)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&n`<p>${i.text}</p>`}
    </div>
  </li>`}function l(t,{state:r}){let a=r.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&i(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>n`<${c} key=${e.name} state=${r} die=${e} />`);e(t,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};