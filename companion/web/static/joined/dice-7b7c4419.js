import{$t as e,En as t,On as n,Wt as r,cn as i,pn as a,yn as o}from"./phone-4da4ee6a.js";let s=null;function c({state:e,die:n}){let s=[n.up?o(`die_here`):o(`die_away`),n.battery===null?``:o(`die_battery`,{percent:n.battery})];return t`<li class=${`radio-die ${n.up?`up`:`away`}`}>
    ${i(n.up?5:null,`small`)}
    <div>
      <p>
        ${n.seats.map(t=>[a(t,r(e,t)?.mark,`small`),` `])}
        <b>${n.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${n.text&&t`<p>${n.text}</p>`}
    </div>
  </li>`}function l(r,{state:i}){let a=i.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&e(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>t`<${c} key=${e.name} state=${i} die=${e} />`);n(r,l.length>0&&t`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};