import{$t as e,Ft as t,Wt as n,_n as r,in as i,un as a,yn as o}from"./phone-c6295ca4.js";let s=null;function c({state:n,die:o}){let s=[o.up?a(`die_here`):a(`die_away`),o.battery===null?``:a(`die_battery`,{percent:o.battery})];return r`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${e(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[i(e,t(n,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&r`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let i=t.dice??[],a=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&n(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=i.map(e=>r`<${c} key=${e.name} state=${t} die=${e} />`);o(e,l.length>0&&r`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};