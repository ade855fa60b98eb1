import{Et as e,Gt as t,en as n,it as r,ln as i,sn as a,zt as o}from"./all-9abd0c32.js";let s=null;function c({state:r,die:i}){let s=[i.up?n(`die_here`):n(`die_away`),i.battery===null?``:n(`die_battery`,{percent:i.battery})];return a`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${o(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(n=>[t(n,e(r,n)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&a`<p>${i.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let n=t.dice??[],o=Object.fromEntries(n.map(({name:e,text:t})=>[e,t]));s!==null&&r(n.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=n.map(e=>a`<${c} key=${e.name} state=${t} die=${e} />`);i(e,l.length>0&&a`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};