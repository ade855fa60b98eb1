import{$t as e,Mn as t,Pn as n,Tn as r,Xt as i,ln as a,on as o,yn as s}from"./phone-7ea352df.js";let c={key:``,story:null};const l=({game_id:t,phase:n,past:r,...i})=>n===`over`&&e(i)&&t?`${t} ${r.tag}`:``,u=({state:e,players:n})=>t`<table class="numbers-of-each">
  <caption>${r(`numbers_of_each`)}</caption>
  <thead>
    <tr>
      <td></td>
      ${n[0].numbers.map(({number:e})=>t`<th scope="col">${e}</th>`)}
      <th scope="col">${r(`past_mean`)}</th>
    </tr>
  </thead>
  <tbody>
    ${n.map(({seat:n,who:r,numbers:a,mean:o})=>t`<tr key=${n}>
        <th scope="row">
          ${s(n,i(e,n)?.mark??``,`small`)}<span class="hidden">${r}</span>
        </th>
        ${a.map(({count:e})=>t`<td>${e}</td>`)}
        <td>${o}</td>
      </tr>`)}
  </tbody>
</table>`;function d({state:e,evening:n,players:a}){return t`
    ${n&&t`<p><b>${r(`past_evening`)}</b> ${n.text}</p>`}
    <ul class="stack">
      ${a.filter(({kind:e})=>e).map(({seat:n,kind:r})=>t`<li key=${n} class="row">
    ${s(n,i(e,n)?.mark??``,`small`)}<span>${r}</span>
  </li>`)}
    </ul>
    ${f(e,a)&&t`<${u} state=${e} players=${a} />`}
  `}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(e,r){let i=l(r.state);c.key!==i&&(c={key:i,story:i?a(`/api/games/${r.state.game_id}`).catch(()=>null):null});let s=await c.story;i===l(r.state)&&(s&&await o(`play/ending.css`),n(e,s&&t`<${d} state=${r.state} ...${s.statistics} />`))}export{p as showEnding};