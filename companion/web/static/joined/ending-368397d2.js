import{$t as e,Dn as t,Kt as n,Tn as r,Ut as i,fn as a,nn as o,vn as s}from"./phone-6455bc21.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:r,...i})=>t===`over`&&n(i)&&e?`${e} ${r.tag}`:``,u=({state:e,players:t})=>r`<table class="numbers-of-each">
  <caption>${s(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${t[0].numbers.map(({number:e})=>r`<th scope="col">${e}</th>`)}
      <th scope="col">${s(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${t.map(({seat:t,who:n,numbers:o,mean:s})=>r`<tr key=${t}>
        <th scope="row">
          ${a(t,i(e,t)?.mark??``,`small`)}<span class="hidden">${n}</span>
        </th>
        ${o.map(({count:e})=>r`<td>${e}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:e,evening:t,players:n}){return r`
    ${t&&r`<p><b>${s(`past_evening`)}</b> ${t.text}</p>`}
    <ul class="stack">
      ${n.filter(({kind:e})=>e).map(({seat:t,kind:n})=>r`<li key=${t} class="row">
    ${a(t,i(e,t)?.mark??``,`small`)}<span>${n}</span>
  </li>`)}
    </ul>
    ${f(e,n)&&r`<${u} state=${e} players=${n} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(n,i){let a=l(i.state);c.key!==a&&(c={key:a,story:a?o(`/api/games/${i.state.game_id}`).catch(()=>null):null});let s=await c.story;a===l(i.state)&&(s&&await e(`play/ending.css`),t(n,s&&r`<${d} state=${i.state} ...${s.statistics} />`))}export{p as showEnding};