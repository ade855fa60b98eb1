import{An as e,Kt as t,On as n,Yt as r,an as i,hn as a,nn as o,xn as s}from"./phone-99872946.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...i})=>t===`over`&&r(i)&&e?`${e} ${n.tag}`:``,u=({state:e,players:r})=>n`<table class="numbers-of-each">
  <caption>${s(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${r[0].numbers.map(({number:e})=>n`<th scope="col">${e}</th>`)}
      <th scope="col">${s(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${r.map(({seat:r,who:i,numbers:o,mean:s})=>n`<tr key=${r}>
        <th scope="row">
          ${a(r,t(e,r)?.mark??``,`small`)}<span class="hidden">${i}</span>
        </th>
        ${o.map(({count:e})=>n`<td>${e}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:e,evening:r,players:i}){return n`
    ${r&&n`<p><b>${s(`past_evening`)}</b> ${r.text}</p>`}
    <ul class="stack">
      ${i.filter(({kind:e})=>e).map(({seat:r,kind:i})=>n`<li key=${r} class="row">
    ${a(r,t(e,r)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
    ${f(e,i)&&n`<${u} state=${e} players=${i} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(t,r){let a=l(r.state);c.key!==a&&(c={key:a,story:a?i(`/api/games/${r.state.game_id}`).catch(()=>null):null});let s=await c.story;a===l(r.state)&&(s&&await o(`play/ending.css`),e(t,s&&n`<${d} state=${r.state} ...${s.statistics} />`))}export{p as showEnding};