import{Cn as e,Tn as t,Vt as n,Wt as r,Zt as i,en as a,gn as o,un as s}from"./phone-6a1c03c5.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...i})=>t===`over`&&r(i)&&e?`${e} ${n.tag}`:``,u=({state:t,players:r})=>e`<table class="numbers-of-each">
  <caption>${o(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${r[0].numbers.map(({number:t})=>e`<th scope="col">${t}</th>`)}
      <th scope="col">${o(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${r.map(({seat:r,who:i,numbers:a,mean:o})=>e`<tr key=${r}>
        <th scope="row">
          ${s(r,n(t,r)?.mark??``,`small`)}<span class="hidden">${i}</span>
        </th>
        ${a.map(({count:t})=>e`<td>${t}</td>`)}
        <td>${o}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:t,evening:r,players:i}){return e`
    ${r&&e`<p><b>${o(`past_evening`)}</b> ${r.text}</p>`}
    <ul class="stack">
      ${i.filter(({kind:e})=>e).map(({seat:r,kind:i})=>e`<li key=${r} class="row">
    ${s(r,n(t,r)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
    ${f(t,i)&&e`<${u} state=${t} players=${i} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(n,r){let o=l(r.state);c.key!==o&&(c={key:o,story:o?a(`/api/games/${r.state.game_id}`).catch(()=>null):null});let s=await c.story;o===l(r.state)&&(s&&await i(`play/ending.css`),t(n,s&&e`<${d} state=${r.state} ...${s.statistics} />`))}export{p as showEnding};