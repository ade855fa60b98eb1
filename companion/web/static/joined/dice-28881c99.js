import{Ut as e,Yt as t,dn as n,in as r,kt as i,pn as a,st as o}from"./all-136c38ea.js";let s=null;function c({state:a,die:o}){let s=[o.up?r(`die_here`):r(`die_away`),o.battery===null?``:r(`die_battery`,{percent:o.battery})];return n`<li class=${`radio-die ${o.up?`up`:`away`}`}>
    ${e(o.up?5:null,`small`)}
    <div>
      <p>
        ${o.seats.map(e=>[t(e,i(a,e)?.mark,`small`),` `])}
        <b>${o.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${o.text&&n`<p>${o.text}</p>`}
    </div>
  </li>`}function l(e,{state:t}){let r=t.dice??[],i=Object.fromEntries(r.map(({name:e,text:t})=>[e,t]));s!==null&&o(r.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=i;let l=r.map(e=>n`<${c} key=${e.name} state=${t} die=${e} />`);a(e,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};