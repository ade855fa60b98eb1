import{cn as e,dn as t,mn as n,xn as r}from"./phone-a6660e6d.js";function i(e){let t=100*Math.min(1,Math.max(0,.5+(e-.5)*2));return r`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,t)} y="2" width=${Math.max(1,Math.abs(t-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function a(e,t){let i=t?[[n(`past_games`),e.games],[n(`past_won`),e.won]]:[];i.push([n(`past_turns`),e.turns]);for(let t of e.deeds)i.push([t.label,t.count]);e.passes&&i.push([n(`past_passes`),e.passes]);let a=e.numbers.find(({number:e})=>e===6);return a&&i.push([n(`past_sixes`),a.count]),e.pace&&i.push([n(`past_pace`),e.pace],[n(`past_longest`),e.longest],[n(`past_longest_wait`),e.longest_wait]),r`<dl class="facts">
    ${i.map(([e,t])=>r`<div><dt>${e}</dt><dd>${t}</dd></div>`)}
  </dl>`}const o=({players:t,over:n=!1,marks:o={}})=>r`<ul class="players">
  ${t.map(t=>r`<li key=${t.seat||t.who}>
      <h3>${t.seat&&[e(t.seat,o[t.seat]??``,`small`),` `]}${t.who}</h3>
      <p class="kind">${t.kind}</p>
      ${a(t,n)}
      <p class="small">${t.luck}</p>
      ${t.share!==null&&i(t.share)}
    </li>`)}
</ul>`;function s({label:e,text:t,numbers:n}){let i=Math.max(1,...n.map(({count:e})=>e));return r`<div class="one-die">
    <h3>${e}</h3>
    <p>${t}</p>
    <table class="throws">
      <thead><tr>${n.map(({number:e})=>r`<th scope="col">${e}</th>`)}</tr></thead>
      <tbody><tr>${n.map(({count:e})=>r`<td>${l(e/i)}${e}</td>`)}</tr></tbody>
    </table>
  </div>`}const c=({dice:e})=>e.length>0&&r`<details class="dice">
    <summary>${n(`past_dice`)}</summary>
    ${e.map(e=>r`<${s} key=${e.label} ...${e} />`)}
  </details>`,l=e=>r`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*e} width="12" height=${40*e} />
</svg>`;function u(e){if(e.doubtful)return n(`past_doubtful`);let r=new Date(e.started);return Number.isNaN(r.getTime())?e.started:r.toLocaleString(t,{dateStyle:`long`,timeStyle:`short`})}export{c as n,o as r,u as t};