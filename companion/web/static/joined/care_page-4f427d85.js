import{Ht as e,Qt as t,Rt as n,Ut as r,Vt as i,Xt as a,Zt as o,at as s,ct as c,dt as l,lt as u,nn as d,pt as f,qt as p,r as m,tn as h,ut as g,v as _}from"./all-508bb130.js";import{t as v}from"./prove_again-6f8cd91f.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,h(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,a.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??d(`went_wrong`))),r.addEventListener(`error`,()=>n(d(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,n,r){[this.place,this.state,this.host]=[t,n,r];let a=n.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&f(a.text,a.phase===`failed`),this.said=a.phase,e(t,[i`<h2>${d(`care_backup`)}</h2>`,i`<p class="small">${d(`care_backup_text`)}</p>`,r?i`<div class="row">${this.act(o)}</div>`:i`<p class="small">${d(`care_backup_host`)}</p>`,i`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[i`<a class="button primary" href=${h(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${d(`care_backup_make`)}
      </a>`,i`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,n(d(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?d(`care_uploading`):t?e.text:this.refused||e.text,a=!n&&!t&&(this.refused||e.phase===`failed`),o=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&i`<progress max="1" value=${o} aria-label=${d(`care_backup_bring`)} />`;return r&&[i`<p class=${a?`hinted`:``}>${r}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(d(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,f(e,!0)}};const S=e=>d(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:a,wish:o}){let s=e.endsWith(`brightness`)&&i`<i class="lamp" style=${{"--light":a/100}} />`;return i`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${S(a)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${S(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var D=class extends r{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:a},{typing:o}){return i`<label class="field-label">
      ${t}
      <input
        type="time"
        required
        disabled=${!n}
        data-f=${e}
        value=${o?void 0:r}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({target:t})=>t.value&&a({[e]:t.value})}
      />
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:a}){let o=[e?d(`care_quiet_now`,{brightness:t,volume:n}):``,r,a].filter(Boolean);return i`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>i`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let r=C();return i`<div id="care-time" class="stack">
    ${e===null?i`<p class="hinted">${s(`unsure`)}${` `}${d(`care_no_time`)}</p>`:i`<p class="small">${d(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&i`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${d(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,d(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,n,r){let{host:a}=this.drawn,o={name:t,caption:n,least:r,host:a,value:this.shown[t],wish:this.wish};return i`<${e} key=${t} ...${o} />`}draw(){let{levels:t,quiet:n,state:r,host:a}=this.drawn;e(t,[i`<h2>${d(`care_levels`)}</h2>`,this.control(E,`brightness`,d(`care_brightness`),1),this.control(E,`volume`,d(`care_volume`),0),i`<${O} ...${r} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};e(n,[i`<h2>${d(`care_quiet`)}</h2>`,i`<${c} caption=${d(`care_quiet`)} hint=${d(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,i`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,d(`care_from`))}
          ${this.control(D,`quiet_to`,d(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,d(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,d(`care_quiet_volume`),0)}
        <${k} time=${r.time} host=${a} wish=${this.wish} />
      </div>`])}};function j(t,{well:r,health:a,losses:o},c,l){let u=o.some(({what:e})=>e!==`newer`);e(t,r?i`<p class="health">${s(`legal`)}<b>${d(`care_well`)}</b></p>`:[i`<p class="health">${s(`fault`)}<b>${d(`care_unwell`)}</b></p>`,i`<ul class="health-list">${a.map(e=>i`<li>${e}</li>`)}</ul>`,u?c?i`<div class="row">${n(d(`care_seen`),l,{name:`seen`})}</div>`:i`<p class="small">${d(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(t,{copies:r},a,o){let c=e=>a&&!e.place&&e.whole!==!1?n(d(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${d(`care_copy_restore`)}: ${e.title}`}):null;e(t,[i`<h2>${d(`care_copies`)}</h2>`,i`<p class="small">${d(`care_copies_hint`)}</p>`,r.sticks.filter(({holds:e})=>e).map(({text:e})=>i`<p class="hinted">${e}</p>`),r.text?i`<p class="hinted">${r.text}</p>`:null,r.lines.length?i`<ul class="links">
        ${r.lines.map(e=>i`<li>${s(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`:i`<p>${d(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?d(`care_no_trip`):d(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return i`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${d(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[i`<dt>${d(e)}</dt>`,i`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(t,{links:n}){e(t,[i`<h2>${d(`care_links`)}</h2>`,i`<ul class="links">
      ${n.map(e=>i`<li>
        ${s(P[e.grade])}
        <div><b>${`${e.device}: ${d(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(t,n){e(t,[i`<h2>${d(`care_checks`)}</h2>`,i`<p class="small">${d(`care_checks_hint`)}</p>`,i`<div class="row">
      <a class="button" href=${h(`/check`)} data-f="check">${d(`check_board`)}</a>
      ${n?i`<a class="button" href=${h(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>`:null}
    </div>`,n?i`<p class="small">${d(`bundle_text`)}</p>`:null])}function R(t,{version:n,python:r,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${d(`care_firmware`)} ${e.device}`,e.firmware]);e(t,[i`<h2>${d(`care_about`)}</h2>`,i`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,i`<dl class="versions">
      ${[[d(`care_companion`),n],...s,[`Python`,r]].map(([e,t])=>[i`<dt>${e}</dt>`,i`<dd>${t}</dd>`])}
    </dl>`,i`<p class="small">${d(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let n=await u(()=>t(`/api/care`,e));n?G(n):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await p(`/api/care`)),z(`banner`).hidden=!0}catch(t){if(t.status===void 0)throw t;e(z(`banner`),i`<p>${t.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await _({state:{seats:[],spots:[]},geometry:null,render:Q},d(`care_for_host`)),await u(o),Q()}async function Y(){let e=await u(()=>t(`/api/care/seen`));e&&G(e)}async function X({name:e,title:n}){await g(n,d(`care_copy_sure`),d(`care_copy_restore`))&&await v()&&await u(()=>t(`/api/copies/restore`,{name:e}))&&l(d(`care_copy_going`))}function Z(t){let r=n(d(`be_host`),J,{kind:`primary`,name:`host`});e(t,!a.host&&[i`<p>${d(`care_for_host`)}</p>`,i`<div class="row">${r}</div>`])}function Q(){B&&(j(z(`health`),B,a.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,a.host),I(z(`links`),B),L(z(`checks`),a.host),N(z(`copies`),B,a.host,X),U.show(z(`backup`),B,a.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();