import{En as e,Fn as t,Nn as n,Zt as r,bn as i,en as a,sn as o,un as s}from"./phone-c348bab2.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...r})=>t===`over`&&a(r)&&e?`${e} ${n.tag}`:``,u=({state:t,players:a})=>n`<table class="numbers-of-each">
  <caption>${e(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${a[0].numbers.map(({number:e})=>n`<th scope="col">${e}</th>`)}
      <th scope="col">${e(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${a.map(({seat:e,who:a,numbers:o,mean:s})=>n`<tr key=${e}>
        <th scope="row">
          ${i(e,r(t,e)?.mark??``,`small`)}<span class="hidden">${a}</span>
        </th>
        ${o.map(({count:e})=>n`<td>${e}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:t,evening:a,players:o}){return n`
    ${a&&n`<p><b>${e(`past_evening`)}</b> ${a.text}</p>`}
    <ul class="stack">
      ${o.filter(({kind:e})=>e).map(({seat:e,kind:a})=>n`<li key=${e} class="row">
    ${i(e,r(t,e)?.mark??``,`small`)}<span>${a}</span>
  </li>`)}
    </ul>
    ${f(t,o)&&n`<${u} state=${t} players=${o} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(e,r){let i=l(r.state);c.key!==i&&(c={key:i,story:i?s(`/api/games/${r.state.game_id}`).catch(()=>null):null});let a=await c.story;i===l(r.state)&&(a&&await o(`play/ending.css`),t(e,a&&n`<${d} state=${r.state} ...${a.statistics} />`))}export{p as showEnding};