import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Rn as a,an as o,bn as s,dn as c,f as l,hn as u,in as d,j as f,mn as p,nn as m,on as h,pn as g,rn as _,rt as ee,sn as v}from"./phone-9ef268c8.js";import{d as te,u as ne}from"./shared-b325e06e.js";function y(t,n){return new Promise(r=>{let a=new XMLHttpRequest;a.open(`POST`,e(`/api/restore`)),a.setRequestHeader(`Content-Type`,`application/zip`),a.setRequestHeader(`X-Companion`,g.csrf),a.responseType=`json`,a.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),a.addEventListener(`load`,()=>a.status===200?r(a.response):r(a.response?.error??i(`went_wrong`))),a.addEventListener(`error`,()=>r(i(`not_reached`))),a.send(t)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await l()?(t.dataset.sure=`yes`,t.click()):null)}var re=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,r,a){[this.place,this.state,this.host]=[e,r,a];let o=r.restoring,s=[`checking`,`storing`].includes(o.phase);this.said!==null&&this.said!==o.phase&&!s&&v(o.text,o.phase===`failed`),this.said=o.phase,n(e,[t`<h2>${i(`care_backup`)}</h2>`,t`<p class="small">${i(`care_backup_text`)}</p>`,a?t`<div class="row">${this.act(s)}</div>`:t`<p class="small">${i(`care_backup_host`)}</p>`,t`<div id="restoring" class="stack">${this.progress(o,s)}</div>`])}act(n){return[t`<a class="button primary" href=${e(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${i(`care_backup_make`)}
      </a>`,t`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,r(i(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:n||this.share!==null})]}progress(e,n){let r=this.share!==null,a=r?i(`care_uploading`):n?e.text:this.refused||e.text,o=!r&&!n&&(this.refused||e.phase===`failed`),s=r?this.share:e.count?e.done/e.count:0,c=(r||n)&&t`<progress max="1" value=${s} aria-label=${i(`care_backup_bring`)} />`;return a&&[t`<p class=${o?`hinted`:``}>${a}</p>`,c]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(i(`care_too_large`)),t();if(!await l())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,v(e,!0)}};const x=({name:e,title:n,stands:r,mark:i,open:a=!1,children:o})=>t`<details class="folded" open=${a}>
  <summary data-f=${`fold-${e}`}>
    <h2>${n}</h2>
    <span class="stands">${i&&s(i)}<span>${r}</span></span>
  </summary>
  ${o}
</details>`,S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ie={connected:`legal`,connecting:`unsure`,off:``},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var ae=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return n(e,null);if(this.working)return this.draw();try{this.take(await c(`/api/house`))}catch(t){if(t.status===void 0)throw t;n(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await u(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),v(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,v(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await l())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await d(i(`house_off`),i(`house_off_sure`),i(`house_off`))&&(this.form=null,await _(()=>this.work(`off`,`/api/house/off`,{})))};field(e,n,r={}){let a=(this.form??w(this.state))[e];return t`<label class="field-label">
      ${i(`house_${e}`)}
      <input type=${n} value=${a} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:t})=>this.set({[e]:t.value})} ...${r} />
    </label>`}toggle(e){let n=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),r=(this.form??w(this.state))[e],a={name:`house-${e}`,caption:i(`house_${e}`),hint:i(`house_${e}_hint`)};return t`<${m} ...${a} checked=${r} onchange=${n} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),n=()=>this.work(`search`,`/api/house/search`,{}),a=(this.found??[]).map(t=>r(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&t`<div class="row">${r(i(this.working===`search`?`house_searching`:`house_search`),n,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&t`<div class="row">${a.length?a:t`<p>${i(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,n={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?i(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return t`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${i(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${n} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&t`<p class="hinted">${s(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${i(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&r(i(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&n(this.place,t`<${x} name="house" title=${i(`house_title`)} mark=${ie[e.stands]??`fault`} stands=${e.text.join(` `)}>
        <p class="small">${i(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      <//>`)}};const oe={running:`legal`,starting:`unsure`,off:``};var se=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return n(e,null);if(this.working)return null;try{this.take(await c(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;n(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await u(e,t),v(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,v(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async e=>{await d(i(`own_hall`),i(e?`own_hall_sure`:`own_hall_off_sure`),i(e?`own_hall_on`:`house_off`))&&await l()&&await this.work(`/api/hall-here`,{on:e})};revoke=async({board:e,title:t})=>{await d(t,i(`own_hall_revoke_sure`),i(`own_hall_revoke`))&&await l()&&await this.work(`/api/hall-here/revoke`,{board:e})};join=async e=>{e.preventDefault(),await l()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let e=i(`own_hall_renew`);await d(e,i(`own_hall_renew_sure`),e)&&await l()&&await this.work(`/api/hall-here/identity`,{})};field(e,n){return t`<label class="field-label">
      ${i(`own_hall_${e}`)}
      <input type="text" required value=${this.typed[e]} data-f=${`hall-here-${e}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.typed={...this.typed,[e]:t.value}} ...${n} />
    </label>`}here(){let{page_port:e,host_code:n,code:a,left_s:o,members:s}=this.state,c=`http://${location.hostname}:${e}/`;return[t`<p><a href=${c} data-f="hall-page">${c}</a></p>`,n&&t`<p>${i(`own_hall_host_code`,{code:n})}</p>`,a?t`<p class="hall-code" aria-live="polite"><b>${a}</b>${` `}<small>${i(`own_hall_left`,{count:Math.ceil(o/60)})}</small></p>
            <p class="small">${i(`own_hall_at`,{address:location.host})}</p>`:null,t`<div class="row">
        ${r(i(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${r(i(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,t`<ul class="stack">${s.map(e=>t`<li key=${e.board} class="row">
      <span>${e.title} <small>${e.board}</small></span>
      ${r(i(`own_hall_revoke`),()=>this.revoke(e),{name:`revoke-${e.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let e=this.working;return[this.state.stands===`off`&&t`<div class="row">${r(i(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:e})}</div>`,t`<form class="stack" onsubmit=${this.join}>
        <h3>${i(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${e}>${i(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[t`<p class="small">${i(`own_hall_identity`,{board:this.state.board})}</p>`,t`<div class="row">${r(i(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:e}=this;if(!e)return;let r=[`running`,`starting`,`taken`].includes(e.stands);n(this.place,t`<${x} name="hall-here" title=${i(`own_hall`)} mark=${e.twice?`fault`:oe[e.stands]??`fault`} stands=${e.text.join(` `)} open=${r||e.twice}>
        <p class="small">${i(`own_hall_hint`)}</p>
        ${this.refused&&t`<p class="hinted">${s(`fault`)}${` `}${this.refused}</p>`}
        ${r?this.here():this.away()} ${this.identity()}
      <//>`)}};const T=1e3,E=()=>h(i(`care_leave_delete`),(e,a)=>{n(e,t`<form class="stack" onsubmit=${e=>{e.preventDefault(),a(new FormData(e.target).get(`word`))}}>
        <p>${i(`care_leave_sure`)}</p>
        <label class="field-label">
          ${i(`care_leave_type`,{word:i(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${i(`care_leave_delete`)}</button>
          ${r(i(`keep`),()=>a())}
        </div>
      </form>`)});async function D(){try{await c(`/api/me`),location.href=e(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(D,T)}}async function ce(){let e=await E();e&&await l()&&await _(()=>u(`/api/everything/delete`,{word:e}))&&(o(i(`care_leave_going`)),setTimeout(D,2*T))}function le(a,o){let s={class:`button`,href:e(`/api/backup`),download:``,"data-f":`leave-export`};n(a,o&&[t`<h2>${i(`care_leave`)}</h2>`,t`<p class="small">${i(`care_leave_text`)}</p>`,t`<div class="row">
        <a ...${s} onclick=${b}>${i(`care_leave_export`)}</a>
        ${r(i(`care_leave_delete`),ce,{name:`leave-delete`})}
      </div>`])}const ue=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],O=e=>i(`care_percent`,{count:e}),k=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},A=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function de(e,t){let n=Math.abs(A(e)-A(t));return Math.min(n,1440-n)>5}function j({name:e,caption:n,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&t`<i class="lamp" style=${{"--light":a/100}} />`;return t`<label class="level">
    <span class="level-head"><b>${n}</b>${s}<output class="level-value">${O(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${O(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var M=class extends a{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:n,host:r,value:i,wish:a},{typing:o}){return t`<label class="field-label">
      ${n}
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
    </label>`}};function N({now:{quiet:e,brightness:n,volume:r},lights:a,sounds:o}){let s=[e?i(`care_quiet_now`,{brightness:n,volume:r}):``,a,o].filter(Boolean);return t`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>t`<p class="hinted">${e}</p>`)}
  </div>`}function P({time:e,host:n,wish:r}){let a=k();return t`<div id="care-time" class="stack">
    ${e===null?t`<p class="hinted">${s(`unsure`)}${` `}${i(`care_no_time`)}</p>`:t`<p class="small">${i(`care_time`,{time:e})}</p>`}
    ${n&&(e===null||de(e,a))&&t`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:k()})}}>${i(`care_take_time`,{time:a})}</button>`}
  </div>`}var F=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,a){this.drawn={levels:e,quiet:t,choices:n,state:r,host:a},e.setAttribute(`aria-label`,i(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,n,r,i){let{host:a}=this.drawn,o={name:n,caption:r,least:i,host:a,value:this.shown[n],wish:this.wish};return t`<${e} key=${n} ...${o} />`}draw(){let{levels:e,quiet:r,choices:a,state:o,host:s}=this.drawn;n(e,[t`<h2>${i(`care_levels`)}</h2>`,this.control(j,`brightness`,i(`care_brightness`),1),this.control(j,`volume`,i(`care_volume`),0),t`<${N} ...${o} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};n(r,[t`<h2>${i(`care_quiet`)}</h2>`,t`<${m} caption=${i(`care_quiet`)} hint=${i(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,t`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(M,`quiet_from`,i(`care_from`))}
          ${this.control(M,`quiet_to`,i(`care_to`))}
        </div>
        ${this.control(j,`quiet_brightness`,i(`care_quiet_brightness`),1)}
        ${this.control(j,`quiet_volume`,i(`care_quiet_volume`),0)}
        <${P} time=${o.time} host=${s} wish=${this.wish} />
      </div>`]);let l=o.kinds.find(e=>e.kind===this.kind());n(a,t`<${x} name="choices" title=${i(`care_choices`)} stands=${l?.name}>
        ${this.kinds()}
        ${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
        ${ue.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
      <//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(e,n,r){let a={caption:i(`care_${e}`),hint:i(`care_${e}_hint`)};return t`<${m} key=${e} name=${e} ...${a} checked=${n} disabled=${!this.drawn.host} onchange=${({target:e})=>r(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(){let{state:e,host:n}=this.drawn,r=({target:e})=>this.wish({kind:e.value}),a=this.kind();return t`<fieldset class="kinds">
      <legend>${i(`care_kind`)}</legend>
      <p class="small">${i(`care_kind_hint`)}</p>
      ${e.kinds.map(({kind:e,name:i,text:o})=>t`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===a} disabled=${!n} onchange=${r} />
          <span><b>${i}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function I(e,{well:a,health:o,losses:c},l,u){let d=c.some(({what:e})=>e!==`newer`);n(e,a?t`<p class="health">${s(`legal`)}<b>${i(`care_well`)}</b></p>`:[t`<p class="health">${s(`fault`)}<b>${i(`care_unwell`)}</b></p>`,t`<ul class="health-list">${o.map(e=>t`<li>${e}</li>`)}</ul>`,d?l?t`<div class="row">${r(i(`care_seen`),u,{name:`seen`})}</div>`:t`<p class="small">${i(`care_seen_host`)}</p>`:null])}const L=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function R(e,{copies:a},o,c){let l=e=>o&&!e.place&&e.whole!==!1?r(i(`care_copy_restore`),()=>c(e),{name:`copy-${e.name}`,"aria-label":`${i(`care_copy_restore`)}: ${e.title}`}):null,u=[...a.sticks.filter(({holds:e})=>e).map(({text:e})=>e),a.text].filter(Boolean),[d]=a.lines,f=a.lines.some(({whole:e})=>e===!1),p=d?{mark:L.get(d.whole),stands:d.title}:{stands:i(`care_copies_none`)};n(e,t`<${x} name="copies" title=${i(`care_copies`)} open=${u.length>0||f} ...${p}>
      <p class="small">${i(`care_copies_hint`)}</p>
      ${u.map(e=>t`<p class="hinted">${e}</p>`)}
      ${a.lines.length>0&&t`<ul class="links">
        ${a.lines.map(e=>t`<li>${s(L.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${l(e)}</div></li>`)}
      </ul>`}
    <//>`)}const z={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function B(e){if(e.frames===null)return null;let n=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?i(`care_no_trip`):i(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return t`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${i(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${n.map(([e,n])=>[t`<dt>${i(e)}</dt>`,t`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function V(e,{links:r}){let a=r.map(({grade:e})=>z[e]),o=[`fault`,`unsure`,`legal`].find(e=>a.includes(e));n(e,t`<${x} name="links" title=${i(`care_links`)} mark=${o} open=${o===`fault`}
      stands=${[...new Set(r.map(({text:e})=>e))].join(` `)}>
      <ul class="links">
      ${r.map(e=>t`<li>
        ${s(z[e.grade])}
        <div><b>${`${e.device}: ${i(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${B(e)}</div>
      </li>`)}
      </ul>
    <//>`)}function H(r,a){n(r,[t`<h2>${i(`care_checks`)}</h2>`,t`<p class="small">${i(`care_checks_hint`)}</p>`,t`<div class="row">
      <a class="button" href=${e(`/check`)} data-f="check">${i(`check_board`)}</a>
      <a class="button" href=${e(`/label`)} data-f="label">${i(`first_label`)}</a>
      ${a?t`<a class="button" href=${e(`/api/bundle`)} download="" data-f="bundle">${i(`bundle`)}</a>`:null}
    </div>`,a?t`<p class="small">${i(`bundle_text`)}</p>`:null])}function U(e,{version:r,python:a,links:o,room:s}){let c=o.filter(e=>e.firmware).map(e=>[`${i(`care_firmware`)} ${e.device}`,e.firmware]);n(e,t`<${x} name="about" title=${i(`care_about`)} mark=${s.ok?`legal`:`fault`} stands=${s.text}>
      <dl class="versions">
        ${[[i(`care_companion`),r],...c,[`Python`,a]].map(([e,n])=>[t`<dt>${e}</dt>`,t`<dd>${n}</dd>`])}
      </dl>
      <p class="small">${i(`care_licence`)}</p>
    <//>`)}function fe({version:e,news:n}){return n.length?t`<details class="numbers">
    <summary data-f=${`news-${e}`}>${i(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${n.map(e=>t`<li>${e}</li>`)}
    </ul>
  </details>`:null}function pe({busy:e,phase:n,text:r,step:a,steps:o}){return t`<div class="stack" id="update-progress">
    ${r&&t`<p class=${n===`failed`?`hinted`:``}>${r}</p>`}
    ${e&&t`<progress max=${o} value=${a||void 0} aria-label=${i(`care_updates`)} />`}
  </div>`}var me=class extends a{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:e},{typed:n}){return t`<details class="numbers" open=${n!==null}>
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
            value=${n??e}
            oninput=${({target:e})=>this.setState({typed:e.value})}
          />
        </label>
        <p class="small">${i(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${i(`care_update_address_save`)}</button>
      </form>
    </details>`}};function he(e,a,o,s){let{version:c,kept:l,can:u,busy:d,found:f,troubles:p,address:m}=a,h=o&&u&&!d,g=e=>s(`install`,{version:e},[i(`care_update_title`,{version:e}),i(`care_update_sure`),i(`care_update_install`)]);n(e,[t`<h2>${i(`care_updates`)}</h2>`,t`<dl class="versions">
      <dt>${i(`care_runs`)}</dt>
      <dd>${c}</dd>
      <dt>${i(`care_kept`)}</dt>
      <dd>${l||i(`care_kept_none`)}</dd>
    </dl>`,!u&&t`<p class="small">${i(`care_update_by_hand`)}</p>`,t`<${pe} ...${a} />`,p.map(e=>t`<p class="hinted">${e}</p>`),f.length>0&&t`<ul class="links">
        ${f.map(e=>t`<li key=${`${e.place}-${e.version}`}><div>
            <b>${i(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${fe} ...${e} />
            ${h&&r(i(`care_update_install`),()=>g(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,u&&!o&&t`<p class="small">${i(`care_update_host`)}</p>`,h&&t`<div class="row">
        ${r(i(`care_update_look`),()=>s(`look`,{}),{name:`update-look`})}
        ${l&&r(i(`care_back_to`,{version:l}),()=>s(`back`,{},[i(`care_back_to`,{version:l}),i(`care_back_sure`),i(`care_back_to`,{version:l})]),{name:`update-back`})}
      </div>`,h&&t`<${me} key="address" address=${m} save=${e=>s(`address`,{address:e},[i(`care_update_address`),e||i(`care_update_address_none`),i(`care_update_address_save`)])} />`])}var ge=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&v(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&he(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await c(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await d(...n)||!await l()))return!1;let r=await _(()=>u(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const _e=new F(async e=>{let t=await _(()=>u(`/api/care`,e));t?X(t):await Z()}),ve=new re(e=>{X(e),Q()}),q=new ge(W(`updates`),()=>g.host),ye=new ne(e=>{X(e),Q()}),J=new ae,Y=new se,be=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await c(`/api/care`)),await J.refresh(W(`house`),g.host),await Y.refresh(W(`hall-here`),g.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||n(W(`banner`),t`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,be()||te(G)?500:4e3)}async function xe(){await ee({state:{seats:[],spots:[]},geometry:null,render:$},i(`care_for_host`)),await _(p),$(),await J.refresh(W(`house`),g.host),await Y.refresh(W(`hall-here`),g.host)}async function Se(){let e=await _(()=>u(`/api/care/seen`));e&&X(e)}async function Ce({name:e,title:t}){await d(t,i(`care_copy_sure`),i(`care_copy_restore`))&&await l()&&await _(()=>u(`/api/copies/restore`,{name:e}))&&o(i(`care_copy_going`))}function we(e){let a=r(i(`be_host`),xe,{kind:`primary`,name:`host`});n(e,!g.host&&[t`<p>${i(`care_for_host`)}</p>`,t`<div class="row">${a}</div>`])}function $(){G&&(I(W(`health`),G,g.host,Se),we(W(`who`)),_e.show(W(`levels`),W(`quiet`),W(`choices`),G,g.host),V(W(`links`),G),ye.show(W(`firmware`),G,g.host),H(W(`checks`),g.host),R(W(`copies`),G,g.host,Ce),ve.show(W(`backup`),G,g.host),q.draw(),U(W(`about`),G),le(W(`leaving`),g.host))}async function Te(){await f($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Te();