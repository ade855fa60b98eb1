import{Ht as e,Rt as t,Ut as n,Vt as r,Xt as i,Yt as a,Zt as o,at as s,ct as c,dt as l,en as u,lt as d,pt as f,qt as p,r as m,tn as h,ut as g,v as _}from"./all-d6b41ecc.js";import{t as v}from"./prove_again-bec95fab.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,u(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,a.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??h(`went_wrong`))),r.addEventListener(`error`,()=>n(h(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,n,i){[this.place,this.state,this.host]=[t,n,i];let a=n.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&f(a.text,a.phase===`failed`),this.said=a.phase,e(t,[r`<h2>${h(`care_backup`)}</h2>`,r`<p class="small">${h(`care_backup_text`)}</p>`,i?r`<div class="row">${this.act(o)}</div>`:r`<p class="small">${h(`care_backup_host`)}</p>`,r`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[r`<a class="button primary" href=${u(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${h(`care_backup_make`)}
      </a>`,r`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(h(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,i=n?h(`care_uploading`):t?e.text:this.refused||e.text,a=!n&&!t&&(this.refused||e.phase===`failed`),o=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&r`<progress max="1" value=${o} aria-label=${h(`care_backup_bring`)} />`;return i&&[r`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(h(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,f(e,!0)}};const S=e=>h(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&r`<i class="lamp" style=${{"--light":a/100}} />`;return r`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${S(a)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${S(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var D=class extends n{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:i,wish:a},{typing:o}){return r`<label class="field-label">
      ${t}
      <input
        type="time"
        required
        disabled=${!n}
        data-f=${e}
        value=${o?void 0:i}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({target:t})=>t.value&&a({[e]:t.value})}
      />
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:i,sounds:a}){let o=[e?h(`care_quiet_now`,{brightness:t,volume:n}):``,i,a].filter(Boolean);return r`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>r`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let i=C();return r`<div id="care-time" class="stack">
    ${e===null?r`<p class="hinted">${s(`unsure`)}${` `}${h(`care_no_time`)}</p>`:r`<p class="small">${h(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,i))&&r`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${h(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,h(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,n,i){let{host:a}=this.drawn,o={name:t,caption:n,least:i,host:a,value:this.shown[t],wish:this.wish};return r`<${e} key=${t} ...${o} />`}draw(){let{levels:t,quiet:n,state:i,host:a}=this.drawn;e(t,[r`<h2>${h(`care_levels`)}</h2>`,this.control(E,`brightness`,h(`care_brightness`),1),this.control(E,`volume`,h(`care_volume`),0),r`<${O} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};e(n,[r`<h2>${h(`care_quiet`)}</h2>`,r`<${c} caption=${h(`care_quiet`)} hint=${h(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,r`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,h(`care_from`))}
          ${this.control(D,`quiet_to`,h(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,h(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,h(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${a} wish=${this.wish} />
      </div>`])}};function j(n,{well:i,health:a,losses:o},c,l){let u=o.some(({what:e})=>e!==`newer`);e(n,i?r`<p class="health">${s(`legal`)}<b>${h(`care_well`)}</b></p>`:[r`<p class="health">${s(`fault`)}<b>${h(`care_unwell`)}</b></p>`,r`<ul class="health-list">${a.map(e=>r`<li>${e}</li>`)}</ul>`,u?c?r`<div class="row">${t(h(`care_seen`),l,{name:`seen`})}</div>`:r`<p class="small">${h(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(n,{copies:i},a,o){let c=e=>a&&!e.place&&e.whole!==!1?t(h(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${h(`care_copy_restore`)}: ${e.title}`}):null;e(n,[r`<h2>${h(`care_copies`)}</h2>`,r`<p class="small">${h(`care_copies_hint`)}</p>`,i.sticks.filter(({holds:e})=>e).map(({text:e})=>r`<p class="hinted">${e}</p>`),i.text?r`<p class="hinted">${i.text}</p>`:null,i.lines.length?r`<ul class="links">
        ${i.lines.map(e=>r`<li>${s(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`:r`<p>${h(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?h(`care_no_trip`):h(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return r`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${h(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[r`<dt>${h(e)}</dt>`,r`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(t,{links:n}){e(t,[r`<h2>${h(`care_links`)}</h2>`,r`<ul class="links">
      ${n.map(e=>r`<li>
        ${s(P[e.grade])}
        <div><b>${`${e.device}: ${h(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(t,n){e(t,[r`<h2>${h(`care_checks`)}</h2>`,r`<p class="small">${h(`care_checks_hint`)}</p>`,r`<div class="row">
      <a class="button" href=${u(`/check`)} data-f="check">${h(`check_board`)}</a>
      ${n?r`<a class="button" href=${u(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>`:null}
    </div>`,n?r`<p class="small">${h(`bundle_text`)}</p>`:null])}function R(t,{version:n,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${h(`care_firmware`)} ${e.device}`,e.firmware]);e(t,[r`<h2>${h(`care_about`)}</h2>`,r`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,r`<dl class="versions">
      ${[[h(`care_companion`),n],...s,[`Python`,i]].map(([e,t])=>[r`<dt>${e}</dt>`,r`<dd>${t}</dd>`])}
    </dl>`,r`<p class="small">${h(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await d(()=>o(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await p(`/api/care`)),z(`banner`).hidden=!0}catch(t){if(t.status===void 0)throw t;e(z(`banner`),r`<p>${t.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await _({state:{seats:[],spots:[]},geometry:null,render:Q},h(`care_for_host`)),await d(i),Q()}async function Y(){let e=await d(()=>o(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await g(t,h(`care_copy_sure`),h(`care_copy_restore`))&&await v()&&await d(()=>o(`/api/copies/restore`,{name:e}))&&l(h(`care_copy_going`))}function Z(n){let i=t(h(`be_host`),J,{kind:`primary`,name:`host`});e(n,!a.host&&[r`<p>${h(`care_for_host`)}</p>`,r`<div class="row">${i}</div>`])}function Q(){B&&(j(z(`health`),B,a.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,a.host),I(z(`links`),B),L(z(`checks`),a.host),N(z(`copies`),B,a.host,X),U.show(z(`backup`),B,a.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();