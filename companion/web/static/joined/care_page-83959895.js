import{$t as e,En as t,Mn as n,O as r,Q as i,Qt as a,Sn as o,Zt as s,cn as c,en as l,hn as u,jn as d,kn as f,ln as p,nn as m,on as h,tn as g,un as _,xn as v}from"./phone-68234baa.js";import{t as y}from"./prove_again-fa662755.js";function ee(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,v(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,c.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??o(`went_wrong`))),r.addEventListener(`error`,()=>n(o(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await y()?(t.dataset.sure=`yes`,t.click()):null)}var te=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,i=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!i&&m(r.text,r.phase===`failed`),this.said=r.phase,d(e,[f`<h2>${o(`care_backup`)}</h2>`,f`<p class="small">${o(`care_backup_text`)}</p>`,n?f`<div class="row">${this.act(i)}</div>`:f`<p class="small">${o(`care_backup_host`)}</p>`,f`<div id="restoring" class="stack">${this.progress(r,i)}</div>`])}act(e){return[f`<a class="button primary" href=${v(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${o(`care_backup_make`)}
      </a>`,f`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(o(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?o(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&f`<progress max="1" value=${a} aria-label=${o(`care_backup_bring`)} />`;return r&&[f`<p class=${i?`hinted`:``}>${r}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(o(`care_too_large`)),t();if(!await y())return t();[this.share,this.refused]=[0,``],t();let n=await ee(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,m(e,!0)}};const x=[``,`done`,`failed`],S=e=>(e?.firmware??[]).some(({stage:e})=>!x.includes(e));function ne({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&x.includes(e)?`legal`:`unsure`}var C=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,t,n){let r=S(t);for(let e of t.firmware)this.say(e);d(e,t.firmware.length>0&&[f`<h2>${o(`care_firmware_title`)}</h2>`,f`<p class="small">${o(`care_firmware_hint`)}</p>`,f`<ul class="links">${t.firmware.map(e=>this.line(e,n,r))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&m(n,t===`failed`),this.stages.set(e,t)}line(e,t,n){let{device:r,stage:i,percent:a,text:s}=e,c=!x.includes(i);return f`<li key=${r}>
      ${u(ne(e))}
      <div class="stack">
        <p><b>${r}</b></p>
        <p>${s}</p>
        ${c&&f`<progress max="100" value=${a} aria-label=${o(`care_firmware_title`)} />`}
        ${t&&this.acts(e,n)}
      </div>
    </li>`}acts(e,n){let{device:r,now:i,kept:a}=e,s=t=>()=>this.begin(e,t);return f`<div class="row">
      ${e.new&&t(o(`care_firmware_renew`),s(!1),{name:`flash-${r}`,disabled:n})}
      ${a&&a!==i&&t(o(`care_firmware_back`,{version:a}),s(!0),{name:`flash-back-${r}`,disabled:n})}
    </div>`}async begin({device:t,kept:n},r){let i=r?o(`care_firmware_back`,{version:n}):o(`care_firmware_renew`);if(!await e(i,o(`care_firmware_sure`),i)||!await y())return;let s=await a(()=>_(`/api/firmware`,{device:t,back:r}));s&&this.took(s)}};const re={running:`legal`,starting:`unsure`,off:`unsure`};var ie=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return d(e,null);if(this.working)return null;try{this.take(await h(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;d(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await _(e,t),m(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,m(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async t=>{await e(o(`own_hall`),o(t?`own_hall_sure`:`own_hall_off_sure`),o(t?`own_hall_on`:`house_off`))&&await y()&&await this.work(`/api/hall-here`,{on:t})};revoke=async({board:t,title:n})=>{await e(n,o(`own_hall_revoke_sure`),o(`own_hall_revoke`))&&await y()&&await this.work(`/api/hall-here/revoke`,{board:t})};join=async e=>{e.preventDefault(),await y()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let t=o(`own_hall_renew`);await e(t,o(`own_hall_renew_sure`),t)&&await y()&&await this.work(`/api/hall-here/identity`,{})};field(e,t){return f`<label class="field-label">
      ${o(`own_hall_${e}`)}
      <input type="text" required value=${this.typed[e]} data-f=${`hall-here-${e}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.typed={...this.typed,[e]:t.value}} ...${t} />
    </label>`}here(){let{page_port:e,host_code:n,code:r,left_s:i,members:a}=this.state,s=`http://${location.hostname}:${e}/`;return[f`<p><a href=${s} data-f="hall-page">${s}</a></p>`,n&&f`<p>${o(`own_hall_host_code`,{code:n})}</p>`,r?f`<p class="hall-code" aria-live="polite"><b>${r}</b>${` `}<small>${o(`own_hall_left`,{count:Math.ceil(i/60)})}</small></p>
            <p class="small">${o(`own_hall_at`,{address:location.host})}</p>`:null,f`<div class="row">
        ${t(o(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${t(o(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,f`<ul class="stack">${a.map(e=>f`<li key=${e.board} class="row">
      <span>${e.title} <small>${e.board}</small></span>
      ${t(o(`own_hall_revoke`),()=>this.revoke(e),{name:`revoke-${e.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let e=this.working;return[this.state.stands===`off`&&f`<div class="row">${t(o(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:e})}</div>`,f`<form class="stack" onsubmit=${this.join}>
        <h3>${o(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${e}>${o(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[f`<p class="small">${o(`own_hall_identity`,{board:this.state.board})}</p>`,f`<div class="row">${t(o(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:e}=this;if(!e)return;let t=[`running`,`starting`,`taken`].includes(e.stands);d(this.place,f`<details class="folded" open=${t||e.twice}>
        <summary>
          <h2>${o(`own_hall`)}</h2>
          <span class="stands">${u(e.twice?`fault`:re[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></span>
        </summary>
        <p class="small">${o(`own_hall_hint`)}</p>
        ${this.refused&&f`<p class="hinted">${u(`fault`)}${` `}${this.refused}</p>`}
        ${t?this.here():this.away()} ${this.identity()}
      </details>`)}};const w={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},T=8883,ae={connected:`legal`,connecting:`unsure`,off:`unsure`},E=e=>Object.fromEntries(Object.keys(w).map(t=>[t,e?.host?e[t]:w[t]]));var oe=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return d(e,null);if(this.working)return this.draw();try{this.take(await h(`/api/house`))}catch(t){if(t.status===void 0)throw t;d(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await _(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),m(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,m(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??E(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await y())return;let t=this.form??E(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await e(o(`house_off`),o(`house_off_sure`),o(`house_off`))&&(this.form=null,await a(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,n={}){let r=(this.form??E(this.state))[e];return f`<label class="field-label">
      ${o(`house_${e}`)}
      <input type=${t} value=${r} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:t})=>this.set({[e]:t.value})} ...${n} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),n=(this.form??E(this.state))[e],r={name:`house-${e}`,caption:o(`house_${e}`),hint:o(`house_${e}_hint`)};return f`<${s} ...${r} checked=${n} onchange=${t} />`}encrypted(e){let t=Number((this.form??E(this.state)).port),[n,r]=e?[w.port,T]:[T,w.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),n=()=>this.work(`search`,`/api/house/search`,{}),r=(this.found??[]).map(n=>t(`${n.name}: ${n.host}`,()=>e(n),{name:`found-${n.host}-${n.port}`}));return[this.state.can_search&&f`<div class="row">${t(o(this.working===`search`?`house_searching`:`house_search`),n,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&f`<div class="row">${r.length?r:f`<p>${o(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,n={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?o(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return f`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${o(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${n} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&f`<p class="hinted">${u(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${o(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&t(o(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&d(this.place,f`<details class="folded">
        <summary>
          <h2>${o(`house_title`)}</h2>
          <span class="stands">${u(ae[e.stands]??`fault`)}<span>${e.text.join(` `)}</span></span>
        </summary>
        <p class="small">${o(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      </details>`)}};const D=1e3,se=()=>g(o(`care_leave_delete`),(e,n)=>{d(e,f`<form class="stack" onsubmit=${e=>{e.preventDefault(),n(new FormData(e.target).get(`word`))}}>
        <p>${o(`care_leave_sure`)}</p>
        <label class="field-label">
          ${o(`care_leave_type`,{word:o(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${o(`care_leave_delete`)}</button>
          ${t(o(`keep`),()=>n())}
        </div>
      </form>`)});async function O(){try{await h(`/api/me`),location.href=v(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(O,D)}}async function ce(){let e=await se();e&&await y()&&await a(()=>_(`/api/everything/delete`,{word:e}))&&(l(o(`care_leave_going`)),setTimeout(O,2*D))}function k(e,n){let r={class:`button`,href:v(`/api/backup`),download:``,"data-f":`leave-export`};d(e,n&&[f`<h2>${o(`care_leave`)}</h2>`,f`<p class="small">${o(`care_leave_text`)}</p>`,f`<div class="row">
        <a ...${r} onclick=${b}>${o(`care_leave_export`)}</a>
        ${t(o(`care_leave_delete`),ce,{name:`leave-delete`})}
      </div>`])}const le=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],A=e=>o(`care_percent`,{count:e}),j=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},M=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ue(e,t){let n=Math.abs(M(e)-M(t));return Math.min(n,1440-n)>5}function N({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&f`<i class="lamp" style=${{"--light":i/100}} />`;return f`<label class="level">
    <span class="level-head"><b>${t}</b>${o}<output class="level-value">${A(i)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${A(i)}
      value=${i}
      oninput=${({target:t})=>a({[e]:Number(t.value)})}
    />
  </label>`}var P=class extends n{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return f`<label class="field-label">
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
    </label>`}};function F({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?o(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return f`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>f`<p class="hinted">${e}</p>`)}
  </div>`}function I({time:e,host:t,wish:n}){let r=j();return f`<div id="care-time" class="stack">
    ${e===null?f`<p class="hinted">${u(`unsure`)}${` `}${o(`care_no_time`)}</p>`:f`<p class="small">${o(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ue(e,r))&&f`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:j()})}}>${o(`care_take_time`,{time:r})}</button>`}
  </div>`}var L=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,o(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return f`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:t,choices:n,state:r,host:i}=this.drawn;d(e,[f`<h2>${o(`care_levels`)}</h2>`,this.control(N,`brightness`,o(`care_brightness`),1),this.control(N,`volume`,o(`care_volume`),0),f`<${F} ...${r} />`]);let a={name:`quiet`,disabled:!i,checked:this.shown.quiet};d(t,[f`<h2>${o(`care_quiet`)}</h2>`,f`<${s} caption=${o(`care_quiet`)} hint=${o(`care_quiet_hint`)} ...${a} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,f`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(P,`quiet_from`,o(`care_from`))}
          ${this.control(P,`quiet_to`,o(`care_to`))}
        </div>
        ${this.control(N,`quiet_brightness`,o(`care_quiet_brightness`),1)}
        ${this.control(N,`quiet_volume`,o(`care_quiet_volume`),0)}
        <${I} time=${r.time} host=${i} wish=${this.wish} />
      </div>`]),d(n,[f`<h2>${o(`care_choices`)}</h2>`,this.kinds(),this.choice(`again`,this.shown.again,e=>this.wish({again:e})),le.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))])}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(e,t,n){let r={caption:o(`care_${e}`),hint:o(`care_${e}_hint`)};return f`<${s} key=${e} name=${e} ...${r} checked=${t} disabled=${!this.drawn.host} onchange=${({target:e})=>n(e.checked)} />`}kinds(){let{state:e,host:t}=this.drawn,n=({target:e})=>this.wish({kind:e.value}),r=this.wanted.kind??this.shown.ways.kind;return f`<fieldset class="kinds">
      <legend>${o(`care_kind`)}</legend>
      <p class="small">${o(`care_kind_hint`)}</p>
      ${e.kinds.map(({kind:e,name:i,text:a})=>f`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===r} disabled=${!t} onchange=${n} />
          <span><b>${i}</b><small>${a}</small></span>
        </label>`)}
    </fieldset>`}};function R(e,{well:n,health:r,losses:i},a,s){let c=i.some(({what:e})=>e!==`newer`);d(e,n?f`<p class="health">${u(`legal`)}<b>${o(`care_well`)}</b></p>`:[f`<p class="health">${u(`fault`)}<b>${o(`care_unwell`)}</b></p>`,f`<ul class="health-list">${r.map(e=>f`<li>${e}</li>`)}</ul>`,c?a?f`<div class="row">${t(o(`care_seen`),s,{name:`seen`})}</div>`:f`<p class="small">${o(`care_seen_host`)}</p>`:null])}const z=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function B(e,{copies:n},r,i){let a=e=>r&&!e.place&&e.whole!==!1?t(o(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${o(`care_copy_restore`)}: ${e.title}`}):null;d(e,[f`<h2>${o(`care_copies`)}</h2>`,f`<p class="small">${o(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>f`<p class="hinted">${e}</p>`),n.text?f`<p class="hinted">${n.text}</p>`:null,n.lines.length?f`<ul class="links">
        ${n.lines.map(e=>f`<li>${u(z.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:f`<p>${o(`care_copies_none`)}</p>`])}const V={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function H(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?o(`care_no_trip`):o(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return f`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${o(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[f`<dt>${o(e)}</dt>`,f`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function U(e,{links:t}){d(e,[f`<h2>${o(`care_links`)}</h2>`,f`<ul class="links">
      ${t.map(e=>f`<li>
        ${u(V[e.grade])}
        <div><b>${`${e.device}: ${o(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${H(e)}</div>
      </li>`)}
    </ul>`])}function de(e,t){d(e,[f`<h2>${o(`care_checks`)}</h2>`,f`<p class="small">${o(`care_checks_hint`)}</p>`,f`<div class="row">
      <a class="button" href=${v(`/check`)} data-f="check">${o(`check_board`)}</a>
      <a class="button" href=${v(`/label`)} data-f="label">${o(`first_label`)}</a>
      ${t?f`<a class="button" href=${v(`/api/bundle`)} download="" data-f="bundle">${o(`bundle`)}</a>`:null}
    </div>`,t?f`<p class="small">${o(`bundle_text`)}</p>`:null])}function fe(e,{version:t,python:n,links:r,room:i}){let a=r.filter(e=>e.firmware).map(e=>[`${o(`care_firmware`)} ${e.device}`,e.firmware]);d(e,[f`<h2>${o(`care_about`)}</h2>`,f`<p class=${i.ok?``:`hinted`}>${i.text}</p>`,f`<dl class="versions">
      ${[[o(`care_companion`),t],...a,[`Python`,n]].map(([e,t])=>[f`<dt>${e}</dt>`,f`<dd>${t}</dd>`])}
    </dl>`,f`<p class="small">${o(`care_licence`)}</p>`])}function pe({version:e,news:t}){return t.length?f`<details class="numbers">
    <summary data-f=${`news-${e}`}>${o(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>f`<li>${e}</li>`)}
    </ul>
  </details>`:null}function me({busy:e,phase:t,text:n,step:r,steps:i}){return f`<div class="stack" id="update-progress">
    ${n&&f`<p class=${t===`failed`?`hinted`:``}>${n}</p>`}
    ${e&&f`<progress max=${i} value=${r||void 0} aria-label=${o(`care_updates`)} />`}
  </div>`}var he=class extends n{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:e},{typed:t}){return f`<details class="numbers" open=${t!==null}>
      <summary data-f="update-address">${o(`care_update_address`)}: ${e||o(`care_update_address_none`)}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${o(`care_update_address`)}
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
        <p class="small">${o(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${o(`care_update_address_save`)}</button>
      </form>
    </details>`}};function ge(e,n,r,i){let{version:a,kept:s,can:c,busy:l,found:u,troubles:p,address:m}=n,h=r&&c&&!l,g=e=>i(`install`,{version:e},[o(`care_update_title`,{version:e}),o(`care_update_sure`),o(`care_update_install`)]);d(e,[f`<h2>${o(`care_updates`)}</h2>`,f`<dl class="versions">
      <dt>${o(`care_runs`)}</dt>
      <dd>${a}</dd>
      <dt>${o(`care_kept`)}</dt>
      <dd>${s||o(`care_kept_none`)}</dd>
    </dl>`,!c&&f`<p class="small">${o(`care_update_by_hand`)}</p>`,f`<${me} ...${n} />`,p.map(e=>f`<p class="hinted">${e}</p>`),u.length>0&&f`<ul class="links">
        ${u.map(e=>f`<li key=${`${e.place}-${e.version}`}><div>
            <b>${o(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${pe} ...${e} />
            ${h&&t(o(`care_update_install`),()=>g(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,c&&!r&&f`<p class="small">${o(`care_update_host`)}</p>`,h&&f`<div class="row">
        ${t(o(`care_update_look`),()=>i(`look`,{}),{name:`update-look`})}
        ${s&&t(o(`care_back_to`,{version:s}),()=>i(`back`,{},[o(`care_back_to`,{version:s}),o(`care_back_sure`),o(`care_back_to`,{version:s})]),{name:`update-back`})}
      </div>`,h&&f`<${he} key="address" address=${m} save=${e=>i(`address`,{address:e},[o(`care_update_address`),e||o(`care_update_address_none`),o(`care_update_address_save`)])} />`])}var _e=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&m(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&ge(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await h(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(t,n,r=null)=>{if(r&&(!await e(...r)||!await y()))return!1;let i=await a(()=>_(`/api/updates/${t}`,n));return i&&this.take(i),this.later(),!!i}};const W=e=>document.getElementById(e);let G=null,K=null;const ve=new L(async e=>{let t=await a(()=>_(`/api/care`,e));t?X(t):await Z()}),ye=new te(e=>{X(e),Q()}),q=new _e(W(`updates`),()=>c.host),be=new C(e=>{X(e),Q()}),J=new oe,Y=new ie,xe=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await h(`/api/care`)),await J.refresh(W(`house`),c.host),await Y.refresh(W(`hall-here`),c.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||d(W(`banner`),f`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,xe()||S(G)?500:4e3)}async function Se(){await i({state:{seats:[],spots:[]},geometry:null,render:$},o(`care_for_host`)),await a(p),$(),await J.refresh(W(`house`),c.host),await Y.refresh(W(`hall-here`),c.host)}async function Ce(){let e=await a(()=>_(`/api/care/seen`));e&&X(e)}async function we({name:t,title:n}){await e(n,o(`care_copy_sure`),o(`care_copy_restore`))&&await y()&&await a(()=>_(`/api/copies/restore`,{name:t}))&&l(o(`care_copy_going`))}function Te(e){let n=t(o(`be_host`),Se,{kind:`primary`,name:`host`});d(e,!c.host&&[f`<p>${o(`care_for_host`)}</p>`,f`<div class="row">${n}</div>`])}function $(){G&&(R(W(`health`),G,c.host,Ce),Te(W(`who`)),ve.show(W(`levels`),W(`quiet`),W(`choices`),G,c.host),U(W(`links`),G),be.show(W(`firmware`),G,c.host),de(W(`checks`),c.host),B(W(`copies`),G,c.host,we),ye.show(W(`backup`),G,c.host),q.draw(),fe(W(`about`),G),k(W(`leaving`),c.host))}async function Ee(){await r($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Ee();