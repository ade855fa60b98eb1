import{A as e,Dn as t,Fn as n,Ln as r,Mn as i,On as a,Rn as o,an as s,bn as c,d as l,dn as u,hn as d,in as f,mn as p,nn as m,nt as h,on as g,pn as _,rn as v,sn as y}from"./phone-c7af0d79.js";import{d as ee,u as te}from"./shared-c9faee03.js";function b(e,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,t(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,_.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??a(`went_wrong`))),i.addEventListener(`error`,()=>r(a(`not_reached`))),i.send(e)})}async function x(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await l()?(t.dataset.sure=`yes`,t.click()):null)}var ne=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,i){[this.place,this.state,this.host]=[e,t,i];let o=t.restoring,s=[`checking`,`storing`].includes(o.phase);this.said!==null&&this.said!==o.phase&&!s&&y(o.text,o.phase===`failed`),this.said=o.phase,r(e,[n`<h2>${a(`care_backup`)}</h2>`,n`<p class="small">${a(`care_backup_text`)}</p>`,i?n`<div class="row">${this.act(s)}</div>`:n`<p class="small">${a(`care_backup_host`)}</p>`,n`<div id="restoring" class="stack">${this.progress(o,s)}</div>`])}act(e){return[n`<a class="button primary" href=${t(`/api/backup`)} download="" data-f="backup" onclick=${x}>
        ${a(`care_backup_make`)}
      </a>`,n`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,i(a(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let r=this.share!==null,i=r?a(`care_uploading`):t?e.text:this.refused||e.text,o=!r&&!t&&(this.refused||e.phase===`failed`),s=r?this.share:e.count?e.done/e.count:0,c=(r||t)&&n`<progress max="1" value=${s} aria-label=${a(`care_backup_bring`)} />`;return i&&[n`<p class=${o?`hinted`:``}>${i}</p>`,c]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(a(`care_too_large`)),t();if(!await l())return t();[this.share,this.refused]=[0,``],t();let n=await b(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,y(e,!0)}};const S=({name:e,title:t,stands:r,mark:i,open:a=!1,children:o})=>n`<details class="folded" open=${a}>
  <summary data-f=${`fold-${e}`}>
    <h2>${t}</h2>
    <span class="stands">${i&&c(i)}<span>${r}</span></span>
  </summary>
  ${o}
</details>`,C={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},w=8883,re={connected:`legal`,connecting:`unsure`,off:``},T=e=>Object.fromEntries(Object.keys(C).map(t=>[t,e?.host?e[t]:C[t]]));var ie=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return r(e,null);if(this.working)return this.draw();try{this.take(await u(`/api/house`))}catch(t){if(t.status===void 0)throw t;r(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await d(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),y(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,y(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??T(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await l())return;let t=this.form??T(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await f(a(`house_off`),a(`house_off_sure`),a(`house_off`))&&(this.form=null,await v(()=>this.work(`off`,`/api/house/off`,{})))};field(e,t,r={}){let i=(this.form??T(this.state))[e];return n`<label class="field-label">
      ${a(`house_${e}`)}
      <input type=${t} value=${i} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:t})=>this.set({[e]:t.value})} ...${r} />
    </label>`}toggle(e){let t=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),r=(this.form??T(this.state))[e],i={name:`house-${e}`,caption:a(`house_${e}`),hint:a(`house_${e}_hint`)};return n`<${m} ...${i} checked=${r} onchange=${t} />`}encrypted(e){let t=Number((this.form??T(this.state)).port),[n,r]=e?[C.port,w]:[w,C.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),t=()=>this.work(`search`,`/api/house/search`,{}),r=(this.found??[]).map(t=>i(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&n`<div class="row">${i(a(this.working===`search`?`house_searching`:`house_search`),t,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&n`<div class="row">${r.length?r:n`<p>${a(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,t={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?a(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return n`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${a(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${t} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&n`<p class="hinted">${c(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${a(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&i(a(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&r(this.place,n`<${S} name="house" title=${a(`house_title`)} mark=${re[e.stands]??`fault`} stands=${e.text.join(` `)}>
        <p class="small">${a(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      <//>`)}};const ae={running:`legal`,starting:`unsure`,off:``};var oe=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return r(e,null);if(this.working)return null;try{this.take(await u(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;r(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await d(e,t),y(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,y(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async e=>{await f(a(`own_hall`),a(e?`own_hall_sure`:`own_hall_off_sure`),a(e?`own_hall_on`:`house_off`))&&await l()&&await this.work(`/api/hall-here`,{on:e})};revoke=async({board:e,title:t})=>{await f(t,a(`own_hall_revoke_sure`),a(`own_hall_revoke`))&&await l()&&await this.work(`/api/hall-here/revoke`,{board:e})};join=async e=>{e.preventDefault(),await l()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let e=a(`own_hall_renew`);await f(e,a(`own_hall_renew_sure`),e)&&await l()&&await this.work(`/api/hall-here/identity`,{})};field(e,t){return n`<label class="field-label">
      ${a(`own_hall_${e}`)}
      <input type="text" required value=${this.typed[e]} data-f=${`hall-here-${e}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.typed={...this.typed,[e]:t.value}} ...${t} />
    </label>`}here(){let{page_port:e,host_code:t,code:r,left_s:o,members:s}=this.state,c=`http://${location.hostname}:${e}/`;return[n`<p><a href=${c} data-f="hall-page">${c}</a></p>`,t&&n`<p>${a(`own_hall_host_code`,{code:t})}</p>`,r?n`<p class="hall-code" aria-live="polite"><b>${r}</b>${` `}<small>${a(`own_hall_left`,{count:Math.ceil(o/60)})}</small></p>
            <p class="small">${a(`own_hall_at`,{address:location.host})}</p>`:null,n`<div class="row">
        ${i(a(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${i(a(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,n`<ul class="stack">${s.map(e=>n`<li key=${e.board} class="row">
      <span>${e.title} <small>${e.board}</small></span>
      ${i(a(`own_hall_revoke`),()=>this.revoke(e),{name:`revoke-${e.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let e=this.working;return[this.state.stands===`off`&&n`<div class="row">${i(a(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:e})}</div>`,n`<form class="stack" onsubmit=${this.join}>
        <h3>${a(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${e}>${a(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[n`<p class="small">${a(`own_hall_identity`,{board:this.state.board})}</p>`,n`<div class="row">${i(a(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:e}=this;if(!e)return;let t=[`running`,`starting`,`taken`].includes(e.stands);r(this.place,n`<${S} name="hall-here" title=${a(`own_hall`)} mark=${e.twice?`fault`:ae[e.stands]??`fault`} stands=${e.text.join(` `)} open=${t||e.twice}>
        <p class="small">${a(`own_hall_hint`)}</p>
        ${this.refused&&n`<p class="hinted">${c(`fault`)}${` `}${this.refused}</p>`}
        ${t?this.here():this.away()} ${this.identity()}
      <//>`)}};const E=1e3,D=()=>g(a(`care_leave_delete`),(e,t)=>{r(e,n`<form class="stack" onsubmit=${e=>{e.preventDefault(),t(new FormData(e.target).get(`word`))}}>
        <p>${a(`care_leave_sure`)}</p>
        <label class="field-label">
          ${a(`care_leave_type`,{word:a(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${a(`care_leave_delete`)}</button>
          ${i(a(`keep`),()=>t())}
        </div>
      </form>`)});async function O(){try{await u(`/api/me`),location.href=t(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(O,E)}}async function se(){let e=await D();e&&await l()&&await v(()=>d(`/api/everything/delete`,{word:e}))&&(s(a(`care_leave_going`)),setTimeout(O,2*E))}function ce(e,o){let s={class:`button`,href:t(`/api/backup`),download:``,"data-f":`leave-export`};r(e,o&&[n`<h2>${a(`care_leave`)}</h2>`,n`<p class="small">${a(`care_leave_text`)}</p>`,n`<div class="row">
        <a ...${s} onclick=${x}>${a(`care_leave_export`)}</a>
        ${i(a(`care_leave_delete`),se,{name:`leave-delete`})}
      </div>`])}const le=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],k=e=>a(`care_percent`,{count:e}),A=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},j=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ue(e,t){let n=Math.abs(j(e)-j(t));return Math.min(n,1440-n)>5}function M({name:e,caption:t,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&n`<i class="lamp" style=${{"--light":a/100}} />`;return n`<label class="level">
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
  </label>`}var N=class extends o{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:r,value:i,wish:a},{typing:o}){return n`<label class="field-label">
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
    </label>`}};function de({now:{quiet:e,brightness:t,volume:r},lights:i,sounds:o}){let s=[e?a(`care_quiet_now`,{brightness:t,volume:r}):``,i,o].filter(Boolean);return n`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>n`<p class="hinted">${e}</p>`)}
  </div>`}function P({time:e,host:t,wish:r}){let i=A();return n`<div id="care-time" class="stack">
    ${e===null?n`<p class="hinted">${c(`unsure`)}${` `}${a(`care_no_time`)}</p>`:n`<p class="small">${a(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||ue(e,i))&&n`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:A()})}}>${a(`care_take_time`,{time:i})}</button>`}
  </div>`}var F=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,a(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,r,i){let{host:a}=this.drawn,o={name:t,caption:r,least:i,host:a,value:this.shown[t],wish:this.wish};return n`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,choices:i,state:o,host:s}=this.drawn;r(e,[n`<h2>${a(`care_levels`)}</h2>`,this.control(M,`brightness`,a(`care_brightness`),1),this.control(M,`volume`,a(`care_volume`),0),n`<${de} ...${o} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};r(t,[n`<h2>${a(`care_quiet`)}</h2>`,n`<${m} caption=${a(`care_quiet`)} hint=${a(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,n`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(N,`quiet_from`,a(`care_from`))}
          ${this.control(N,`quiet_to`,a(`care_to`))}
        </div>
        ${this.control(M,`quiet_brightness`,a(`care_quiet_brightness`),1)}
        ${this.control(M,`quiet_volume`,a(`care_quiet_volume`),0)}
        <${P} time=${o.time} host=${s} wish=${this.wish} />
      </div>`]);let l=o.kinds.find(e=>e.kind===this.kind());r(i,n`<${S} name="choices" title=${a(`care_choices`)} stands=${l?.name}>
        ${this.kinds()}
        ${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
        ${le.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
      <//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(e,t,r){let i={caption:a(`care_${e}`),hint:a(`care_${e}_hint`)};return n`<${m} key=${e} name=${e} ...${i} checked=${t} disabled=${!this.drawn.host} onchange=${({target:e})=>r(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(){let{state:e,host:t}=this.drawn,r=({target:e})=>this.wish({kind:e.value}),i=this.kind();return n`<fieldset class="kinds">
      <legend>${a(`care_kind`)}</legend>
      <p class="small">${a(`care_kind_hint`)}</p>
      ${e.kinds.map(({kind:e,name:a,text:o})=>n`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===i} disabled=${!t} onchange=${r} />
          <span><b>${a}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function I(e,{well:t,health:o,losses:s},l,u){let d=s.some(({what:e})=>e!==`newer`);r(e,t?n`<p class="health">${c(`legal`)}<b>${a(`care_well`)}</b></p>`:[n`<p class="health">${c(`fault`)}<b>${a(`care_unwell`)}</b></p>`,n`<ul class="health-list">${o.map(e=>n`<li>${e}</li>`)}</ul>`,d?l?n`<div class="row">${i(a(`care_seen`),u,{name:`seen`})}</div>`:n`<p class="small">${a(`care_seen_host`)}</p>`:null])}const L=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function R(e,{copies:t},o,s){let l=e=>o&&!e.place&&e.whole!==!1?i(a(`care_copy_restore`),()=>s(e),{name:`copy-${e.name}`,"aria-label":`${a(`care_copy_restore`)}: ${e.title}`}):null,u=[...t.sticks.filter(({holds:e})=>e).map(({text:e})=>e),t.text].filter(Boolean),[d]=t.lines,f=t.lines.some(({whole:e})=>e===!1),p=d?{mark:L.get(d.whole),stands:d.title}:{stands:a(`care_copies_none`)};r(e,n`<${S} name="copies" title=${a(`care_copies`)} open=${u.length>0||f} ...${p}>
      <p class="small">${a(`care_copies_hint`)}</p>
      ${u.map(e=>n`<p class="hinted">${e}</p>`)}
      ${t.lines.length>0&&n`<ul class="links">
        ${t.lines.map(e=>n`<li>${c(L.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${l(e)}</div></li>`)}
      </ul>`}
    <//>`)}const z={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function B(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?a(`care_no_trip`):a(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return n`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${a(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[n`<dt>${a(e)}</dt>`,n`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function V(e,{links:t}){let i=t.map(({grade:e})=>z[e]),o=[`fault`,`unsure`,`legal`].find(e=>i.includes(e));r(e,n`<${S} name="links" title=${a(`care_links`)} mark=${o} open=${o===`fault`}
      stands=${[...new Set(t.map(({text:e})=>e))].join(` `)}>
      <ul class="links">
      ${t.map(e=>n`<li>
        ${c(z[e.grade])}
        <div><b>${`${e.device}: ${a(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${B(e)}</div>
      </li>`)}
      </ul>
    <//>`)}function H(e,i){r(e,[n`<h2>${a(`care_checks`)}</h2>`,n`<p class="small">${a(`care_checks_hint`)}</p>`,n`<div class="row">
      <a class="button" href=${t(`/check`)} data-f="check">${a(`check_board`)}</a>
      <a class="button" href=${t(`/label`)} data-f="label">${a(`first_label`)}</a>
      ${i?n`<a class="button" href=${t(`/api/bundle`)} download="" data-f="bundle">${a(`bundle`)}</a>`:null}
    </div>`,i?n`<p class="small">${a(`bundle_text`)}</p>`:null])}function U(e,{version:t,python:i,links:o,room:s}){let c=o.filter(e=>e.firmware).map(e=>[`${a(`care_firmware`)} ${e.device}`,e.firmware]);r(e,n`<${S} name="about" title=${a(`care_about`)} mark=${s.ok?`legal`:`fault`} stands=${s.text}>
      <dl class="versions">
        ${[[a(`care_companion`),t],...c,[`Python`,i]].map(([e,t])=>[n`<dt>${e}</dt>`,n`<dd>${t}</dd>`])}
      </dl>
      <p class="small">${a(`care_licence`)}</p>
    <//>`)}function fe({version:e,news:t}){return t.length?n`<details class="numbers">
    <summary data-f=${`news-${e}`}>${a(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${t.map(e=>n`<li>${e}</li>`)}
    </ul>
  </details>`:null}function pe({busy:e,phase:t,text:r,step:i,steps:o}){return n`<div class="stack" id="update-progress">
    ${r&&n`<p class=${t===`failed`?`hinted`:``}>${r}</p>`}
    ${e&&n`<progress max=${o} value=${i||void 0} aria-label=${a(`care_updates`)} />`}
  </div>`}var me=class extends o{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:e},{typed:t}){return n`<details class="numbers" open=${t!==null}>
      <summary data-f="update-address">${a(`care_update_address`)}: ${e||a(`care_update_address_none`)}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${a(`care_update_address`)}
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
        <p class="small">${a(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${a(`care_update_address_save`)}</button>
      </form>
    </details>`}};function he(e,t,o,s){let{version:c,kept:l,can:u,busy:d,found:f,troubles:p,address:m}=t,h=o&&u&&!d,g=e=>s(`install`,{version:e},[a(`care_update_title`,{version:e}),a(`care_update_sure`),a(`care_update_install`)]);r(e,[n`<h2>${a(`care_updates`)}</h2>`,n`<dl class="versions">
      <dt>${a(`care_runs`)}</dt>
      <dd>${c}</dd>
      <dt>${a(`care_kept`)}</dt>
      <dd>${l||a(`care_kept_none`)}</dd>
    </dl>`,!u&&n`<p class="small">${a(`care_update_by_hand`)}</p>`,n`<${pe} ...${t} />`,p.map(e=>n`<p class="hinted">${e}</p>`),f.length>0&&n`<ul class="links">
        ${f.map(e=>n`<li key=${`${e.place}-${e.version}`}><div>
            <b>${a(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${fe} ...${e} />
            ${h&&i(a(`care_update_install`),()=>g(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,u&&!o&&n`<p class="small">${a(`care_update_host`)}</p>`,h&&n`<div class="row">
        ${i(a(`care_update_look`),()=>s(`look`,{}),{name:`update-look`})}
        ${l&&i(a(`care_back_to`,{version:l}),()=>s(`back`,{},[a(`care_back_to`,{version:l}),a(`care_back_sure`),a(`care_back_to`,{version:l})]),{name:`update-back`})}
      </div>`,h&&n`<${me} key="address" address=${m} save=${e=>s(`address`,{address:e},[a(`care_update_address`),e||a(`care_update_address_none`),a(`care_update_address_save`)])} />`])}var ge=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&y(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&he(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await u(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await f(...n)||!await l()))return!1;let r=await v(()=>d(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const _e=new F(async e=>{let t=await v(()=>d(`/api/care`,e));t?X(t):await Z()}),ve=new ne(e=>{X(e),Q()}),q=new ge(W(`updates`),()=>_.host),ye=new te(e=>{X(e),Q()}),J=new ie,Y=new oe,be=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await u(`/api/care`)),await J.refresh(W(`house`),_.host),await Y.refresh(W(`hall-here`),_.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||r(W(`banner`),n`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,be()||ee(G)?500:4e3)}async function xe(){await h({state:{seats:[],spots:[]},geometry:null,render:$},a(`care_for_host`)),await v(p),$(),await J.refresh(W(`house`),_.host),await Y.refresh(W(`hall-here`),_.host)}async function Se(){let e=await v(()=>d(`/api/care/seen`));e&&X(e)}async function Ce({name:e,title:t}){await f(t,a(`care_copy_sure`),a(`care_copy_restore`))&&await l()&&await v(()=>d(`/api/copies/restore`,{name:e}))&&s(a(`care_copy_going`))}function we(e){let t=i(a(`be_host`),xe,{kind:`primary`,name:`host`});r(e,!_.host&&[n`<p>${a(`care_for_host`)}</p>`,n`<div class="row">${t}</div>`])}function $(){G&&(I(W(`health`),G,_.host,Se),we(W(`who`)),_e.show(W(`levels`),W(`quiet`),W(`choices`),G,_.host),V(W(`links`),G),ye.show(W(`firmware`),G,_.host),H(W(`checks`),_.host),R(W(`copies`),G,_.host,Ce),ve.show(W(`backup`),G,_.host),q.draw(),U(W(`about`),G),ce(W(`leaving`),_.host))}async function Te(){await e($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Te();