import{$t as e,An as t,D as n,On as r,Qt as i,Tn as a,Xt as o,Z as s,Zt as c,an as l,bn as u,cn as d,en as f,jn as p,ln as m,mn as h,sn as g,tn as _,xn as v}from"./phone-99872946.js";import{t as y}from"./prove_again-90eb699b.js";function ee(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,u(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,g.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??v(`went_wrong`))),r.addEventListener(`error`,()=>n(v(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await y()?(t.dataset.sure=`yes`,t.click()):null)}var te=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,i){[this.place,this.state,this.host]=[e,n,i];let a=n.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&_(a.text,a.phase===`failed`),this.said=a.phase,t(e,[r`<h2>${v(`care_backup`)}</h2>`,r`<p class="small">${v(`care_backup_text`)}</p>`,i?r`<div class="row">${this.act(o)}</div>`:r`<p class="small">${v(`care_backup_host`)}</p>`,r`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[r`<a class="button primary" href=${u(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${v(`care_backup_make`)}
      </a>`,r`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,a(v(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,i=n?v(`care_uploading`):t?e.text:this.refused||e.text,a=!n&&!t&&(this.refused||e.phase===`failed`),o=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&r`<progress max="1" value=${o} aria-label=${v(`care_backup_bring`)} />`;return i&&[r`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(v(`care_too_large`)),t();if(!await y())return t();[this.share,this.refused]=[0,``],t();let n=await ee(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,_(e,!0)}};const x=[``,`done`,`failed`],S=e=>(e?.firmware??[]).some(({stage:e})=>!x.includes(e));function ne({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&x.includes(e)?`legal`:`unsure`}var re=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,n,i){let a=S(n);for(let e of n.firmware)this.say(e);t(e,n.firmware.length>0&&[r`<h2>${v(`care_firmware_title`)}</h2>`,r`<p class="small">${v(`care_firmware_hint`)}</p>`,r`<ul class="links">${n.firmware.map(e=>this.line(e,i,a))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&_(n,t===`failed`),this.stages.set(e,t)}line(e,t,n){let{device:i,stage:a,percent:o,text:s}=e,c=!x.includes(a);return r`<li key=${i}>
      ${h(ne(e))}
      <div class="stack">
        <p><b>${i}</b></p>
        <p>${s}</p>
        ${c&&r`<progress max="100" value=${o} aria-label=${v(`care_firmware_title`)} />`}
        ${t&&this.acts(e,n)}
      </div>
    </li>`}acts(e,t){let{device:n,now:i,kept:o}=e,s=t=>()=>this.begin(e,t);return r`<div class="row">
      ${e.new&&a(v(`care_firmware_renew`),s(!1),{name:`flash-${n}`,disabled:t})}
      ${o&&o!==i&&a(v(`care_firmware_back`,{version:o}),s(!0),{name:`flash-back-${n}`,disabled:t})}
    </div>`}async begin({device:e,kept:t},n){let r=n?v(`care_firmware_back`,{version:t}):v(`care_firmware_renew`);if(!await i(r,v(`care_firmware_sure`),r)||!await y())return;let a=await c(()=>m(`/api/firmware`,{device:e,back:n}));a&&this.took(a)}};const ie={running:`legal`,starting:`unsure`,off:`unsure`};var ae=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,n){if(this.place=e,!n)return t(e,null);if(this.working)return null;try{this.take(await l(`/api/hall-here`))}catch(n){if(n.status===void 0)throw n;t(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await m(e,t),_(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,_(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async e=>{await i(v(`own_hall`),v(e?`own_hall_sure`:`own_hall_off_sure`),v(e?`own_hall_on`:`house_off`))&&await y()&&await this.work(`/api/hall-here`,{on:e})};revoke=async({board:e,title:t})=>{await i(t,v(`own_hall_revoke_sure`),v(`own_hall_revoke`))&&await y()&&await this.work(`/api/hall-here/revoke`,{board:e})};join=async e=>{e.preventDefault(),await y()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};field(e,t){return r`<label class="field-label">
      ${v(`own_hall_${e}`)}
      <input type="text" required value=${this.typed[e]} data-f=${`hall-here-${e}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.typed={...this.typed,[e]:t.value}} ...${t} />
    </label>`}here(){let{page_port:e,host_code:t,code:n,left_s:i,members:o}=this.state,s=`http://${location.hostname}:${e}/`;return[r`<p><a href=${s} data-f="hall-page">${s}</a></p>`,t&&r`<p>${v(`own_hall_host_code`,{code:t})}</p>`,n?r`<p class="hall-code" aria-live="polite"><b>${n}</b>${` `}<small>${v(`own_hall_left`,{count:Math.ceil(i/60)})}</small></p>
            <p class="small">${v(`own_hall_at`,{address:location.host})}</p>`:null,r`<div class="row">
        ${a(v(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${a(v(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,r`<ul class="stack">${o.map(e=>r`<li key=${e.board} class="row">
      <span>${e.title} <small>${e.board}</small></span>
      ${a(v(`own_hall_revoke`),()=>this.revoke(e),{name:`revoke-${e.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let e=this.working;return[this.state.stands===`off`&&r`<div class="row">${a(v(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:e})}</div>`,r`<form class="stack" onsubmit=${this.join}>
        <h3>${v(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${e}>${v(`own_hall_join`)}</button></div>
      </form>`]}draw(){let{state:e}=this;if(!e)return;let n=[`running`,`starting`].includes(e.stands);t(this.place,r`<details class="folded" open=${n}>
        <summary>
          <h2>${v(`own_hall`)}</h2>
          <span class="stands">${h(ie[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></span>
        </summary>
        <p class="small">${v(`own_hall_hint`)}</p>
        ${this.refused&&r`<p class="hinted">${h(`fault`)}${` `}${this.refused}</p>`}
        ${n?this.here():this.away()}
      </details>`)}};const C={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},w=8883,oe={connected:`legal`,connecting:`unsure`,off:`unsure`},T=e=>Object.fromEntries(Object.keys(C).map(t=>[t,e?.host?e[t]:C[t]]));var se=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,n){if(this.place=e,!n)return t(e,null);if(this.working)return this.draw();try{this.take(await l(`/api/house`))}catch(n){if(n.status===void 0)throw n;t(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await m(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),_(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,_(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??T(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await y())return;let t=this.form??T(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await i(v(`house_off`),v(`house_off_sure`),v(`house_off`))&&(this.form=null,await c(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,n={}){let i=(this.form??T(this.state))[e];return r`<label class="field-label">
      ${v(`house_${e}`)}
      <input type=${t} value=${i} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:t})=>this.set({[e]:t.value})} ...${n} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),n=(this.form??T(this.state))[e],i={name:`house-${e}`,caption:v(`house_${e}`),hint:v(`house_${e}_hint`)};return r`<${o} ...${i} checked=${n} onchange=${t} />`}encrypted(e){let t=Number((this.form??T(this.state)).port),[n,r]=e?[C.port,w]:[w,C.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),t=()=>this.work(`search`,`/api/house/search`,{}),n=(this.found??[]).map(t=>a(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&r`<div class="row">${a(v(this.working===`search`?`house_searching`:`house_search`),t,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&r`<div class="row">${n.length?n:r`<p>${v(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,t={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?v(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return r`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${v(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${t} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&r`<p class="hinted">${h(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${v(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&a(v(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&t(this.place,r`<details class="folded">
        <summary>
          <h2>${v(`house_title`)}</h2>
          <span class="stands">${h(oe[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></span>
        </summary>
        <p class="small">${v(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      </details>`)}};const E=1e3,ce=()=>f(v(`care_leave_delete`),(e,n)=>{t(e,r`<form class="stack" onsubmit=${e=>{e.preventDefault(),n(new FormData(e.target).get(`word`))}}>
        <p>${v(`care_leave_sure`)}</p>
        <label class="field-label">
          ${v(`care_leave_type`,{word:v(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${v(`care_leave_delete`)}</button>
          ${a(v(`keep`),()=>n())}
        </div>
      </form>`)});async function D(){try{await l(`/api/me`),location.href=u(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(D,E)}}async function le(){let t=await ce();t&&await y()&&await c(()=>m(`/api/everything/delete`,{word:t}))&&(e(v(`care_leave_going`)),setTimeout(D,2*E))}function O(e,n){let i={class:`button`,href:u(`/api/backup`),download:``,"data-f":`leave-export`};t(e,n&&[r`<h2>${v(`care_leave`)}</h2>`,r`<p class="small">${v(`care_leave_text`)}</p>`,r`<div class="row">
        <a ...${i} onclick=${b}>${v(`care_leave_export`)}</a>
        ${a(v(`care_leave_delete`),le,{name:`leave-delete`})}
      </div>`])}const ue=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],k=e=>v(`care_percent`,{count:e}),A=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},j=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function de(e,t){let n=Math.abs(j(e)-j(t));return Math.min(n,1440-n)>5}function M({name:e,caption:t,least:n,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&r`<i class="lamp" style=${{"--light":a/100}} />`;return r`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${k(a)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${k(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var N=class extends p{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:i,wish:a},{typing:o}){return r`<label class="field-label">
      ${t}
      <input
        type="time"
        required
        disabled=${!n}
        data-f=${e}
        value=${o?void 0:i}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({target:t})=>t.value&&a({[e]:t.value})}
      />
    </label>`}};function P({now:{quiet:e,brightness:t,volume:n},lights:i,sounds:a}){let o=[e?v(`care_quiet_now`,{brightness:t,volume:n}):``,i,a].filter(Boolean);return r`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>r`<p class="hinted">${e}</p>`)}
  </div>`}function F({time:e,host:t,wish:n}){let i=A();return r`<div id="care-time" class="stack">
    ${e===null?r`<p class="hinted">${h(`unsure`)}${` `}${v(`care_no_time`)}</p>`:r`<p class="small">${v(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||de(e,i))&&r`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:A()})}}>${v(`care_take_time`,{time:i})}</button>`}
  </div>`}var I=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,v(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,i){let{host:a}=this.drawn,o={name:t,caption:n,least:i,host:a,value:this.shown[t],wish:this.wish};return r`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:n,choices:i,state:a,host:s}=this.drawn;t(e,[r`<h2>${v(`care_levels`)}</h2>`,this.control(M,`brightness`,v(`care_brightness`),1),this.control(M,`volume`,v(`care_volume`),0),r`<${P} ...${a} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};t(n,[r`<h2>${v(`care_quiet`)}</h2>`,r`<${o} caption=${v(`care_quiet`)} hint=${v(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,r`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(N,`quiet_from`,v(`care_from`))}
          ${this.control(N,`quiet_to`,v(`care_to`))}
        </div>
        ${this.control(M,`quiet_brightness`,v(`care_quiet_brightness`),1)}
        ${this.control(M,`quiet_volume`,v(`care_quiet_volume`),0)}
        <${F} time=${a.time} host=${s} wish=${this.wish} />
      </div>`]),t(i,[r`<h2>${v(`care_choices`)}</h2>`,this.kinds(),this.choice(`again`,this.shown.again,e=>this.wish({again:e})),ue.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))])}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(e,t,n){let i={caption:v(`care_${e}`),hint:v(`care_${e}_hint`)};return r`<${o} key=${e} name=${e} ...${i} checked=${t} disabled=${!this.drawn.host} onchange=${({target:e})=>n(e.checked)} />`}kinds(){let{state:e,host:t}=this.drawn,n=({target:e})=>this.wish({kind:e.value}),i=this.wanted.kind??this.shown.ways.kind;return r`<fieldset class="kinds">
      <legend>${v(`care_kind`)}</legend>
      <p class="small">${v(`care_kind_hint`)}</p>
      ${e.kinds.map(({kind:e,name:a,text:o})=>r`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===i} disabled=${!t} onchange=${n} />
          <span><b>${a}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function L(e,{well:n,health:i,losses:o},s,c){let l=o.some(({what:e})=>e!==`newer`);t(e,n?r`<p class="health">${h(`legal`)}<b>${v(`care_well`)}</b></p>`:[r`<p class="health">${h(`fault`)}<b>${v(`care_unwell`)}</b></p>`,r`<ul class="health-list">${i.map(e=>r`<li>${e}</li>`)}</ul>`,l?s?r`<div class="row">${a(v(`care_seen`),c,{name:`seen`})}</div>`:r`<p class="small">${v(`care_seen_host`)}</p>`:null])}const R=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function z(e,{copies:n},i,o){let s=e=>i&&!e.place&&e.whole!==!1?a(v(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${v(`care_copy_restore`)}: ${e.title}`}):null;t(e,[r`<h2>${v(`care_copies`)}</h2>`,r`<p class="small">${v(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>r`<p class="hinted">${e}</p>`),n.text?r`<p class="hinted">${n.text}</p>`:null,n.lines.length?r`<ul class="links">
        ${n.lines.map(e=>r`<li>${h(R.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${s(e)}</div></li>`)}
      </ul>`:r`<p>${v(`care_copies_none`)}</p>`])}const B={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function V(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?v(`care_no_trip`):v(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return r`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${v(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[r`<dt>${v(e)}</dt>`,r`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function H(e,{links:n}){t(e,[r`<h2>${v(`care_links`)}</h2>`,r`<ul class="links">
      ${n.map(e=>r`<li>
        ${h(B[e.grade])}
        <div><b>${`${e.device}: ${v(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${V(e)}</div>
      </li>`)}
    </ul>`])}function U(e,n){t(e,[r`<h2>${v(`care_checks`)}</h2>`,r`<p class="small">${v(`care_checks_hint`)}</p>`,r`<div class="row">
      <a class="button" href=${u(`/check`)} data-f="check">${v(`check_board`)}</a>
      <a class="button" href=${u(`/label`)} data-f="label">${v(`first_label`)}</a>
      ${n?r`<a class="button" href=${u(`/api/bundle`)} download="" data-f="bundle">${v(`bundle`)}</a>`:null}
    </div>`,n?r`<p class="small">${v(`bundle_text`)}</p>`:null])}function fe(e,{version:n,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${v(`care_firmware`)} ${e.device}`,e.firmware]);t(e,[r`<h2>${v(`care_about`)}</h2>`,r`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,r`<dl class="versions">
      ${[[v(`care_companion`),n],...s,[`Python`,i]].map(([e,t])=>[r`<dt>${e}</dt>`,r`<dd>${t}</dd>`])}
    </dl>`,r`<p class="small">${v(`care_licence`)}</p>`])}function pe({version:e,news:t}){return t.length?r`<details class="numbers">
    <summary data-f=${`news-${e}`}>${v(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>r`<li>${e}</li>`)}
    </ul>
  </details>`:null}function me({busy:e,phase:t,text:n,step:i,steps:a}){return r`<div class="stack" id="update-progress">
    ${n&&r`<p class=${t===`failed`?`hinted`:``}>${n}</p>`}
    ${e&&r`<progress max=${a} value=${i||void 0} aria-label=${v(`care_updates`)} />`}
  </div>`}var he=class extends p{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:e},{typed:t}){return r`<details class="numbers" open=${t!==null}>
      <summary data-f="update-address">${v(`care_update_address`)}: ${e||v(`care_update_address_none`)}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${v(`care_update_address`)}
          <input
            type="text"
            inputmode="url"
            maxlength="310"
            autocomplete="off"
            autocapitalize="none"
            spellcheck=${!1}
            placeholder="https://"
            value=${t??e}
            oninput=${({target:e})=>this.setState({typed:e.value})}
          />
        </label>
        <p class="small">${v(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${v(`care_update_address_save`)}</button>
      </form>
    </details>`}};function ge(e,n,i,o){let{version:s,kept:c,can:l,busy:u,found:d,troubles:f,address:p}=n,m=i&&l&&!u,h=e=>o(`install`,{version:e},[v(`care_update_title`,{version:e}),v(`care_update_sure`),v(`care_update_install`)]);t(e,[r`<h2>${v(`care_updates`)}</h2>`,r`<dl class="versions">
      <dt>${v(`care_runs`)}</dt>
      <dd>${s}</dd>
      <dt>${v(`care_kept`)}</dt>
      <dd>${c||v(`care_kept_none`)}</dd>
    </dl>`,!l&&r`<p class="small">${v(`care_update_by_hand`)}</p>`,r`<${me} ...${n} />`,f.map(e=>r`<p class="hinted">${e}</p>`),d.length>0&&r`<ul class="links">
        ${d.map(e=>r`<li key=${`${e.place}-${e.version}`}><div>
            <b>${v(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${pe} ...${e} />
            ${m&&a(v(`care_update_install`),()=>h(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,l&&!i&&r`<p class="small">${v(`care_update_host`)}</p>`,m&&r`<div class="row">
        ${a(v(`care_update_look`),()=>o(`look`,{}),{name:`update-look`})}
        ${c&&a(v(`care_back_to`,{version:c}),()=>o(`back`,{},[v(`care_back_to`,{version:c}),v(`care_back_sure`),v(`care_back_to`,{version:c})]),{name:`update-back`})}
      </div>`,m&&r`<${he} key="address" address=${p} save=${e=>o(`address`,{address:e},[v(`care_update_address`),e||v(`care_update_address_none`),v(`care_update_address_save`)])} />`])}var _e=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&_(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&ge(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await l(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await i(...n)||!await y()))return!1;let r=await c(()=>m(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const ve=new I(async e=>{let t=await c(()=>m(`/api/care`,e));t?X(t):await Z()}),ye=new te(e=>{X(e),Q()}),q=new _e(W(`updates`),()=>g.host),be=new re(e=>{X(e),Q()}),J=new se,Y=new ae,xe=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await l(`/api/care`)),await J.refresh(W(`house`),g.host),await Y.refresh(W(`hall-here`),g.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||t(W(`banner`),r`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,xe()||S(G)?500:4e3)}async function Se(){await s({state:{seats:[],spots:[]},geometry:null,render:$},v(`care_for_host`)),await c(d),$(),await J.refresh(W(`house`),g.host),await Y.refresh(W(`hall-here`),g.host)}async function Ce(){let e=await c(()=>m(`/api/care/seen`));e&&X(e)}async function we({name:t,title:n}){await i(n,v(`care_copy_sure`),v(`care_copy_restore`))&&await y()&&await c(()=>m(`/api/copies/restore`,{name:t}))&&e(v(`care_copy_going`))}function Te(e){let n=a(v(`be_host`),Se,{kind:`primary`,name:`host`});t(e,!g.host&&[r`<p>${v(`care_for_host`)}</p>`,r`<div class="row">${n}</div>`])}function $(){G&&(L(W(`health`),G,g.host,Ce),Te(W(`who`)),ve.show(W(`levels`),W(`quiet`),W(`choices`),G,g.host),H(W(`links`),G),be.show(W(`firmware`),G,g.host),U(W(`checks`),g.host),z(W(`copies`),G,g.host,we),ye.show(W(`backup`),G,g.host),q.draw(),fe(W(`about`),G),O(W(`leaving`),g.host))}async function Ee(){await n($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Ee();