import{An as e,Bn as t,Cn as n,Dn as r,Pn as i,Rn as a,Sn as o,_n as s,an as c,d as l,kn as u,ln as d,on as f,sn as p}from"./phone-9725a789.js";const m=[``,`done`,`failed`],h=e=>(e?.firmware??[]).some(({stage:e})=>!m.includes(e));function g({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&m.includes(e)?`legal`:`unsure`}var _=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(n,r,i){let o=h(r);for(let e of r.firmware)this.say(e);t(n,r.firmware.length>0&&[a`<h2>${e(`care_firmware_title`)}</h2>`,a`<p class="small">${e(`care_firmware_hint`)}</p>`,a`<ul class="links">${r.firmware.map(e=>this.line(e,i,o))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&d(n,t===`failed`),this.stages.set(e,t)}line(t,n,r){let{device:i,stage:s,percent:c,text:l}=t,u=!m.includes(s);return a`<li key=${i}>
${o(g(t))}
<div class="stack">
<p><b>${i}</b></p>
<p>${l}</p>
${u&&a`<progress max="100" value=${c} aria-label=${e(`care_firmware_title`)} />`}
${n&&this.acts(t,r)}
</div>
</li>`}acts(t,n){let{device:r,now:o,kept:s}=t,c=e=>()=>this.begin(t,e);return a`<div class="row">
${t.new&&i(e(`care_firmware_renew`),c(!1),{name:`flash-${r}`,disabled:n})}
${s&&s!==o&&i(e(`care_firmware_back`,{version:s}),c(!0),{name:`flash-back-${r}`,disabled:n})}
</div>`}async begin({device:t,kept:n},r){let i=r?e(`care_firmware_back`,{version:n}):e(`care_firmware_renew`);if(!await f(i,e(`care_firmware_sure`),i)||!await l())return;let a=await c(()=>s(`/api/firmware`,{device:t,back:r}));a&&this.took(a)}};const v={host:!1};let y=()=>{};const b=e=>{y=e};async function x(t,n){let r=await fetch(u(t),{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(n)}).catch(()=>null),i=await r?.json().catch(()=>null);return r?.ok?i:(p(i?.error??e(`hall_gone`),!0),null)}async function S(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(v,await e.json())}async function C(e){e.preventDefault(),await x(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(v.host=!0,y())}const w=()=>a`<details>
<summary>${e(`hall_host`)}</summary>
<form onsubmit=${C}>
<label>${e(`hall_code`)} <input type="text" name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
<p class="small">${e(`hall_code_hint`)}</p>
<button class="button primary" type="submit">${e(`hall_host_yes`)}</button>
</form>
</details>`,T=15e3,E=[`hall`,`tables`,`table`,`gone`,`evening`];function D(e,t){let n=null,r;function i(){clearTimeout(r),n?.close(),n=null}function a(){if(i(),!document.hidden){n=new EventSource(`/api/hall/events`);for(let t of E)n.addEventListener(t,n=>{o(T),e({name:t,data:JSON.parse(n.data)})});n.addEventListener(`beat`,()=>o(T)),n.addEventListener(`error`,()=>{t(),n?.readyState===EventSource.CLOSED&&o(2e3)}),o(T)}}function o(e){clearTimeout(r),r=setTimeout(a,e)}document.addEventListener(`visibilitychange`,a),window.addEventListener(`online`,a),window.addEventListener(`pageshow`,e=>e.persisted&&a()),a()}function O(e){let t=100*Math.min(1,Math.max(0,.5+(e-.5)*2));return a`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
<rect class="luck-all" x="0" y="4" width="100" height="6" />
<rect class="luck-here" x=${Math.min(50,t)} y="2" width=${Math.max(1,Math.abs(t-50))} height="10" />
<rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
</svg>`}function k(t,n){let r=n?[[e(`past_games`),t.games],[e(`past_won`),t.won]]:[];r.push([e(`past_turns`),t.turns]);for(let e of t.deeds)r.push([e.label,e.count]);t.passes&&r.push([e(`past_passes`),t.passes]);let i=t.numbers.find(({number:e})=>e===6);return i&&r.push([e(`past_sixes`),i.count]),t.pace&&r.push([e(`past_pace`),t.pace],[e(`past_longest`),t.longest],[e(`past_longest_wait`),t.longest_wait]),a`<dl class="facts">
${r.map(([e,t])=>a`<div><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}const A=({players:e,over:t=!1,marks:r={}})=>a`<ul class="players">
${e.map(e=>a`<li key=${e.seat||e.who}>
<h3>${e.seat&&[n(e.seat,r[e.seat]??``,`small`),` `]}${e.who}</h3>
<p class="kind">${e.kind}</p>
${k(e,t)}
<p class="small">${e.luck}</p>
${e.share!==null&&O(e.share)}
</li>`)}
</ul>`;function j({label:e,text:t,numbers:n}){let r=Math.max(1,...n.map(({count:e})=>e));return a`<div class="one-die">
<h3>${e}</h3>
<p>${t}</p>
<table class="throws">
<thead><tr>${n.map(({number:e})=>a`<th scope="col">${e}</th>`)}</tr></thead>
<tbody><tr>${n.map(({count:e})=>a`<td>${N(e/r)}${e}</td>`)}</tr></tbody>
</table>
</div>`}const M=({dice:t})=>t.length>0&&a`<details class="dice">
<summary>${e(`past_dice`)}</summary>
${t.map(e=>a`<${j} key=${e.label} ...${e} />`)}
</details>`,N=e=>a`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
<rect x="4" y=${40-40*e} width="12" height=${40*e} />
</svg>`;function P(t){if(t.doubtful)return e(`past_doubtful`);let n=new Date(t.started);return Number.isNaN(n.getTime())?t.started:n.toLocaleString(r,{dateStyle:`long`,timeStyle:`short`})}export{w as a,b as c,h as d,D as i,x as l,M as n,S as o,A as r,v as s,P as t,_ as u};