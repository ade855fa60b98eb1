import{Fn as e,Ln as t,On as n,Qt as r,cn as i,dn as a,tn as o,xn as s}from"./phone-c7af0d79.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...r})=>t===`over`&&o(r)&&e?`${e} ${n.tag}`:``,u=({state:t,players:i})=>e`<table class="numbers-of-each">
  <caption>${n(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${i[0].numbers.map(({number:t})=>e`<th scope="col">${t}</th>`)}
      <th scope="col">${n(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${i.map(({seat:n,who:i,numbers:a,mean:o})=>e`<tr key=${n}>
        <th scope="row">
          ${s(n,r(t,n)?.mark??``,`small`)}<span class="hidden">${i}</span>
        </th>
        ${a.map(({count:t})=>e`<td>${t}</td>`)}
        <td>${o}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:t,evening:i,players:a}){return e`
    ${i&&e`<p><b>${n(`past_evening`)}</b> ${i.text}</p>`}
    <ul class="stack">
      ${a.filter(({kind:e})=>e).map(({seat:n,kind:i})=>e`<li key=${n} class="row">
    ${s(n,r(t,n)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
    ${f(t,a)&&e`<${u} state=${t} players=${a} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(n,r){let o=l(r.state);c.key!==o&&(c={key:o,story:o?a(`/api/games/${r.state.game_id}`).catch(()=>null):null});let s=await c.story;o===l(r.state)&&(s&&await i(`play/ending.css`),t(n,s&&e`<${d} state=${r.state} ...${s.statistics} />`))}export{p as showEnding};