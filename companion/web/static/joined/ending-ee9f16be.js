import{Sn as e,Xt as t,gn as n,jn as r,kn as i,on as a,qt as o,rn as s}from"./phone-68234baa.js";let c={key:``,story:null};const l=({game_id:e,phase:n,past:r,...i})=>n===`over`&&t(i)&&e?`${e} ${r.tag}`:``,u=({state:t,players:r})=>i`<table class="numbers-of-each">
  <caption>${e(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${r[0].numbers.map(({number:e})=>i`<th scope="col">${e}</th>`)}
      <th scope="col">${e(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${r.map(({seat:e,who:r,numbers:a,mean:s})=>i`<tr key=${e}>
        <th scope="row">
          ${n(e,o(t,e)?.mark??``,`small`)}<span class="hidden">${r}</span>
        </th>
        ${a.map(({count:e})=>i`<td>${e}</td>`)}
        <td>${s}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:t,evening:r,players:a}){return i`
    ${r&&i`<p><b>${e(`past_evening`)}</b> ${r.text}</p>`}
    <ul class="stack">
      ${a.filter(({kind:e})=>e).map(({seat:e,kind:r})=>i`<li key=${e} class="row">
    ${n(e,o(t,e)?.mark??``,`small`)}<span>${r}</span>
  </li>`)}
    </ul>
    ${f(t,a)&&i`<${u} state=${t} players=${a} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(e,t){let n=l(t.state);c.key!==n&&(c={key:n,story:n?a(`/api/games/${t.state.game_id}`).catch(()=>null):null});let o=await c.story;n===l(t.state)&&(o&&await s(`play/ending.css`),r(e,o&&i`<${d} state=${t.state} ...${o.statistics} />`))}export{p as showEnding};