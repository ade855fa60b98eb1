import{Bt as e,Dt as t,Kt as n,at as r,cn as i,tn as a,un as o}from"./all-4d413dfa.js";let s=null;function c({state:r,die:o}){let s=[o.up?a(`die_here`):a(`die_away`),o.battery===null?``:a(`die_battery`,{percent:o.battery})];return i`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${e(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[n(e,t(r,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&i`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let n=t.dice??[],a=Object.fromEntries(n.map(({name:e,text:t})=>[e,t]));s!==null&&r(n.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=a;let l=n.map(e=>i`<${c} key=${e.name} state=${t} die=${e} />`);o(e,l.length>0&&i`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};