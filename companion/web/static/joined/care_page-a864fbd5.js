import{Gt as e,Ht as t,Kt as n,Zt as r,an as i,ct as a,dt as o,en as s,g as c,lt as l,nn as u,on as d,ot as f,qt as p,r as m,rt as h,st as g,tn as _}from"./all-55a14521.js";import{t as v}from"./prove_again-15cfc1f6.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,i(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,s.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??d(`went_wrong`))),r.addEventListener(`error`,()=>n(d(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,r,i){[this.place,this.state,this.host]=[t,r,i];let a=r.restoring,s=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!s&&o(a.text,a.phase===`failed`),this.said=a.phase,n(t,[e`<h2>${d(`care_backup`)}</h2>`,e`<p class="small">${d(`care_backup_text`)}</p>`,i?e`<div class="row">${this.act(s)}</div>`:e`<p class="small">${d(`care_backup_host`)}</p>`,e`<div id="restoring" class="stack">${this.progress(a,s)}</div>`])}act(n){return[e`<a class="button primary" href=${i(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${d(`care_backup_make`)}
      </a>`,e`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(d(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:n||this.share!==null})]}progress(t,n){let r=this.share!==null,i=r?d(`care_uploading`):n?t.text:this.refused||t.text,a=!r&&!n&&(this.refused||t.phase===`failed`),o=r?this.share:t.count?t.done/t.count:0,s=(r||n)&&e`<progress max="1" value=${o} aria-label=${d(`care_backup_bring`)} />`;return i&&[e`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(d(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,o(e,!0)}};const S=e=>d(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:t,caption:n,least:r,host:i,value:a,wish:o}){let s=t.endsWith(`brightness`)&&e`<i class="lamp" style=${{"--light":a/100}} />`;return e`<label class="level">
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
  </label>`}var D=class extends p{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:t,caption:n,host:r,value:i,wish:a},{typing:o}){return e`<label class="field-label">
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
    </label>`}};function O({now:{quiet:t,brightness:n,volume:r},lights:i,sounds:a}){let o=[t?d(`care_quiet_now`,{brightness:n,volume:r}):``,i,a].filter(Boolean);return e`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(t=>e`<p class="hinted">${t}</p>`)}
  </div>`}function k({time:t,host:n,wish:r}){let i=C();return e`<div id="care-time" class="stack">
    ${t===null?e`<p class="hinted">${h(`unsure`)}${` `}${d(`care_no_time`)}</p>`:e`<p class="small">${d(`care_time`,{time:t})}</p>`}
    ${n&&(t===null||T(t,i))&&e`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${d(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,d(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(t,n,r,i){let{host:a}=this.drawn,o={name:n,caption:r,least:i,host:a,value:this.shown[n],wish:this.wish};return e`<${t} key=${n} ...${o} />`}draw(){let{levels:t,quiet:r,state:i,host:a}=this.drawn;n(t,[e`<h2>${d(`care_levels`)}</h2>`,this.control(E,`brightness`,d(`care_brightness`),1),this.control(E,`volume`,d(`care_volume`),0),e`<${O} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};n(r,[e`<h2>${d(`care_quiet`)}</h2>`,e`<${f} caption=${d(`care_quiet`)} hint=${d(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,e`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,d(`care_from`))}
          ${this.control(D,`quiet_to`,d(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,d(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,d(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${a} wish=${this.wish} />
      </div>`])}};function j(r,{well:i,health:a,losses:o},s,c){let l=o.some(({what:e})=>e!==`newer`);n(r,i?e`<p class="health">${h(`legal`)}<b>${d(`care_well`)}</b></p>`:[e`<p class="health">${h(`fault`)}<b>${d(`care_unwell`)}</b></p>`,e`<ul class="health-list">${a.map(t=>e`<li>${t}</li>`)}</ul>`,l?s?e`<div class="row">${t(d(`care_seen`),c,{name:`seen`})}</div>`:e`<p class="small">${d(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(r,{copies:i},a,o){let s=e=>a&&!e.place&&e.whole!==!1?t(d(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${d(`care_copy_restore`)}: ${e.title}`}):null;n(r,[e`<h2>${d(`care_copies`)}</h2>`,e`<p class="small">${d(`care_copies_hint`)}</p>`,i.sticks.filter(({holds:e})=>e).map(({text:t})=>e`<p class="hinted">${t}</p>`),i.text?e`<p class="hinted">${i.text}</p>`:null,i.lines.length?e`<ul class="links">
        ${i.lines.map(t=>e`<li>${h(M.get(t.whole))}<div><b>${t.title}</b><p>${t.text}</p>${s(t)}</div></li>`)}
      </ul>`:e`<p>${d(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(t){if(t.frames===null)return null;let n=[[`care_frames`,t.frames],[`care_damaged`,t.damaged],[`care_missed`,t.missed],[`care_repeats`,t.repeats],[`care_trip`,t.trip_ms===null?d(`care_no_trip`):d(`care_ms`,{count:t.trip_ms})],[`care_reconnects`,t.reconnects]];return e`<details class="numbers">
    <summary data-f=${`numbers-${t.device}`}>${d(`care_numbers`,{count:t.minutes})}</summary>
    <dl>${n.map(([t,n])=>[e`<dt>${d(t)}</dt>`,e`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function I(t,{links:r}){n(t,[e`<h2>${d(`care_links`)}</h2>`,e`<ul class="links">
      ${r.map(t=>e`<li>
        ${h(P[t.grade])}
        <div><b>${`${t.device}: ${d(`care_grade_${t.grade}`)}`}</b><p>${t.text}</p>${F(t)}</div>
      </li>`)}
    </ul>`])}function L(t,r){n(t,[e`<h2>${d(`care_checks`)}</h2>`,e`<p class="small">${d(`care_checks_hint`)}</p>`,e`<div class="row">
      <a class="button" href=${i(`/check`)} data-f="check">${d(`check_board`)}</a>
      ${r?e`<a class="button" href=${i(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>`:null}
    </div>`,r?e`<p class="small">${d(`bundle_text`)}</p>`:null])}function R(t,{version:r,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${d(`care_firmware`)} ${e.device}`,e.firmware]);n(t,[e`<h2>${d(`care_about`)}</h2>`,e`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,e`<dl class="versions">
      ${[[d(`care_companion`),r],...s,[`Python`,i]].map(([t,n])=>[e`<dt>${t}</dt>`,e`<dd>${n}</dd>`])}
    </dl>`,e`<p class="small">${d(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await g(()=>u(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await r(`/api/care`)),z(`banner`).hidden=!0}catch(t){if(t.status===void 0)throw t;n(z(`banner`),e`<p>${t.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await c({state:{seats:[],spots:[]},geometry:null,render:Q},d(`care_for_host`)),await g(_),Q()}async function Y(){let e=await g(()=>u(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await a(t,d(`care_copy_sure`),d(`care_copy_restore`))&&await v()&&await g(()=>u(`/api/copies/restore`,{name:e}))&&l(d(`care_copy_going`))}function Z(r){let i=t(d(`be_host`),J,{kind:`primary`,name:`host`});n(r,!s.host&&[e`<p>${d(`care_for_host`)}</p>`,e`<div class="row">${i}</div>`])}function Q(){B&&(j(z(`health`),B,s.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,s.host),I(z(`links`),B),L(z(`checks`),s.host),N(z(`copies`),B,s.host,X),U.show(z(`backup`),B,s.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();