import{An as e,Cn as t,Ln as n,en as r,ln as i,vn as a,zn as o}from"./phone-44b4d523.js";let s=null;function c({state:i,die:o}){let s=[o.up?e(`die_here`):e(`die_away`),o.battery===null?``:e(`die_battery`,{percent:o.battery})];return n`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${a(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[t(e,r(i,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&n`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let r=t.dice??[],a=Object.fromEntries(r.map(({name:e,text:t})=>[e,t]));s!==null&&i(r.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=r.map(e=>n`<${c} key=${e.name} state=${t} die=${e} />`);o(e,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};