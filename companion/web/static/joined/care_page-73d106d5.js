import{Dn as e,En as t,In as n,Ln as r,Pn as i,an as a,bn as o,dn as s,f as c,hn as l,in as u,j as d,jn as f,mn as p,nn as m,on as h,pn as g,rn as _,rt as ee,sn as v}from"./phone-1c8a60bc.js";import{d as te,u as ne}from"./shared-6a28c1b1.js";function y(n,r){return new Promise(i=>{let a=new XMLHttpRequest;a.open(`POST`,t(`/api/restore`)),a.setRequestHeader(`Content-Type`,`application/zip`),a.setRequestHeader(`X-Companion`,g.csrf),a.responseType=`json`,a.upload.addEventListener(`progress`,({loaded:e,total:t})=>r(t?e/t:0)),a.addEventListener(`load`,()=>a.status===200?i(a.response):i(a.response?.error??e(`went_wrong`))),a.addEventListener(`error`,()=>i(e(`not_reached`))),a.send(n)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await c()?(t.dataset.sure=`yes`,t.click()):null)}var re=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,r,a){[this.place,this.state,this.host]=[t,r,a];let o=r.restoring,s=[`checking`,`storing`].includes(o.phase);this.said!==null&&this.said!==o.phase&&!s&&v(o.text,o.phase===`failed`),this.said=o.phase,n(t,[i`<h2>${e(`care_backup`)}</h2>`,i`<p class="small">${e(`care_backup_text`)}</p>`,a?i`<div class="row">${this.act(s)}</div>`:i`<p class="small">${e(`care_backup_host`)}</p>`,i`<div id="restoring" class="stack">${this.progress(o,s)}</div>`])}act(n){return[i`<a class="button primary" href=${t(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${e(`care_backup_make`)}
      </a>`,i`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,f(e(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:n||this.share!==null})]}progress(t,n){let r=this.share!==null,a=r?e(`care_uploading`):n?t.text:this.refused||t.text,o=!r&&!n&&(this.refused||t.phase===`failed`),s=r?this.share:t.count?t.done/t.count:0,c=(r||n)&&i`<progress max="1" value=${s} aria-label=${e(`care_backup_bring`)} />`;return a&&[i`<p class=${o?`hinted`:``}>${a}</p>`,c]}async bring(t){let n=()=>this.show(this.place,this.state,this.host);if(t.size>33554432)return this.refuse(e(`care_too_large`)),n();if(!await c())return n();[this.share,this.refused]=[0,``],n();let r=await y(t,e=>{this.share=e,n()});return this.share=null,typeof r==`string`?this.refuse(r):this.took(r),n()}refuse(e){this.refused=e,v(e,!0)}};const x=({name:e,title:t,stands:n,mark:r,open:a=!1,children:s})=>i`<details class="folded" open=${a}>
  <summary data-f=${`fold-${e}`}>
    <h2>${t}</h2>
    <span class="stands">${r&&o(r)}<span>${n}</span></span>
  </summary>
  ${s}
</details>`,S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ie={connected:`legal`,connecting:`unsure`,off:``},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var ae=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return n(e,null);if(this.working)return this.draw();try{this.take(await s(`/api/house`))}catch(t){if(t.status===void 0)throw t;n(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await l(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),v(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,v(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await c())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await u(e(`house_off`),e(`house_off_sure`),e(`house_off`))&&(this.form=null,await _(()=>this.work(`off`,`/api/house/off`,{})))};field(t,n,r={}){let a=(this.form??w(this.state))[t];return i`<label class="field-label">
      ${e(`house_${t}`)}
      <input type=${n} value=${a} data-f=${`house-${t}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:e})=>this.set({[t]:e.value})} ...${r} />
    </label>`}toggle(t){let n=({target:e})=>this.set(t===`tls`?this.encrypted(e.checked):{[t]:e.checked}),r=(this.form??w(this.state))[t],a={name:`house-${t}`,caption:e(`house_${t}`),hint:e(`house_${t}_hint`)};return i`<${m} ...${a} checked=${r} onchange=${n} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let t=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),n=()=>this.work(`search`,`/api/house/search`,{}),r=(this.found??[]).map(e=>f(`${e.name}: ${e.host}`,()=>t(e),{name:`found-${e.host}-${e.port}`}));return[this.state.can_search&&i`<div class="row">${f(e(this.working===`search`?`house_searching`:`house_search`),n,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&i`<div class="row">${r.length?r:i`<p>${e(`house_none`)}</p>`}</div>`]}typing(){let t=!!this.working,n={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?e(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return i`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${e(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${n} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&i`<p class="hinted">${o(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${t}>
          ${e(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&f(e(`house_off`),this.off,{name:`house-off`,disabled:t})}
      </div>
    </form>`}draw(){let{state:t}=this;t&&n(this.place,i`<${x} name="house" title=${e(`house_title`)} mark=${ie[t.stands]??`fault`} stands=${t.text.join(` `)}>
        <p class="small">${e(`house_hint`)}</p>
        ${t.fixed?null:this.typing()}
      <//>`)}};const oe={running:`legal`,starting:`unsure`,off:``};var se=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return n(e,null);if(this.working)return null;try{this.take(await s(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;n(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await l(e,t),v(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,v(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async t=>{await u(e(`own_hall`),e(t?`own_hall_sure`:`own_hall_off_sure`),e(t?`own_hall_on`:`house_off`))&&await c()&&await this.work(`/api/hall-here`,{on:t})};revoke=async({board:t,title:n})=>{await u(n,e(`own_hall_revoke_sure`),e(`own_hall_revoke`))&&await c()&&await this.work(`/api/hall-here/revoke`,{board:t})};join=async e=>{e.preventDefault(),await c()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let t=e(`own_hall_renew`);await u(t,e(`own_hall_renew_sure`),t)&&await c()&&await this.work(`/api/hall-here/identity`,{})};field(t,n){return i`<label class="field-label">
      ${e(`own_hall_${t}`)}
      <input type="text" required value=${this.typed[t]} data-f=${`hall-here-${t}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:e})=>this.typed={...this.typed,[t]:e.value}} ...${n} />
    </label>`}here(){let{page_port:t,host_code:n,code:r,left_s:a,members:o}=this.state,s=`http://${location.hostname}:${t}/`;return[i`<p><a href=${s} data-f="hall-page">${s}</a></p>`,n&&i`<p>${e(`own_hall_host_code`,{code:n})}</p>`,r?i`<p class="hall-code" aria-live="polite"><b>${r}</b>${` `}<small>${e(`own_hall_left`,{count:Math.ceil(a/60)})}</small></p>
            <p class="small">${e(`own_hall_at`,{address:location.host})}</p>`:null,i`<div class="row">
        ${f(e(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${f(e(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,i`<ul class="stack">${o.map(t=>i`<li key=${t.board} class="row">
      <span>${t.title} <small>${t.board}</small></span>
      ${f(e(`own_hall_revoke`),()=>this.revoke(t),{name:`revoke-${t.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let t=this.working;return[this.state.stands===`off`&&i`<div class="row">${f(e(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:t})}</div>`,i`<form class="stack" onsubmit=${this.join}>
        <h3>${e(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${t}>${e(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[i`<p class="small">${e(`own_hall_identity`,{board:this.state.board})}</p>`,i`<div class="row">${f(e(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:t}=this;if(!t)return;let r=[`running`,`starting`,`taken`].includes(t.stands);n(this.place,i`<${x} name="hall-here" title=${e(`own_hall`)} mark=${t.twice?`fault`:oe[t.stands]??`fault`} stands=${t.text.join(` `)} open=${r||t.twice}>
        <p class="small">${e(`own_hall_hint`)}</p>
        ${this.refused&&i`<p class="hinted">${o(`fault`)}${` `}${this.refused}</p>`}
        ${r?this.here():this.away()} ${this.identity()}
      <//>`)}};const T=1e3,E=()=>h(e(`care_leave_delete`),(t,r)=>{n(t,i`<form class="stack" onsubmit=${e=>{e.preventDefault(),r(new FormData(e.target).get(`word`))}}>
        <p>${e(`care_leave_sure`)}</p>
        <label class="field-label">
          ${e(`care_leave_type`,{word:e(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${e(`care_leave_delete`)}</button>
          ${f(e(`keep`),()=>r())}
        </div>
      </form>`)});async function D(){try{await s(`/api/me`),location.href=t(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(D,T)}}async function ce(){let t=await E();t&&await c()&&await _(()=>l(`/api/everything/delete`,{word:t}))&&(a(e(`care_leave_going`)),setTimeout(D,2*T))}function le(r,a){let o={class:`button`,href:t(`/api/backup`),download:``,"data-f":`leave-export`};n(r,a&&[i`<h2>${e(`care_leave`)}</h2>`,i`<p class="small">${e(`care_leave_text`)}</p>`,i`<div class="row">
        <a ...${o} onclick=${b}>${e(`care_leave_export`)}</a>
        ${f(e(`care_leave_delete`),ce,{name:`leave-delete`})}
      </div>`])}const ue=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],O=t=>e(`care_percent`,{count:t}),k=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},A=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function de(e,t){let n=Math.abs(A(e)-A(t));return Math.min(n,1440-n)>5}function j({name:e,caption:t,least:n,host:r,value:a,wish:o}){let s=e.endsWith(`brightness`)&&i`<i class="lamp" style=${{"--light":a/100}} />`;return i`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${O(a)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${O(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var M=class extends r{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:a},{typing:o}){return i`<label class="field-label">
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
    </label>`}};function N({now:{quiet:t,brightness:n,volume:r},lights:a,sounds:o}){let s=[t?e(`care_quiet_now`,{brightness:n,volume:r}):``,a,o].filter(Boolean);return i`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>i`<p class="hinted">${e}</p>`)}
  </div>`}function P({time:t,host:n,wish:r}){let a=k();return i`<div id="care-time" class="stack">
    ${t===null?i`<p class="hinted">${o(`unsure`)}${` `}${e(`care_no_time`)}</p>`:i`<p class="small">${e(`care_time`,{time:t})}</p>`}
    ${n&&(t===null||de(t,a))&&i`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:k()})}}>${e(`care_take_time`,{time:a})}</button>`}
  </div>`}var F=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(t,n,r,i,a){this.drawn={levels:t,quiet:n,choices:r,state:i,host:a},t.setAttribute(`aria-label`,e(`care_levels`)),this.busy||(this.shown={...i,...this.wanted}),this.draw()}control(e,t,n,r){let{host:a}=this.drawn,o={name:t,caption:n,least:r,host:a,value:this.shown[t],wish:this.wish};return i`<${e} key=${t} ...${o} />`}draw(){let{levels:t,quiet:r,choices:a,state:o,host:s}=this.drawn;n(t,[i`<h2>${e(`care_levels`)}</h2>`,this.control(j,`brightness`,e(`care_brightness`),1),this.control(j,`volume`,e(`care_volume`),0),i`<${N} ...${o} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};n(r,[i`<h2>${e(`care_quiet`)}</h2>`,i`<${m} caption=${e(`care_quiet`)} hint=${e(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,i`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(M,`quiet_from`,e(`care_from`))}
          ${this.control(M,`quiet_to`,e(`care_to`))}
        </div>
        ${this.control(j,`quiet_brightness`,e(`care_quiet_brightness`),1)}
        ${this.control(j,`quiet_volume`,e(`care_quiet_volume`),0)}
        <${P} time=${o.time} host=${s} wish=${this.wish} />
      </div>`]);let l=o.kinds.find(e=>e.kind===this.kind());n(a,i`<${x} name="choices" title=${e(`care_choices`)} stands=${l?.name}>
        ${this.kinds()}
        ${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
        ${ue.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
      <//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(t,n,r){let a={caption:e(`care_${t}`),hint:e(`care_${t}_hint`)};return i`<${m} key=${t} name=${t} ...${a} checked=${n} disabled=${!this.drawn.host} onchange=${({target:e})=>r(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(){let{state:t,host:n}=this.drawn,r=({target:e})=>this.wish({kind:e.value}),a=this.kind();return i`<fieldset class="kinds">
      <legend>${e(`care_kind`)}</legend>
      <p class="small">${e(`care_kind_hint`)}</p>
      ${t.kinds.map(({kind:e,name:t,text:o})=>i`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===a} disabled=${!n} onchange=${r} />
          <span><b>${t}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function I(t,{well:r,health:a,losses:s},c,l){let u=s.some(({what:e})=>e!==`newer`);n(t,r?i`<p class="health">${o(`legal`)}<b>${e(`care_well`)}</b></p>`:[i`<p class="health">${o(`fault`)}<b>${e(`care_unwell`)}</b></p>`,i`<ul class="health-list">${a.map(e=>i`<li>${e}</li>`)}</ul>`,u?c?i`<div class="row">${f(e(`care_seen`),l,{name:`seen`})}</div>`:i`<p class="small">${e(`care_seen_host`)}</p>`:null])}const L=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function R(t,{copies:r},a,s){let c=t=>a&&!t.place&&t.whole!==!1?f(e(`care_copy_restore`),()=>s(t),{name:`copy-${t.name}`,"aria-label":`${e(`care_copy_restore`)}: ${t.title}`}):null,l=[...r.sticks.filter(({holds:e})=>e).map(({text:e})=>e),r.text].filter(Boolean),[u]=r.lines,d=r.lines.some(({whole:e})=>e===!1),p=u?{mark:L.get(u.whole),stands:u.title}:{stands:e(`care_copies_none`)};n(t,i`<${x} name="copies" title=${e(`care_copies`)} open=${l.length>0||d} ...${p}>
      <p class="small">${e(`care_copies_hint`)}</p>
      ${l.map(e=>i`<p class="hinted">${e}</p>`)}
      ${r.lines.length>0&&i`<ul class="links">
        ${r.lines.map(e=>i`<li>${o(L.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`}
    <//>`)}const z={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function B(t){if(t.frames===null)return null;let n=[[`care_frames`,t.frames],[`care_damaged`,t.damaged],[`care_missed`,t.missed],[`care_repeats`,t.repeats],[`care_trip`,t.trip_ms===null?e(`care_no_trip`):e(`care_ms`,{count:t.trip_ms})],[`care_reconnects`,t.reconnects]];return i`<details class="numbers">
    <summary data-f=${`numbers-${t.device}`}>${e(`care_numbers`,{count:t.minutes})}</summary>
    <dl>${n.map(([t,n])=>[i`<dt>${e(t)}</dt>`,i`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function V(t,{links:r}){let a=r.map(({grade:e})=>z[e]),s=[`fault`,`unsure`,`legal`].find(e=>a.includes(e));n(t,i`<${x} name="links" title=${e(`care_links`)} mark=${s} open=${s===`fault`}
      stands=${[...new Set(r.map(({text:e})=>e))].join(` `)}>
      <ul class="links">
      ${r.map(t=>i`<li>
        ${o(z[t.grade])}
        <div><b>${`${t.device}: ${e(`care_grade_${t.grade}`)}`}</b><p>${t.text}</p>${B(t)}</div>
      </li>`)}
      </ul>
    <//>`)}function H(r,a){n(r,[i`<h2>${e(`care_checks`)}</h2>`,i`<p class="small">${e(`care_checks_hint`)}</p>`,i`<div class="row">
      <a class="button" href=${t(`/check`)} data-f="check">${e(`check_board`)}</a>
      <a class="button" href=${t(`/label`)} data-f="label">${e(`first_label`)}</a>
      ${a?i`<a class="button" href=${t(`/api/bundle`)} download="" data-f="bundle">${e(`bundle`)}</a>`:null}
    </div>`,a?i`<p class="small">${e(`bundle_text`)}</p>`:null])}function U(t,{version:r,python:a,links:o,room:s}){let c=o.filter(e=>e.firmware).map(t=>[`${e(`care_firmware`)} ${t.device}`,t.firmware]);n(t,i`<${x} name="about" title=${e(`care_about`)} mark=${s.ok?`legal`:`fault`} stands=${s.text}>
      <dl class="versions">
        ${[[e(`care_companion`),r],...c,[`Python`,a]].map(([e,t])=>[i`<dt>${e}</dt>`,i`<dd>${t}</dd>`])}
      </dl>
      <p class="small">${e(`care_licence`)}</p>
    <//>`)}function fe({version:t,news:n}){return n.length?i`<details class="numbers">
    <summary data-f=${`news-${t}`}>${e(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${n.map(e=>i`<li>${e}</li>`)}
    </ul>
  </details>`:null}function pe({busy:t,phase:n,text:r,step:a,steps:o}){return i`<div class="stack" id="update-progress">
    ${r&&i`<p class=${n===`failed`?`hinted`:``}>${r}</p>`}
    ${t&&i`<progress max=${o} value=${a||void 0} aria-label=${e(`care_updates`)} />`}
  </div>`}var me=class extends r{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:t},{typed:n}){return i`<details class="numbers" open=${n!==null}>
      <summary data-f="update-address">${e(`care_update_address`)}: ${t||e(`care_update_address_none`)}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${e(`care_update_address`)}
          <input
            type="text"
            inputmode="url"
            maxlength="310"
            autocomplete="off"
            autocapitalize="none"
            spellcheck=${!1}
            placeholder="https://"
            value=${n??t}
            oninput=${({target:e})=>this.setState({typed:e.value})}
          />
        </label>
        <p class="small">${e(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${e(`care_update_address_save`)}</button>
      </form>
    </details>`}};function he(t,r,a,o){let{version:s,kept:c,can:l,busy:u,found:d,troubles:p,address:m}=r,h=a&&l&&!u,g=t=>o(`install`,{version:t},[e(`care_update_title`,{version:t}),e(`care_update_sure`),e(`care_update_install`)]);n(t,[i`<h2>${e(`care_updates`)}</h2>`,i`<dl class="versions">
      <dt>${e(`care_runs`)}</dt>
      <dd>${s}</dd>
      <dt>${e(`care_kept`)}</dt>
      <dd>${c||e(`care_kept_none`)}</dd>
    </dl>`,!l&&i`<p class="small">${e(`care_update_by_hand`)}</p>`,i`<${pe} ...${r} />`,p.map(e=>i`<p class="hinted">${e}</p>`),d.length>0&&i`<ul class="links">
        ${d.map(t=>i`<li key=${`${t.place}-${t.version}`}><div>
            <b>${e(`care_update_title`,{version:t.version})}</b>
            <p>${t.place}</p>
            <${fe} ...${t} />
            ${h&&f(e(`care_update_install`),()=>g(t.version),{kind:`primary`,name:`install-${t.version}`})}
          </div></li>`)}
      </ul>`,l&&!a&&i`<p class="small">${e(`care_update_host`)}</p>`,h&&i`<div class="row">
        ${f(e(`care_update_look`),()=>o(`look`,{}),{name:`update-look`})}
        ${c&&f(e(`care_back_to`,{version:c}),()=>o(`back`,{},[e(`care_back_to`,{version:c}),e(`care_back_sure`),e(`care_back_to`,{version:c})]),{name:`update-back`})}
      </div>`,h&&i`<${me} key="address" address=${m} save=${t=>o(`address`,{address:t},[e(`care_update_address`),t||e(`care_update_address_none`),e(`care_update_address_save`)])} />`])}var ge=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&v(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&he(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await s(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await u(...n)||!await c()))return!1;let r=await _(()=>l(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const _e=new F(async e=>{let t=await _(()=>l(`/api/care`,e));t?X(t):await Z()}),ve=new re(e=>{X(e),Q()}),q=new ge(W(`updates`),()=>g.host),ye=new ne(e=>{X(e),Q()}),J=new ae,Y=new se,be=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await s(`/api/care`)),await J.refresh(W(`house`),g.host),await Y.refresh(W(`hall-here`),g.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||n(W(`banner`),i`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,be()||te(G)?500:4e3)}async function xe(){await ee({state:{seats:[],spots:[]},geometry:null,render:$},e(`care_for_host`)),await _(p),$(),await J.refresh(W(`house`),g.host),await Y.refresh(W(`hall-here`),g.host)}async function Se(){let e=await _(()=>l(`/api/care/seen`));e&&X(e)}async function Ce({name:t,title:n}){await u(n,e(`care_copy_sure`),e(`care_copy_restore`))&&await c()&&await _(()=>l(`/api/copies/restore`,{name:t}))&&a(e(`care_copy_going`))}function we(t){let r=f(e(`be_host`),xe,{kind:`primary`,name:`host`});n(t,!g.host&&[i`<p>${e(`care_for_host`)}</p>`,i`<div class="row">${r}</div>`])}function $(){G&&(I(W(`health`),G,g.host,Se),we(W(`who`)),_e.show(W(`levels`),W(`quiet`),W(`choices`),G,g.host),V(W(`links`),G),ye.show(W(`firmware`),G,g.host),H(W(`checks`),g.host),R(W(`copies`),G,g.host,Ce),ve.show(W(`backup`),G,g.host),q.draw(),U(W(`about`),G),le(W(`leaving`),g.host))}async function Te(){await d($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Te();