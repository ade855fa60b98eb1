import{Jt as e,Kt as t,Qt as n,Vt as r,Wt as i,ct as a,dt as o,en as s,ft as c,gt as l,mt as u,nn as d,on as f,pt as p,r as m,sn as h,tn as g,x as _}from"./all-230952a6.js";import{t as v}from"./prove_again-18d3ff20.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,f(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,s.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??h(`went_wrong`))),r.addEventListener(`error`,()=>n(h(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,r){[this.place,this.state,this.host]=[e,n,r];let a=n.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&l(a.text,a.phase===`failed`),this.said=a.phase,t(e,[i`<h2>${h(`care_backup`)}</h2>`,i`<p class="small">${h(`care_backup_text`)}</p>`,r?i`<div class="row">${this.act(o)}</div>`:i`<p class="small">${h(`care_backup_host`)}</p>`,i`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[i`<a class="button primary" href=${f(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${h(`care_backup_make`)}
      </a>`,i`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,r(h(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?h(`care_uploading`):t?e.text:this.refused||e.text,a=!n&&!t&&(this.refused||e.phase===`failed`),o=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&i`<progress max="1" value=${o} aria-label=${h(`care_backup_bring`)} />`;return r&&[i`<p class=${a?`hinted`:``}>${r}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(h(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,l(e,!0)}};const S=e=>h(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:a,wish:o}){let s=e.endsWith(`brightness`)&&i`<i class="lamp" style=${{"--light":a/100}} />`;return i`<label class="level">
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
  </label>`}var D=class extends e{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:a},{typing:o}){return i`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:a}){let o=[e?h(`care_quiet_now`,{brightness:t,volume:n}):``,r,a].filter(Boolean);return i`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>i`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let r=C();return i`<div id="care-time" class="stack">
    ${e===null?i`<p class="hinted">${a(`unsure`)}${` `}${h(`care_no_time`)}</p>`:i`<p class="small">${h(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&i`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${h(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,h(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,n,r){let{host:a}=this.drawn,o={name:t,caption:n,least:r,host:a,value:this.shown[t],wish:this.wish};return i`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:n,state:r,host:a}=this.drawn;t(e,[i`<h2>${h(`care_levels`)}</h2>`,this.control(E,`brightness`,h(`care_brightness`),1),this.control(E,`volume`,h(`care_volume`),0),i`<${O} ...${r} />`]);let s={name:`quiet`,disabled:!a,checked:this.shown.quiet};t(n,[i`<h2>${h(`care_quiet`)}</h2>`,i`<${o} caption=${h(`care_quiet`)} hint=${h(`care_quiet_hint`)} ...${s} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,i`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,h(`care_from`))}
          ${this.control(D,`quiet_to`,h(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,h(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,h(`care_quiet_volume`),0)}
        <${k} time=${r.time} host=${a} wish=${this.wish} />
      </div>`])}};function j(e,{well:n,health:o,losses:s},c,l){let u=s.some(({what:e})=>e!==`newer`);t(e,n?i`<p class="health">${a(`legal`)}<b>${h(`care_well`)}</b></p>`:[i`<p class="health">${a(`fault`)}<b>${h(`care_unwell`)}</b></p>`,i`<ul class="health-list">${o.map(e=>i`<li>${e}</li>`)}</ul>`,u?c?i`<div class="row">${r(h(`care_seen`),l,{name:`seen`})}</div>`:i`<p class="small">${h(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:n},o,s){let c=e=>o&&!e.place&&e.whole!==!1?r(h(`care_copy_restore`),()=>s(e),{name:`copy-${e.name}`,"aria-label":`${h(`care_copy_restore`)}: ${e.title}`}):null;t(e,[i`<h2>${h(`care_copies`)}</h2>`,i`<p class="small">${h(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>i`<p class="hinted">${e}</p>`),n.text?i`<p class="hinted">${n.text}</p>`:null,n.lines.length?i`<ul class="links">
        ${n.lines.map(e=>i`<li>${a(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`:i`<p>${h(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?h(`care_no_trip`):h(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return i`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${h(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[i`<dt>${h(e)}</dt>`,i`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:n}){t(e,[i`<h2>${h(`care_links`)}</h2>`,i`<ul class="links">
      ${n.map(e=>i`<li>
        ${a(P[e.grade])}
        <div><b>${`${e.device}: ${h(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,n){t(e,[i`<h2>${h(`care_checks`)}</h2>`,i`<p class="small">${h(`care_checks_hint`)}</p>`,i`<div class="row">
      <a class="button" href=${f(`/check`)} data-f="check">${h(`check_board`)}</a>
      ${n?i`<a class="button" href=${f(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>`:null}
    </div>`,n?i`<p class="small">${h(`bundle_text`)}</p>`:null])}function R(e,{version:n,python:r,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${h(`care_firmware`)} ${e.device}`,e.firmware]);t(e,[i`<h2>${h(`care_about`)}</h2>`,i`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,i`<dl class="versions">
      ${[[h(`care_companion`),n],...s,[`Python`,r]].map(([e,t])=>[i`<dt>${e}</dt>`,i`<dd>${t}</dd>`])}
    </dl>`,i`<p class="small">${h(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await c(()=>d(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await n(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;t(z(`banner`),i`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await _({state:{seats:[],spots:[]},geometry:null,render:Q},h(`care_for_host`)),await c(g),Q()}async function Y(){let e=await c(()=>d(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await p(t,h(`care_copy_sure`),h(`care_copy_restore`))&&await v()&&await c(()=>d(`/api/copies/restore`,{name:e}))&&u(h(`care_copy_going`))}function Z(e){let n=r(h(`be_host`),J,{kind:`primary`,name:`host`});t(e,!s.host&&[i`<p>${h(`care_for_host`)}</p>`,i`<div class="row">${n}</div>`])}function Q(){B&&(j(z(`health`),B,s.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,s.host),I(z(`links`),B),L(z(`checks`),s.host),N(z(`copies`),B,s.host,X),U.show(z(`backup`),B,s.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();