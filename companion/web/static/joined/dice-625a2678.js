import{Bt as e,Sn as t,Yt as n,hn as r,in as i,ln as a,wn as o}from"./phone-5c5bf911.js";let s=null;function c({state:n,die:o}){let s=[o.up?r(`die_here`):r(`die_away`),o.battery===null?``:r(`die_battery`,{percent:o.battery})];return t`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${i(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(t=>[a(t,e(n,t)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&t`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:r}){let i=r.dice??[],a=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&n(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=i.map(e=>t`<${c} key=${e.name} state=${r} die=${e} />`);o(e,l.length>0&&t`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};