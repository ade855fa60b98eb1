import{Mn as e,Sn as t,Tn as n,yn as r}from"./phone-3ee84c15.js";function i(t){let n=100*Math.min(1,Math.max(0,.5+(t-.5)*2));return e`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,n)} y="2" width=${Math.max(1,Math.abs(n-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function a(t,r){let i=r?[[n(`past_games`),t.games],[n(`past_won`),t.won]]:[];i.push([n(`past_turns`),t.turns]);for(let e of t.deeds)i.push([e.label,e.count]);t.passes&&i.push([n(`past_passes`),t.passes]);let a=t.numbers.find(({number:e})=>e===6);return a&&i.push([n(`past_sixes`),a.count]),t.pace&&i.push([n(`past_pace`),t.pace],[n(`past_longest`),t.longest],[n(`past_longest_wait`),t.longest_wait]),e`<dl class="facts">
    ${i.map(([t,n])=>e`<div><dt>${t}</dt><dd>${n}</dd></div>`)}
  </dl>`}const o=({players:t,over:n=!1,marks:o={}})=>e`<ul class="players">
  ${t.map(t=>e`<li key=${t.seat||t.who}>
      <h3>${t.seat&&[r(t.seat,o[t.seat]??``,`small`),` `]}${t.who}</h3>
      <p class="kind">${t.kind}</p>
      ${a(t,n)}
      <p class="small">${t.luck}</p>
      ${t.share!==null&&i(t.share)}
    </li>`)}
</ul>`;function s({label:t,text:n,numbers:r}){let i=Math.max(1,...r.map(({count:e})=>e));return e`<div class="one-die">
    <h3>${t}</h3>
    <p>${n}</p>
    <table class="throws">
      <thead><tr>${r.map(({number:t})=>e`<th scope="col">${t}</th>`)}</tr></thead>
      <tbody><tr>${r.map(({count:t})=>e`<td>${l(t/i)}${t}</td>`)}</tr></tbody>
    </table>
  </div>`}const c=({dice:t})=>t.length>0&&e`<details class="dice">
    <summary>${n(`past_dice`)}</summary>
    ${t.map(t=>e`<${s} key=${t.label} ...${t} />`)}
  </details>`,l=t=>e`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*t} width="12" height=${40*t} />
</svg>`;function u(e){if(e.doubtful)return n(`past_doubtful`);let r=new Date(e.started);return Number.isNaN(r.getTime())?e.started:r.toLocaleString(t,{dateStyle:`long`,timeStyle:`short`})}export{c as n,o as r,u as t};