import{Ht as e,Jt as t,Ot as n,fn as r,ot as i,rn as a,un as o}from"./all-eabb7ade.js";let s=null;function c({state:r,die:i}){let s=[i.up?a(`die_here`):a(`die_away`),i.battery===null?``:a(`die_battery`,{percent:i.battery})];return o`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${e(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(e=>[t(e,n(r,e)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&o`<p>${i.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let n=t.dice??[],a=Object.fromEntries(n.map(({name:e,text:t})=>[e,t]));s!==null&&i(n.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=n.map(e=>o`<${c} key=${e.name} state=${t} die=${e} />`);r(e,l.length>0&&o`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};