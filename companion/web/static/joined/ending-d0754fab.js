import{An as e,Bn as t,Cn as n,Rn as r,en as i,pn as a,rn as o,un as s}from"./phone-9725a789.js";let c={key:``,story:null};const l=e=>e.phase===`over`&&o(e)&&e.game_id?`${e.game_id} ${e.past.tag}`:``,u=({state:t,players:a})=>r`<table class="numbers-of-each">
<caption>${e(`numbers_of_each`)}</caption>
<thead>
<tr>
<td></td>
${a[0].numbers.map(({number:e})=>r`<th scope="col">${e}</th>`)}
<th scope="col">${e(`past_mean`)}</th>
</tr>
</thead>
<tbody>
${a.map(({seat:e,who:a,numbers:o,mean:s})=>r`<tr key=${e}>
<th scope="row">
${n(e,i(t,e)?.mark??``,`small`)}<span class="hidden">${a}</span>
</th>
${o.map(({count:e})=>r`<td>${e}</td>`)}
<td>${s}</td>
</tr>`)}
</tbody>
</table>`;function d({state:t,evening:a,players:o}){return r`
${a&&r`<p><b>${e(`past_evening`)}</b> ${a.text}</p>`}
<ul class="stack">
${o.filter(({kind:e})=>e).map(({seat:e,kind:a})=>r`<li key=${e} class="row">
${n(e,i(t,e)?.mark??``,`small`)}<span>${a}</span>
</li>`)}
</ul>
${f(t,o)&&r`<${u} state=${t} players=${o} />`}
`}const f=({seats:e},t)=>e.some(({computer:e})=>e)&&t[0]?.numbers.length>0;async function p(e,n){let i=l(n.state);c.key!==i&&(c={key:i,story:i?a(`/api/games/${Number(n.state.game_id)}`).catch(()=>null):null});let o=await c.story;i===l(n.state)&&(o&&await s(`play/ending.css`),t(e,o&&r`<${d} state=${n.state} ...${o.statistics} />`))}export{p as showEnding};