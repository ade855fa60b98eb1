import{Kt as e,Vt as t,Wt as n,Zt as r,an as i,b as a,ct as o,dt as s,en as c,ft as l,gt as u,mt as d,nn as f,on as p,pt as m,qt as h,r as g,tn as _}from"./all-6f78eea8.js";import{t as v}from"./prove_again-e359e8ec.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,i(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,c.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??p(`went_wrong`))),r.addEventListener(`error`,()=>n(p(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,r,i){[this.place,this.state,this.host]=[t,r,i];let a=r.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&u(a.text,a.phase===`failed`),this.said=a.phase,e(t,[n`<h2>${p(`care_backup`)}</h2>`,n`<p class="small">${p(`care_backup_text`)}</p>`,i?n`<div class="row">${this.act(o)}</div>`:n`<p class="small">${p(`care_backup_host`)}</p>`,n`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[n`<a class="button primary" href=${i(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${p(`care_backup_make`)}
      </a>`,n`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(p(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let r=this.share!==null,i=r?p(`care_uploading`):t?e.text:this.refused||e.text,a=!r&&!t&&(this.refused||e.phase===`failed`),o=r?this.share:e.count?e.done/e.count:0,s=(r||t)&&n`<progress max="1" value=${o} aria-label=${p(`care_backup_bring`)} />`;return i&&[n`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(p(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,u(e,!0)}};const S=e=>p(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&n`<i class="lamp" style=${{"--light":a/100}} />`;return n`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${S(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${S(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var D=class extends h{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:r,value:i,wish:a},{typing:o}){return n`<label class="field-label">
      ${t}
      <input
        type="time"
        required
        disabled=${!r}
        data-f=${e}
        value=${o?void 0:i}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({target:t})=>t.value&&a({[e]:t.value})}
      />
    </label>`}};function O({now:{quiet:e,brightness:t,volume:r},lights:i,sounds:a}){let o=[e?p(`care_quiet_now`,{brightness:t,volume:r}):``,i,a].filter(Boolean);return n`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>n`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:r}){let i=C();return n`<div id="care-time" class="stack">
    ${e===null?n`<p class="hinted">${o(`unsure`)}${` `}${p(`care_no_time`)}</p>`:n`<p class="small">${p(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,i))&&n`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${p(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,p(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,r,i){let{host:a}=this.drawn,o={name:t,caption:r,least:i,host:a,value:this.shown[t],wish:this.wish};return n`<${e} key=${t} ...${o} />`}draw(){let{levels:t,quiet:r,state:i,host:a}=this.drawn;e(t,[n`<h2>${p(`care_levels`)}</h2>`,this.control(E,`brightness`,p(`care_brightness`),1),this.control(E,`volume`,p(`care_volume`),0),n`<${O} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};e(r,[n`<h2>${p(`care_quiet`)}</h2>`,n`<${s} caption=${p(`care_quiet`)} hint=${p(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,n`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,p(`care_from`))}
          ${this.control(D,`quiet_to`,p(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,p(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,p(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${a} wish=${this.wish} />
      </div>`])}};function j(r,{well:i,health:a,losses:s},c,l){let u=s.some(({what:e})=>e!==`newer`);e(r,i?n`<p class="health">${o(`legal`)}<b>${p(`care_well`)}</b></p>`:[n`<p class="health">${o(`fault`)}<b>${p(`care_unwell`)}</b></p>`,n`<ul class="health-list">${a.map(e=>n`<li>${e}</li>`)}</ul>`,u?c?n`<div class="row">${t(p(`care_seen`),l,{name:`seen`})}</div>`:n`<p class="small">${p(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(r,{copies:i},a,s){let c=e=>a&&!e.place&&e.whole!==!1?t(p(`care_copy_restore`),()=>s(e),{name:`copy-${e.name}`,"aria-label":`${p(`care_copy_restore`)}: ${e.title}`}):null;e(r,[n`<h2>${p(`care_copies`)}</h2>`,n`<p class="small">${p(`care_copies_hint`)}</p>`,i.sticks.filter(({holds:e})=>e).map(({text:e})=>n`<p class="hinted">${e}</p>`),i.text?n`<p class="hinted">${i.text}</p>`:null,i.lines.length?n`<ul class="links">
        ${i.lines.map(e=>n`<li>${o(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`:n`<p>${p(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?p(`care_no_trip`):p(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return n`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${p(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[n`<dt>${p(e)}</dt>`,n`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(t,{links:r}){e(t,[n`<h2>${p(`care_links`)}</h2>`,n`<ul class="links">
      ${r.map(e=>n`<li>
        ${o(P[e.grade])}
        <div><b>${`${e.device}: ${p(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(t,r){e(t,[n`<h2>${p(`care_checks`)}</h2>`,n`<p class="small">${p(`care_checks_hint`)}</p>`,n`<div class="row">
      <a class="button" href=${i(`/check`)} data-f="check">${p(`check_board`)}</a>
      ${r?n`<a class="button" href=${i(`/api/bundle`)} download="" data-f="bundle">${p(`bundle`)}</a>`:null}
    </div>`,r?n`<p class="small">${p(`bundle_text`)}</p>`:null])}function R(t,{version:r,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${p(`care_firmware`)} ${e.device}`,e.firmware]);e(t,[n`<h2>${p(`care_about`)}</h2>`,n`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,n`<dl class="versions">
      ${[[p(`care_companion`),r],...s,[`Python`,i]].map(([e,t])=>[n`<dt>${e}</dt>`,n`<dd>${t}</dd>`])}
    </dl>`,n`<p class="small">${p(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await l(()=>f(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await r(`/api/care`)),z(`banner`).hidden=!0}catch(t){if(t.status===void 0)throw t;e(z(`banner`),n`<p>${t.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await a({state:{seats:[],spots:[]},geometry:null,render:Q},p(`care_for_host`)),await l(_),Q()}async function Y(){let e=await l(()=>f(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await m(t,p(`care_copy_sure`),p(`care_copy_restore`))&&await v()&&await l(()=>f(`/api/copies/restore`,{name:e}))&&d(p(`care_copy_going`))}function Z(r){let i=t(p(`be_host`),J,{kind:`primary`,name:`host`});e(r,!c.host&&[n`<p>${p(`care_for_host`)}</p>`,n`<div class="row">${i}</div>`])}function Q(){B&&(j(z(`health`),B,c.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,c.host),I(z(`links`),B),L(z(`checks`),c.host),N(z(`copies`),B,c.host,X),U.show(z(`backup`),B,c.host),R(z(`about`),B))}async function $(){await g(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();