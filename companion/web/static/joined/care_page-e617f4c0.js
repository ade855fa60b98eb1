import{A as e,Cn as t,En as n,Gt as r,J as i,Jt as a,Kt as o,Tn as s,Xt as c,bn as l,en as u,gn as d,hn as f,in as p,ln as m,nn as h,qt as g,rn as _}from"./phone-6a1c03c5.js";import{t as v}from"./prove_again-8d19582e.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,f(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,h.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??d(`went_wrong`))),r.addEventListener(`error`,()=>n(d(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,r){[this.place,this.state,this.host]=[e,n,r];let i=n.restoring,a=[`checking`,`storing`].includes(i.phase);this.said!==null&&this.said!==i.phase&&!a&&c(i.text,i.phase===`failed`),this.said=i.phase,s(e,[t`<h2>${d(`care_backup`)}</h2>`,t`<p class="small">${d(`care_backup_text`)}</p>`,r?t`<div class="row">${this.act(a)}</div>`:t`<p class="small">${d(`care_backup_host`)}</p>`,t`<div id="restoring" class="stack">${this.progress(i,a)}</div>`])}act(e){return[t`<a class="button primary" href=${f(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${d(`care_backup_make`)}
      </a>`,t`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,l(d(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,n){let r=this.share!==null,i=r?d(`care_uploading`):n?e.text:this.refused||e.text,a=!r&&!n&&(this.refused||e.phase===`failed`),o=r?this.share:e.count?e.done/e.count:0,s=(r||n)&&t`<progress max="1" value=${o} aria-label=${d(`care_backup_bring`)} />`;return i&&[t`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(d(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,c(e,!0)}};const S=e=>d(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:n,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&t`<i class="lamp" style=${{"--light":a/100}} />`;return t`<label class="level">
    <span class="level-head"><b>${n}</b>${s}<output class="level-value">${S(a)}</output></span>
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
  </label>`}var D=class extends n{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:n,host:r,value:i,wish:a},{typing:o}){return t`<label class="field-label">
      ${n}
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
    </label>`}};function O({now:{quiet:e,brightness:n,volume:r},lights:i,sounds:a}){let o=[e?d(`care_quiet_now`,{brightness:n,volume:r}):``,i,a].filter(Boolean);return t`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>t`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:n,wish:r}){let i=C();return t`<div id="care-time" class="stack">
    ${e===null?t`<p class="hinted">${m(`unsure`)}${` `}${d(`care_no_time`)}</p>`:t`<p class="small">${d(`care_time`,{time:e})}</p>`}
    ${n&&(e===null||T(e,i))&&t`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${d(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,d(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,n,r,i){let{host:a}=this.drawn,o={name:n,caption:r,least:i,host:a,value:this.shown[n],wish:this.wish};return t`<${e} key=${n} ...${o} />`}draw(){let{levels:e,quiet:n,choices:i,state:a,host:o}=this.drawn;s(e,[t`<h2>${d(`care_levels`)}</h2>`,this.control(E,`brightness`,d(`care_brightness`),1),this.control(E,`volume`,d(`care_volume`),0),t`<${O} ...${a} />`]);let c={name:`quiet`,disabled:!o,checked:this.shown.quiet};s(n,[t`<h2>${d(`care_quiet`)}</h2>`,t`<${r} caption=${d(`care_quiet`)} hint=${d(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,t`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,d(`care_from`))}
          ${this.control(D,`quiet_to`,d(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,d(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,d(`care_quiet_volume`),0)}
        <${k} time=${a.time} host=${o} wish=${this.wish} />
      </div>`]);let l={name:`again`,disabled:!o,checked:this.shown.again};s(i,[t`<h2>${d(`care_choices`)}</h2>`,t`<${r} caption=${d(`care_again`)} hint=${d(`care_again_hint`)} ...${l} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(e,{well:n,health:r,losses:i},a,o){let c=i.some(({what:e})=>e!==`newer`);s(e,n?t`<p class="health">${m(`legal`)}<b>${d(`care_well`)}</b></p>`:[t`<p class="health">${m(`fault`)}<b>${d(`care_unwell`)}</b></p>`,t`<ul class="health-list">${r.map(e=>t`<li>${e}</li>`)}</ul>`,c?a?t`<div class="row">${l(d(`care_seen`),o,{name:`seen`})}</div>`:t`<p class="small">${d(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:n},r,i){let a=e=>r&&!e.place&&e.whole!==!1?l(d(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${d(`care_copy_restore`)}: ${e.title}`}):null;s(e,[t`<h2>${d(`care_copies`)}</h2>`,t`<p class="small">${d(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>t`<p class="hinted">${e}</p>`),n.text?t`<p class="hinted">${n.text}</p>`:null,n.lines.length?t`<ul class="links">
        ${n.lines.map(e=>t`<li>${m(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:t`<p>${d(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let n=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?d(`care_no_trip`):d(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return t`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${d(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${n.map(([e,n])=>[t`<dt>${d(e)}</dt>`,t`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function I(e,{links:n}){s(e,[t`<h2>${d(`care_links`)}</h2>`,t`<ul class="links">
      ${n.map(e=>t`<li>
        ${m(P[e.grade])}
        <div><b>${`${e.device}: ${d(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,n){s(e,[t`<h2>${d(`care_checks`)}</h2>`,t`<p class="small">${d(`care_checks_hint`)}</p>`,t`<div class="row">
      <a class="button" href=${f(`/check`)} data-f="check">${d(`check_board`)}</a>
      <a class="button" href=${f(`/label`)} data-f="label">${d(`first_label`)}</a>
      ${n?t`<a class="button" href=${f(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>`:null}
    </div>`,n?t`<p class="small">${d(`bundle_text`)}</p>`:null])}function R(e,{version:n,python:r,links:i,room:a}){let o=i.filter(e=>e.firmware).map(e=>[`${d(`care_firmware`)} ${e.device}`,e.firmware]);s(e,[t`<h2>${d(`care_about`)}</h2>`,t`<p class=${a.ok?``:`hinted`}>${a.text}</p>`,t`<dl class="versions">
      ${[[d(`care_companion`),n],...o,[`Python`,r]].map(([e,n])=>[t`<dt>${e}</dt>`,t`<dd>${n}</dd>`])}
    </dl>`,t`<p class="small">${d(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await o(()=>p(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await u(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;s(z(`banner`),t`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await i({state:{seats:[],spots:[]},geometry:null,render:Q},d(`care_for_host`)),await o(_),Q()}async function Y(){let e=await o(()=>p(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await g(t,d(`care_copy_sure`),d(`care_copy_restore`))&&await v()&&await o(()=>p(`/api/copies/restore`,{name:e}))&&a(d(`care_copy_going`))}function Z(e){let n=l(d(`be_host`),J,{kind:`primary`,name:`host`});s(e,!h.host&&[t`<p>${d(`care_for_host`)}</p>`,t`<div class="row">${n}</div>`])}function Q(){B&&(j(z(`health`),B,h.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`choices`),B,h.host),I(z(`links`),B),L(z(`checks`),h.host),N(z(`copies`),B,h.host,X),U.show(z(`backup`),B,h.host),R(z(`about`),B))}async function $(){await e(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();