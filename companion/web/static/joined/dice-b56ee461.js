import{Cn as e,Jt as t,cn as n,mn as r,rn as i,xn as a,zt as o}from"./phone-a6660e6d.js";let s=null;function c({state:e,die:t}){let s=[t.up?r(`die_here`):r(`die_away`),t.battery===null?``:r(`die_battery`,{percent:t.battery})];return a`<li class=${`radio-die ${t.up?`up`:`away`}`}>
    ${i(t.up?5:null,`small`)}
    <div>
      <p>
        ${t.seats.map(t=>[n(t,o(e,t)?.mark,`small`),` `])}
        <b>${t.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${t.text&&a`<p>${t.text}</p>`}
    </div>
  </li>`}function l(n,{state:r}){let i=r.dice??[],o=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&t(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=i.map(e=>a`<${c} key=${e.name} state=${r} die=${e} />`);e(n,l.length>0&&a`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};