import{An as e,Bn as t,Ln as n,P as r,Pn as i,Sn as a,_n as o,an as s,cn as c,d as l,gn as u,hn as d,in as f,it as p,kn as m,ln as h,on as g,pn as _,sn as v,zn as y}from"./phone-44b4d523.js";import{d as ee,u as te}from"./shared-b48397d9.js";function ne(t,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,m(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,d.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??e(`went_wrong`))),i.addEventListener(`error`,()=>r(e(`not_reached`))),i.send(t)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await l()?(t.dataset.sure=`yes`,t.click()):null)}var re=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(t,r,i){[this.place,this.state,this.host]=[t,r,i];let a=r.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&h(a.text,a.phase===`failed`),this.said=a.phase,y(t,[n`<h2>${e(`care_backup`)}</h2>`,n`<p class="small">${e(`care_backup_text`)}</p>`,i?n`<div class="row">${this.act(o)}</div>`:n`<p class="small">${e(`care_backup_host`)}</p>`,n`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(t){return[n`<a class="button primary" href=${m(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${e(`care_backup_make`)}
      </a>`,n`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,i(e(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:t||this.share!==null})]}progress(t,r){let i=this.share!==null,a=i?e(`care_uploading`):r?t.text:this.refused||t.text,o=!i&&!r&&(this.refused||t.phase===`failed`),s=i?this.share:t.count?t.done/t.count:0,c=(i||r)&&n`<progress max="1" value=${s} aria-label=${e(`care_backup_bring`)} />`;return a&&[n`<p class=${o?`hinted`:``}>${a}</p>`,c]}async bring(t){let n=()=>this.show(this.place,this.state,this.host);if(t.size>33554432)return this.refuse(e(`care_too_large`)),n();if(!await l())return n();[this.share,this.refused]=[0,``],n();let r=await ne(t,e=>{this.share=e,n()});return this.share=null,typeof r==`string`?this.refuse(r):this.took(r),n()}refuse(e){this.refused=e,h(e,!0)}};const x=({name:e,title:t,stands:r,mark:i,open:o=!1,children:s})=>n`<details class="folded" open=${o}>
  <summary data-f=${`fold-${e}`}>
    <h2>${t}</h2>
    <span class="stands">${i&&a(i)}<span>${r}</span></span>
  </summary>
  ${s}
</details>`,S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ie={connected:`legal`,connecting:`unsure`,off:``},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var T=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return y(e,null);if(this.working)return this.draw();try{this.take(await _(`/api/house`))}catch(t){if(t.status===void 0)throw t;y(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await o(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),h(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,h(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await l())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await g(e(`house_off`),e(`house_off_sure`),e(`house_off`))&&(this.form=null,await s(()=>this.work(`off`,`/api/house/off`,{})))};field(t,r,i={}){let a=(this.form??w(this.state))[t];return n`<label class="field-label">
      ${e(`house_${t}`)}
      <input type=${r} value=${a} data-f=${`house-${t}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:e})=>this.set({[t]:e.value})} ...${i} />
    </label>`}toggle(t){let r=({target:e})=>this.set(t===`tls`?this.encrypted(e.checked):{[t]:e.checked}),i=(this.form??w(this.state))[t],a={name:`house-${t}`,caption:e(`house_${t}`),hint:e(`house_${t}_hint`)};return n`<${f} ...${a} checked=${i} onchange=${r} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let t=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),r=()=>this.work(`search`,`/api/house/search`,{}),a=(this.found??[]).map(e=>i(`${e.name}: ${e.host}`,()=>t(e),{name:`found-${e.host}-${e.port}`}));return[this.state.can_search&&n`<div class="row">${i(e(this.working===`search`?`house_searching`:`house_search`),r,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&n`<div class="row">${a.length?a:n`<p>${e(`house_none`)}</p>`}</div>`]}typing(){let t=!!this.working,r={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?e(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return n`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${e(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${r} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&n`<p class="hinted">${a(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${t}>
          ${e(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&i(e(`house_off`),this.off,{name:`house-off`,disabled:t})}
      </div>
    </form>`}draw(){let{state:t}=this;t&&y(this.place,n`<${x} name="house" title=${e(`house_title`)} mark=${ie[t.stands]??`fault`} stands=${t.text.join(` `)}>
        <p class="small">${e(`house_hint`)}</p>
        ${t.fixed?null:this.typing()}
      <//>`)}};const ae={running:`legal`,starting:`unsure`,off:``};var oe=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return y(e,null);if(this.working)return null;try{this.take(await _(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;y(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await o(e,t),h(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,h(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async t=>{await g(e(`own_hall`),e(t?`own_hall_sure`:`own_hall_off_sure`),e(t?`own_hall_on`:`house_off`))&&await l()&&await this.work(`/api/hall-here`,{on:t})};revoke=async({board:t,title:n})=>{await g(n,e(`own_hall_revoke_sure`),e(`own_hall_revoke`))&&await l()&&await this.work(`/api/hall-here/revoke`,{board:t})};join=async e=>{e.preventDefault(),await l()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let t=e(`own_hall_renew`);await g(t,e(`own_hall_renew_sure`),t)&&await l()&&await this.work(`/api/hall-here/identity`,{})};field(t,r){return n`<label class="field-label">
      ${e(`own_hall_${t}`)}
      <input type="text" required value=${this.typed[t]} data-f=${`hall-here-${t}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:e})=>this.typed={...this.typed,[t]:e.value}} ...${r} />
    </label>`}here(){let{page_port:t,host_code:r,code:a,left_s:o,members:s}=this.state,c=`http://${location.hostname}:${t}/`;return[n`<p><a href=${c} data-f="hall-page">${c}</a></p>`,r&&n`<p>${e(`own_hall_host_code`,{code:r})}</p>`,a?n`<p class="hall-code" aria-live="polite"><b>${a}</b>${` `}<small>${e(`own_hall_left`,{count:Math.ceil(o/60)})}</small></p>
            <p class="small">${e(`own_hall_at`,{address:location.host})}</p>`:null,n`<div class="row">
        ${i(e(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${i(e(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,n`<ul class="stack">${s.map(t=>n`<li key=${t.board} class="row">
      <span>${t.title} <small>${t.board}</small></span>
      ${i(e(`own_hall_revoke`),()=>this.revoke(t),{name:`revoke-${t.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let t=this.working;return[this.state.stands===`off`&&n`<div class="row">${i(e(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:t})}</div>`,n`<form class="stack" onsubmit=${this.join}>
        <h3>${e(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${t}>${e(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[n`<p class="small">${e(`own_hall_identity`,{board:this.state.board})}</p>`,n`<div class="row">${i(e(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:t}=this;if(!t)return;let r=[`running`,`starting`,`taken`].includes(t.stands);y(this.place,n`<${x} name="hall-here" title=${e(`own_hall`)} mark=${t.twice?`fault`:ae[t.stands]??`fault`} stands=${t.text.join(` `)} open=${r||t.twice}>
        <p class="small">${e(`own_hall_hint`)}</p>
        ${this.refused&&n`<p class="hinted">${a(`fault`)}${` `}${this.refused}</p>`}
        ${r?this.here():this.away()} ${this.identity()}
      <//>`)}};const E=1e3,se=()=>c(e(`care_leave_delete`),(t,r)=>{y(t,n`<form class="stack" onsubmit=${e=>{e.preventDefault(),r(new FormData(e.target).get(`word`))}}>
        <p>${e(`care_leave_sure`)}</p>
        <label class="field-label">
          ${e(`care_leave_type`,{word:e(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${e(`care_leave_delete`)}</button>
          ${i(e(`keep`),()=>r())}
        </div>
      </form>`)});async function D(){try{await _(`/api/me`),location.href=m(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(D,E)}}async function ce(){let t=await se();t&&await l()&&await s(()=>o(`/api/everything/delete`,{word:t}))&&(v(e(`care_leave_going`)),setTimeout(D,2*E))}function O(t,r){let a={class:`button`,href:m(`/api/backup`),download:``,"data-f":`leave-export`};y(t,r&&[n`<h2>${e(`care_leave`)}</h2>`,n`<p class="small">${e(`care_leave_text`)}</p>`,n`<div class="row">
        <a ...${a} onclick=${b}>${e(`care_leave_export`)}</a>
        ${i(e(`care_leave_delete`),ce,{name:`leave-delete`})}
      </div>`])}const k=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],A=t=>e(`care_percent`,{count:t}),j=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},M=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function le(e,t){let n=Math.abs(M(e)-M(t));return Math.min(n,1440-n)>5}function N({name:e,caption:t,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&n`<i class="lamp" style=${{"--light":a/100}} />`;return n`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${A(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${A(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var P=class extends t{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:r,value:i,wish:a},{typing:o}){return n`<label class="field-label">
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
    </label>`}};function ue({now:{quiet:t,brightness:r,volume:i},lights:a,sounds:o}){let s=[t?e(`care_quiet_now`,{brightness:r,volume:i}):``,a,o].filter(Boolean);return n`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>n`<p class="hinted">${e}</p>`)}
  </div>`}function F({time:t,host:r,wish:i}){let o=j();return n`<div id="care-time" class="stack">
    ${t===null?n`<p class="hinted">${a(`unsure`)}${` `}${e(`care_no_time`)}</p>`:n`<p class="small">${e(`care_time`,{time:t})}</p>`}
    ${r&&(t===null||le(t,o))&&n`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>i({time:j()})}}>${e(`care_take_time`,{time:o})}</button>`}
  </div>`}var I=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(t,n,r,i,a){this.drawn={levels:t,quiet:n,choices:r,state:i,host:a},t.setAttribute(`aria-label`,e(`care_levels`)),this.busy||(this.shown={...i,...this.wanted}),this.draw()}control(e,t,r,i){let{host:a}=this.drawn,o={name:t,caption:r,least:i,host:a,value:this.shown[t],wish:this.wish};return n`<${e} key=${t} ...${o} />`}draw(){let{levels:t,quiet:r,choices:i,state:a,host:o}=this.drawn;y(t,[n`<h2>${e(`care_levels`)}</h2>`,this.control(N,`brightness`,e(`care_brightness`),1),this.control(N,`volume`,e(`care_volume`),0),n`<${ue} ...${a} />`]);let s={name:`quiet`,disabled:!o,checked:this.shown.quiet};y(r,[n`<h2>${e(`care_quiet`)}</h2>`,n`<${f} caption=${e(`care_quiet`)} hint=${e(`care_quiet_hint`)} ...${s} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,n`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(P,`quiet_from`,e(`care_from`))}
          ${this.control(P,`quiet_to`,e(`care_to`))}
        </div>
        ${this.control(N,`quiet_brightness`,e(`care_quiet_brightness`),1)}
        ${this.control(N,`quiet_volume`,e(`care_quiet_volume`),0)}
        <${F} time=${a.time} host=${o} wish=${this.wish} />
      </div>`]);let c=a.kinds.find(e=>e.kind===this.kind());y(i,n`<${x} name="choices" title=${e(`care_choices`)} stands=${c?.name}>
        ${this.kinds()}
        ${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
        ${k.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
      <//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(t,r,i){let a={caption:e(`care_${t}`),hint:e(`care_${t}_hint`)};return n`<${f} key=${t} name=${t} ...${a} checked=${r} disabled=${!this.drawn.host} onchange=${({target:e})=>i(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(){let{state:t,host:r}=this.drawn,i=({target:e})=>this.wish({kind:e.value}),a=this.kind();return n`<fieldset class="kinds">
      <legend>${e(`care_kind`)}</legend>
      <p class="small">${e(`care_kind_hint`)}</p>
      ${t.kinds.map(({kind:e,name:t,text:o})=>n`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===a} disabled=${!r} onchange=${i} />
          <span><b>${t}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function L(t,{well:r,health:o,losses:s},c,l){let u=s.some(({what:e})=>e!==`newer`);y(t,r?n`<p class="health">${a(`legal`)}<b>${e(`care_well`)}</b></p>`:[n`<p class="health">${a(`fault`)}<b>${e(`care_unwell`)}</b></p>`,n`<ul class="health-list">${o.map(e=>n`<li>${e}</li>`)}</ul>`,u?c?n`<div class="row">${i(e(`care_seen`),l,{name:`seen`})}</div>`:n`<p class="small">${e(`care_seen_host`)}</p>`:null])}const R=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function z(t,{copies:r},o,s){let c=t=>o&&!t.place&&t.whole!==!1?i(e(`care_copy_restore`),()=>s(t),{name:`copy-${t.name}`,"aria-label":`${e(`care_copy_restore`)}: ${t.title}`}):null,l=[...r.sticks.filter(({holds:e})=>e).map(({text:e})=>e),r.text].filter(Boolean),[u]=r.lines,d=r.lines.some(({whole:e})=>e===!1),f=u?{mark:R.get(u.whole),stands:u.title}:{stands:e(`care_copies_none`)};y(t,n`<${x} name="copies" title=${e(`care_copies`)} open=${l.length>0||d} ...${f}>
      <p class="small">${e(`care_copies_hint`)}</p>
      ${l.map(e=>n`<p class="hinted">${e}</p>`)}
      ${r.lines.length>0&&n`<ul class="links">
        ${r.lines.map(e=>n`<li>${a(R.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`}
    <//>`)}const B={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function V(t){if(t.frames===null)return null;let r=[[`care_frames`,t.frames],[`care_damaged`,t.damaged],[`care_missed`,t.missed],[`care_repeats`,t.repeats],[`care_trip`,t.trip_ms===null?e(`care_no_trip`):e(`care_ms`,{count:t.trip_ms})],[`care_reconnects`,t.reconnects]];return n`<details class="numbers">
    <summary data-f=${`numbers-${t.device}`}>${e(`care_numbers`,{count:t.minutes})}</summary>
    <dl>${r.map(([t,r])=>[n`<dt>${e(t)}</dt>`,n`<dd>${String(r)}</dd>`])}</dl>
  </details>`}function H(t,{links:r}){let i=r.map(({grade:e})=>B[e]),o=[`fault`,`unsure`,`legal`].find(e=>i.includes(e));y(t,n`<${x} name="links" title=${e(`care_links`)} mark=${o} open=${o===`fault`}
      stands=${[...new Set(r.map(({text:e})=>e))].join(` `)}>
      <ul class="links">
      ${r.map(t=>n`<li>
        ${a(B[t.grade])}
        <div><b>${`${t.device}: ${e(`care_grade_${t.grade}`)}`}</b><p>${t.text}</p>${V(t)}</div>
      </li>`)}
      </ul>
    <//>`)}function U(t,r){y(t,[n`<h2>${e(`care_checks`)}</h2>`,n`<p class="small">${e(`care_checks_hint`)}</p>`,n`<div class="row">
      <a class="button" href=${m(`/check`)} data-f="check">${e(`check_board`)}</a>
      <a class="button" href=${m(`/label`)} data-f="label">${e(`first_label`)}</a>
      ${r?n`<a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${e(`bundle`)}</a>`:null}
    </div>`,r?n`<p class="small">${e(`bundle_text`)}</p>`:null])}function de(t,{version:r,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(t=>[`${e(`care_firmware`)} ${t.device}`,t.firmware]);y(t,n`<${x} name="about" title=${e(`care_about`)} mark=${o.ok?`legal`:`fault`} stands=${o.text}>
      <dl class="versions">
        ${[[e(`care_companion`),r],...s,[`Python`,i]].map(([e,t])=>[n`<dt>${e}</dt>`,n`<dd>${t}</dd>`])}
      </dl>
      <p class="small">${e(`care_licence`)}</p>
    <//>`)}function fe({version:t,news:r}){return r.length?n`<details class="numbers">
    <summary data-f=${`news-${t}`}>${e(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${r.map(e=>n`<li>${e}</li>`)}
    </ul>
  </details>`:null}function pe({busy:t,phase:r,text:i,step:a,steps:o}){return n`<div class="stack" id="update-progress">
    ${i&&n`<p class=${r===`failed`?`hinted`:``}>${i}</p>`}
    ${t&&n`<progress max=${o} value=${a||void 0} aria-label=${e(`care_updates`)} />`}
  </div>`}var me=class extends t{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:t},{typed:r}){return n`<details class="numbers" open=${r!==null}>
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
            value=${r??t}
            oninput=${({target:e})=>this.setState({typed:e.value})}
          />
        </label>
        <p class="small">${e(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${e(`care_update_address_save`)}</button>
      </form>
    </details>`}};function he(t,r,a,o){let{version:s,kept:c,can:l,busy:u,found:d,troubles:f,address:p}=r,m=a&&l&&!u,h=t=>o(`install`,{version:t},[e(`care_update_title`,{version:t}),e(`care_update_sure`),e(`care_update_install`)]);y(t,[n`<h2>${e(`care_updates`)}</h2>`,n`<dl class="versions">
      <dt>${e(`care_runs`)}</dt>
      <dd>${s}</dd>
      <dt>${e(`care_kept`)}</dt>
      <dd>${c||e(`care_kept_none`)}</dd>
    </dl>`,!l&&n`<p class="small">${e(`care_update_by_hand`)}</p>`,n`<${pe} ...${r} />`,f.map(e=>n`<p class="hinted">${e}</p>`),d.length>0&&n`<ul class="links">
        ${d.map(t=>n`<li key=${`${t.place}-${t.version}`}><div>
            <b>${e(`care_update_title`,{version:t.version})}</b>
            <p>${t.place}</p>
            <${fe} ...${t} />
            ${m&&i(e(`care_update_install`),()=>h(t.version),{kind:`primary`,name:`install-${t.version}`})}
          </div></li>`)}
      </ul>`,l&&!a&&n`<p class="small">${e(`care_update_host`)}</p>`,m&&n`<div class="row">
        ${i(e(`care_update_look`),()=>o(`look`,{}),{name:`update-look`})}
        ${c&&i(e(`care_back_to`,{version:c}),()=>o(`back`,{},[e(`care_back_to`,{version:c}),e(`care_back_sure`),e(`care_back_to`,{version:c})]),{name:`update-back`})}
      </div>`,m&&n`<${me} key="address" address=${p} save=${t=>o(`address`,{address:t},[e(`care_update_address`),t||e(`care_update_address_none`),e(`care_update_address_save`)])} />`])}var ge=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&h(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&he(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await _(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await g(...n)||!await l()))return!1;let r=await s(()=>o(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const _e=new I(async e=>{let t=await s(()=>o(`/api/care`,e));t?X(t):await Z()}),ve=new re(e=>{X(e),Q()}),q=new ge(W(`updates`),()=>d.host),ye=new te(e=>{X(e),Q()}),J=new T,Y=new oe,be=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await _(`/api/care`)),await J.refresh(W(`house`),d.host),await Y.refresh(W(`hall-here`),d.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||y(W(`banner`),n`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,be()||ee(G)?500:4e3)}async function xe(){await p({state:{seats:[],spots:[]},geometry:null,render:$},e(`care_for_host`)),await s(u),$(),await J.refresh(W(`house`),d.host),await Y.refresh(W(`hall-here`),d.host)}async function Se(){let e=await s(()=>o(`/api/care/seen`));e&&X(e)}async function Ce({name:t,title:n}){await g(n,e(`care_copy_sure`),e(`care_copy_restore`))&&await l()&&await s(()=>o(`/api/copies/restore`,{name:t}))&&v(e(`care_copy_going`))}function we(t){let r=i(e(`be_host`),xe,{kind:`primary`,name:`host`});y(t,!d.host&&[n`<p>${e(`care_for_host`)}</p>`,n`<div class="row">${r}</div>`])}function $(){G&&(L(W(`health`),G,d.host,Se),we(W(`who`)),_e.show(W(`levels`),W(`quiet`),W(`choices`),G,d.host),H(W(`links`),G),ye.show(W(`firmware`),G,d.host),U(W(`checks`),d.host),z(W(`copies`),G,d.host,Ce),ve.show(W(`backup`),G,d.host),q.draw(),de(W(`about`),G),O(W(`leaving`),d.host))}async function Te(){await r($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Te();