import{Mn as e,Sn as t,Tn as n,rn as r,wn as i,yn as a}from"./phone-3ee84c15.js";const o={host:!1};let s=()=>{};const c=e=>{s=e};async function l(e,t){let a=await fetch(i(e),{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),o=await a?.json().catch(()=>null);return a?.ok?o:(r(o?.error??n(`hall_gone`),!0),null)}async function u(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(o,await e.json())}async function d(e){e.preventDefault(),await l(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(o.host=!0,s())}const f=()=>e`<details>
  <summary>${n(`hall_host`)}</summary>
  <form onsubmit=${d}>
    <label>${n(`hall_code`)} <input type="text" name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${n(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${n(`hall_host_yes`)}</button>
  </form>
</details>`,p=15e3,m=[`hall`,`tables`,`table`,`gone`,`evening`];function h(e,t){let n=null,r=null;function i(){clearTimeout(r),n?.close(),n=null}function a(){if(i(),!document.hidden){n=new EventSource(`/api/hall/events`);for(let t of m)n.addEventListener(t,n=>{o(p),e(t,JSON.parse(n.data))});n.addEventListener(`beat`,()=>o(p)),n.addEventListener(`error`,()=>{t(),n?.readyState===EventSource.CLOSED&&o(2e3)}),o(p)}}function o(e){clearTimeout(r),r=setTimeout(a,e)}document.addEventListener(`visibilitychange`,a),window.addEventListener(`online`,a),window.addEventListener(`pageshow`,e=>e.persisted&&a()),a()}function g(t){let n=100*Math.min(1,Math.max(0,.5+(t-.5)*2));return e`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,n)} y="2" width=${Math.max(1,Math.abs(n-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function _(t,r){let i=r?[[n(`past_games`),t.games],[n(`past_won`),t.won]]:[];i.push([n(`past_turns`),t.turns]);for(let e of t.deeds)i.push([e.label,e.count]);t.passes&&i.push([n(`past_passes`),t.passes]);let a=t.numbers.find(({number:e})=>e===6);return a&&i.push([n(`past_sixes`),a.count]),t.pace&&i.push([n(`past_pace`),t.pace],[n(`past_longest`),t.longest],[n(`past_longest_wait`),t.longest_wait]),e`<dl class="facts">
    ${i.map(([t,n])=>e`<div><dt>${t}</dt><dd>${n}</dd></div>`)}
  </dl>`}const v=({players:t,over:n=!1,marks:r={}})=>e`<ul class="players">
  ${t.map(t=>e`<li key=${t.seat||t.who}>
      <h3>${t.seat&&[a(t.seat,r[t.seat]??``,`small`),` `]}${t.who}</h3>
      <p class="kind">${t.kind}</p>
      ${_(t,n)}
      <p class="small">${t.luck}</p>
      ${t.share!==null&&g(t.share)}
    </li>`)}
</ul>`;function y({label:t,text:n,numbers:r}){let i=Math.max(1,...r.map(({count:e})=>e));return e`<div class="one-die">
    <h3>${t}</h3>
    <p>${n}</p>
    <table class="throws">
      <thead><tr>${r.map(({number:t})=>e`<th scope="col">${t}</th>`)}</tr></thead>
      <tbody><tr>${r.map(({count:t})=>e`<td>${x(t/i)}${t}</td>`)}</tr></tbody>
    </table>
  </div>`}const b=({dice:t})=>t.length>0&&e`<details class="dice">
    <summary>${n(`past_dice`)}</summary>
    ${t.map(t=>e`<${y} key=${t.label} ...${t} />`)}
  </details>`,x=t=>e`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*t} width="12" height=${40*t} />
</svg>`;function S(e){if(e.doubtful)return n(`past_doubtful`);let r=new Date(e.started);return Number.isNaN(r.getTime())?e.started:r.toLocaleString(t,{dateStyle:`long`,timeStyle:`short`})}export{f as a,c,h as i,l,b as n,u as o,v as r,o as s,S as t};