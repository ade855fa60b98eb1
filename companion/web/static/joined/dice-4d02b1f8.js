import{Ft as e,Ut as t,Vt as n,et as r,ot as i,pt as a,rn as o}from"./all-ed664c5f.js";let s=null;function c({state:t,die:a}){let s=[a.up?o(`die_here`):o(`die_away`),a.battery===null?``:o(`die_battery`,{percent:a.battery})];return n`<li class=${`radio-die ${a.up?`up`:`away`}`}>
    ${r(a.up?5:null,`small`)}
    <div>
      <p>
        ${a.seats.map(n=>[i(n,e(t,n)?.mark,`small`),` `])}
        <b>${a.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${a.text&&n`<p>${a.text}</p>`}
    </div>
  </li>`}function l(e,{state:r}){let i=r.dice??[],o=Object.fromEntries(i.map(({name:e,text:t})=>[e,t]));s!==null&&a(i.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=i.map(e=>n`<${c} key=${e.name} state=${r} die=${e} />`);t(e,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};