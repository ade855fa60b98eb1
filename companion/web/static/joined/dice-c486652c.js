import{$t as e,Rt as t,Tt as n,Wt as r,cn as i,on as a,rt as o}from"./all-d6ddc8ee.js";let s=null;function c({state:i,die:o}){let s=[o.up?e(`die_here`):e(`die_away`),o.battery===null?``:e(`die_battery`,{percent:o.battery})];return a`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${t(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[r(e,n(i,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&a`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let n=t.dice??[],r=Object.fromEntries(n.map(({name:e,text:t})=>[e,t]));s!==null&&o(n.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=r;let l=n.map(e=>a`<${c} key=${e.name} state=${t} die=${e} />`);i(e,l.length>0&&a`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};