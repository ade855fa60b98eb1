import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Tn as a,an as o,bn as s,d as c,hn as l,in as u,rn as d,sn as f,xn as p}from"./phone-c7af0d79.js";const m=[``,`done`,`failed`],h=e=>(e?.firmware??[]).some(({stage:e})=>!m.includes(e));function g({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&m.includes(e)?`legal`:`unsure`}var _=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,r,a){let o=h(r);for(let e of r.firmware)this.say(e);n(e,r.firmware.length>0&&[t`<h2>${i(`care_firmware_title`)}</h2>`,t`<p class="small">${i(`care_firmware_hint`)}</p>`,t`<ul class="links">${r.firmware.map(e=>this.line(e,a,o))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&f(n,t===`failed`),this.stages.set(e,t)}line(e,n,r){let{device:a,stage:o,percent:c,text:l}=e,u=!m.includes(o);return t`<li key=${a}>
      ${s(g(e))}
      <div class="stack">
        <p><b>${a}</b></p>
        <p>${l}</p>
        ${u&&t`<progress max="100" value=${c} aria-label=${i(`care_firmware_title`)} />`}
        ${n&&this.acts(e,r)}
      </div>
    </li>`}acts(e,n){let{device:a,now:o,kept:s}=e,c=t=>()=>this.begin(e,t);return t`<div class="row">
      ${e.new&&r(i(`care_firmware_renew`),c(!1),{name:`flash-${a}`,disabled:n})}
      ${s&&s!==o&&r(i(`care_firmware_back`,{version:s}),c(!0),{name:`flash-back-${a}`,disabled:n})}
    </div>`}async begin({device:e,kept:t},n){let r=n?i(`care_firmware_back`,{version:t}):i(`care_firmware_renew`);if(!await u(r,i(`care_firmware_sure`),r)||!await c())return;let a=await d(()=>l(`/api/firmware`,{device:e,back:n}));a&&this.took(a)}};const v={host:!1};let y=()=>{};const b=e=>{y=e};async function x(t,n){let r=await fetch(e(t),{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(n)}).catch(()=>null),a=await r?.json().catch(()=>null);return r?.ok?a:(o(a?.error??i(`hall_gone`),!0),null)}async function S(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(v,await e.json())}async function C(e){e.preventDefault(),await x(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(v.host=!0,y())}const w=()=>t`<details>
  <summary>${i(`hall_host`)}</summary>
  <form onsubmit=${C}>
    <label>${i(`hall_code`)} <input type="text" name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${i(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${i(`hall_host_yes`)}</button>
  </form>
</details>`,T=15e3,E=[`hall`,`tables`,`table`,`gone`,`evening`];function D(e,t){let n=null,r=null;function i(){clearTimeout(r),n?.close(),n=null}function a(){if(i(),!document.hidden){n=new EventSource(`/api/hall/events`);for(let t of E)n.addEventListener(t,n=>{o(T),e(t,JSON.parse(n.data))});n.addEventListener(`beat`,()=>o(T)),n.addEventListener(`error`,()=>{t(),n?.readyState===EventSource.CLOSED&&o(2e3)}),o(T)}}function o(e){clearTimeout(r),r=setTimeout(a,e)}document.addEventListener(`visibilitychange`,a),window.addEventListener(`online`,a),window.addEventListener(`pageshow`,e=>e.persisted&&a()),a()}function O(e){let n=100*Math.min(1,Math.max(0,.5+(e-.5)*2));return t`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,n)} y="2" width=${Math.max(1,Math.abs(n-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function k(e,n){let r=n?[[i(`past_games`),e.games],[i(`past_won`),e.won]]:[];r.push([i(`past_turns`),e.turns]);for(let t of e.deeds)r.push([t.label,t.count]);e.passes&&r.push([i(`past_passes`),e.passes]);let a=e.numbers.find(({number:e})=>e===6);return a&&r.push([i(`past_sixes`),a.count]),e.pace&&r.push([i(`past_pace`),e.pace],[i(`past_longest`),e.longest],[i(`past_longest_wait`),e.longest_wait]),t`<dl class="facts">
    ${r.map(([e,n])=>t`<div><dt>${e}</dt><dd>${n}</dd></div>`)}
  </dl>`}const A=({players:e,over:n=!1,marks:r={}})=>t`<ul class="players">
  ${e.map(e=>t`<li key=${e.seat||e.who}>
      <h3>${e.seat&&[p(e.seat,r[e.seat]??``,`small`),` `]}${e.who}</h3>
      <p class="kind">${e.kind}</p>
      ${k(e,n)}
      <p class="small">${e.luck}</p>
      ${e.share!==null&&O(e.share)}
    </li>`)}
</ul>`;function j({label:e,text:n,numbers:r}){let i=Math.max(1,...r.map(({count:e})=>e));return t`<div class="one-die">
    <h3>${e}</h3>
    <p>${n}</p>
    <table class="throws">
      <thead><tr>${r.map(({number:e})=>t`<th scope="col">${e}</th>`)}</tr></thead>
      <tbody><tr>${r.map(({count:e})=>t`<td>${N(e/i)}${e}</td>`)}</tr></tbody>
    </table>
  </div>`}const M=({dice:e})=>e.length>0&&t`<details class="dice">
    <summary>${i(`past_dice`)}</summary>
    ${e.map(e=>t`<${j} key=${e.label} ...${e} />`)}
  </details>`,N=e=>t`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*e} width="12" height=${40*e} />
</svg>`;function P(e){if(e.doubtful)return i(`past_doubtful`);let t=new Date(e.started);return Number.isNaN(t.getTime())?e.started:t.toLocaleString(a,{dateStyle:`long`,timeStyle:`short`})}export{w as a,b as c,h as d,D as i,x as l,M as n,S as o,A as r,v as s,P as t,_ as u};