import{An as e,Kt as t,On as n,hn as r,tn as i,un as a,xn as o}from"./phone-99872946.js";let s=null;function c({state:e,die:i}){let s=[i.up?o(`die_here`):o(`die_away`),i.battery===null?``:o(`die_battery`,{percent:i.battery})];return n`<li class=${`radio-die ${i.up?`up`:`away`}`}>
    ${a(i.up?5:null,`small`)}
    <div>
      <p>
        ${i.seats.map(n=>[r(n,t(e,n)?.mark,`small`),` `])}
        <b>${i.name}</b>${` `}<span class="small">${s.filter(Boolean).join(` · `)}</span>
      </p>
      ${i.text&&n`<p>${i.text}</p>`}
    </div>
  </li>`}function l(t,{state:r}){let a=r.dice??[],o=Object.fromEntries(a.map(({name:e,text:t})=>[e,t]));s!==null&&i(a.filter(({name:e,text:t})=>t&&t!==s[e]).map(({text:e})=>e).join(` `)),s=o;let l=a.map(e=>n`<${c} key=${e.name} state=${r} die=${e} />`);e(t,l.length>0&&n`<ul class="radio-dice">${l}</ul>`)}export{l as showDice};