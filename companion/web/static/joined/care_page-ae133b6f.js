import{A as e,Dn as t,Jt as n,On as r,Qt as i,Sn as a,Tn as o,X as s,Xt as c,Yt as l,Zt as u,_n as d,an as f,dn as p,in as m,nn as h,on as g,qt as _,vn as v}from"./phone-6455bc21.js";import{t as y}from"./prove_again-7d0d5c3d.js";function ee(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,d(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,m.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??v(`went_wrong`))),r.addEventListener(`error`,()=>n(v(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await y()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,r){[this.place,this.state,this.host]=[e,n,r];let a=n.restoring,s=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!s&&i(a.text,a.phase===`failed`),this.said=a.phase,t(e,[o`<h2>${v(`care_backup`)}</h2>`,o`<p class="small">${v(`care_backup_text`)}</p>`,r?o`<div class="row">${this.act(s)}</div>`:o`<p class="small">${v(`care_backup_host`)}</p>`,o`<div id="restoring" class="stack">${this.progress(a,s)}</div>`])}act(e){return[o`<a class="button primary" href=${d(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${v(`care_backup_make`)}
      </a>`,o`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,a(v(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?v(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&o`<progress max="1" value=${a} aria-label=${v(`care_backup_bring`)} />`;return r&&[o`<p class=${i?`hinted`:``}>${r}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(v(`care_too_large`)),t();if(!await y())return t();[this.share,this.refused]=[0,``],t();let n=await ee(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,i(e,!0)}};const S=[``,`done`,`failed`],C=e=>(e?.firmware??[]).some(({stage:e})=>!S.includes(e));function te({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&S.includes(e)?`legal`:`unsure`}var ne=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,n,r){let i=C(n);for(let e of n.firmware)this.say(e);t(e,n.firmware.length>0&&[o`<h2>${v(`care_firmware_title`)}</h2>`,o`<p class="small">${v(`care_firmware_hint`)}</p>`,o`<ul class="links">${n.firmware.map(e=>this.line(e,r,i))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&i(n,t===`failed`),this.stages.set(e,t)}line(e,t,n){let{device:r,stage:i,percent:a,text:s}=e,c=!S.includes(i);return o`<li key=${r}>
      ${p(te(e))}
      <div class="stack">
        <p><b>${r}</b></p>
        <p>${s}</p>
        ${c&&o`<progress max="100" value=${a} aria-label=${v(`care_firmware_title`)} />`}
        ${t&&this.acts(e,n)}
      </div>
    </li>`}acts(e,t){let{device:n,now:r,kept:i}=e,s=t=>()=>this.begin(e,t);return o`<div class="row">
      ${e.new&&a(v(`care_firmware_renew`),s(!1),{name:`flash-${n}`,disabled:t})}
      ${i&&i!==r&&a(v(`care_firmware_back`,{version:i}),s(!0),{name:`flash-back-${n}`,disabled:t})}
    </div>`}async begin({device:e,kept:t},r){let i=r?v(`care_firmware_back`,{version:t}):v(`care_firmware_renew`);if(!await l(i,v(`care_firmware_sure`),i)||!await y())return;let a=await n(()=>g(`/api/firmware`,{device:e,back:r}));a&&this.took(a)}};const w={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},T=8883,re={connected:`legal`,connecting:`unsure`,off:`unsure`},E=e=>Object.fromEntries(Object.keys(w).map(t=>[t,e?.host?e[t]:w[t]]));var ie=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,n){if(this.place=e,!n)return t(e,null);if(this.working)return this.draw();try{this.take(await h(`/api/house`))}catch(n){if(n.status===void 0)throw n;t(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await g(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),i(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,i(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??E(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await y())return;let t=this.form??E(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await l(v(`house_off`),v(`house_off_sure`),v(`house_off`))&&(this.form=null,await n(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,n={}){let r=(this.form??E(this.state))[e];return o`<label class="field-label">
      ${v(`house_${e}`)}
      <input type=${t} value=${r} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.set({[e]:t.value})} ...${n} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),n=(this.form??E(this.state))[e],r={name:`house-${e}`,caption:v(`house_${e}`),hint:v(`house_${e}_hint`)};return o`<${_} ...${r} checked=${n} onchange=${t} />`}encrypted(e){let t=Number((this.form??E(this.state)).port),[n,r]=e?[w.port,T]:[T,w.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),t=()=>this.work(`search`,`/api/house/search`,{}),n=(this.found??[]).map(t=>a(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&o`<div class="row">${a(v(this.working===`search`?`house_searching`:`house_search`),t,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&o`<div class="row">${n.length?n:o`<p>${v(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,t={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?v(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return o`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${v(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${t} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&o`<p class="hinted">${p(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${v(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&a(v(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&t(this.place,[o`<h2>${v(`house_title`)}</h2>`,o`<p class="small">${v(`house_hint`)}</p>`,o`<p class="health">${p(re[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></p>`,e.fixed?null:this.typing()])}};const D=1e3,ae=()=>u(v(`care_leave_delete`),(e,n)=>{t(e,o`<form class="stack" onsubmit=${e=>{e.preventDefault(),n(new FormData(e.target).get(`word`))}}>
        <p>${v(`care_leave_sure`)}</p>
        <label class="field-label">
          ${v(`care_leave_type`,{word:v(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${v(`care_leave_delete`)}</button>
          ${a(v(`keep`),()=>n())}
        </div>
      </form>`)});async function O(){try{await h(`/api/me`),location.href=d(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(O,D)}}async function oe(){let e=await ae();e&&await y()&&await n(()=>g(`/api/everything/delete`,{word:e}))&&(c(v(`care_leave_going`)),setTimeout(O,2*D))}function se(e,n){let r={class:`button`,href:d(`/api/backup`),download:``,"data-f":`leave-export`};t(e,n&&[o`<h2>${v(`care_leave`)}</h2>`,o`<p class="small">${v(`care_leave_text`)}</p>`,o`<div class="row">
        <a ...${r} onclick=${b}>${v(`care_leave_export`)}</a>
        ${a(v(`care_leave_delete`),oe,{name:`leave-delete`})}
      </div>`])}const k=e=>v(`care_percent`,{count:e}),A=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},j=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ce(e,t){let n=Math.abs(j(e)-j(t));return Math.min(n,1440-n)>5}function M({name:e,caption:t,least:n,host:r,value:i,wish:a}){let s=e.endsWith(`brightness`)&&o`<i class="lamp" style=${{"--light":i/100}} />`;return o`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${k(i)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${k(i)}
      value=${i}
      oninput=${({target:t})=>a({[e]:Number(t.value)})}
    />
  </label>`}var N=class extends r{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return o`<label class="field-label">
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
    </label>`}};function le({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?v(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return o`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>o`<p class="hinted">${e}</p>`)}
  </div>`}function P({time:e,host:t,wish:n}){let r=A();return o`<div id="care-time" class="stack">
    ${e===null?o`<p class="hinted">${p(`unsure`)}${` `}${v(`care_no_time`)}</p>`:o`<p class="small">${v(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ce(e,r))&&o`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:A()})}}>${v(`care_take_time`,{time:r})}</button>`}
  </div>`}var F=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,v(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return o`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:n,choices:r,state:i,host:a}=this.drawn;t(e,[o`<h2>${v(`care_levels`)}</h2>`,this.control(M,`brightness`,v(`care_brightness`),1),this.control(M,`volume`,v(`care_volume`),0),o`<${le} ...${i} />`]);let s={name:`quiet`,disabled:!a,checked:this.shown.quiet};t(n,[o`<h2>${v(`care_quiet`)}</h2>`,o`<${_} caption=${v(`care_quiet`)} hint=${v(`care_quiet_hint`)} ...${s} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,o`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(N,`quiet_from`,v(`care_from`))}
          ${this.control(N,`quiet_to`,v(`care_to`))}
        </div>
        ${this.control(M,`quiet_brightness`,v(`care_quiet_brightness`),1)}
        ${this.control(M,`quiet_volume`,v(`care_quiet_volume`),0)}
        <${P} time=${i.time} host=${a} wish=${this.wish} />
      </div>`]);let c={name:`again`,disabled:!a,checked:this.shown.again};t(r,[o`<h2>${v(`care_choices`)}</h2>`,o`<${_} caption=${v(`care_again`)} hint=${v(`care_again_hint`)} ...${c} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function I(e,{well:n,health:r,losses:i},s,c){let l=i.some(({what:e})=>e!==`newer`);t(e,n?o`<p class="health">${p(`legal`)}<b>${v(`care_well`)}</b></p>`:[o`<p class="health">${p(`fault`)}<b>${v(`care_unwell`)}</b></p>`,o`<ul class="health-list">${r.map(e=>o`<li>${e}</li>`)}</ul>`,l?s?o`<div class="row">${a(v(`care_seen`),c,{name:`seen`})}</div>`:o`<p class="small">${v(`care_seen_host`)}</p>`:null])}const L=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function R(e,{copies:n},r,i){let s=e=>r&&!e.place&&e.whole!==!1?a(v(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${v(`care_copy_restore`)}: ${e.title}`}):null;t(e,[o`<h2>${v(`care_copies`)}</h2>`,o`<p class="small">${v(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>o`<p class="hinted">${e}</p>`),n.text?o`<p class="hinted">${n.text}</p>`:null,n.lines.length?o`<ul class="links">
        ${n.lines.map(e=>o`<li>${p(L.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${s(e)}</div></li>`)}
      </ul>`:o`<p>${v(`care_copies_none`)}</p>`])}const z={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function B(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?v(`care_no_trip`):v(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return o`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${v(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[o`<dt>${v(e)}</dt>`,o`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function V(e,{links:n}){t(e,[o`<h2>${v(`care_links`)}</h2>`,o`<ul class="links">
      ${n.map(e=>o`<li>
        ${p(z[e.grade])}
        <div><b>${`${e.device}: ${v(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${B(e)}</div>
      </li>`)}
    </ul>`])}function H(e,n){t(e,[o`<h2>${v(`care_checks`)}</h2>`,o`<p class="small">${v(`care_checks_hint`)}</p>`,o`<div class="row">
      <a class="button" href=${d(`/check`)} data-f="check">${v(`check_board`)}</a>
      <a class="button" href=${d(`/label`)} data-f="label">${v(`first_label`)}</a>
      ${n?o`<a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${v(`bundle`)}</a>`:null}
    </div>`,n?o`<p class="small">${v(`bundle_text`)}</p>`:null])}function U(e,{version:n,python:r,links:i,room:a}){let s=i.filter(e=>e.firmware).map(e=>[`${v(`care_firmware`)} ${e.device}`,e.firmware]);t(e,[o`<h2>${v(`care_about`)}</h2>`,o`<p class=${a.ok?``:`hinted`}>${a.text}</p>`,o`<dl class="versions">
      ${[[v(`care_companion`),n],...s,[`Python`,r]].map(([e,t])=>[o`<dt>${e}</dt>`,o`<dd>${t}</dd>`])}
    </dl>`,o`<p class="small">${v(`care_licence`)}</p>`])}function W({version:e,news:t}){return t.length?o`<details class="numbers">
    <summary data-f=${`news-${e}`}>${v(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>o`<li>${e}</li>`)}
    </ul>
  </details>`:null}function ue({busy:e,phase:t,text:n,step:r,steps:i}){return o`<div class="stack" id="update-progress">
    ${n&&o`<p class=${t===`failed`?`hinted`:``}>${n}</p>`}
    ${e&&o`<progress max=${i} value=${r||void 0} aria-label=${v(`care_updates`)} />`}
  </div>`}function de(e,n,r,i){let{version:s,kept:c,can:l,busy:u,found:d,troubles:f}=n,p=r&&l&&!u,m=e=>i(`install`,{version:e},[v(`care_update_title`,{version:e}),v(`care_update_sure`),v(`care_update_install`)]);t(e,[o`<h2>${v(`care_updates`)}</h2>`,o`<dl class="versions">
      <dt>${v(`care_runs`)}</dt>
      <dd>${s}</dd>
      <dt>${v(`care_kept`)}</dt>
      <dd>${c||v(`care_kept_none`)}</dd>
    </dl>`,!l&&o`<p class="small">${v(`care_update_by_hand`)}</p>`,o`<${ue} ...${n} />`,f.map(e=>o`<p class="hinted">${e}</p>`),d.length>0&&o`<ul class="links">
        ${d.map(e=>o`<li key=${`${e.place}-${e.version}`}><div>
            <b>${v(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${W} ...${e} />
            ${p&&a(v(`care_update_install`),()=>m(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,l&&!r&&o`<p class="small">${v(`care_update_host`)}</p>`,p&&o`<div class="row">
        ${a(v(`care_update_look`),()=>i(`look`,{}),{name:`update-look`})}
        ${c&&a(v(`care_back_to`,{version:c}),()=>i(`back`,{},[v(`care_back_to`,{version:c}),v(`care_back_sure`),v(`care_back_to`,{version:c})]),{name:`update-back`})}
      </div>`])}var fe=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&i(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&de(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await h(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,r=null)=>{if(r&&(!await l(...r)||!await y()))return;let i=await n(()=>g(`/api/updates/${e}`,t));i&&this.take(i),this.later()}};const G=e=>document.getElementById(e);let K=null,q=null;const pe=new F(async e=>{let t=await n(()=>g(`/api/care`,e));t?X(t):await Z()}),me=new x(e=>{X(e),Q()}),J=new fe(G(`updates`),()=>m.host),he=new ne(e=>{X(e),Q()}),Y=new ie,ge=()=>[`checking`,`storing`].includes(K?.restoring.phase);function X(e){K=e,$()}async function Z(){if(!document.hidden)try{X(await h(`/api/care`)),await Y.refresh(G(`house`),m.host),G(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;J.restarts||t(G(`banner`),o`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(q),q=setTimeout(Z,ge()||C(K)?500:4e3)}async function _e(){await s({state:{seats:[],spots:[]},geometry:null,render:$},v(`care_for_host`)),await n(f),$(),await Y.refresh(G(`house`),m.host)}async function ve(){let e=await n(()=>g(`/api/care/seen`));e&&X(e)}async function ye({name:e,title:t}){await l(t,v(`care_copy_sure`),v(`care_copy_restore`))&&await y()&&await n(()=>g(`/api/copies/restore`,{name:e}))&&c(v(`care_copy_going`))}function be(e){let n=a(v(`be_host`),_e,{kind:`primary`,name:`host`});t(e,!m.host&&[o`<p>${v(`care_for_host`)}</p>`,o`<div class="row">${n}</div>`])}function $(){K&&(I(G(`health`),K,m.host,ve),be(G(`who`)),pe.show(G(`levels`),G(`quiet`),G(`choices`),K,m.host),V(G(`links`),K),he.show(G(`firmware`),K,m.host),H(G(`checks`),m.host),R(G(`copies`),K,m.host,ye),me.show(G(`backup`),K,m.host),J.draw(),U(G(`about`),K),se(G(`leaving`),m.host))}async function xe(){await e($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),J.round()])),await Promise.all([Z(),J.round()])}xe();