import{$t as e,Bt as t,Gt as n,Qt as r,Ut as i,Wt as a,Yt as o,ct as s,dt as c,en as l,g as u,in as d,lt as f,ot as p,r as m,rn as h,rt as g,st as _}from"./all-6c7801a2.js";import{t as v}from"./prove_again-e806b30d.js";function y(e,t){return new Promise(n=>{let i=new XMLHttpRequest;i.open(`POST`,h(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,r.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),i.addEventListener(`load`,()=>i.status===200?n(i.response):n(i.response?.error??d(`went_wrong`))),i.addEventListener(`error`,()=>n(d(`not_reached`))),i.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,o=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!o&&c(r.text,r.phase===`failed`),this.said=r.phase,a(e,[i`<h2>${d(`care_backup`)}</h2>`,i`<p class="small">${d(`care_backup_text`)}</p>`,n?i`<div class="row">${this.act(o)}</div>`:i`<p class="small">${d(`care_backup_host`)}</p>`,i`<div id="restoring" class="stack">${this.progress(r,o)}</div>`])}act(e){return[i`<a class="button primary" href=${h(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${d(`care_backup_make`)}
      </a>`,i`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(d(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?d(`care_uploading`):t?e.text:this.refused||e.text,a=!n&&!t&&(this.refused||e.phase===`failed`),o=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&i`<progress max="1" value=${o} aria-label=${d(`care_backup_bring`)} />`;return r&&[i`<p class=${a?`hinted`:``}>${r}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(d(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,c(e,!0)}};const S=e=>d(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:a,wish:o}){let s=e.endsWith(`brightness`)&&i`<i class="lamp" style=${{"--light":a/100}} />`;return i`<label class="level">
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
  </label>`}var D=class extends n{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:a},{typing:o}){return i`<label class="field-label">
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
    ${e===null?i`<p class="hinted">${g(`unsure`)}${` `}${d(`care_no_time`)}</p>`:i`<p class="small">${d(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&i`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${d(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,d(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,n,r){let{host:a}=this.drawn,o={name:t,caption:n,least:r,host:a,value:this.shown[t],wish:this.wish};return i`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,state:n,host:r}=this.drawn;a(e,[i`<h2>${d(`care_levels`)}</h2>`,this.control(E,`brightness`,d(`care_brightness`),1),this.control(E,`volume`,d(`care_volume`),0),i`<${O} ...${n} />`]);let o={name:`quiet`,disabled:!r,checked:this.shown.quiet};a(t,[i`<h2>${d(`care_quiet`)}</h2>`,i`<${p} caption=${d(`care_quiet`)} hint=${d(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,i`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,d(`care_from`))}
          ${this.control(D,`quiet_to`,d(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,d(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,d(`care_quiet_volume`),0)}
        <${k} time=${n.time} host=${r} wish=${this.wish} />
      </div>`])}};function j(e,{well:n,health:r,losses:o},s,c){let l=o.some(({what:e})=>e!==`newer`);a(e,n?i`<p class="health">${g(`legal`)}<b>${d(`care_well`)}</b></p>`:[i`<p class="health">${g(`fault`)}<b>${d(`care_unwell`)}</b></p>`,i`<ul class="health-list">${r.map(e=>i`<li>${e}</li>`)}</ul>`,l?s?i`<div class="row">${t(d(`care_seen`),c,{name:`seen`})}</div>`:i`<p class="small">${d(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:n},r,o){let s=e=>r&&!e.place&&e.whole!==!1?t(d(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${d(`care_copy_restore`)}: ${e.title}`}):null;a(e,[i`<h2>${d(`care_copies`)}</h2>`,i`<p class="small">${d(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>i`<p class="hinted">${e}</p>`),n.text?i`<p class="hinted">${n.text}</p>`:null,n.lines.length?i`<ul class="links">
        ${n.lines.map(e=>i`<li>${g(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${s(e)}</div></li>`)}
      </ul>`:i`<p>${d(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?d(`care_no_trip`):d(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return i`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${d(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[i`<dt>${d(e)}</dt>`,i`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){a(e,[i`<h2>${d(`care_links`)}</h2>`,i`<ul class="links">
      ${t.map(e=>i`<li>
        ${g(P[e.grade])}
        <div><b>${`${e.device}: ${d(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){a(e,[i`<h2>${d(`care_checks`)}</h2>`,i`<p class="small">${d(`care_checks_hint`)}</p>`,i`<div class="row">
      <a class="button" href=${h(`/check`)} data-f="check">${d(`check_board`)}</a>
      ${t?i`<a class="button" href=${h(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>`:null}
    </div>`,t?i`<p class="small">${d(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:r,room:o}){let s=r.filter(e=>e.firmware).map(e=>[`${d(`care_firmware`)} ${e.device}`,e.firmware]);a(e,[i`<h2>${d(`care_about`)}</h2>`,i`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,i`<dl class="versions">
      ${[[d(`care_companion`),t],...s,[`Python`,n]].map(([e,t])=>[i`<dt>${e}</dt>`,i`<dd>${t}</dd>`])}
    </dl>`,i`<p class="small">${d(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await _(()=>l(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await o(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;a(z(`banner`),i`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await u({state:{seats:[],spots:[]},geometry:null,render:Q},d(`care_for_host`)),await _(e),Q()}async function Y(){let e=await _(()=>l(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await s(t,d(`care_copy_sure`),d(`care_copy_restore`))&&await v()&&await _(()=>l(`/api/copies/restore`,{name:e}))&&f(d(`care_copy_going`))}function Z(e){let n=t(d(`be_host`),J,{kind:`primary`,name:`host`});a(e,!r.host&&[i`<p>${d(`care_for_host`)}</p>`,i`<div class="row">${n}</div>`])}function Q(){B&&(j(z(`health`),B,r.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,r.host),I(z(`links`),B),L(z(`checks`),r.host),N(z(`copies`),B,r.host,X),U.show(z(`backup`),B,r.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();