import{Qt as e,Rt as t,Tt as n,Ut as r,an as i,rt as a,sn as o}from"./all-85bff6b0.js";let s=null;function c({state:a,die:o}){let s=[o.up?e(`die_here`):e(`die_away`),o.battery===null?``:e(`die_battery`,{percent:o.battery})];return i`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${t(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[r(e,n(a,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&i`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let n=t.dice??[],r=Object.fromEntries(n.map(({name:e,text:t})=>[e,t]));s!==null&&a(n.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=r;let l=n.map(e=>i`<${c} key=${e.name} state=${t} die=${e} />`);o(e,l.length>0&&i`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};