import{Cn as e,En as t,Gt as n,Jt as r,Kt as i,Tn as a,Xt as o,Y as s,bn as c,en as l,gn as u,hn as d,in as f,j as p,ln as m,nn as h,qt as g,rn as _}from"./phone-e22dede0.js";import{t as v}from"./prove_again-65440774.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,d(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,h.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??u(`went_wrong`))),r.addEventListener(`error`,()=>n(u(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,n,r){[this.place,this.state,this.host]=[t,n,r];let i=n.restoring,s=[`checking`,`storing`].includes(i.phase);this.said!==null&&this.said!==i.phase&&!s&&o(i.text,i.phase===`failed`),this.said=i.phase,a(t,[e`<h2>${u(`care_backup`)}</h2>`,e`<p class="small">${u(`care_backup_text`)}</p>`,r?e`<div class="row">${this.act(s)}</div>`:e`<p class="small">${u(`care_backup_host`)}</p>`,e`<div id="restoring" class="stack">${this.progress(i,s)}</div>`])}act(t){return[e`<a class="button primary" href=${d(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${u(`care_backup_make`)}
      </a>`,e`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,c(u(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:t||this.share!==null})]}progress(t,n){let r=this.share!==null,i=r?u(`care_uploading`):n?t.text:this.refused||t.text,a=!r&&!n&&(this.refused||t.phase===`failed`),o=r?this.share:t.count?t.done/t.count:0,s=(r||n)&&e`<progress max="1" value=${o} aria-label=${u(`care_backup_bring`)} />`;return i&&[e`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(u(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,o(e,!0)}};const S=e=>u(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:t,caption:n,least:r,host:i,value:a,wish:o}){let s=t.endsWith(`brightness`)&&e`<i class="lamp" style=${{"--light":a/100}} />`;return e`<label class="level">
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
  </label>`}var D=class extends t{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:t,caption:n,host:r,value:i,wish:a},{typing:o}){return e`<label class="field-label">
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
    </label>`}};function O({now:{quiet:t,brightness:n,volume:r},lights:i,sounds:a}){let o=[t?u(`care_quiet_now`,{brightness:n,volume:r}):``,i,a].filter(Boolean);return e`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(t=>e`<p class="hinted">${t}</p>`)}
  </div>`}function k({time:t,host:n,wish:r}){let i=C();return e`<div id="care-time" class="stack">
    ${t===null?e`<p class="hinted">${m(`unsure`)}${` `}${u(`care_no_time`)}</p>`:e`<p class="small">${u(`care_time`,{time:t})}</p>`}
    ${n&&(t===null||T(t,i))&&e`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${u(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,u(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(t,n,r,i){let{host:a}=this.drawn,o={name:n,caption:r,least:i,host:a,value:this.shown[n],wish:this.wish};return e`<${t} key=${n} ...${o} />`}draw(){let{levels:t,quiet:r,choices:i,state:o,host:s}=this.drawn;a(t,[e`<h2>${u(`care_levels`)}</h2>`,this.control(E,`brightness`,u(`care_brightness`),1),this.control(E,`volume`,u(`care_volume`),0),e`<${O} ...${o} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};a(r,[e`<h2>${u(`care_quiet`)}</h2>`,e`<${n} caption=${u(`care_quiet`)} hint=${u(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,e`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,u(`care_from`))}
          ${this.control(D,`quiet_to`,u(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,u(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,u(`care_quiet_volume`),0)}
        <${k} time=${o.time} host=${s} wish=${this.wish} />
      </div>`]);let l={name:`again`,disabled:!s,checked:this.shown.again};a(i,[e`<h2>${u(`care_choices`)}</h2>`,e`<${n} caption=${u(`care_again`)} hint=${u(`care_again_hint`)} ...${l} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(t,{well:n,health:r,losses:i},o,s){let l=i.some(({what:e})=>e!==`newer`);a(t,n?e`<p class="health">${m(`legal`)}<b>${u(`care_well`)}</b></p>`:[e`<p class="health">${m(`fault`)}<b>${u(`care_unwell`)}</b></p>`,e`<ul class="health-list">${r.map(t=>e`<li>${t}</li>`)}</ul>`,l?o?e`<div class="row">${c(u(`care_seen`),s,{name:`seen`})}</div>`:e`<p class="small">${u(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(t,{copies:n},r,i){let o=e=>r&&!e.place&&e.whole!==!1?c(u(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${u(`care_copy_restore`)}: ${e.title}`}):null;a(t,[e`<h2>${u(`care_copies`)}</h2>`,e`<p class="small">${u(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:t})=>e`<p class="hinted">${t}</p>`),n.text?e`<p class="hinted">${n.text}</p>`:null,n.lines.length?e`<ul class="links">
        ${n.lines.map(t=>e`<li>${m(M.get(t.whole))}<div><b>${t.title}</b><p>${t.text}</p>${o(t)}</div></li>`)}
      </ul>`:e`<p>${u(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(t){if(t.frames===null)return null;let n=[[`care_frames`,t.frames],[`care_damaged`,t.damaged],[`care_missed`,t.missed],[`care_repeats`,t.repeats],[`care_trip`,t.trip_ms===null?u(`care_no_trip`):u(`care_ms`,{count:t.trip_ms})],[`care_reconnects`,t.reconnects]];return e`<details class="numbers">
    <summary data-f=${`numbers-${t.device}`}>${u(`care_numbers`,{count:t.minutes})}</summary>
    <dl>${n.map(([t,n])=>[e`<dt>${u(t)}</dt>`,e`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function I(t,{links:n}){a(t,[e`<h2>${u(`care_links`)}</h2>`,e`<ul class="links">
      ${n.map(t=>e`<li>
        ${m(P[t.grade])}
        <div><b>${`${t.device}: ${u(`care_grade_${t.grade}`)}`}</b><p>${t.text}</p>${F(t)}</div>
      </li>`)}
    </ul>`])}function L(t,n){a(t,[e`<h2>${u(`care_checks`)}</h2>`,e`<p class="small">${u(`care_checks_hint`)}</p>`,e`<div class="row">
      <a class="button" href=${d(`/check`)} data-f="check">${u(`check_board`)}</a>
      <a class="button" href=${d(`/label`)} data-f="label">${u(`first_label`)}</a>
      ${n?e`<a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${u(`bundle`)}</a>`:null}
    </div>`,n?e`<p class="small">${u(`bundle_text`)}</p>`:null])}function R(t,{version:n,python:r,links:i,room:o}){let s=i.filter(e=>e.firmware).map(e=>[`${u(`care_firmware`)} ${e.device}`,e.firmware]);a(t,[e`<h2>${u(`care_about`)}</h2>`,e`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,e`<dl class="versions">
      ${[[u(`care_companion`),n],...s,[`Python`,r]].map(([t,n])=>[e`<dt>${t}</dt>`,e`<dd>${n}</dd>`])}
    </dl>`,e`<p class="small">${u(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await i(()=>f(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await l(`/api/care`)),z(`banner`).hidden=!0}catch(t){if(t.status===void 0)throw t;a(z(`banner`),e`<p>${t.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await s({state:{seats:[],spots:[]},geometry:null,render:Q},u(`care_for_host`)),await i(_),Q()}async function Y(){let e=await i(()=>f(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await g(t,u(`care_copy_sure`),u(`care_copy_restore`))&&await v()&&await i(()=>f(`/api/copies/restore`,{name:e}))&&r(u(`care_copy_going`))}function Z(t){let n=c(u(`be_host`),J,{kind:`primary`,name:`host`});a(t,!h.host&&[e`<p>${u(`care_for_host`)}</p>`,e`<div class="row">${n}</div>`])}function Q(){B&&(j(z(`health`),B,h.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`choices`),B,h.host),I(z(`links`),B),L(z(`checks`),h.host),N(z(`copies`),B,h.host,X),U.show(z(`backup`),B,h.host),R(z(`about`),B))}async function $(){await p(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();