import{Sn as e,gn as t,kn as n,yn as r}from"./phone-68234baa.js";function i(e){let t=100*Math.min(1,Math.max(0,.5+(e-.5)*2));return n`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,t)} y="2" width=${Math.max(1,Math.abs(t-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function a(t,r){let i=r?[[e(`past_games`),t.games],[e(`past_won`),t.won]]:[];i.push([e(`past_turns`),t.turns]);for(let e of t.deeds)i.push([e.label,e.count]);t.passes&&i.push([e(`past_passes`),t.passes]);let a=t.numbers.find(({number:e})=>e===6);return a&&i.push([e(`past_sixes`),a.count]),t.pace&&i.push([e(`past_pace`),t.pace],[e(`past_longest`),t.longest],[e(`past_longest_wait`),t.longest_wait]),n`<dl class="facts">
    ${i.map(([e,t])=>n`<div><dt>${e}</dt><dd>${t}</dd></div>`)}
  </dl>`}const o=({players:e,over:r=!1,marks:o={}})=>n`<ul class="players">
  ${e.map(e=>n`<li key=${e.seat||e.who}>
      <h3>${e.seat&&[t(e.seat,o[e.seat]??``,`small`),` `]}${e.who}</h3>
      <p class="kind">${e.kind}</p>
      ${a(e,r)}
      <p class="small">${e.luck}</p>
      ${e.share!==null&&i(e.share)}
    </li>`)}
</ul>`;function s({label:e,text:t,numbers:r}){let i=Math.max(1,...r.map(({count:e})=>e));return n`<div class="one-die">
    <h3>${e}</h3>
    <p>${t}</p>
    <table class="throws">
      <thead><tr>${r.map(({number:e})=>n`<th scope="col">${e}</th>`)}</tr></thead>
      <tbody><tr>${r.map(({count:e})=>n`<td>${l(e/i)}${e}</td>`)}</tr></tbody>
    </table>
  </div>`}const c=({dice:t})=>t.length>0&&n`<details class="dice">
    <summary>${e(`past_dice`)}</summary>
    ${t.map(e=>n`<${s} key=${e.label} ...${e} />`)}
  </details>`,l=e=>n`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*e} width="12" height=${40*e} />
</svg>`;function u(t){if(t.doubtful)return e(`past_doubtful`);let n=new Date(t.started);return Number.isNaN(n.getTime())?t.started:n.toLocaleString(r,{dateStyle:`long`,timeStyle:`short`})}export{c as n,o as r,u as t};