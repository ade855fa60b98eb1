import{An as e,Cn as t,Ln as n,en as r,pn as i,rn as a,un as o,zn as s}from"./phone-44b4d523.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...r})=>t===`over`&&a(r)&&e?`${e} ${n.tag}`:``,u=({state:i,players:a})=>n`<table class="numbers-of-each">
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
          ${t(e,r(i,e)?.mark??``,`small`)}<span class="hidden">${a}</span>
        </th>
        ${o.map(({count:e})=>n`<td>${e}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:i,evening:a,players:o}){return n`
    ${a&&n`<p><b>${e(`past_evening`)}</b> ${a.text}</p>`}
    <ul class="stack">
      ${o.filter(({kind:e})=>e).map(({seat:e,kind:a})=>n`<li key=${e} class="row">
    ${t(e,r(i,e)?.mark??``,`small`)}<span>${a}</span>
  </li>`)}
    </ul>
    ${f(i,o)&&n`<${u} state=${i} players=${o} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(e,t){let r=l(t.state);c.key!==r&&(c={key:r,story:r?i(`/api/games/${t.state.game_id}`).catch(()=>null):null});let a=await c.story;r===l(t.state)&&(a&&await o(`play/ending.css`),s(e,a&&n`<${d} state=${t.state} ...${a.statistics} />`))}export{p as showEnding};