import{A as e,An as t,En as n,Fn as r,In as i,Nn as a,Tn as o,an as s,fn as c,in as l,mn as u,nn as d,nt as f,on as p,pn as m,rn as h,tn as g,un as _,yn as v}from"./phone-c348bab2.js";import{t as y}from"./prove_again-633dcc56.js";function ee(e,t){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,o(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,c.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??n(`went_wrong`))),i.addEventListener(`error`,()=>r(n(`not_reached`))),i.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await y()?(t.dataset.sure=`yes`,t.click()):null)}var te=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,i){[this.place,this.state,this.host]=[e,t,i];let o=t.restoring,s=[`checking`,`storing`].includes(o.phase);this.said!==null&&this.said!==o.phase&&!s&&p(o.text,o.phase===`failed`),this.said=o.phase,r(e,[a`<h2>${n(`care_backup`)}</h2>`,a`<p class="small">${n(`care_backup_text`)}</p>`,i?a`<div class="row">${this.act(s)}</div>`:a`<p class="small">${n(`care_backup_host`)}</p>`,a`<div id="restoring" class="stack">${this.progress(o,s)}</div>`])}act(e){return[a`<a class="button primary" href=${o(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${n(`care_backup_make`)}
      </a>`,a`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(n(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let r=this.share!==null,i=r?n(`care_uploading`):t?e.text:this.refused||e.text,o=!r&&!t&&(this.refused||e.phase===`failed`),s=r?this.share:e.count?e.done/e.count:0,c=(r||t)&&a`<progress max="1" value=${s} aria-label=${n(`care_backup_bring`)} />`;return i&&[a`<p class=${o?`hinted`:``}>${i}</p>`,c]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(n(`care_too_large`)),t();if(!await y())return t();[this.share,this.refused]=[0,``],t();let r=await ee(e,e=>{this.share=e,t()});return this.share=null,typeof r==`string`?this.refuse(r):this.took(r),t()}refuse(e){this.refused=e,p(e,!0)}};const x=({name:e,title:t,stands:n,mark:r,open:i=!1,children:o})=>a`<details class="folded" open=${i}>
  <summary data-f=${`fold-${e}`}>
    <h2>${t}</h2>
    <span class="stands">${r&&v(r)}<span>${n}</span></span>
  </summary>
  ${o}
</details>`,S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ne={connected:`legal`,connecting:`unsure`,off:``},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var re=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return r(e,null);if(this.working)return this.draw();try{this.take(await _(`/api/house`))}catch(t){if(t.status===void 0)throw t;r(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await u(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),p(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,p(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await y())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await h(n(`house_off`),n(`house_off_sure`),n(`house_off`))&&(this.form=null,await d(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,r={}){let i=(this.form??w(this.state))[e];return a`<label class="field-label">
      ${n(`house_${e}`)}
      <input type=${t} value=${i} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:t})=>this.set({[e]:t.value})} ...${r} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),r=(this.form??w(this.state))[e],i={name:`house-${e}`,caption:n(`house_${e}`),hint:n(`house_${e}_hint`)};return a`<${g} ...${i} checked=${r} onchange=${t} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),r=()=>this.work(`search`,`/api/house/search`,{}),i=(this.found??[]).map(n=>t(`${n.name}: ${n.host}`,()=>e(n),{name:`found-${n.host}-${n.port}`}));return[this.state.can_search&&a`<div class="row">${t(n(this.working===`search`?`house_searching`:`house_search`),r,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&a`<div class="row">${i.length?i:a`<p>${n(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,r={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?n(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return a`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${n(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${r} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&a`<p class="hinted">${v(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${n(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&t(n(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&r(this.place,a`<${x} name="house" title=${n(`house_title`)} mark=${ne[e.stands]??`fault`} stands=${e.text.join(` `)}>
        <p class="small">${n(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      <//>`)}};const T=[``,`done`,`failed`],E=e=>(e?.firmware??[]).some(({stage:e})=>!T.includes(e));function ie({stage:e,fresh:t}){return e===`failed`?`fault`:e===`done`||t&&T.includes(e)?`legal`:`unsure`}var ae=class{constructor(e){this.took=e,this.stages=/* @__PURE__ */ new Map}show(e,t,i){let o=E(t);for(let e of t.firmware)this.say(e);r(e,t.firmware.length>0&&[a`<h2>${n(`care_firmware_title`)}</h2>`,a`<p class="small">${n(`care_firmware_hint`)}</p>`,a`<ul class="links">${t.firmware.map(e=>this.line(e,i,o))}</ul>`])}say({device:e,stage:t,text:n}){let r=this.stages.get(e);r!==void 0&&r!==t&&[`done`,`failed`].includes(t)&&p(n,t===`failed`),this.stages.set(e,t)}line(e,t,r){let{device:i,stage:o,percent:s,text:c}=e,l=!T.includes(o);return a`<li key=${i}>
      ${v(ie(e))}
      <div class="stack">
        <p><b>${i}</b></p>
        <p>${c}</p>
        ${l&&a`<progress max="100" value=${s} aria-label=${n(`care_firmware_title`)} />`}
        ${t&&this.acts(e,r)}
      </div>
    </li>`}acts(e,r){let{device:i,now:o,kept:s}=e,c=t=>()=>this.begin(e,t);return a`<div class="row">
      ${e.new&&t(n(`care_firmware_renew`),c(!1),{name:`flash-${i}`,disabled:r})}
      ${s&&s!==o&&t(n(`care_firmware_back`,{version:s}),c(!0),{name:`flash-back-${i}`,disabled:r})}
    </div>`}async begin({device:e,kept:t},r){let i=r?n(`care_firmware_back`,{version:t}):n(`care_firmware_renew`);if(!await h(i,n(`care_firmware_sure`),i)||!await y())return;let a=await d(()=>u(`/api/firmware`,{device:e,back:r}));a&&this.took(a)}};const oe={running:`legal`,starting:`unsure`,off:``};var D=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return r(e,null);if(this.working)return null;try{this.take(await _(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;r(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await u(e,t),p(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,p(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async e=>{await h(n(`own_hall`),n(e?`own_hall_sure`:`own_hall_off_sure`),n(e?`own_hall_on`:`house_off`))&&await y()&&await this.work(`/api/hall-here`,{on:e})};revoke=async({board:e,title:t})=>{await h(t,n(`own_hall_revoke_sure`),n(`own_hall_revoke`))&&await y()&&await this.work(`/api/hall-here/revoke`,{board:e})};join=async e=>{e.preventDefault(),await y()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let e=n(`own_hall_renew`);await h(e,n(`own_hall_renew_sure`),e)&&await y()&&await this.work(`/api/hall-here/identity`,{})};field(e,t){return a`<label class="field-label">
      ${n(`own_hall_${e}`)}
      <input type="text" required value=${this.typed[e]} data-f=${`hall-here-${e}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.typed={...this.typed,[e]:t.value}} ...${t} />
    </label>`}here(){let{page_port:e,host_code:r,code:i,left_s:o,members:s}=this.state,c=`http://${location.hostname}:${e}/`;return[a`<p><a href=${c} data-f="hall-page">${c}</a></p>`,r&&a`<p>${n(`own_hall_host_code`,{code:r})}</p>`,i?a`<p class="hall-code" aria-live="polite"><b>${i}</b>${` `}<small>${n(`own_hall_left`,{count:Math.ceil(o/60)})}</small></p>
            <p class="small">${n(`own_hall_at`,{address:location.host})}</p>`:null,a`<div class="row">
        ${t(n(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${t(n(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,a`<ul class="stack">${s.map(e=>a`<li key=${e.board} class="row">
      <span>${e.title} <small>${e.board}</small></span>
      ${t(n(`own_hall_revoke`),()=>this.revoke(e),{name:`revoke-${e.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let e=this.working;return[this.state.stands===`off`&&a`<div class="row">${t(n(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:e})}</div>`,a`<form class="stack" onsubmit=${this.join}>
        <h3>${n(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${e}>${n(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[a`<p class="small">${n(`own_hall_identity`,{board:this.state.board})}</p>`,a`<div class="row">${t(n(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:e}=this;if(!e)return;let t=[`running`,`starting`,`taken`].includes(e.stands);r(this.place,a`<${x} name="hall-here" title=${n(`own_hall`)} mark=${e.twice?`fault`:oe[e.stands]??`fault`} stands=${e.text.join(` `)} open=${t||e.twice}>
        <p class="small">${n(`own_hall_hint`)}</p>
        ${this.refused&&a`<p class="hinted">${v(`fault`)}${` `}${this.refused}</p>`}
        ${t?this.here():this.away()} ${this.identity()}
      <//>`)}};const O=1e3,k=()=>s(n(`care_leave_delete`),(e,i)=>{r(e,a`<form class="stack" onsubmit=${e=>{e.preventDefault(),i(new FormData(e.target).get(`word`))}}>
        <p>${n(`care_leave_sure`)}</p>
        <label class="field-label">
          ${n(`care_leave_type`,{word:n(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${n(`care_leave_delete`)}</button>
          ${t(n(`keep`),()=>i())}
        </div>
      </form>`)});async function A(){try{await _(`/api/me`),location.href=o(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(A,O)}}async function se(){let e=await k();e&&await y()&&await d(()=>u(`/api/everything/delete`,{word:e}))&&(l(n(`care_leave_going`)),setTimeout(A,2*O))}function ce(e,i){let s={class:`button`,href:o(`/api/backup`),download:``,"data-f":`leave-export`};r(e,i&&[a`<h2>${n(`care_leave`)}</h2>`,a`<p class="small">${n(`care_leave_text`)}</p>`,a`<div class="row">
        <a ...${s} onclick=${b}>${n(`care_leave_export`)}</a>
        ${t(n(`care_leave_delete`),se,{name:`leave-delete`})}
      </div>`])}const le=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],j=e=>n(`care_percent`,{count:e}),M=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},N=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ue(e,t){let n=Math.abs(N(e)-N(t));return Math.min(n,1440-n)>5}function P({name:e,caption:t,least:n,host:r,value:i,wish:o}){let s=e.endsWith(`brightness`)&&a`<i class="lamp" style=${{"--light":i/100}} />`;return a`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${j(i)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${j(i)}
      value=${i}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var F=class extends i{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:o}){return a`<label class="field-label">
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
    </label>`}};function de({now:{quiet:e,brightness:t,volume:r},lights:i,sounds:o}){let s=[e?n(`care_quiet_now`,{brightness:t,volume:r}):``,i,o].filter(Boolean);return a`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>a`<p class="hinted">${e}</p>`)}
  </div>`}function I({time:e,host:t,wish:r}){let i=M();return a`<div id="care-time" class="stack">
    ${e===null?a`<p class="hinted">${v(`unsure`)}${` `}${n(`care_no_time`)}</p>`:a`<p class="small">${n(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ue(e,i))&&a`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:M()})}}>${n(`care_take_time`,{time:i})}</button>`}
  </div>`}var L=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,r,i,a){this.drawn={levels:e,quiet:t,choices:r,state:i,host:a},e.setAttribute(`aria-label`,n(`care_levels`)),this.busy||(this.shown={...i,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,o={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return a`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,choices:i,state:o,host:s}=this.drawn;r(e,[a`<h2>${n(`care_levels`)}</h2>`,this.control(P,`brightness`,n(`care_brightness`),1),this.control(P,`volume`,n(`care_volume`),0),a`<${de} ...${o} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};r(t,[a`<h2>${n(`care_quiet`)}</h2>`,a`<${g} caption=${n(`care_quiet`)} hint=${n(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,a`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(F,`quiet_from`,n(`care_from`))}
          ${this.control(F,`quiet_to`,n(`care_to`))}
        </div>
        ${this.control(P,`quiet_brightness`,n(`care_quiet_brightness`),1)}
        ${this.control(P,`quiet_volume`,n(`care_quiet_volume`),0)}
        <${I} time=${o.time} host=${s} wish=${this.wish} />
      </div>`]);let l=o.kinds.find(e=>e.kind===this.kind());r(i,a`<${x} name="choices" title=${n(`care_choices`)} stands=${l?.name}>
        ${this.kinds()}
        ${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
        ${le.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
      <//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(e,t,r){let i={caption:n(`care_${e}`),hint:n(`care_${e}_hint`)};return a`<${g} key=${e} name=${e} ...${i} checked=${t} disabled=${!this.drawn.host} onchange=${({target:e})=>r(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(){let{state:e,host:t}=this.drawn,r=({target:e})=>this.wish({kind:e.value}),i=this.kind();return a`<fieldset class="kinds">
      <legend>${n(`care_kind`)}</legend>
      <p class="small">${n(`care_kind_hint`)}</p>
      ${e.kinds.map(({kind:e,name:n,text:o})=>a`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===i} disabled=${!t} onchange=${r} />
          <span><b>${n}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function R(e,{well:i,health:o,losses:s},c,l){let u=s.some(({what:e})=>e!==`newer`);r(e,i?a`<p class="health">${v(`legal`)}<b>${n(`care_well`)}</b></p>`:[a`<p class="health">${v(`fault`)}<b>${n(`care_unwell`)}</b></p>`,a`<ul class="health-list">${o.map(e=>a`<li>${e}</li>`)}</ul>`,u?c?a`<div class="row">${t(n(`care_seen`),l,{name:`seen`})}</div>`:a`<p class="small">${n(`care_seen_host`)}</p>`:null])}const z=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function B(e,{copies:i},o,s){let c=e=>o&&!e.place&&e.whole!==!1?t(n(`care_copy_restore`),()=>s(e),{name:`copy-${e.name}`,"aria-label":`${n(`care_copy_restore`)}: ${e.title}`}):null,l=[...i.sticks.filter(({holds:e})=>e).map(({text:e})=>e),i.text].filter(Boolean),[u]=i.lines,d=i.lines.some(({whole:e})=>e===!1),f=u?{mark:z.get(u.whole),stands:u.title}:{stands:n(`care_copies_none`)};r(e,a`<${x} name="copies" title=${n(`care_copies`)} open=${l.length>0||d} ...${f}>
      <p class="small">${n(`care_copies_hint`)}</p>
      ${l.map(e=>a`<p class="hinted">${e}</p>`)}
      ${i.lines.length>0&&a`<ul class="links">
        ${i.lines.map(e=>a`<li>${v(z.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`}
    <//>`)}const V={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function H(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?n(`care_no_trip`):n(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return a`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${n(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[a`<dt>${n(e)}</dt>`,a`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function fe(e,{links:t}){let i=t.map(({grade:e})=>V[e]),o=[`fault`,`unsure`,`legal`].find(e=>i.includes(e));r(e,a`<${x} name="links" title=${n(`care_links`)} mark=${o} open=${o===`fault`}
      stands=${[...new Set(t.map(({text:e})=>e))].join(` `)}>
      <ul class="links">
      ${t.map(e=>a`<li>
        ${v(V[e.grade])}
        <div><b>${`${e.device}: ${n(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${H(e)}</div>
      </li>`)}
      </ul>
    <//>`)}function U(e,t){r(e,[a`<h2>${n(`care_checks`)}</h2>`,a`<p class="small">${n(`care_checks_hint`)}</p>`,a`<div class="row">
      <a class="button" href=${o(`/check`)} data-f="check">${n(`check_board`)}</a>
      <a class="button" href=${o(`/label`)} data-f="label">${n(`first_label`)}</a>
      ${t?a`<a class="button" href=${o(`/api/bundle`)} download="" data-f="bundle">${n(`bundle`)}</a>`:null}
    </div>`,t?a`<p class="small">${n(`bundle_text`)}</p>`:null])}function pe(e,{version:t,python:i,links:o,room:s}){let c=o.filter(e=>e.firmware).map(e=>[`${n(`care_firmware`)} ${e.device}`,e.firmware]);r(e,a`<${x} name="about" title=${n(`care_about`)} mark=${s.ok?`legal`:`fault`} stands=${s.text}>
      <dl class="versions">
        ${[[n(`care_companion`),t],...c,[`Python`,i]].map(([e,t])=>[a`<dt>${e}</dt>`,a`<dd>${t}</dd>`])}
      </dl>
      <p class="small">${n(`care_licence`)}</p>
    <//>`)}function me({version:e,news:t}){return t.length?a`<details class="numbers">
    <summary data-f=${`news-${e}`}>${n(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>a`<li>${e}</li>`)}
    </ul>
  </details>`:null}function he({busy:e,phase:t,text:r,step:i,steps:o}){return a`<div class="stack" id="update-progress">
    ${r&&a`<p class=${t===`failed`?`hinted`:``}>${r}</p>`}
    ${e&&a`<progress max=${o} value=${i||void 0} aria-label=${n(`care_updates`)} />`}
  </div>`}var ge=class extends i{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:e},{typed:t}){return a`<details class="numbers" open=${t!==null}>
      <summary data-f="update-address">${n(`care_update_address`)}: ${e||n(`care_update_address_none`)}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${n(`care_update_address`)}
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
        <p class="small">${n(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${n(`care_update_address_save`)}</button>
      </form>
    </details>`}};function _e(e,i,o,s){let{version:c,kept:l,can:u,busy:d,found:f,troubles:p,address:m}=i,h=o&&u&&!d,g=e=>s(`install`,{version:e},[n(`care_update_title`,{version:e}),n(`care_update_sure`),n(`care_update_install`)]);r(e,[a`<h2>${n(`care_updates`)}</h2>`,a`<dl class="versions">
      <dt>${n(`care_runs`)}</dt>
      <dd>${c}</dd>
      <dt>${n(`care_kept`)}</dt>
      <dd>${l||n(`care_kept_none`)}</dd>
    </dl>`,!u&&a`<p class="small">${n(`care_update_by_hand`)}</p>`,a`<${he} ...${i} />`,p.map(e=>a`<p class="hinted">${e}</p>`),f.length>0&&a`<ul class="links">
        ${f.map(e=>a`<li key=${`${e.place}-${e.version}`}><div>
            <b>${n(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${me} ...${e} />
            ${h&&t(n(`care_update_install`),()=>g(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,u&&!o&&a`<p class="small">${n(`care_update_host`)}</p>`,h&&a`<div class="row">
        ${t(n(`care_update_look`),()=>s(`look`,{}),{name:`update-look`})}
        ${l&&t(n(`care_back_to`,{version:l}),()=>s(`back`,{},[n(`care_back_to`,{version:l}),n(`care_back_sure`),n(`care_back_to`,{version:l})]),{name:`update-back`})}
      </div>`,h&&a`<${ge} key="address" address=${m} save=${e=>s(`address`,{address:e},[n(`care_update_address`),e||n(`care_update_address_none`),n(`care_update_address_save`)])} />`])}var ve=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&p(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&_e(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await _(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await h(...n)||!await y()))return!1;let r=await d(()=>u(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const ye=new L(async e=>{let t=await d(()=>u(`/api/care`,e));t?X(t):await Z()}),be=new te(e=>{X(e),Q()}),q=new ve(W(`updates`),()=>c.host),xe=new ae(e=>{X(e),Q()}),J=new re,Y=new D,Se=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await _(`/api/care`)),await J.refresh(W(`house`),c.host),await Y.refresh(W(`hall-here`),c.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||r(W(`banner`),a`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,Se()||E(G)?500:4e3)}async function Ce(){await f({state:{seats:[],spots:[]},geometry:null,render:$},n(`care_for_host`)),await d(m),$(),await J.refresh(W(`house`),c.host),await Y.refresh(W(`hall-here`),c.host)}async function we(){let e=await d(()=>u(`/api/care/seen`));e&&X(e)}async function Te({name:e,title:t}){await h(t,n(`care_copy_sure`),n(`care_copy_restore`))&&await y()&&await d(()=>u(`/api/copies/restore`,{name:e}))&&l(n(`care_copy_going`))}function Ee(e){let i=t(n(`be_host`),Ce,{kind:`primary`,name:`host`});r(e,!c.host&&[a`<p>${n(`care_for_host`)}</p>`,a`<div class="row">${i}</div>`])}function $(){G&&(R(W(`health`),G,c.host,we),Ee(W(`who`)),ye.show(W(`levels`),W(`quiet`),W(`choices`),G,c.host),fe(W(`links`),G),xe.show(W(`firmware`),G,c.host),U(W(`checks`),c.host),B(W(`copies`),G,c.host,Te),be.show(W(`backup`),G,c.host),q.draw(),pe(W(`about`),G),ce(W(`leaving`),c.host))}async function De(){await e($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}De();