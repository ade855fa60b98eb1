import{On as e,hn as t,vn as n,xn as r}from"./phone-99872946.js";function i(t){let n=100*Math.min(1,Math.max(0,.5+(t-.5)*2));return e`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,n)} y="2" width=${Math.max(1,Math.abs(n-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function a(t,n){let i=n?[[r(`past_games`),t.games],[r(`past_won`),t.won]]:[];i.push([r(`past_turns`),t.turns]);for(let e of t.deeds)i.push([e.label,e.count]);t.passes&&i.push([r(`past_passes`),t.passes]);let a=t.numbers.find(({number:e})=>e===6);return a&&i.push([r(`past_sixes`),a.count]),t.pace&&i.push([r(`past_pace`),t.pace],[r(`past_longest`),t.longest],[r(`past_longest_wait`),t.longest_wait]),e`<dl class="facts">
    ${i.map(([t,n])=>e`<div><dt>${t}</dt><dd>${n}</dd></div>`)}
  </dl>`}const o=({players:n,over:r=!1,marks:o={}})=>e`<ul class="players">
  ${n.map(n=>e`<li key=${n.seat||n.who}>
      <h3>${n.seat&&[t(n.seat,o[n.seat]??``,`small`),` `]}${n.who}</h3>
      <p class="kind">${n.kind}</p>
      ${a(n,r)}
      <p class="small">${n.luck}</p>
      ${n.share!==null&&i(n.share)}
    </li>`)}
</ul>`;function s({label:t,text:n,numbers:r}){let i=Math.max(1,...r.map(({count:e})=>e));return e`<div class="one-die">
    <h3>${t}</h3>
    <p>${n}</p>
    <table class="throws">
      <thead><tr>${r.map(({number:t})=>e`<th scope="col">${t}</th>`)}</tr></thead>
      <tbody><tr>${r.map(({count:t})=>e`<td>${l(t/i)}${t}</td>`)}</tr></tbody>
    </table>
  </div>`}const c=({dice:t})=>t.length>0&&e`<details class="dice">
    <summary>${r(`past_dice`)}</summary>
    ${t.map(t=>e`<${s} key=${t.label} ...${t} />`)}
  </details>`,l=t=>e`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*t} width="12" height=${40*t} />
</svg>`;function u(e){if(e.doubtful)return r(`past_doubtful`);let t=new Date(e.started);return Number.isNaN(t.getTime())?e.started:t.toLocaleString(n,{dateStyle:`long`,timeStyle:`short`})}export{c as n,o as r,u as t};