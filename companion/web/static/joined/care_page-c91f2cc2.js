import{A as e,Cn as t,Gt as n,Jt as r,Kt as i,Qt as a,Ut as o,Wt as s,en as c,mn as l,nn as u,pn as d,q as f,sn as p,tn as m,vn as h,wn as g,xn as _}from"./phone-c90b29c1.js";import{t as v}from"./prove_again-f857e60a.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,d(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,c.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??l(`went_wrong`))),r.addEventListener(`error`,()=>n(l(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,i){[this.place,this.state,this.host]=[e,n,i];let a=n.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&r(a.text,a.phase===`failed`),this.said=a.phase,t(e,[_`<h2>${l(`care_backup`)}</h2>`,_`<p class="small">${l(`care_backup_text`)}</p>`,i?_`<div class="row">${this.act(o)}</div>`:_`<p class="small">${l(`care_backup_host`)}</p>`,_`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[_`<a class="button primary" href=${d(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${l(`care_backup_make`)}
      </a>`,_`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,h(l(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?l(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&_`<progress max="1" value=${a} aria-label=${l(`care_backup_bring`)} />`;return r&&[_`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(l(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,r(e,!0)}};const S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ee={connected:`legal`,connecting:`unsure`,off:`unsure`},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var T=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,n){if(this.place=e,!n)return t(e,null);if(this.working)return this.draw();try{this.take(await a(`/api/house`))}catch(n){if(n.status===void 0)throw n;t(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let i=await u(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(i),r(i.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,r(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await v())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await n(l(`house_off`),l(`house_off_sure`),l(`house_off`))&&(this.form=null,await s(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,n={}){let r=(this.form??w(this.state))[e];return _`<label class="field-label">
      ${l(`house_${e}`)}
      <input type=${t} value=${r} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.set({[e]:t.value})} ...${n} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),n=(this.form??w(this.state))[e],r={name:`house-${e}`,caption:l(`house_${e}`),hint:l(`house_${e}_hint`)};return _`<${o} ...${r} checked=${n} onchange=${t} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),t=()=>this.work(`search`,`/api/house/search`,{}),n=(this.found??[]).map(t=>h(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&_`<div class="row">${h(l(this.working===`search`?`house_searching`:`house_search`),t,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&_`<div class="row">${n.length?n:_`<p>${l(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,t={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?l(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return _`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${l(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${t} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&_`<p class="hinted">${p(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${l(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&h(l(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&t(this.place,[_`<h2>${l(`house_title`)}</h2>`,_`<p class="small">${l(`house_hint`)}</p>`,_`<p class="health">${p(ee[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></p>`,e.fixed?null:this.typing()])}};const E=e=>l(`care_percent`,{count:e}),D=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},O=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function k(e,t){let n=Math.abs(O(e)-O(t));return Math.min(n,1440-n)>5}function A({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&_`<i class="lamp" style=${{"--light":i/100}} />`;return _`<label class="level">
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
  </label>`}var j=class extends g{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return _`<label class="field-label">
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
    </label>`}};function M({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?l(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return _`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>_`<p class="hinted">${e}</p>`)}
  </div>`}function N({time:e,host:t,wish:n}){let r=D();return _`<div id="care-time" class="stack">
    ${e===null?_`<p class="hinted">${p(`unsure`)}${` `}${l(`care_no_time`)}</p>`:_`<p class="small">${l(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||k(e,r))&&_`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:D()})}}>${l(`care_take_time`,{time:r})}</button>`}
  </div>`}var P=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,l(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return _`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:n,choices:r,state:i,host:a}=this.drawn;t(e,[_`<h2>${l(`care_levels`)}</h2>`,this.control(A,`brightness`,l(`care_brightness`),1),this.control(A,`volume`,l(`care_volume`),0),_`<${M} ...${i} />`]);let s={name:`quiet`,disabled:!a,checked:this.shown.quiet};t(n,[_`<h2>${l(`care_quiet`)}</h2>`,_`<${o} caption=${l(`care_quiet`)} hint=${l(`care_quiet_hint`)} ...${s} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,_`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(j,`quiet_from`,l(`care_from`))}
          ${this.control(j,`quiet_to`,l(`care_to`))}
        </div>
        ${this.control(A,`quiet_brightness`,l(`care_quiet_brightness`),1)}
        ${this.control(A,`quiet_volume`,l(`care_quiet_volume`),0)}
        <${N} time=${i.time} host=${a} wish=${this.wish} />
      </div>`]);let c={name:`again`,disabled:!a,checked:this.shown.again};t(r,[_`<h2>${l(`care_choices`)}</h2>`,_`<${o} caption=${l(`care_again`)} hint=${l(`care_again_hint`)} ...${c} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function F(e,{well:n,health:r,losses:i},a,o){let s=i.some(({what:e})=>e!==`newer`);t(e,n?_`<p class="health">${p(`legal`)}<b>${l(`care_well`)}</b></p>`:[_`<p class="health">${p(`fault`)}<b>${l(`care_unwell`)}</b></p>`,_`<ul class="health-list">${r.map(e=>_`<li>${e}</li>`)}</ul>`,s?a?_`<div class="row">${h(l(`care_seen`),o,{name:`seen`})}</div>`:_`<p class="small">${l(`care_seen_host`)}</p>`:null])}const I=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function L(e,{copies:n},r,i){let a=e=>r&&!e.place&&e.whole!==!1?h(l(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${l(`care_copy_restore`)}: ${e.title}`}):null;t(e,[_`<h2>${l(`care_copies`)}</h2>`,_`<p class="small">${l(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>_`<p class="hinted">${e}</p>`),n.text?_`<p class="hinted">${n.text}</p>`:null,n.lines.length?_`<ul class="links">
        ${n.lines.map(e=>_`<li>${p(I.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:_`<p>${l(`care_copies_none`)}</p>`])}const R={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function z(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?l(`care_no_trip`):l(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return _`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${l(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[_`<dt>${l(e)}</dt>`,_`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function B(e,{links:n}){t(e,[_`<h2>${l(`care_links`)}</h2>`,_`<ul class="links">
      ${n.map(e=>_`<li>
        ${p(R[e.grade])}
        <div><b>${`${e.device}: ${l(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${z(e)}</div>
      </li>`)}
    </ul>`])}function V(e,n){t(e,[_`<h2>${l(`care_checks`)}</h2>`,_`<p class="small">${l(`care_checks_hint`)}</p>`,_`<div class="row">
      <a class="button" href=${d(`/check`)} data-f="check">${l(`check_board`)}</a>
      <a class="button" href=${d(`/label`)} data-f="label">${l(`first_label`)}</a>
      ${n?_`<a class="button" href=${d(`/api/bundle`)} download="" data-f="bundle">${l(`bundle`)}</a>`:null}
    </div>`,n?_`<p class="small">${l(`bundle_text`)}</p>`:null])}function H(e,{version:n,python:r,links:i,room:a}){let o=i.filter(e=>e.firmware).map(e=>[`${l(`care_firmware`)} ${e.device}`,e.firmware]);t(e,[_`<h2>${l(`care_about`)}</h2>`,_`<p class=${a.ok?``:`hinted`}>${a.text}</p>`,_`<dl class="versions">
      ${[[l(`care_companion`),n],...o,[`Python`,r]].map(([e,t])=>[_`<dt>${e}</dt>`,_`<dd>${t}</dd>`])}
    </dl>`,_`<p class="small">${l(`care_licence`)}</p>`])}const U=e=>document.getElementById(e);let W=null,G=null;const K=new P(async e=>{let t=await s(()=>u(`/api/care`,e));t?X(t):await Z()}),q=new x(e=>{X(e),Q()}),J=new T,Y=()=>[`checking`,`storing`].includes(W?.restoring.phase);function X(e){W=e,$()}async function Z(){if(!document.hidden)try{X(await a(`/api/care`)),await J.refresh(U(`house`),c.host),U(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;t(U(`banner`),_`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(G),G=setTimeout(Z,Y()?500:4e3)}async function te(){await f({state:{seats:[],spots:[]},geometry:null,render:$},l(`care_for_host`)),await s(m),$(),await J.refresh(U(`house`),c.host)}async function ne(){let e=await s(()=>u(`/api/care/seen`));e&&X(e)}async function re({name:e,title:t}){await n(t,l(`care_copy_sure`),l(`care_copy_restore`))&&await v()&&await s(()=>u(`/api/copies/restore`,{name:e}))&&i(l(`care_copy_going`))}function ie(e){let n=h(l(`be_host`),te,{kind:`primary`,name:`host`});t(e,!c.host&&[_`<p>${l(`care_for_host`)}</p>`,_`<div class="row">${n}</div>`])}function $(){W&&(F(U(`health`),W,c.host,ne),ie(U(`who`)),K.show(U(`levels`),U(`quiet`),U(`choices`),W,c.host),B(U(`links`),W),V(U(`checks`),c.host),L(U(`copies`),W,c.host,re),q.show(U(`backup`),W,c.host),H(U(`about`),W))}async function ae(){await e($),document.addEventListener(`visibilitychange`,()=>document.hidden||Z()),await Z()}ae();