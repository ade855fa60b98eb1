import{An as e,Cn as t,Dn as n,Ln as r,Pn as i,Sn as a,_n as o,an as s,d as c,kn as l,ln as u,on as d,sn as f,zn as p}from"./phone-44b4d523.js";const m=[``,`done`,`failed`],h=e=>(e?.firmware??[]).some(({stage:e})=>!m.includes(e));function g({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&m.includes(e)?`legal`:`unsure`}var _=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(t,n,i){let a=h(n);for(let e of n.firmware)this.say(e);p(t,n.firmware.length>0&&[r`<h2>${e(`care_firmware_title`)}</h2>`,r`<p class="small">${e(`care_firmware_hint`)}</p>`,r`<ul class="links">${n.firmware.map(e=>this.line(e,i,a))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&u(n,t===`failed`),this.stages.set(e,t)}line(t,n,i){let{device:o,stage:s,percent:c,text:l}=t,u=!m.includes(s);return r`<li key=${o}>
      ${a(g(t))}
      <div class="stack">
        <p><b>${o}</b></p>
        <p>${l}</p>
        ${u&&r`<progress max="100" value=${c} aria-label=${e(`care_firmware_title`)} />`}
        ${n&&this.acts(t,i)}
      </div>
    </li>`}acts(t,n){let{device:a,now:o,kept:s}=t,c=e=>()=>this.begin(t,e);return r`<div class="row">
      ${t.new&&i(e(`care_firmware_renew`),c(!1),{name:`flash-${a}`,disabled:n})}
      ${s&&s!==o&&i(e(`care_firmware_back`,{version:s}),c(!0),{name:`flash-back-${a}`,disabled:n})}
    </div>`}async begin({device:t,kept:n},r){let i=r?e(`care_firmware_back`,{version:n}):e(`care_firmware_renew`);if(!await d(i,e(`care_firmware_sure`),i)||!await c())return;let a=await s(()=>o(`/api/firmware`,{device:t,back:r}));a&&this.took(a)}};const v={host:!1};let y=()=>{};const b=e=>{y=e};async function x(t,n){let r=await fetch(l(t),{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(n)}).catch(()=>null),i=await r?.json().catch(()=>null);return r?.ok?i:(f(i?.error??e(`hall_gone`),!0),null)}async function S(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(v,await e.json())}async function C(e){e.preventDefault(),await x(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(v.host=!0,y())}const w=()=>r`<details>
  <summary>${e(`hall_host`)}</summary>
  <form onsubmit=${C}>
    <label>${e(`hall_code`)} <input type="text" name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${e(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${e(`hall_host_yes`)}</button>
  </form>
</details>`,T=15e3,E=[`hall`,`tables`,`table`,`gone`,`evening`];function D(e,t){let n=null,r=null;function i(){clearTimeout(r),n?.close(),n=null}function a(){if(i(),!document.hidden){n=new EventSource(`/api/hall/events`);for(let t of E)n.addEventListener(t,n=>{o(T),e(t,JSON.parse(n.data))});n.addEventListener(`beat`,()=>o(T)),n.addEventListener(`error`,()=>{t(),n?.readyState===EventSource.CLOSED&&o(2e3)}),o(T)}}function o(e){clearTimeout(r),r=setTimeout(a,e)}document.addEventListener(`visibilitychange`,a),window.addEventListener(`online`,a),window.addEventListener(`pageshow`,e=>e.persisted&&a()),a()}function O(e){let t=100*Math.min(1,Math.max(0,.5+(e-.5)*2));return r`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50,t)} y="2" width=${Math.max(1,Math.abs(t-50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`}function k(t,n){let i=n?[[e(`past_games`),t.games],[e(`past_won`),t.won]]:[];i.push([e(`past_turns`),t.turns]);for(let e of t.deeds)i.push([e.label,e.count]);t.passes&&i.push([e(`past_passes`),t.passes]);let a=t.numbers.find(({number:e})=>e===6);return a&&i.push([e(`past_sixes`),a.count]),t.pace&&i.push([e(`past_pace`),t.pace],[e(`past_longest`),t.longest],[e(`past_longest_wait`),t.longest_wait]),r`<dl class="facts">
    ${i.map(([e,t])=>r`<div><dt>${e}</dt><dd>${t}</dd></div>`)}
  </dl>`}const A=({players:e,over:n=!1,marks:i={}})=>r`<ul class="players">
  ${e.map(e=>r`<li key=${e.seat||e.who}>
      <h3>${e.seat&&[t(e.seat,i[e.seat]??``,`small`),` `]}${e.who}</h3>
      <p class="kind">${e.kind}</p>
      ${k(e,n)}
      <p class="small">${e.luck}</p>
      ${e.share!==null&&O(e.share)}
    </li>`)}
</ul>`;function j({label:e,text:t,numbers:n}){let i=Math.max(1,...n.map(({count:e})=>e));return r`<div class="one-die">
    <h3>${e}</h3>
    <p>${t}</p>
    <table class="throws">
      <thead><tr>${n.map(({number:e})=>r`<th scope="col">${e}</th>`)}</tr></thead>
      <tbody><tr>${n.map(({count:e})=>r`<td>${N(e/i)}${e}</td>`)}</tr></tbody>
    </table>
  </div>`}const M=({dice:t})=>t.length>0&&r`<details class="dice">
    <summary>${e(`past_dice`)}</summary>
    ${t.map(e=>r`<${j} key=${e.label} ...${e} />`)}
  </details>`,N=e=>r`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40-40*e} width="12" height=${40*e} />
</svg>`;function P(t){if(t.doubtful)return e(`past_doubtful`);let r=new Date(t.started);return Number.isNaN(r.getTime())?t.started:r.toLocaleString(n,{dateStyle:`long`,timeStyle:`short`})}export{w as a,b as c,h as d,D as i,x as l,M as n,S as o,A as r,v as s,P as t,_ as u};