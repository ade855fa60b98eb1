import{$t as e,A as t,Gt as n,J as r,Kt as i,Sn as a,Tn as o,Wt as s,Yt as c,cn as l,hn as u,mn as d,nn as f,qt as p,rn as m,tn as h,wn as g,yn as _}from"./phone-5c5bf911.js";import{t as v}from"./prove_again-3d6ed3c4.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,d(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,h.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??u(`went_wrong`))),r.addEventListener(`error`,()=>n(u(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,i=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!i&&c(r.text,r.phase===`failed`),this.said=r.phase,g(e,[a`<h2>${u(`care_backup`)}</h2>`,a`<p class="small">${u(`care_backup_text`)}</p>`,n?a`<div class="row">${this.act(i)}</div>`:a`<p class="small">${u(`care_backup_host`)}</p>`,a`<div id="restoring" class="stack">${this.progress(r,i)}</div>`])}act(e){return[a`<a class="button primary" href=${d(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${u(`care_backup_make`)}
      </a>`,a`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,_(u(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?u(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),o=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&a`<progress max="1" value=${o} aria-label=${u(`care_backup_bring`)} />`;return r&&[a`<p class=${i?`hinted`:``}>${r}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(u(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,c(e,!0)}};const S=e=>u(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:o}){let s=e.endsWith(`brightness`)&&a`<i class="lamp" style=${{"--light":i/100}} />`;return a`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${S(i)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${S(i)}
      value=${i}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var D=class extends o{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:o}){return a`<label class="field-label">
      ${t}
      <input
        type="time"
        required
        disabled=${!n}
        data-f=${e}
        value=${o?void 0:r}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({target:t})=>t.value&&i({[e]:t.value})}
      />
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let o=[e?u(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return a`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>a`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let r=C();return a`<div id="care-time" class="stack">
    ${e===null?a`<p class="hinted">${l(`unsure`)}${` `}${u(`care_no_time`)}</p>`:a`<p class="small">${u(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&a`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${u(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,u(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,o={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return a`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,choices:n,state:r,host:i}=this.drawn;g(e,[a`<h2>${u(`care_levels`)}</h2>`,this.control(E,`brightness`,u(`care_brightness`),1),this.control(E,`volume`,u(`care_volume`),0),a`<${O} ...${r} />`]);let o={name:`quiet`,disabled:!i,checked:this.shown.quiet};g(t,[a`<h2>${u(`care_quiet`)}</h2>`,a`<${s} caption=${u(`care_quiet`)} hint=${u(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,a`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,u(`care_from`))}
          ${this.control(D,`quiet_to`,u(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,u(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,u(`care_quiet_volume`),0)}
        <${k} time=${r.time} host=${i} wish=${this.wish} />
      </div>`]);let c={name:`again`,disabled:!i,checked:this.shown.again};g(n,[a`<h2>${u(`care_choices`)}</h2>`,a`<${s} caption=${u(`care_again`)} hint=${u(`care_again_hint`)} ...${c} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(e,{well:t,health:n,losses:r},i,o){let s=r.some(({what:e})=>e!==`newer`);g(e,t?a`<p class="health">${l(`legal`)}<b>${u(`care_well`)}</b></p>`:[a`<p class="health">${l(`fault`)}<b>${u(`care_unwell`)}</b></p>`,a`<ul class="health-list">${n.map(e=>a`<li>${e}</li>`)}</ul>`,s?i?a`<div class="row">${_(u(`care_seen`),o,{name:`seen`})}</div>`:a`<p class="small">${u(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:t},n,r){let i=e=>n&&!e.place&&e.whole!==!1?_(u(`care_copy_restore`),()=>r(e),{name:`copy-${e.name}`,"aria-label":`${u(`care_copy_restore`)}: ${e.title}`}):null;g(e,[a`<h2>${u(`care_copies`)}</h2>`,a`<p class="small">${u(`care_copies_hint`)}</p>`,t.sticks.filter(({holds:e})=>e).map(({text:e})=>a`<p class="hinted">${e}</p>`),t.text?a`<p class="hinted">${t.text}</p>`:null,t.lines.length?a`<ul class="links">
        ${t.lines.map(e=>a`<li>${l(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${i(e)}</div></li>`)}
      </ul>`:a`<p>${u(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?u(`care_no_trip`):u(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return a`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${u(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[a`<dt>${u(e)}</dt>`,a`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){g(e,[a`<h2>${u(`care_links`)}</h2>`,a`<ul class="links">
      ${t.map(e=>a`<li>
        ${l(P[e.grade])}
        <div><b>${`${e.device}: ${u(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){g(e,[a`<h2>${u(`care_checks`)}</h2>`,a`<p class="small">${u(`care_checks_hint`)}</p>`,a`<div class="row">
      <a class="button" href=${d(`/check`)} data-f="check">${u(`check_board`)}</a>
      <a class="button" href=${d(`/label`)} data-f="label">${u(`first_label`)}</a>
      ${t?a`<a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${u(`bundle`)}</a>`:null}
    </div>`,t?a`<p class="small">${u(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:r,room:i}){let o=r.filter(e=>e.firmware).map(e=>[`${u(`care_firmware`)} ${e.device}`,e.firmware]);g(e,[a`<h2>${u(`care_about`)}</h2>`,a`<p class=${i.ok?``:`hinted`}>${i.text}</p>`,a`<dl class="versions">
      ${[[u(`care_companion`),t],...o,[`Python`,n]].map(([e,t])=>[a`<dt>${e}</dt>`,a`<dd>${t}</dd>`])}
    </dl>`,a`<p class="small">${u(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await n(()=>m(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await e(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;g(z(`banner`),a`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await r({state:{seats:[],spots:[]},geometry:null,render:Q},u(`care_for_host`)),await n(f),Q()}async function Y(){let e=await n(()=>m(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await i(t,u(`care_copy_sure`),u(`care_copy_restore`))&&await v()&&await n(()=>m(`/api/copies/restore`,{name:e}))&&p(u(`care_copy_going`))}function Z(e){let t=_(u(`be_host`),J,{kind:`primary`,name:`host`});g(e,!h.host&&[a`<p>${u(`care_for_host`)}</p>`,a`<div class="row">${t}</div>`])}function Q(){B&&(j(z(`health`),B,h.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`choices`),B,h.host),I(z(`links`),B),L(z(`checks`),h.host),N(z(`copies`),B,h.host,X),U.show(z(`backup`),B,h.host),R(z(`about`),B))}async function $(){await t(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();