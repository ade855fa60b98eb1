import{A as e,Fn as t,Mn as n,Pn as r,Tn as i,an as a,dn as o,en as s,fn as c,in as l,kn as u,ln as d,nn as f,pn as p,rn as m,tn as h,tt as g,vn as _,wn as v}from"./phone-7ea352df.js";import{t as y}from"./prove_again-48d46088.js";function ee(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,v(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,o.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??i(`went_wrong`))),r.addEventListener(`error`,()=>n(i(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await y()?(t.dataset.sure=`yes`,t.click()):null)}var te=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,o){[this.place,this.state,this.host]=[e,t,o];let s=t.restoring,c=[`checking`,`storing`].includes(s.phase);this.said!==null&&this.said!==s.phase&&!c&&a(s.text,s.phase===`failed`),this.said=s.phase,r(e,[n`<h2>${i(`care_backup`)}</h2>`,n`<p class="small">${i(`care_backup_text`)}</p>`,o?n`<div class="row">${this.act(c)}</div>`:n`<p class="small">${i(`care_backup_host`)}</p>`,n`<div id="restoring" class="stack">${this.progress(s,c)}</div>`])}act(e){return[n`<a class="button primary" href=${v(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${i(`care_backup_make`)}
      </a>`,n`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,u(i(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let r=this.share!==null,a=r?i(`care_uploading`):t?e.text:this.refused||e.text,o=!r&&!t&&(this.refused||e.phase===`failed`),s=r?this.share:e.count?e.done/e.count:0,c=(r||t)&&n`<progress max="1" value=${s} aria-label=${i(`care_backup_bring`)} />`;return a&&[n`<p class=${o?`hinted`:``}>${a}</p>`,c]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(i(`care_too_large`)),t();if(!await y())return t();[this.share,this.refused]=[0,``],t();let n=await ee(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,a(e,!0)}};const x=({name:e,title:t,stands:r,mark:i,open:a=!1,children:o})=>n`<details class="folded" open=${a}>
  <summary data-f=${`fold-${e}`}>
    <h2>${t}</h2>
    <span class="stands">${i&&_(i)}<span>${r}</span></span>
  </summary>
  ${o}
</details>`,S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ne={connected:`legal`,connecting:`unsure`,off:`unsure`},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var re=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return r(e,null);if(this.working)return this.draw();try{this.take(await d(`/api/house`))}catch(t){if(t.status===void 0)throw t;r(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await p(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),a(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,a(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await y())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await f(i(`house_off`),i(`house_off_sure`),i(`house_off`))&&(this.form=null,await h(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,r={}){let a=(this.form??w(this.state))[e];return n`<label class="field-label">
      ${i(`house_${e}`)}
      <input type=${t} value=${a} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:t})=>this.set({[e]:t.value})} ...${r} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),r=(this.form??w(this.state))[e],a={name:`house-${e}`,caption:i(`house_${e}`),hint:i(`house_${e}_hint`)};return n`<${s} ...${a} checked=${r} onchange=${t} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),t=()=>this.work(`search`,`/api/house/search`,{}),r=(this.found??[]).map(t=>u(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&n`<div class="row">${u(i(this.working===`search`?`house_searching`:`house_search`),t,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&n`<div class="row">${r.length?r:n`<p>${i(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,t={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?i(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return n`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${i(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${t} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&n`<p class="hinted">${_(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${i(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&u(i(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&r(this.place,n`<${x} name="house" title=${i(`house_title`)} mark=${ne[e.stands]??`fault`} stands=${e.text.join(` `)}>
        <p class="small">${i(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      <//>`)}};const T=[``,`done`,`failed`],E=e=>(e?.firmware??[]).some(({stage:e})=>!T.includes(e));function ie({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&T.includes(e)?`legal`:`unsure`}var ae=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,t,a){let o=E(t);for(let e of t.firmware)this.say(e);r(e,t.firmware.length>0&&[n`<h2>${i(`care_firmware_title`)}</h2>`,n`<p class="small">${i(`care_firmware_hint`)}</p>`,n`<ul class="links">${t.firmware.map(e=>this.line(e,a,o))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&a(n,t===`failed`),this.stages.set(e,t)}line(e,t,r){let{device:a,stage:o,percent:s,text:c}=e,l=!T.includes(o);return n`<li key=${a}>
      ${_(ie(e))}
      <div class="stack">
        <p><b>${a}</b></p>
        <p>${c}</p>
        ${l&&n`<progress max="100" value=${s} aria-label=${i(`care_firmware_title`)} />`}
        ${t&&this.acts(e,r)}
      </div>
    </li>`}acts(e,t){let{device:r,now:a,kept:o}=e,s=t=>()=>this.begin(e,t);return n`<div class="row">
      ${e.new&&u(i(`care_firmware_renew`),s(!1),{name:`flash-${r}`,disabled:t})}
      ${o&&o!==a&&u(i(`care_firmware_back`,{version:o}),s(!0),{name:`flash-back-${r}`,disabled:t})}
    </div>`}async begin({device:e,kept:t},n){let r=n?i(`care_firmware_back`,{version:t}):i(`care_firmware_renew`);if(!await f(r,i(`care_firmware_sure`),r)||!await y())return;let a=await h(()=>p(`/api/firmware`,{device:e,back:n}));a&&this.took(a)}};const oe={running:`legal`,starting:`unsure`,off:`unsure`};var D=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return r(e,null);if(this.working)return null;try{this.take(await d(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;r(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await p(e,t),a(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,a(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async e=>{await f(i(`own_hall`),i(e?`own_hall_sure`:`own_hall_off_sure`),i(e?`own_hall_on`:`house_off`))&&await y()&&await this.work(`/api/hall-here`,{on:e})};revoke=async({board:e,title:t})=>{await f(t,i(`own_hall_revoke_sure`),i(`own_hall_revoke`))&&await y()&&await this.work(`/api/hall-here/revoke`,{board:e})};join=async e=>{e.preventDefault(),await y()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let e=i(`own_hall_renew`);await f(e,i(`own_hall_renew_sure`),e)&&await y()&&await this.work(`/api/hall-here/identity`,{})};field(e,t){return n`<label class="field-label">
      ${i(`own_hall_${e}`)}
      <input type="text" required value=${this.typed[e]} data-f=${`hall-here-${e}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.typed={...this.typed,[e]:t.value}} ...${t} />
    </label>`}here(){let{page_port:e,host_code:t,code:r,left_s:a,members:o}=this.state,s=`http://${location.hostname}:${e}/`;return[n`<p><a href=${s} data-f="hall-page">${s}</a></p>`,t&&n`<p>${i(`own_hall_host_code`,{code:t})}</p>`,r?n`<p class="hall-code" aria-live="polite"><b>${r}</b>${` `}<small>${i(`own_hall_left`,{count:Math.ceil(a/60)})}</small></p>
            <p class="small">${i(`own_hall_at`,{address:location.host})}</p>`:null,n`<div class="row">
        ${u(i(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${u(i(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,n`<ul class="stack">${o.map(e=>n`<li key=${e.board} class="row">
      <span>${e.title} <small>${e.board}</small></span>
      ${u(i(`own_hall_revoke`),()=>this.revoke(e),{name:`revoke-${e.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let e=this.working;return[this.state.stands===`off`&&n`<div class="row">${u(i(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:e})}</div>`,n`<form class="stack" onsubmit=${this.join}>
        <h3>${i(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${e}>${i(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[n`<p class="small">${i(`own_hall_identity`,{board:this.state.board})}</p>`,n`<div class="row">${u(i(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:e}=this;if(!e)return;let t=[`running`,`starting`,`taken`].includes(e.stands);r(this.place,n`<${x} name="hall-here" title=${i(`own_hall`)} mark=${e.twice?`fault`:oe[e.stands]??`fault`} stands=${e.text.join(` `)} open=${t||e.twice}>
        <p class="small">${i(`own_hall_hint`)}</p>
        ${this.refused&&n`<p class="hinted">${_(`fault`)}${` `}${this.refused}</p>`}
        ${t?this.here():this.away()} ${this.identity()}
      <//>`)}};const O=1e3,k=()=>l(i(`care_leave_delete`),(e,t)=>{r(e,n`<form class="stack" onsubmit=${e=>{e.preventDefault(),t(new FormData(e.target).get(`word`))}}>
        <p>${i(`care_leave_sure`)}</p>
        <label class="field-label">
          ${i(`care_leave_type`,{word:i(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${i(`care_leave_delete`)}</button>
          ${u(i(`keep`),()=>t())}
        </div>
      </form>`)});async function A(){try{await d(`/api/me`),location.href=v(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(A,O)}}async function se(){let e=await k();e&&await y()&&await h(()=>p(`/api/everything/delete`,{word:e}))&&(m(i(`care_leave_going`)),setTimeout(A,2*O))}function ce(e,t){let a={class:`button`,href:v(`/api/backup`),download:``,"data-f":`leave-export`};r(e,t&&[n`<h2>${i(`care_leave`)}</h2>`,n`<p class="small">${i(`care_leave_text`)}</p>`,n`<div class="row">
        <a ...${a} onclick=${b}>${i(`care_leave_export`)}</a>
        ${u(i(`care_leave_delete`),se,{name:`leave-delete`})}
      </div>`])}const le=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],j=e=>i(`care_percent`,{count:e}),M=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},N=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ue(e,t){let n=Math.abs(N(e)-N(t));return Math.min(n,1440-n)>5}function P({name:e,caption:t,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&n`<i class="lamp" style=${{"--light":a/100}} />`;return n`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${j(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${j(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var F=class extends t{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:r,value:i,wish:a},{typing:o}){return n`<label class="field-label">
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
    </label>`}};function de({now:{quiet:e,brightness:t,volume:r},lights:a,sounds:o}){let s=[e?i(`care_quiet_now`,{brightness:t,volume:r}):``,a,o].filter(Boolean);return n`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>n`<p class="hinted">${e}</p>`)}
  </div>`}function I({time:e,host:t,wish:r}){let a=M();return n`<div id="care-time" class="stack">
    ${e===null?n`<p class="hinted">${_(`unsure`)}${` `}${i(`care_no_time`)}</p>`:n`<p class="small">${i(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ue(e,a))&&n`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:M()})}}>${i(`care_take_time`,{time:a})}</button>`}
  </div>`}var L=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,a){this.drawn={levels:e,quiet:t,choices:n,state:r,host:a},e.setAttribute(`aria-label`,i(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,r,i){let{host:a}=this.drawn,o={name:t,caption:r,least:i,host:a,value:this.shown[t],wish:this.wish};return n`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,choices:a,state:o,host:c}=this.drawn;r(e,[n`<h2>${i(`care_levels`)}</h2>`,this.control(P,`brightness`,i(`care_brightness`),1),this.control(P,`volume`,i(`care_volume`),0),n`<${de} ...${o} />`]);let l={name:`quiet`,disabled:!c,checked:this.shown.quiet};r(t,[n`<h2>${i(`care_quiet`)}</h2>`,n`<${s} caption=${i(`care_quiet`)} hint=${i(`care_quiet_hint`)} ...${l} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,n`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(F,`quiet_from`,i(`care_from`))}
          ${this.control(F,`quiet_to`,i(`care_to`))}
        </div>
        ${this.control(P,`quiet_brightness`,i(`care_quiet_brightness`),1)}
        ${this.control(P,`quiet_volume`,i(`care_quiet_volume`),0)}
        <${I} time=${o.time} host=${c} wish=${this.wish} />
      </div>`]);let u=o.kinds.find(e=>e.kind===this.kind());r(a,n`<${x} name="choices" title=${i(`care_choices`)} stands=${u?.name}>
        ${this.kinds()}
        ${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
        ${le.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
      <//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(e,t,r){let a={caption:i(`care_${e}`),hint:i(`care_${e}_hint`)};return n`<${s} key=${e} name=${e} ...${a} checked=${t} disabled=${!this.drawn.host} onchange=${({target:e})=>r(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(){let{state:e,host:t}=this.drawn,r=({target:e})=>this.wish({kind:e.value}),a=this.kind();return n`<fieldset class="kinds">
      <legend>${i(`care_kind`)}</legend>
      <p class="small">${i(`care_kind_hint`)}</p>
      ${e.kinds.map(({kind:e,name:i,text:o})=>n`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===a} disabled=${!t} onchange=${r} />
          <span><b>${i}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function R(e,{well:t,health:a,losses:o},s,c){let l=o.some(({what:e})=>e!==`newer`);r(e,t?n`<p class="health">${_(`legal`)}<b>${i(`care_well`)}</b></p>`:[n`<p class="health">${_(`fault`)}<b>${i(`care_unwell`)}</b></p>`,n`<ul class="health-list">${a.map(e=>n`<li>${e}</li>`)}</ul>`,l?s?n`<div class="row">${u(i(`care_seen`),c,{name:`seen`})}</div>`:n`<p class="small">${i(`care_seen_host`)}</p>`:null])}const z=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function B(e,{copies:t},a,o){let s=e=>a&&!e.place&&e.whole!==!1?u(i(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${i(`care_copy_restore`)}: ${e.title}`}):null,c=[...t.sticks.filter(({holds:e})=>e).map(({text:e})=>e),t.text].filter(Boolean),[l]=t.lines,d=t.lines.some(({whole:e})=>e===!1),f=l?{mark:z.get(l.whole),stands:l.title}:{stands:i(`care_copies_none`)};r(e,n`<${x} name="copies" title=${i(`care_copies`)} open=${c.length>0||d} ...${f}>
      <p class="small">${i(`care_copies_hint`)}</p>
      ${c.map(e=>n`<p class="hinted">${e}</p>`)}
      ${t.lines.length>0&&n`<ul class="links">
        ${t.lines.map(e=>n`<li>${_(z.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${s(e)}</div></li>`)}
      </ul>`}
    <//>`)}const V={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function H(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?i(`care_no_trip`):i(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return n`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${i(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[n`<dt>${i(e)}</dt>`,n`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function fe(e,{links:t}){let a=t.map(({grade:e})=>V[e]),o=[`fault`,`unsure`,`legal`].find(e=>a.includes(e));r(e,n`<${x} name="links" title=${i(`care_links`)} mark=${o} open=${o===`fault`}
      stands=${[...new Set(t.map(({text:e})=>e))].join(` `)}>
      <ul class="links">
      ${t.map(e=>n`<li>
        ${_(V[e.grade])}
        <div><b>${`${e.device}: ${i(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${H(e)}</div>
      </li>`)}
      </ul>
    <//>`)}function U(e,t){r(e,[n`<h2>${i(`care_checks`)}</h2>`,n`<p class="small">${i(`care_checks_hint`)}</p>`,n`<div class="row">
      <a class="button" href=${v(`/check`)} data-f="check">${i(`check_board`)}</a>
      <a class="button" href=${v(`/label`)} data-f="label">${i(`first_label`)}</a>
      ${t?n`<a class="button" href=${v(`/api/bundle`)} download="" data-f="bundle">${i(`bundle`)}</a>`:null}
    </div>`,t?n`<p class="small">${i(`bundle_text`)}</p>`:null])}function pe(e,{version:t,python:a,links:o,room:s}){let c=o.filter(e=>e.firmware).map(e=>[`${i(`care_firmware`)} ${e.device}`,e.firmware]);r(e,n`<${x} name="about" title=${i(`care_about`)} mark=${s.ok?`legal`:`fault`} stands=${s.text}>
      <dl class="versions">
        ${[[i(`care_companion`),t],...c,[`Python`,a]].map(([e,t])=>[n`<dt>${e}</dt>`,n`<dd>${t}</dd>`])}
      </dl>
      <p class="small">${i(`care_licence`)}</p>
    <//>`)}function me({version:e,news:t}){return t.length?n`<details class="numbers">
    <summary data-f=${`news-${e}`}>${i(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>n`<li>${e}</li>`)}
    </ul>
  </details>`:null}function he({busy:e,phase:t,text:r,step:a,steps:o}){return n`<div class="stack" id="update-progress">
    ${r&&n`<p class=${t===`failed`?`hinted`:``}>${r}</p>`}
    ${e&&n`<progress max=${o} value=${a||void 0} aria-label=${i(`care_updates`)} />`}
  </div>`}var ge=class extends t{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:e},{typed:t}){return n`<details class="numbers" open=${t!==null}>
      <summary data-f="update-address">${i(`care_update_address`)}: ${e||i(`care_update_address_none`)}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${i(`care_update_address`)}
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
        <p class="small">${i(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${i(`care_update_address_save`)}</button>
      </form>
    </details>`}};function _e(e,t,a,o){let{version:s,kept:c,can:l,busy:d,found:f,troubles:p,address:m}=t,h=a&&l&&!d,g=e=>o(`install`,{version:e},[i(`care_update_title`,{version:e}),i(`care_update_sure`),i(`care_update_install`)]);r(e,[n`<h2>${i(`care_updates`)}</h2>`,n`<dl class="versions">
      <dt>${i(`care_runs`)}</dt>
      <dd>${s}</dd>
      <dt>${i(`care_kept`)}</dt>
      <dd>${c||i(`care_kept_none`)}</dd>
    </dl>`,!l&&n`<p class="small">${i(`care_update_by_hand`)}</p>`,n`<${he} ...${t} />`,p.map(e=>n`<p class="hinted">${e}</p>`),f.length>0&&n`<ul class="links">
        ${f.map(e=>n`<li key=${`${e.place}-${e.version}`}><div>
            <b>${i(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${me} ...${e} />
            ${h&&u(i(`care_update_install`),()=>g(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,l&&!a&&n`<p class="small">${i(`care_update_host`)}</p>`,h&&n`<div class="row">
        ${u(i(`care_update_look`),()=>o(`look`,{}),{name:`update-look`})}
        ${c&&u(i(`care_back_to`,{version:c}),()=>o(`back`,{},[i(`care_back_to`,{version:c}),i(`care_back_sure`),i(`care_back_to`,{version:c})]),{name:`update-back`})}
      </div>`,h&&n`<${ge} key="address" address=${m} save=${e=>o(`address`,{address:e},[i(`care_update_address`),e||i(`care_update_address_none`),i(`care_update_address_save`)])} />`])}var ve=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&a(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&_e(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await d(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await f(...n)||!await y()))return!1;let r=await h(()=>p(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const ye=new L(async e=>{let t=await h(()=>p(`/api/care`,e));t?X(t):await Z()}),be=new te(e=>{X(e),Q()}),q=new ve(W(`updates`),()=>o.host),xe=new ae(e=>{X(e),Q()}),J=new re,Y=new D,Se=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await d(`/api/care`)),await J.refresh(W(`house`),o.host),await Y.refresh(W(`hall-here`),o.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||r(W(`banner`),n`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,Se()||E(G)?500:4e3)}async function Ce(){await g({state:{seats:[],spots:[]},geometry:null,render:$},i(`care_for_host`)),await h(c),$(),await J.refresh(W(`house`),o.host),await Y.refresh(W(`hall-here`),o.host)}async function we(){let e=await h(()=>p(`/api/care/seen`));e&&X(e)}async function Te({name:e,title:t}){await f(t,i(`care_copy_sure`),i(`care_copy_restore`))&&await y()&&await h(()=>p(`/api/copies/restore`,{name:e}))&&m(i(`care_copy_going`))}function Ee(e){let t=u(i(`be_host`),Ce,{kind:`primary`,name:`host`});r(e,!o.host&&[n`<p>${i(`care_for_host`)}</p>`,n`<div class="row">${t}</div>`])}function $(){G&&(R(W(`health`),G,o.host,we),Ee(W(`who`)),ye.show(W(`levels`),W(`quiet`),W(`choices`),G,o.host),fe(W(`links`),G),xe.show(W(`firmware`),G,o.host),U(W(`checks`),o.host),B(W(`copies`),G,o.host,Te),be.show(W(`backup`),G,o.host),q.draw(),pe(W(`about`),G),ce(W(`leaving`),o.host))}async function De(){await e($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}De();