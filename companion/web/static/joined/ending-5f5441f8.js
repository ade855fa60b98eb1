import{Cn as e,Ht as t,Qt as n,Yt as r,cn as i,mn as a,xn as o,zt as s}from"./phone-a6660e6d.js";let c={key:``,story:null};const l=({game_id:e,phase:n,past:r,...i})=>n===`over`&&t(i)&&e?`${e} ${r.tag}`:``,u=({state:e,players:t})=>o`<table class="numbers-of-each">
  <caption>${a(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${t[0].numbers.map(({number:e})=>o`<th scope="col">${e}</th>`)}
      <th scope="col">${a(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${t.map(({seat:t,who:n,numbers:r,mean:a})=>o`<tr key=${t}>
        <th scope="row">
          ${i(t,s(e,t)?.mark??``,`small`)}<span class="hidden">${n}</span>
        </th>
        ${r.map(({count:e})=>o`<td>${e}</td>`)}
        <td>${a}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:e,evening:t,players:n}){return o`
    ${t&&o`<p><b>${a(`past_evening`)}</b> ${t.text}</p>`}
    <ul class="stack">
      ${n.filter(({kind:e})=>e).map(({seat:t,kind:n})=>o`<li key=${t} class="row">
    ${i(t,s(e,t)?.mark??``,`small`)}<span>${n}</span>
  </li>`)}
    </ul>
    ${f(e,n)&&o`<${u} state=${e} players=${n} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(t,i){let a=l(i.state);c.key!==a&&(c={key:a,story:a?n(`/api/games/${i.state.game_id}`).catch(()=>null):null});let s=await c.story;a===l(i.state)&&(s&&await r(`play/ending.css`),e(t,s&&o`<${d} state=${i.state} ...${s.statistics} />`))}export{p as showEnding};