import{Bt as e,Ht as t,Jt as n,Lt as r,Qt as i,Wt as a,Xt as o,Zt as s,ct as c,ft as l,it as u,lt as d,nn as f,r as p,rn as m,st as h,ut as g,v as _}from"./all-713fa23a.js";import{t as v}from"./prove_again-4ff773bb.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,f(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,o.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??m(`went_wrong`))),r.addEventListener(`error`,()=>n(m(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(n,r,i){[this.place,this.state,this.host]=[n,r,i];let a=r.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&l(a.text,a.phase===`failed`),this.said=a.phase,t(n,[e`<h2>${m(`care_backup`)}</h2>`,e`<p class="small">${m(`care_backup_text`)}</p>`,i?e`<div class="row">${this.act(o)}</div>`:e`<p class="small">${m(`care_backup_host`)}</p>`,e`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(t){return[e`<a class="button primary" href=${f(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${m(`care_backup_make`)}
      </a>`,e`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,r(m(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:t||this.share!==null})]}progress(t,n){let r=this.share!==null,i=r?m(`care_uploading`):n?t.text:this.refused||t.text,a=!r&&!n&&(this.refused||t.phase===`failed`),o=r?this.share:t.count?t.done/t.count:0,s=(r||n)&&e`<progress max="1" value=${o} aria-label=${m(`care_backup_bring`)} />`;return i&&[e`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(m(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,l(e,!0)}};const S=e=>m(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:t,caption:n,least:r,host:i,value:a,wish:o}){let s=t.endsWith(`brightness`)&&e`<i class="lamp" style=${{"--light":a/100}} />`;return e`<label class="level">
    <span class="level-head"><b>${n}</b>${s}<output class="level-value">${S(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${t}
      aria-valuetext=${S(a)}
      value=${a}
      oninput=${({target:e})=>o({[t]:Number(e.value)})}
    />
  </label>`}var D=class extends a{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:t,caption:n,host:r,value:i,wish:a},{typing:o}){return e`<label class="field-label">
      ${n}
      <input
        type="time"
        required
        disabled=${!r}
        data-f=${t}
        value=${o?void 0:i}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({target:e})=>e.value&&a({[t]:e.value})}
      />
    </label>`}};function O({now:{quiet:t,brightness:n,volume:r},lights:i,sounds:a}){let o=[t?m(`care_quiet_now`,{brightness:n,volume:r}):``,i,a].filter(Boolean);return e`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(t=>e`<p class="hinted">${t}</p>`)}
  </div>`}function k({time:t,host:n,wish:r}){let i=C();return e`<div id="care-time" class="stack">
    ${t===null?e`<p class="hinted">${u(`unsure`)}${` `}${m(`care_no_time`)}</p>`:e`<p class="small">${m(`care_time`,{time:t})}</p>`}
    ${n&&(t===null||T(t,i))&&e`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${m(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,m(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(t,n,r,i){let{host:a}=this.drawn,o={name:n,caption:r,least:i,host:a,value:this.shown[n],wish:this.wish};return e`<${t} key=${n} ...${o} />`}draw(){let{levels:n,quiet:r,state:i,host:a}=this.drawn;t(n,[e`<h2>${m(`care_levels`)}</h2>`,this.control(E,`brightness`,m(`care_brightness`),1),this.control(E,`volume`,m(`care_volume`),0),e`<${O} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};t(r,[e`<h2>${m(`care_quiet`)}</h2>`,e`<${h} caption=${m(`care_quiet`)} hint=${m(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,e`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,m(`care_from`))}
          ${this.control(D,`quiet_to`,m(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,m(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,m(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${a} wish=${this.wish} />
      </div>`])}};function j(n,{well:i,health:a,losses:o},s,c){let l=o.some(({what:e})=>e!==`newer`);t(n,i?e`<p class="health">${u(`legal`)}<b>${m(`care_well`)}</b></p>`:[e`<p class="health">${u(`fault`)}<b>${m(`care_unwell`)}</b></p>`,e`<ul class="health-list">${a.map(t=>e`<li>${t}</li>`)}</ul>`,l?s?e`<div class="row">${r(m(`care_seen`),c,{name:`seen`})}</div>`:e`<p class="small">${m(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(n,{copies:i},a,o){let s=e=>a&&!e.place&&e.whole!==!1?r(m(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${m(`care_copy_restore`)}: ${e.title}`}):null;t(n,[e`<h2>${m(`care_copies`)}</h2>`,e`<p class="small">${m(`care_copies_hint`)}</p>`,i.sticks.filter(({holds:e})=>e).map(({text:t})=>e`<p class="hinted">${t}</p>`),i.text?e`<p class="hinted">${i.text}</p>`:null,i.lines.length?e`<ul class="links">
        ${i.lines.map(t=>e`<li>${u(M.get(t.whole))}<div><b>${t.title}</b><p>${t.text}</p>${s(t)}</div></li>`)}
      </ul>`:e`<p>${m(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(t){if(t.frames===null)return null;let n=[[`care_frames`,t.frames],[`care_damaged`,t.damaged],[`care_missed`,t.missed],[`care_repeats`,t.repeats],[`care_trip`,t.trip_ms===null?m(`care_no_trip`):m(`care_ms`,{count:t.trip_ms})],[`care_reconnects`,t.reconnects]];return e`<details class="numbers">
    <summary data-f=${`numbers-${t.device}`}>${m(`care_numbers`,{count:t.minutes})}</summary>
    <dl>${n.map(([t,n])=>[e`<dt>${m(t)}</dt>`,e`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function I(n,{links:r}){t(n,[e`<h2>${m(`care_links`)}</h2>`,e`<ul class="links">
      ${r.map(t=>e`<li>
        ${u(P[t.grade])}
        <div><b>${`${t.device}: ${m(`care_grade_${t.grade}`)}`}</b><p>${t.text}</p>${F(t)}</div>
      </li>`)}
    </ul>`])}function L(n,r){t(n,[e`<h2>${m(`care_checks`)}</h2>`,e`<p class="small">${m(`care_checks_hint`)}</p>`,e`<div class="row">
      <a class="button" href=${f(`/check`)} data-f="check">${m(`check_board`)}</a>
      ${r?e`<a class="button" href=${f(`/api/bundle`)} download="" data-f="bundle">${m(`bundle`)}</a>`:null}
    </div>`,r?e`<p class="small">${m(`bundle_text`)}</p>`:null])}function R(n,{version:r,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${m(`care_firmware`)} ${e.device}`,e.firmware]);t(n,[e`<h2>${m(`care_about`)}</h2>`,e`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,e`<dl class="versions">
      ${[[m(`care_companion`),r],...s,[`Python`,i]].map(([t,n])=>[e`<dt>${t}</dt>`,e`<dd>${n}</dd>`])}
    </dl>`,e`<p class="small">${m(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await c(()=>i(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await n(`/api/care`)),z(`banner`).hidden=!0}catch(n){if(n.status===void 0)throw n;t(z(`banner`),e`<p>${n.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await _({state:{seats:[],spots:[]},geometry:null,render:Q},m(`care_for_host`)),await c(s),Q()}async function Y(){let e=await c(()=>i(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await d(t,m(`care_copy_sure`),m(`care_copy_restore`))&&await v()&&await c(()=>i(`/api/copies/restore`,{name:e}))&&g(m(`care_copy_going`))}function Z(n){let i=r(m(`be_host`),J,{kind:`primary`,name:`host`});t(n,!o.host&&[e`<p>${m(`care_for_host`)}</p>`,e`<div class="row">${i}</div>`])}function Q(){B&&(j(z(`health`),B,o.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,o.host),I(z(`links`),B),L(z(`checks`),o.host),N(z(`copies`),B,o.host,X),U.show(z(`backup`),B,o.host),R(z(`about`),B))}async function $(){await p(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();