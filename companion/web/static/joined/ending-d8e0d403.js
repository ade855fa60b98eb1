import{$t as e,Bt as t,Sn as n,Ut as r,Xt as i,hn as a,ln as o,wn as s}from"./phone-5c5bf911.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...i})=>t===`over`&&r(i)&&e?`${e} ${n.tag}`:``,u=({state:e,players:r})=>n`<table class="numbers-of-each">
  <caption>${a(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${r[0].numbers.map(({number:e})=>n`<th scope="col">${e}</th>`)}
      <th scope="col">${a(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${r.map(({seat:r,who:i,numbers:a,mean:s})=>n`<tr key=${r}>
        <th scope="row">
          ${o(r,t(e,r)?.mark??``,`small`)}<span class="hidden">${i}</span>
        </th>
        ${a.map(({count:e})=>n`<td>${e}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:e,evening:r,players:i}){return n`
    ${r&&n`<p><b>${a(`past_evening`)}</b> ${r.text}</p>`}
    <ul class="stack">
      ${i.filter(({kind:e})=>e).map(({seat:r,kind:i})=>n`<li key=${r} class="row">
    ${o(r,t(e,r)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
    ${f(e,i)&&n`<${u} state=${e} players=${i} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(t,r){let a=l(r.state);c.key!==a&&(c={key:a,story:a?e(`/api/games/${r.state.game_id}`).catch(()=>null):null});let o=await c.story;a===l(r.state)&&(o&&await i(`play/ending.css`),s(t,o&&n`<${d} state=${r.state} ...${o.statistics} />`))}export{p as showEnding};