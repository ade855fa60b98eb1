import{En as e,On as t,Wt as n,en as r,pn as i,qt as a,rn as o,yn as s}from"./phone-4da4ee6a.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...r})=>t===`over`&&a(r)&&e?`${e} ${n.tag}`:``,u=({state:t,players:r})=>e`<table class="numbers-of-each">
  <caption>${s(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${r[0].numbers.map(({number:t})=>e`<th scope="col">${t}</th>`)}
      <th scope="col">${s(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${r.map(({seat:r,who:a,numbers:o,mean:s})=>e`<tr key=${r}>
        <th scope="row">
          ${i(r,n(t,r)?.mark??``,`small`)}<span class="hidden">${a}</span>
        </th>
        ${o.map(({count:t})=>e`<td>${t}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:t,evening:r,players:a}){return e`
    ${r&&e`<p><b>${s(`past_evening`)}</b> ${r.text}</p>`}
    <ul class="stack">
      ${a.filter(({kind:e})=>e).map(({seat:r,kind:a})=>e`<li key=${r} class="row">
    ${i(r,n(t,r)?.mark??``,`small`)}<span>${a}</span>
  </li>`)}
    </ul>
    ${f(t,a)&&e`<${u} state=${t} players=${a} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(n,i){let a=l(i.state);c.key!==a&&(c={key:a,story:a?o(`/api/games/${i.state.game_id}`).catch(()=>null):null});let s=await c.story;a===l(i.state)&&(s&&await r(`play/ending.css`),t(n,s&&e`<${d} state=${i.state} ...${s.statistics} />`))}export{p as showEnding};