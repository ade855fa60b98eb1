import{A as e,Cn as t,Gt as n,Jt as r,Kt as i,Qt as a,Ut as o,Wt as s,en as c,mn as l,nn as u,pn as d,q as f,qt as p,sn as m,tn as h,vn as g,wn as _,xn as v}from"./phone-c90b29c1.js";import{t as y}from"./prove_again-f857e60a.js";function b(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,d(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,c.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??l(`went_wrong`))),r.addEventListener(`error`,()=>n(l(`not_reached`))),r.send(e)})}async function x(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await y()?(t.dataset.sure=`yes`,t.click()):null)}var S=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,i){[this.place,this.state,this.host]=[e,n,i];let a=n.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&r(a.text,a.phase===`failed`),this.said=a.phase,t(e,[v`<h2>${l(`care_backup`)}</h2>`,v`<p class="small">${l(`care_backup_text`)}</p>`,i?v`<div class="row">${this.act(o)}</div>`:v`<p class="small">${l(`care_backup_host`)}</p>`,v`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[v`<a class="button primary" href=${d(`/api/backup`)} download="" data-f="backup" onclick=${x}>
        ${l(`care_backup_make`)}
      </a>`,v`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,g(l(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?l(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&v`<progress max="1" value=${a} aria-label=${l(`care_backup_bring`)} />`;return r&&[v`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(l(`care_too_large`)),t();if(!await y())return t();[this.share,this.refused]=[0,``],t();let n=await b(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,r(e,!0)}};const C=1e3,ee=()=>p(l(`care_leave_delete`),(e,n)=>{t(e,v`<form class="stack" onsubmit=${e=>{e.preventDefault(),n(new FormData(e.target).get(`word`))}}>
        <p>${l(`care_leave_sure`)}</p>
        <label class="field-label">
          ${l(`care_leave_type`,{word:l(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${l(`care_leave_delete`)}</button>
          ${g(l(`keep`),()=>n())}
        </div>
      </form>`)});async function w(){try{await a(`/api/me`),location.href=d(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(w,C)}}async function T(){let e=await ee();e&&await y()&&await s(()=>u(`/api/everything/delete`,{word:e}))&&(i(l(`care_leave_going`)),setTimeout(w,2*C))}function te(e,n){let r={class:`button`,href:d(`/api/backup`),download:``,"data-f":`leave-export`};t(e,n&&[v`<h2>${l(`care_leave`)}</h2>`,v`<p class="small">${l(`care_leave_text`)}</p>`,v`<div class="row">
        <a ...${r} onclick=${x}>${l(`care_leave_export`)}</a>
        ${g(l(`care_leave_delete`),T,{name:`leave-delete`})}
      </div>`])}const E=e=>l(`care_percent`,{count:e}),D=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},O=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ne(e,t){let n=Math.abs(O(e)-O(t));return Math.min(n,1440-n)>5}function k({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&v`<i class="lamp" style=${{"--light":i/100}} />`;return v`<label class="level">
    <span class="level-head"><b>${t}</b>${o}<output class="level-value">${E(i)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${E(i)}
      value=${i}
      oninput=${({target:t})=>a({[e]:Number(t.value)})}
    />
  </label>`}var A=class extends _{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return v`<label class="field-label">
      ${t}
      <input
        type="time"
        required
        disabled=${!n}
        data-f=${e}
        value=${a?void 0:r}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({target:t})=>t.value&&i({[e]:t.value})}
      />
    </label>`}};function re({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?l(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return v`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>v`<p class="hinted">${e}</p>`)}
  </div>`}function ie({time:e,host:t,wish:n}){let r=D();return v`<div id="care-time" class="stack">
    ${e===null?v`<p class="hinted">${m(`unsure`)}${` `}${l(`care_no_time`)}</p>`:v`<p class="small">${l(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ne(e,r))&&v`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:D()})}}>${l(`care_take_time`,{time:r})}</button>`}
  </div>`}var j=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,l(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return v`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:n,choices:r,state:i,host:a}=this.drawn;t(e,[v`<h2>${l(`care_levels`)}</h2>`,this.control(k,`brightness`,l(`care_brightness`),1),this.control(k,`volume`,l(`care_volume`),0),v`<${re} ...${i} />`]);let s={name:`quiet`,disabled:!a,checked:this.shown.quiet};t(n,[v`<h2>${l(`care_quiet`)}</h2>`,v`<${o} caption=${l(`care_quiet`)} hint=${l(`care_quiet_hint`)} ...${s} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,v`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(A,`quiet_from`,l(`care_from`))}
          ${this.control(A,`quiet_to`,l(`care_to`))}
        </div>
        ${this.control(k,`quiet_brightness`,l(`care_quiet_brightness`),1)}
        ${this.control(k,`quiet_volume`,l(`care_quiet_volume`),0)}
        <${ie} time=${i.time} host=${a} wish=${this.wish} />
      </div>`]);let c={name:`again`,disabled:!a,checked:this.shown.again};t(r,[v`<h2>${l(`care_choices`)}</h2>`,v`<${o} caption=${l(`care_again`)} hint=${l(`care_again_hint`)} ...${c} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function M(e,{well:n,health:r,losses:i},a,o){let s=i.some(({what:e})=>e!==`newer`);t(e,n?v`<p class="health">${m(`legal`)}<b>${l(`care_well`)}</b></p>`:[v`<p class="health">${m(`fault`)}<b>${l(`care_unwell`)}</b></p>`,v`<ul class="health-list">${r.map(e=>v`<li>${e}</li>`)}</ul>`,s?a?v`<div class="row">${g(l(`care_seen`),o,{name:`seen`})}</div>`:v`<p class="small">${l(`care_seen_host`)}</p>`:null])}const N=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function P(e,{copies:n},r,i){let a=e=>r&&!e.place&&e.whole!==!1?g(l(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${l(`care_copy_restore`)}: ${e.title}`}):null;t(e,[v`<h2>${l(`care_copies`)}</h2>`,v`<p class="small">${l(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>v`<p class="hinted">${e}</p>`),n.text?v`<p class="hinted">${n.text}</p>`:null,n.lines.length?v`<ul class="links">
        ${n.lines.map(e=>v`<li>${m(N.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:v`<p>${l(`care_copies_none`)}</p>`])}const F={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function I(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?l(`care_no_trip`):l(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return v`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${l(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[v`<dt>${l(e)}</dt>`,v`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function L(e,{links:n}){t(e,[v`<h2>${l(`care_links`)}</h2>`,v`<ul class="links">
      ${n.map(e=>v`<li>
        ${m(F[e.grade])}
        <div><b>${`${e.device}: ${l(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${I(e)}</div>
      </li>`)}
    </ul>`])}function R(e,n){t(e,[v`<h2>${l(`care_checks`)}</h2>`,v`<p class="small">${l(`care_checks_hint`)}</p>`,v`<div class="row">
      <a class="button" href=${d(`/check`)} data-f="check">${l(`check_board`)}</a>
      <a class="button" href=${d(`/label`)} data-f="label">${l(`first_label`)}</a>
      ${n?v`<a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${l(`bundle`)}</a>`:null}
    </div>`,n?v`<p class="small">${l(`bundle_text`)}</p>`:null])}function z(e,{version:n,python:r,links:i,room:a}){let o=i.filter(e=>e.firmware).map(e=>[`${l(`care_firmware`)} ${e.device}`,e.firmware]);t(e,[v`<h2>${l(`care_about`)}</h2>`,v`<p class=${a.ok?``:`hinted`}>${a.text}</p>`,v`<dl class="versions">
      ${[[l(`care_companion`),n],...o,[`Python`,r]].map(([e,t])=>[v`<dt>${e}</dt>`,v`<dd>${t}</dd>`])}
    </dl>`,v`<p class="small">${l(`care_licence`)}</p>`])}function B({version:e,news:t}){return t.length?v`<details class="numbers">
    <summary data-f=${`news-${e}`}>${l(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>v`<li>${e}</li>`)}
    </ul>
  </details>`:null}function V({busy:e,phase:t,text:n,step:r,steps:i}){return v`<div class="stack" id="update-progress">
    ${n&&v`<p class=${t===`failed`?`hinted`:``}>${n}</p>`}
    ${e&&v`<progress max=${i} value=${r||void 0} aria-label=${l(`care_updates`)} />`}
  </div>`}function H(e,n,r,i){let{version:a,kept:o,can:s,busy:c,found:u,troubles:d}=n,f=r&&s&&!c,p=e=>i(`install`,{version:e},[l(`care_update_title`,{version:e}),l(`care_update_sure`),l(`care_update_install`)]);t(e,[v`<h2>${l(`care_updates`)}</h2>`,v`<dl class="versions">
      <dt>${l(`care_runs`)}</dt>
      <dd>${a}</dd>
      <dt>${l(`care_kept`)}</dt>
      <dd>${o||l(`care_kept_none`)}</dd>
    </dl>`,!s&&v`<p class="small">${l(`care_update_by_hand`)}</p>`,v`<${V} ...${n} />`,d.map(e=>v`<p class="hinted">${e}</p>`),u.length>0&&v`<ul class="links">
        ${u.map(e=>v`<li key=${`${e.place}-${e.version}`}><div>
            <b>${l(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${B} ...${e} />
            ${f&&g(l(`care_update_install`),()=>p(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,s&&!r&&v`<p class="small">${l(`care_update_host`)}</p>`,f&&v`<div class="row">
        ${g(l(`care_update_look`),()=>i(`look`,{}),{name:`update-look`})}
        ${o&&g(l(`care_back_to`,{version:o}),()=>i(`back`,{},[l(`care_back_to`,{version:o}),l(`care_back_sure`),l(`care_back_to`,{version:o})]),{name:`update-back`})}
      </div>`])}var U=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&r(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&H(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await a(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,r=null)=>{if(r&&(!await n(...r)||!await y()))return;let i=await s(()=>u(`/api/updates/${e}`,t));i&&this.take(i),this.later()}};const W=e=>document.getElementById(e);let G=null,K=null;const q=new j(async e=>{let t=await s(()=>u(`/api/care`,e));t?X(t):await Z()}),J=new S(e=>{X(e),Q()}),Y=new U(W(`updates`),()=>c.host),ae=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await a(`/api/care`)),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;Y.restarts||t(W(`banner`),v`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,ae()?500:4e3)}async function oe(){await f({state:{seats:[],spots:[]},geometry:null,render:$},l(`care_for_host`)),await s(h),$()}async function se(){let e=await s(()=>u(`/api/care/seen`));e&&X(e)}async function ce({name:e,title:t}){await n(t,l(`care_copy_sure`),l(`care_copy_restore`))&&await y()&&await s(()=>u(`/api/copies/restore`,{name:e}))&&i(l(`care_copy_going`))}function le(e){let n=g(l(`be_host`),oe,{kind:`primary`,name:`host`});t(e,!c.host&&[v`<p>${l(`care_for_host`)}</p>`,v`<div class="row">${n}</div>`])}function $(){G&&(M(W(`health`),G,c.host,se),le(W(`who`)),q.show(W(`levels`),W(`quiet`),W(`choices`),G,c.host),L(W(`links`),G),R(W(`checks`),c.host),P(W(`copies`),G,c.host,ce),J.show(W(`backup`),G,c.host),Y.draw(),z(W(`about`),G),te(W(`leaving`),c.host))}async function ue(){await e($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),Y.round()])),await Promise.all([Z(),Y.round()])}ue();