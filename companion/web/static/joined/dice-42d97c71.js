import{Bt as e,Gt as t,et as n,ot as r,pt as i,qt as a,sn as o}from"./all-309e3f3c.js";let s=null;function c({state:i,die:a}){let s=[a.up?o(`die_here`):o(`die_away`),a.battery===null?``:o(`die_battery`,{percent:a.battery})];return t`<li class=${`radio-die ${a.up?`up`:`away`}`}>
    ${n(a.up?5:null,`small`)}
    <div>
      <p>
        ${a.seats.map(t=>[r(t,e(i,t)?.mark,`small`),` `])}
        <b>${a.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${a.text&&t`<p>${a.text}</p>`}
    </div>
  </li>`}function l(e,{state:n}){let r=n.dice??[],o=Object.fromEntries(r.map(({name:e,text:t})=>[e,t]));s!==null&&i(r.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=r.map(e=>t`<${c} key=${e.name} state=${n} die=${e} />`);a(e,l.length>0&&t`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};