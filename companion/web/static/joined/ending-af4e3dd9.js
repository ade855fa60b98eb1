import{Dn as e,In as t,Pn as n,Qt as r,cn as i,dn as a,tn as o,xn as s}from"./phone-1c8a60bc.js";let c={key:``,story:null};const l=({game_id:e,phase:t,past:n,...r})=>t===`over`&&o(r)&&e?`${e} ${n.tag}`:``,u=({state:t,players:i})=>n`<table class="numbers-of-each">
  <caption>${e(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${i[0].numbers.map(({number:e})=>n`<th scope="col">${e}</th>`)}
      <th scope="col">${e(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${i.map(({seat:e,who:i,numbers:a,mean:o})=>n`<tr key=${e}>
        <th scope="row">
          ${s(e,r(t,e)?.mark??``,`small`)}<span class="hidden">${i}</span>
        </th>
        ${a.map(({count:e})=>n`<td>${e}</td>`)}
        <td>${o}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:t,evening:i,players:a}){return n`
    ${i&&n`<p><b>${e(`past_evening`)}</b> ${i.text}</p>`}
    <ul class="stack">
      ${a.filter(({kind:e})=>e).map(({seat:e,kind:i})=>n`<li key=${e} class="row">
    ${s(e,r(t,e)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
    ${f(t,a)&&n`<${u} state=${t} players=${a} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(e,r){let o=l(r.state);c.key!==o&&(c={key:o,story:o?a(`/api/games/${r.state.game_id}`).catch(()=>null):null});let s=await c.story;o===l(r.state)&&(s&&await i(`play/ending.css`),t(e,s&&n`<${d} state=${r.state} ...${s.statistics} />`))}export{p as showEnding};