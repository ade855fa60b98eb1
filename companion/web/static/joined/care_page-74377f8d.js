import{$t as e,An as t,Dn as n,O as r,Q as i,Qt as a,Xt as o,Yt as s,Zt as c,bn as l,cn as u,en as d,in as f,kn as p,on as m,pn as h,sn as ee,wn as g,yn as _}from"./phone-4f51d064.js";import{t as v}from"./prove_again-17652eec.js";function te(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,_(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,m.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??l(`went_wrong`))),r.addEventListener(`error`,()=>n(l(`not_reached`))),r.send(e)})}async function y(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var ne=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,r){[this.place,this.state,this.host]=[e,t,r];let i=t.restoring,a=[`checking`,`storing`].includes(i.phase);this.said!==null&&this.said!==i.phase&&!a&&d(i.text,i.phase===`failed`),this.said=i.phase,p(e,[n`<h2>${l(`care_backup`)}</h2>`,n`<p class="small">${l(`care_backup_text`)}</p>`,r?n`<div class="row">${this.act(a)}</div>`:n`<p class="small">${l(`care_backup_host`)}</p>`,n`<div id="restoring" class="stack">${this.progress(i,a)}</div>`])}act(e){return[n`<a class="button primary" href=${_(`/api/backup`)} download="" data-f="backup" onclick=${y}>
        ${l(`care_backup_make`)}
      </a>`,n`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,g(l(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let r=this.share!==null,i=r?l(`care_uploading`):t?e.text:this.refused||e.text,a=!r&&!t&&(this.refused||e.phase===`failed`),o=r?this.share:e.count?e.done/e.count:0,s=(r||t)&&n`<progress max="1" value=${o} aria-label=${l(`care_backup_bring`)} />`;return i&&[n`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(l(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await te(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,d(e,!0)}};const b=[``,`done`,`failed`],x=e=>(e?.firmware??[]).some(({stage:e})=>!b.includes(e));function re({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&b.includes(e)?`legal`:`unsure`}var ie=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,t,r){let i=x(t);for(let e of t.firmware)this.say(e);p(e,t.firmware.length>0&&[n`<h2>${l(`care_firmware_title`)}</h2>`,n`<p class="small">${l(`care_firmware_hint`)}</p>`,n`<ul class="links">${t.firmware.map(e=>this.line(e,r,i))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&d(n,t===`failed`),this.stages.set(e,t)}line(e,t,r){let{device:i,stage:a,percent:o,text:s}=e,c=!b.includes(a);return n`<li key=${i}>
      ${h(re(e))}
      <div class="stack">
        <p><b>${i}</b></p>
        <p>${s}</p>
        ${c&&n`<progress max="100" value=${o} aria-label=${l(`care_firmware_title`)} />`}
        ${t&&this.acts(e,r)}
      </div>
    </li>`}acts(e,t){let{device:r,now:i,kept:a}=e,o=t=>()=>this.begin(e,t);return n`<div class="row">
      ${e.new&&g(l(`care_firmware_renew`),o(!1),{name:`flash-${r}`,disabled:t})}
      ${a&&a!==i&&g(l(`care_firmware_back`,{version:a}),o(!0),{name:`flash-back-${r}`,disabled:t})}
    </div>`}async begin({device:e,kept:t},n){let r=n?l(`care_firmware_back`,{version:t}):l(`care_firmware_renew`);if(!await c(r,l(`care_firmware_sure`),r)||!await v())return;let i=await o(()=>u(`/api/firmware`,{device:e,back:n}));i&&this.took(i)}};const S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ae={connected:`legal`,connecting:`unsure`,off:`unsure`},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var oe=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return p(e,null);if(this.working)return this.draw();try{this.take(await f(`/api/house`))}catch(t){if(t.status===void 0)throw t;p(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await u(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),d(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,d(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await v())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await c(l(`house_off`),l(`house_off_sure`),l(`house_off`))&&(this.form=null,await o(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,r={}){let i=(this.form??w(this.state))[e];return n`<label class="field-label">
      ${l(`house_${e}`)}
      <input type=${t} value=${i} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.set({[e]:t.value})} ...${r} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),r=(this.form??w(this.state))[e],i={name:`house-${e}`,caption:l(`house_${e}`),hint:l(`house_${e}_hint`)};return n`<${s} ...${i} checked=${r} onchange=${t} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),t=()=>this.work(`search`,`/api/house/search`,{}),r=(this.found??[]).map(t=>g(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&n`<div class="row">${g(l(this.working===`search`?`house_searching`:`house_search`),t,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&n`<div class="row">${r.length?r:n`<p>${l(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,t={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?l(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return n`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${l(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${t} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&n`<p class="hinted">${h(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${l(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&g(l(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&p(this.place,n`<details class="folded">
        <summary>
          <h2>${l(`house_title`)}</h2>
          <span class="stands">${h(ae[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></span>
        </summary>
        <p class="small">${l(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      </details>`)}};const T=1e3,se=()=>e(l(`care_leave_delete`),(e,t)=>{p(e,n`<form class="stack" onsubmit=${e=>{e.preventDefault(),t(new FormData(e.target).get(`word`))}}>
        <p>${l(`care_leave_sure`)}</p>
        <label class="field-label">
          ${l(`care_leave_type`,{word:l(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${l(`care_leave_delete`)}</button>
          ${g(l(`keep`),()=>t())}
        </div>
      </form>`)});async function E(){try{await f(`/api/me`),location.href=_(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(E,T)}}async function ce(){let e=await se();e&&await v()&&await o(()=>u(`/api/everything/delete`,{word:e}))&&(a(l(`care_leave_going`)),setTimeout(E,2*T))}function le(e,t){let r={class:`button`,href:_(`/api/backup`),download:``,"data-f":`leave-export`};p(e,t&&[n`<h2>${l(`care_leave`)}</h2>`,n`<p class="small">${l(`care_leave_text`)}</p>`,n`<div class="row">
        <a ...${r} onclick=${y}>${l(`care_leave_export`)}</a>
        ${g(l(`care_leave_delete`),ce,{name:`leave-delete`})}
      </div>`])}const D=e=>l(`care_percent`,{count:e}),O=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},k=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ue(e,t){let n=Math.abs(k(e)-k(t));return Math.min(n,1440-n)>5}function A({name:e,caption:t,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&n`<i class="lamp" style=${{"--light":a/100}} />`;return n`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${D(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${D(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var j=class extends t{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:r,value:i,wish:a},{typing:o}){return n`<label class="field-label">
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
    </label>`}};function M({now:{quiet:e,brightness:t,volume:r},lights:i,sounds:a}){let o=[e?l(`care_quiet_now`,{brightness:t,volume:r}):``,i,a].filter(Boolean);return n`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>n`<p class="hinted">${e}</p>`)}
  </div>`}function N({time:e,host:t,wish:r}){let i=O();return n`<div id="care-time" class="stack">
    ${e===null?n`<p class="hinted">${h(`unsure`)}${` `}${l(`care_no_time`)}</p>`:n`<p class="small">${l(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ue(e,i))&&n`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:O()})}}>${l(`care_take_time`,{time:i})}</button>`}
  </div>`}var P=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,l(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,r,i){let{host:a}=this.drawn,o={name:t,caption:r,least:i,host:a,value:this.shown[t],wish:this.wish};return n`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,choices:r,state:i,host:a}=this.drawn;p(e,[n`<h2>${l(`care_levels`)}</h2>`,this.control(A,`brightness`,l(`care_brightness`),1),this.control(A,`volume`,l(`care_volume`),0),n`<${M} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};p(t,[n`<h2>${l(`care_quiet`)}</h2>`,n`<${s} caption=${l(`care_quiet`)} hint=${l(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,n`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(j,`quiet_from`,l(`care_from`))}
          ${this.control(j,`quiet_to`,l(`care_to`))}
        </div>
        ${this.control(A,`quiet_brightness`,l(`care_quiet_brightness`),1)}
        ${this.control(A,`quiet_volume`,l(`care_quiet_volume`),0)}
        <${N} time=${i.time} host=${a} wish=${this.wish} />
      </div>`]);let c={name:`again`,disabled:!a,checked:this.shown.again};p(r,[n`<h2>${l(`care_choices`)}</h2>`,n`<${s} caption=${l(`care_again`)} hint=${l(`care_again_hint`)} ...${c} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function F(e,{well:t,health:r,losses:i},a,o){let s=i.some(({what:e})=>e!==`newer`);p(e,t?n`<p class="health">${h(`legal`)}<b>${l(`care_well`)}</b></p>`:[n`<p class="health">${h(`fault`)}<b>${l(`care_unwell`)}</b></p>`,n`<ul class="health-list">${r.map(e=>n`<li>${e}</li>`)}</ul>`,s?a?n`<div class="row">${g(l(`care_seen`),o,{name:`seen`})}</div>`:n`<p class="small">${l(`care_seen_host`)}</p>`:null])}const I=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function L(e,{copies:t},r,i){let a=e=>r&&!e.place&&e.whole!==!1?g(l(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${l(`care_copy_restore`)}: ${e.title}`}):null;p(e,[n`<h2>${l(`care_copies`)}</h2>`,n`<p class="small">${l(`care_copies_hint`)}</p>`,t.sticks.filter(({holds:e})=>e).map(({text:e})=>n`<p class="hinted">${e}</p>`),t.text?n`<p class="hinted">${t.text}</p>`:null,t.lines.length?n`<ul class="links">
        ${t.lines.map(e=>n`<li>${h(I.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:n`<p>${l(`care_copies_none`)}</p>`])}const R={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function z(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?l(`care_no_trip`):l(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return n`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${l(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[n`<dt>${l(e)}</dt>`,n`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function B(e,{links:t}){p(e,[n`<h2>${l(`care_links`)}</h2>`,n`<ul class="links">
      ${t.map(e=>n`<li>
        ${h(R[e.grade])}
        <div><b>${`${e.device}: ${l(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${z(e)}</div>
      </li>`)}
    </ul>`])}function V(e,t){p(e,[n`<h2>${l(`care_checks`)}</h2>`,n`<p class="small">${l(`care_checks_hint`)}</p>`,n`<div class="row">
      <a class="button" href=${_(`/check`)} data-f="check">${l(`check_board`)}</a>
      <a class="button" href=${_(`/label`)} data-f="label">${l(`first_label`)}</a>
      ${t?n`<a class="button" href=${_(`/api/bundle`)} download="" data-f="bundle">${l(`bundle`)}</a>`:null}
    </div>`,t?n`<p class="small">${l(`bundle_text`)}</p>`:null])}function H(e,{version:t,python:r,links:i,room:a}){let o=i.filter(e=>e.firmware).map(e=>[`${l(`care_firmware`)} ${e.device}`,e.firmware]);p(e,[n`<h2>${l(`care_about`)}</h2>`,n`<p class=${a.ok?``:`hinted`}>${a.text}</p>`,n`<dl class="versions">
      ${[[l(`care_companion`),t],...o,[`Python`,r]].map(([e,t])=>[n`<dt>${e}</dt>`,n`<dd>${t}</dd>`])}
    </dl>`,n`<p class="small">${l(`care_licence`)}</p>`])}function U({version:e,news:t}){return t.length?n`<details class="numbers">
    <summary data-f=${`news-${e}`}>${l(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>n`<li>${e}</li>`)}
    </ul>
  </details>`:null}function de({busy:e,phase:t,text:r,step:i,steps:a}){return n`<div class="stack" id="update-progress">
    ${r&&n`<p class=${t===`failed`?`hinted`:``}>${r}</p>`}
    ${e&&n`<progress max=${a} value=${i||void 0} aria-label=${l(`care_updates`)} />`}
  </div>`}function fe(e,t,r,i){let{version:a,kept:o,can:s,busy:c,found:u,troubles:d}=t,f=r&&s&&!c,m=e=>i(`install`,{version:e},[l(`care_update_title`,{version:e}),l(`care_update_sure`),l(`care_update_install`)]);p(e,[n`<h2>${l(`care_updates`)}</h2>`,n`<dl class="versions">
      <dt>${l(`care_runs`)}</dt>
      <dd>${a}</dd>
      <dt>${l(`care_kept`)}</dt>
      <dd>${o||l(`care_kept_none`)}</dd>
    </dl>`,!s&&n`<p class="small">${l(`care_update_by_hand`)}</p>`,n`<${de} ...${t} />`,d.map(e=>n`<p class="hinted">${e}</p>`),u.length>0&&n`<ul class="links">
        ${u.map(e=>n`<li key=${`${e.place}-${e.version}`}><div>
            <b>${l(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${U} ...${e} />
            ${f&&g(l(`care_update_install`),()=>m(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,s&&!r&&n`<p class="small">${l(`care_update_host`)}</p>`,f&&n`<div class="row">
        ${g(l(`care_update_look`),()=>i(`look`,{}),{name:`update-look`})}
        ${o&&g(l(`care_back_to`,{version:o}),()=>i(`back`,{},[l(`care_back_to`,{version:o}),l(`care_back_sure`),l(`care_back_to`,{version:o})]),{name:`update-back`})}
      </div>`])}var pe=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&d(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&fe(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await f(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await c(...n)||!await v()))return;let r=await o(()=>u(`/api/updates/${e}`,t));r&&this.take(r),this.later()}};const W=e=>document.getElementById(e);let G=null,K=null;const me=new P(async e=>{let t=await o(()=>u(`/api/care`,e));t?X(t):await Z()}),he=new ne(e=>{X(e),Q()}),q=new pe(W(`updates`),()=>m.host),ge=new ie(e=>{X(e),Q()}),J=new oe,Y=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await f(`/api/care`)),await J.refresh(W(`house`),m.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||p(W(`banner`),n`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,Y()||x(G)?500:4e3)}async function _e(){await i({state:{seats:[],spots:[]},geometry:null,render:$},l(`care_for_host`)),await o(ee),$(),await J.refresh(W(`house`),m.host)}async function ve(){let e=await o(()=>u(`/api/care/seen`));e&&X(e)}async function ye({name:e,title:t}){await c(t,l(`care_copy_sure`),l(`care_copy_restore`))&&await v()&&await o(()=>u(`/api/copies/restore`,{name:e}))&&a(l(`care_copy_going`))}function be(e){let t=g(l(`be_host`),_e,{kind:`primary`,name:`host`});p(e,!m.host&&[n`<p>${l(`care_for_host`)}</p>`,n`<div class="row">${t}</div>`])}function $(){G&&(F(W(`health`),G,m.host,ve),be(W(`who`)),me.show(W(`levels`),W(`quiet`),W(`choices`),G,m.host),B(W(`links`),G),ge.show(W(`firmware`),G,m.host),V(W(`checks`),m.host),L(W(`copies`),G,m.host,ye),he.show(W(`backup`),G,m.host),q.draw(),H(W(`about`),G),le(W(`leaving`),m.host))}async function xe(){await r($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}xe();