import{Dn as e,Gt as t,Jt as n,bn as r,in as i,kn as a,mn as o,tn as s}from"./phone-4f51d064.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:r,...i})=>t===`over`&&n(i)&&e?`${e} ${r.tag}`:``,u=({state:n,players:i})=>e`<table class="numbers-of-each">
  <caption>${r(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${i[0].numbers.map(({number:t})=>e`<th scope="col">${t}</th>`)}
      <th scope="col">${r(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${i.map(({seat:r,who:i,numbers:a,mean:s})=>e`<tr key=${r}>
        <th scope="row">
          ${o(r,t(n,r)?.mark??``,`small`)}<span class="hidden">${i}</span>
        </th>
        ${a.map(({count:t})=>e`<td>${t}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:n,evening:i,players:a}){return e`
    ${i&&e`<p><b>${r(`past_evening`)}</b> ${i.text}</p>`}
    <ul class="stack">
      ${a.filter(({kind:e})=>e).map(({seat:r,kind:i})=>e`<li key=${r} class="row">
    ${o(r,t(n,r)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
    ${f(n,a)&&e`<${u} state=${n} players=${a} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(t,n){let r=l(n.state);c.key!==r&&(c={key:r,story:r?i(`/api/games/${n.state.game_id}`).catch(()=>null):null});let o=await c.story;r===l(n.state)&&(o&&await s(`play/ending.css`),a(t,o&&e`<${d} state=${n.state} ...${o.statistics} />`))}export{p as showEnding};