import{Cn as e,En as t,Nn as n,Tn as r,bn as i,in as a}from"./phone-c348bab2.js";const o={host:!1};let s=()=>{};const c=e=>{s=e};async function l(e,n){let i=await fetch(r(e),{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(n)}).catch(()=>null),o=await i?.json().catch(()=>null);return i?.ok?o:(a(o?.error??t(`hall_gone`),!0),null)}async function u(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(o,await e.json())}async function d(e){e.preventDefault(),await l(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(o.host=!0,s())}const f=()=>n`<details>
  <summary>${t(`hall_host`)}</summary>
  <form onsubmit=${d}>
    <label>${t(`hall_code`)} <input type="text" name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${t(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${t(`hall_host_yes`)}</button>
  </form>
</details>`,p=15e3,m=[`hall`,`tables`,`table`,`gone`,`evening`];function h(e,t){let n=null,r=null;function i(){clearTimeout(r),n?.close(),n=null}function a(){if(i(),!document.hidden){n=new EventSource(`/api/hall/events`);for(let t of m)n.addEventListener(t,n=>{o(p),e(t,JSON.parse(n.data))});n.addEventListener(`beat`,()=>o(p)),n.addEventListener(`error`,()=>{t(),n?.readyState===EventSource.CLOSED&&o(2e3)}),o(p)}}function o(e){clearTimeout(r),r=setTimeout(a,e)}document.addEventListener(`visibilitychange`,a),window.addEventListener(`online`,a),window.addEventListener(`pageshow`,e=>e.persisted&&a()),a()}function g(e){let t=100*Math.min(1,Math.max(0,.5+(e-.5)*2));return n`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,t)} y="2" width=${Math.max(1,Math.abs(t-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function _(e,r){let i=r?[[t(`past_games`),e.games],[t(`past_won`),e.won]]:[];i.push([t(`past_turns`),e.turns]);for(let t of e.deeds)i.push([t.label,t.count]);e.passes&&i.push([t(`past_passes`),e.passes]);let a=e.numbers.find(({number:e})=>e===6);return a&&i.push([t(`past_sixes`),a.count]),e.pace&&i.push([t(`past_pace`),e.pace],[t(`past_longest`),e.longest],[t(`past_longest_wait`),e.longest_wait]),n`<dl class="facts">
    ${i.map(([e,t])=>n`<div><dt>${e}</dt><dd>${t}</dd></div>`)}
  </dl>`}const v=({players:e,over:t=!1,marks:r={}})=>n`<ul class="players">
  ${e.map(e=>n`<li key=${e.seat||e.who}>
      <h3>${e.seat&&[i(e.seat,r[e.seat]??``,`small`),` `]}${e.who}</h3>
      <p class="kind">${e.kind}</p>
      ${_(e,t)}
      <p class="small">${e.luck}</p>
      ${e.share!==null&&g(e.share)}
    </li>`)}
</ul>`;function y({label:e,text:t,numbers:r}){let i=Math.max(1,...r.map(({count:e})=>e));return n`<div class="one-die">
    <h3>${e}</h3>
    <p>${t}</p>
    <table class="throws">
      <thead><tr>${r.map(({number:e})=>n`<th scope="col">${e}</th>`)}</tr></thead>
      <tbody><tr>${r.map(({count:e})=>n`<td>${x(e/i)}${e}</td>`)}</tr></tbody>
    </table>
  </div>`}const b=({dice:e})=>e.length>0&&n`<details class="dice">
    <summary>${t(`past_dice`)}</summary>
    ${e.map(e=>n`<${y} key=${e.label} ...${e} />`)}
  </details>`,x=e=>n`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*e} width="12" height=${40*e} />
</svg>`;function S(n){if(n.doubtful)return t(`past_doubtful`);let r=new Date(n.started);return Number.isNaN(r.getTime())?n.started:r.toLocaleString(e,{dateStyle:`long`,timeStyle:`short`})}export{f as a,c,h as i,l,b as n,u as o,v as r,o as s,S as t};