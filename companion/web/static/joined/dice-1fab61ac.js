import{Gt as e,Rt as t,cn as n,gt as r,it as i,lt as a,qt as o}from"./all-473c1d34.js";let s=null;function c({state:r,die:o}){let s=[o.up?n(`die_here`):n(`die_away`),o.battery===null?``:n(`die_battery`,{percent:o.battery})];return e`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${i(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[a(e,t(r,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&e`<p>${o.text}</p>`}
    </div>
  </li>`}function l(t,{state:n}){let i=n.dice??[],a=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&r(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=i.map(t=>e`<${c} key=${t.name} state=${n} die=${t} />`);o(t,l.length>0&&e`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};