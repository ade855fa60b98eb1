import{$t as e,Cn as t,En as n,Jt as r,On as i,Qt as a,Xt as o,Yt as s,Z as c,Zt as l,an as u,fn as d,j as f,kn as p,on as m,rn as h,sn as g,vn as _,yn as v}from"./phone-4da4ee6a.js";import{t as y}from"./prove_again-8a096896.js";function ee(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,_(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,u.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??v(`went_wrong`))),r.addEventListener(`error`,()=>n(v(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await y()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,r,a){[this.place,this.state,this.host]=[t,r,a];let o=r.restoring,s=[`checking`,`storing`].includes(o.phase);this.said!==null&&this.said!==o.phase&&!s&&e(o.text,o.phase===`failed`),this.said=o.phase,i(t,[n`<h2>${v(`care_backup`)}</h2>`,n`<p class="small">${v(`care_backup_text`)}</p>`,a?n`<div class="row">${this.act(s)}</div>`:n`<p class="small">${v(`care_backup_host`)}</p>`,n`<div id="restoring" class="stack">${this.progress(o,s)}</div>`])}act(e){return[n`<a class="button primary" href=${_(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${v(`care_backup_make`)}
      </a>`,n`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(v(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let r=this.share!==null,i=r?v(`care_uploading`):t?e.text:this.refused||e.text,a=!r&&!t&&(this.refused||e.phase===`failed`),o=r?this.share:e.count?e.done/e.count:0,s=(r||t)&&n`<progress max="1" value=${o} aria-label=${v(`care_backup_bring`)} />`;return i&&[n`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(v(`care_too_large`)),t();if(!await y())return t();[this.share,this.refused]=[0,``],t();let n=await ee(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(t){this.refused=t,e(t,!0)}};const S=[``,`done`,`failed`],C=e=>(e?.firmware??[]).some(({stage:e})=>!S.includes(e));function te({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&S.includes(e)?`legal`:`unsure`}var ne=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,t,r){let a=C(t);for(let e of t.firmware)this.say(e);i(e,t.firmware.length>0&&[n`<h2>${v(`care_firmware_title`)}</h2>`,n`<p class="small">${v(`care_firmware_hint`)}</p>`,n`<ul class="links">${t.firmware.map(e=>this.line(e,r,a))}</ul>`])}say({device:t,stage:n,text:r}){let i=this.stages.get(t);i!==void 0&&i!==n&&[`done`,`failed`].includes(n)&&e(r,n===`failed`),this.stages.set(t,n)}line(e,t,r){let{device:i,stage:a,percent:o,text:s}=e,c=!S.includes(a);return n`<li key=${i}>
      ${d(te(e))}
      <div class="stack">
        <p><b>${i}</b></p>
        <p>${s}</p>
        ${c&&n`<progress max="100" value=${o} aria-label=${v(`care_firmware_title`)} />`}
        ${t&&this.acts(e,r)}
      </div>
    </li>`}acts(e,r){let{device:i,now:a,kept:o}=e,s=t=>()=>this.begin(e,t);return n`<div class="row">
      ${e.new&&t(v(`care_firmware_renew`),s(!1),{name:`flash-${i}`,disabled:r})}
      ${o&&o!==a&&t(v(`care_firmware_back`,{version:o}),s(!0),{name:`flash-back-${i}`,disabled:r})}
    </div>`}async begin({device:e,kept:t},n){let r=n?v(`care_firmware_back`,{version:t}):v(`care_firmware_renew`);if(!await o(r,v(`care_firmware_sure`),r)||!await y())return;let i=await s(()=>g(`/api/firmware`,{device:e,back:n}));i&&this.took(i)}};const w={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},T=8883,re={connected:`legal`,connecting:`unsure`,off:`unsure`},E=e=>Object.fromEntries(Object.keys(w).map(t=>[t,e?.host?e[t]:w[t]]));var ie=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return i(e,null);if(this.working)return this.draw();try{this.take(await h(`/api/house`))}catch(t){if(t.status===void 0)throw t;i(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(t,n,r){if(!this.working){[this.working,this.refused]=[t,``],this.draw();try{let i=await g(n,r);t===`try`&&([this.form,this.password]=[null,``]),this.take(i),e(i.text.join(` `))}catch(t){if(t.status===void 0)throw t;this.refused=t.message,e(t.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??E(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await y())return;let t=this.form??E(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await o(v(`house_off`),v(`house_off_sure`),v(`house_off`))&&(this.form=null,await s(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,r={}){let i=(this.form??E(this.state))[e];return n`<label class="field-label">
      ${v(`house_${e}`)}
      <input type=${t} value=${i} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.set({[e]:t.value})} ...${r} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),i=(this.form??E(this.state))[e],a={name:`house-${e}`,caption:v(`house_${e}`),hint:v(`house_${e}_hint`)};return n`<${r} ...${a} checked=${i} onchange=${t} />`}encrypted(e){let t=Number((this.form??E(this.state)).port),[n,r]=e?[w.port,T]:[T,w.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),r=()=>this.work(`search`,`/api/house/search`,{}),i=(this.found??[]).map(n=>t(`${n.name}: ${n.host}`,()=>e(n),{name:`found-${n.host}-${n.port}`}));return[this.state.can_search&&n`<div class="row">${t(v(this.working===`search`?`house_searching`:`house_search`),r,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&n`<div class="row">${i.length?i:n`<p>${v(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,r={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?v(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return n`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${v(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${r} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&n`<p class="hinted">${d(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${v(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&t(v(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&i(this.place,[n`<h2>${v(`house_title`)}</h2>`,n`<p class="small">${v(`house_hint`)}</p>`,n`<p class="health">${d(re[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></p>`,e.fixed?null:this.typing()])}};const D=1e3,ae=()=>a(v(`care_leave_delete`),(e,r)=>{i(e,n`<form class="stack" onsubmit=${e=>{e.preventDefault(),r(new FormData(e.target).get(`word`))}}>
        <p>${v(`care_leave_sure`)}</p>
        <label class="field-label">
          ${v(`care_leave_type`,{word:v(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${v(`care_leave_delete`)}</button>
          ${t(v(`keep`),()=>r())}
        </div>
      </form>`)});async function O(){try{await h(`/api/me`),location.href=_(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(O,D)}}async function oe(){let e=await ae();e&&await y()&&await s(()=>g(`/api/everything/delete`,{word:e}))&&(l(v(`care_leave_going`)),setTimeout(O,2*D))}function se(e,r){let a={class:`button`,href:_(`/api/backup`),download:``,"data-f":`leave-export`};i(e,r&&[n`<h2>${v(`care_leave`)}</h2>`,n`<p class="small">${v(`care_leave_text`)}</p>`,n`<div class="row">
        <a ...${a} onclick=${b}>${v(`care_leave_export`)}</a>
        ${t(v(`care_leave_delete`),oe,{name:`leave-delete`})}
      </div>`])}const k=e=>v(`care_percent`,{count:e}),A=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},j=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ce(e,t){let n=Math.abs(j(e)-j(t));return Math.min(n,1440-n)>5}function M({name:e,caption:t,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&n`<i class="lamp" style=${{"--light":a/100}} />`;return n`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${k(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${k(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var N=class extends p{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:r,value:i,wish:a},{typing:o}){return n`<label class="field-label">
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
    </label>`}};function le({now:{quiet:e,brightness:t,volume:r},lights:i,sounds:a}){let o=[e?v(`care_quiet_now`,{brightness:t,volume:r}):``,i,a].filter(Boolean);return n`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>n`<p class="hinted">${e}</p>`)}
  </div>`}function P({time:e,host:t,wish:r}){let i=A();return n`<div id="care-time" class="stack">
    ${e===null?n`<p class="hinted">${d(`unsure`)}${` `}${v(`care_no_time`)}</p>`:n`<p class="small">${v(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ce(e,i))&&n`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:A()})}}>${v(`care_take_time`,{time:i})}</button>`}
  </div>`}var F=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,v(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,r,i){let{host:a}=this.drawn,o={name:t,caption:r,least:i,host:a,value:this.shown[t],wish:this.wish};return n`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,choices:a,state:o,host:s}=this.drawn;i(e,[n`<h2>${v(`care_levels`)}</h2>`,this.control(M,`brightness`,v(`care_brightness`),1),this.control(M,`volume`,v(`care_volume`),0),n`<${le} ...${o} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};i(t,[n`<h2>${v(`care_quiet`)}</h2>`,n`<${r} caption=${v(`care_quiet`)} hint=${v(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,n`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(N,`quiet_from`,v(`care_from`))}
          ${this.control(N,`quiet_to`,v(`care_to`))}
        </div>
        ${this.control(M,`quiet_brightness`,v(`care_quiet_brightness`),1)}
        ${this.control(M,`quiet_volume`,v(`care_quiet_volume`),0)}
        <${P} time=${o.time} host=${s} wish=${this.wish} />
      </div>`]);let l={name:`again`,disabled:!s,checked:this.shown.again};i(a,[n`<h2>${v(`care_choices`)}</h2>`,n`<${r} caption=${v(`care_again`)} hint=${v(`care_again_hint`)} ...${l} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function I(e,{well:r,health:a,losses:o},s,c){let l=o.some(({what:e})=>e!==`newer`);i(e,r?n`<p class="health">${d(`legal`)}<b>${v(`care_well`)}</b></p>`:[n`<p class="health">${d(`fault`)}<b>${v(`care_unwell`)}</b></p>`,n`<ul class="health-list">${a.map(e=>n`<li>${e}</li>`)}</ul>`,l?s?n`<div class="row">${t(v(`care_seen`),c,{name:`seen`})}</div>`:n`<p class="small">${v(`care_seen_host`)}</p>`:null])}const L=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function R(e,{copies:r},a,o){let s=e=>a&&!e.place&&e.whole!==!1?t(v(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${v(`care_copy_restore`)}: ${e.title}`}):null;i(e,[n`<h2>${v(`care_copies`)}</h2>`,n`<p class="small">${v(`care_copies_hint`)}</p>`,r.sticks.filter(({holds:e})=>e).map(({text:e})=>n`<p class="hinted">${e}</p>`),r.text?n`<p class="hinted">${r.text}</p>`:null,r.lines.length?n`<ul class="links">
        ${r.lines.map(e=>n`<li>${d(L.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${s(e)}</div></li>`)}
      </ul>`:n`<p>${v(`care_copies_none`)}</p>`])}const z={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function B(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?v(`care_no_trip`):v(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return n`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${v(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[n`<dt>${v(e)}</dt>`,n`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function V(e,{links:t}){i(e,[n`<h2>${v(`care_links`)}</h2>`,n`<ul class="links">
      ${t.map(e=>n`<li>
        ${d(z[e.grade])}
        <div><b>${`${e.device}: ${v(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${B(e)}</div>
      </li>`)}
    </ul>`])}function H(e,t){i(e,[n`<h2>${v(`care_checks`)}</h2>`,n`<p class="small">${v(`care_checks_hint`)}</p>`,n`<div class="row">
      <a class="button" href=${_(`/check`)} data-f="check">${v(`check_board`)}</a>
      <a class="button" href=${_(`/label`)} data-f="label">${v(`first_label`)}</a>
      ${t?n`<a class="button" href=${_(`/api/bundle`)} download="" data-f="bundle">${v(`bundle`)}</a>`:null}
    </div>`,t?n`<p class="small">${v(`bundle_text`)}</p>`:null])}function U(e,{version:t,python:r,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${v(`care_firmware`)} ${e.device}`,e.firmware]);i(e,[n`<h2>${v(`care_about`)}</h2>`,n`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,n`<dl class="versions">
      ${[[v(`care_companion`),t],...s,[`Python`,r]].map(([e,t])=>[n`<dt>${e}</dt>`,n`<dd>${t}</dd>`])}
    </dl>`,n`<p class="small">${v(`care_licence`)}</p>`])}function W({version:e,news:t}){return t.length?n`<details class="numbers">
    <summary data-f=${`news-${e}`}>${v(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>n`<li>${e}</li>`)}
    </ul>
  </details>`:null}function ue({busy:e,phase:t,text:r,step:i,steps:a}){return n`<div class="stack" id="update-progress">
    ${r&&n`<p class=${t===`failed`?`hinted`:``}>${r}</p>`}
    ${e&&n`<progress max=${a} value=${i||void 0} aria-label=${v(`care_updates`)} />`}
  </div>`}function de(e,r,a,o){let{version:s,kept:c,can:l,busy:u,found:d,troubles:f}=r,p=a&&l&&!u,m=e=>o(`install`,{version:e},[v(`care_update_title`,{version:e}),v(`care_update_sure`),v(`care_update_install`)]);i(e,[n`<h2>${v(`care_updates`)}</h2>`,n`<dl class="versions">
      <dt>${v(`care_runs`)}</dt>
      <dd>${s}</dd>
      <dt>${v(`care_kept`)}</dt>
      <dd>${c||v(`care_kept_none`)}</dd>
    </dl>`,!l&&n`<p class="small">${v(`care_update_by_hand`)}</p>`,n`<${ue} ...${r} />`,f.map(e=>n`<p class="hinted">${e}</p>`),d.length>0&&n`<ul class="links">
        ${d.map(e=>n`<li key=${`${e.place}-${e.version}`}><div>
            <b>${v(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${W} ...${e} />
            ${p&&t(v(`care_update_install`),()=>m(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,l&&!a&&n`<p class="small">${v(`care_update_host`)}</p>`,p&&n`<div class="row">
        ${t(v(`care_update_look`),()=>o(`look`,{}),{name:`update-look`})}
        ${c&&t(v(`care_back_to`,{version:c}),()=>o(`back`,{},[v(`care_back_to`,{version:c}),v(`care_back_sure`),v(`care_back_to`,{version:c})]),{name:`update-back`})}
      </div>`])}var fe=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(t){return this.state&&t.version!==this.state.version?location.reload():(this.state&&t.text!==this.state.text&&e(t.text,t.phase===`failed`),this.state=t,this.draw())}draw(){this.state&&de(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await h(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await o(...n)||!await y()))return;let r=await s(()=>g(`/api/updates/${e}`,t));r&&this.take(r),this.later()}};const G=e=>document.getElementById(e);let K=null,q=null;const pe=new F(async e=>{let t=await s(()=>g(`/api/care`,e));t?X(t):await Z()}),me=new x(e=>{X(e),Q()}),J=new fe(G(`updates`),()=>u.host),he=new ne(e=>{X(e),Q()}),Y=new ie,ge=()=>[`checking`,`storing`].includes(K?.restoring.phase);function X(e){K=e,$()}async function Z(){if(!document.hidden)try{X(await h(`/api/care`)),await Y.refresh(G(`house`),u.host),G(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;J.restarts||i(G(`banner`),n`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(q),q=setTimeout(Z,ge()||C(K)?500:4e3)}async function _e(){await c({state:{seats:[],spots:[]},geometry:null,render:$},v(`care_for_host`)),await s(m),$(),await Y.refresh(G(`house`),u.host)}async function ve(){let e=await s(()=>g(`/api/care/seen`));e&&X(e)}async function ye({name:e,title:t}){await o(t,v(`care_copy_sure`),v(`care_copy_restore`))&&await y()&&await s(()=>g(`/api/copies/restore`,{name:e}))&&l(v(`care_copy_going`))}function be(e){let r=t(v(`be_host`),_e,{kind:`primary`,name:`host`});i(e,!u.host&&[n`<p>${v(`care_for_host`)}</p>`,n`<div class="row">${r}</div>`])}function $(){K&&(I(G(`health`),K,u.host,ve),be(G(`who`)),pe.show(G(`levels`),G(`quiet`),G(`choices`),K,u.host),V(G(`links`),K),he.show(G(`firmware`),K,u.host),H(G(`checks`),u.host),R(G(`copies`),K,u.host,ye),me.show(G(`backup`),K,u.host),J.draw(),U(G(`about`),K),se(G(`leaving`),u.host))}async function xe(){await f($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),J.round()])),await Promise.all([Z(),J.round()])}xe();