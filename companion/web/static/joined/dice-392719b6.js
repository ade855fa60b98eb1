import{Gt as e,Rt as t,Wt as n,an as r,et as i,ot as a,pt as o}from"./all-75524188.js";let s=null;function c({state:e,die:o}){let s=[o.up?r(`die_here`):r(`die_away`),o.battery===null?``:r(`die_battery`,{percent:o.battery})];return n`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${i(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(n=>[a(n,t(e,n)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&n`<p>${o.text}</p>`}
    </div>
  </li>`}function l(t,{state:r}){let i=r.dice??[],a=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&o(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=i.map(e=>n`<${c} key=${e.name} state=${r} die=${e} />`);e(t,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};