import{Kt as e,Rt as t,Wt as n,gt as r,it as i,lt as a,sn as o}from"./all-230952a6.js";let s=null;function c({state:e,die:r}){let s=[r.up?o(`die_here`):o(`die_away`),r.battery===null?``:o(`die_battery`,{percent:r.battery})];return n`<li class=${`radio-die ${r.up?`up`:`away`}`}>
    ${i(r.up?5:null,`small`)}
    <div>
      <p>
        ${r.seats.map(n=>[a(n,t(e,n)?.mark,`small`),` `])}
        <b>${r.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${r.text&&n`<p>${r.text}</p>`}
    </div>
  </li>`}function l(t,{state:i}){let a=i.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&r(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>n`<${c} key=${e.name} state=${i} die=${e} />`);e(t,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};