import{A as e,An as t,Bn as n,Ln as r,Pn as i,Sn as a,_n as o,an as s,cn as c,d as l,gn as u,hn as d,in as f,it as p,kn as m,ln as h,on as g,pn as _,sn as v,zn as y}from"./phone-f50be9ec.js";import{d as ee,u as te}from"./shared-790bd96c.js";function ne(e,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,m(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,d.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??t(`went_wrong`))),i.addEventListener(`error`,()=>r(t(`not_reached`))),i.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await l()?(t.dataset.sure=`yes`,t.click()):null)}var re=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,i){[this.place,this.state,this.host]=[e,n,i];let a=n.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&h(a.text,a.phase===`failed`),this.said=a.phase,y(e,[r`<h2>${t(`care_backup`)}</h2>`,r`<p class="small">${t(`care_backup_text`)}</p>`,i?r`<div class="row">${this.act(o)}</div>`:r`<p class="small">${t(`care_backup_host`)}</p>`,r`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[r`<a class="button primary" href=${m(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${t(`care_backup_make`)}
      </a>`,r`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,i(t(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,n){let i=this.share!==null,a=i?t(`care_uploading`):n?e.text:this.refused||e.text,o=!i&&!n&&(this.refused||e.phase===`failed`),s=i?this.share:e.count?e.done/e.count:0,c=(i||n)&&r`<progress max="1" value=${s} aria-label=${t(`care_backup_bring`)} />`;return a&&[r`<p class=${o?`hinted`:``}>${a}</p>`,c]}async bring(e){let n=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(t(`care_too_large`)),n();if(!await l())return n();[this.share,this.refused]=[0,``],n();let r=await ne(e,e=>{this.share=e,n()});return this.share=null,typeof r==`string`?this.refuse(r):this.took(r),n()}refuse(e){this.refused=e,h(e,!0)}};const x=({name:e,title:t,stands:n,mark:i,open:o=!1,children:s})=>r`<details class="folded" open=${o}>
  <summary data-f=${`fold-${e}`}>
    <h2>${t}</h2>
    <span class="stands">${i&&a(i)}<span>${n}</span></span>
  </summary>
  ${s}
</details>`,S={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},C=8883,ie={connected:`legal`,connecting:`unsure`,off:``},w=e=>Object.fromEntries(Object.keys(S).map(t=>[t,e?.host?e[t]:S[t]]));var T=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,t){if(this.place=e,!t)return y(e,null);if(this.working)return this.draw();try{this.take(await _(`/api/house`))}catch(t){if(t.status===void 0)throw t;y(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await o(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),h(r.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,h(e.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??w(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await l())return;let t=this.form??w(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await g(t(`house_off`),t(`house_off_sure`),t(`house_off`))&&(this.form=null,await s(()=>this.work(`off`,`/api/house/off`,{})))};field(e,n,i={}){let a=(this.form??w(this.state))[e];return r`<label class="field-label">
      ${t(`house_${e}`)}
      <input type=${n} value=${a} data-f=${`house-${e}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${!1} oninput=${({target:t})=>this.set({[e]:t.value})} ...${i} />
    </label>`}toggle(e){let n=({target:t})=>this.set(e===`tls`?this.encrypted(t.checked):{[e]:t.checked}),i=(this.form??w(this.state))[e],a={name:`house-${e}`,caption:t(`house_${e}`),hint:t(`house_${e}_hint`)};return r`<${f} ...${a} checked=${i} onchange=${n} />`}encrypted(e){let t=Number((this.form??w(this.state)).port),[n,r]=e?[S.port,C]:[C,S.port];return{tls:e,port:t===n?r:t}}finds(){let e=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),n=()=>this.work(`search`,`/api/house/search`,{}),a=(this.found??[]).map(t=>i(`${t.name}: ${t.host}`,()=>e(t),{name:`found-${t.host}-${t.port}`}));return[this.state.can_search&&r`<div class="row">${i(t(this.working===`search`?`house_searching`:`house_search`),n,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&r`<div class="row">${a.length?a:r`<p>${t(`house_none`)}</p>`}</div>`]}typing(){let e=!!this.working,n={value:this.password,autocomplete:`new-password`,placeholder:this.state.has_password?t(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return r`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
      ${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
      ${this.field(`user`,`text`)}
      <label class="field-label">
        ${t(`house_password`)}
        <input type="password" data-f="house-password" maxlength="200" ...${n} />
      </label>
      ${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
      ${this.refused&&r`<p class="hinted">${a(`fault`)}${` `}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${e}>
          ${t(this.working===`try`?`house_trying`:`house_try`)}
        </button>
        ${this.state.on&&i(t(`house_off`),this.off,{name:`house-off`,disabled:e})}
      </div>
    </form>`}draw(){let{state:e}=this;e&&y(this.place,r`<${x} name="house" title=${t(`house_title`)} mark=${ie[e.stands]??`fault`} stands=${e.text.join(` `)}>
        <p class="small">${t(`house_hint`)}</p>
        ${e.fixed?null:this.typing()}
      <//>`)}};const ae={running:`legal`,starting:`unsure`,off:``};var oe=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,t){if(this.place=e,!t)return y(e,null);if(this.working)return null;try{this.take(await _(`/api/hall-here`))}catch(t){if(t.status===void 0)throw t;y(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await o(e,t),h(this.state.text.join(` `))}catch(e){if(e.status===void 0)throw e;this.refused=e.message,h(e.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async e=>{await g(t(`own_hall`),t(e?`own_hall_sure`:`own_hall_off_sure`),t(e?`own_hall_on`:`house_off`))&&await l()&&await this.work(`/api/hall-here`,{on:e})};revoke=async({board:e,title:n})=>{await g(n,t(`own_hall_revoke_sure`),t(`own_hall_revoke`))&&await l()&&await this.work(`/api/hall-here/revoke`,{board:e})};join=async e=>{e.preventDefault(),await l()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let e=t(`own_hall_renew`);await g(e,t(`own_hall_renew_sure`),e)&&await l()&&await this.work(`/api/hall-here/identity`,{})};field(e,n){return r`<label class="field-label">
      ${t(`own_hall_${e}`)}
      <input type="text" required value=${this.typed[e]} data-f=${`hall-here-${e}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({target:t})=>this.typed={...this.typed,[e]:t.value}} ...${n} />
    </label>`}here(){let{page_port:e,host_code:n,code:a,left_s:o,members:s}=this.state,c=`http://${location.hostname}:${e}/`;return[r`<p><a href=${c} data-f="hall-page">${c}</a></p>`,n&&r`<p>${t(`own_hall_host_code`,{code:n})}</p>`,a?r`<p class="hall-code" aria-live="polite"><b>${a}</b>${` `}<small>${t(`own_hall_left`,{count:Math.ceil(o/60)})}</small></p>
            <p class="small">${t(`own_hall_at`,{address:location.host})}</p>`:null,r`<div class="row">
        ${i(t(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
        ${i(t(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
      </div>`,r`<ul class="stack">${s.map(e=>r`<li key=${e.board} class="row">
      <span>${e.title} <small>${e.board}</small></span>
      ${i(t(`own_hall_revoke`),()=>this.revoke(e),{name:`revoke-${e.board}`,disabled:this.working})}
    </li>`)}</ul>`]}away(){let e=this.working;return[this.state.stands===`off`&&r`<div class="row">${i(t(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:e})}</div>`,r`<form class="stack" onsubmit=${this.join}>
        <h3>${t(`own_hall_join`)}</h3>
        ${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${e}>${t(`own_hall_join`)}</button></div>
      </form>`]}identity(){return this.state.board?[r`<p class="small">${t(`own_hall_identity`,{board:this.state.board})}</p>`,r`<div class="row">${i(t(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:e}=this;if(!e)return;let n=[`running`,`starting`,`taken`].includes(e.stands);y(this.place,r`<${x} name="hall-here" title=${t(`own_hall`)} mark=${e.twice?`fault`:ae[e.stands]??`fault`} stands=${e.text.join(` `)} open=${n||e.twice}>
        <p class="small">${t(`own_hall_hint`)}</p>
        ${this.refused&&r`<p class="hinted">${a(`fault`)}${` `}${this.refused}</p>`}
        ${n?this.here():this.away()} ${this.identity()}
      <//>`)}};const E=1e3,se=()=>c(t(`care_leave_delete`),(e,n)=>{y(e,r`<form class="stack" onsubmit=${e=>{e.preventDefault(),n(new FormData(e.target).get(`word`))}}>
        <p>${t(`care_leave_sure`)}</p>
        <label class="field-label">
          ${t(`care_leave_type`,{word:t(`care_leave_word`)})}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${t(`care_leave_delete`)}</button>
          ${i(t(`keep`),()=>n())}
        </div>
      </form>`)});async function D(){try{await _(`/api/me`),location.href=m(`/`)}catch(e){if(e.status===void 0)throw e;setTimeout(D,E)}}async function ce(){let e=await se();e&&await l()&&await s(()=>o(`/api/everything/delete`,{word:e}))&&(v(t(`care_leave_going`)),setTimeout(D,2*E))}function O(e,n){let a={class:`button`,href:m(`/api/backup`),download:``,"data-f":`leave-export`};y(e,n&&[r`<h2>${t(`care_leave`)}</h2>`,r`<p class="small">${t(`care_leave_text`)}</p>`,r`<div class="row">
        <a ...${a} onclick=${b}>${t(`care_leave_export`)}</a>
        ${i(t(`care_leave_delete`),ce,{name:`leave-delete`})}
      </div>`])}const k=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],A=e=>t(`care_percent`,{count:e}),j=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},M=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function le(e,t){let n=Math.abs(M(e)-M(t));return Math.min(n,1440-n)>5}function N({name:e,caption:t,least:n,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&r`<i class="lamp" style=${{"--light":a/100}} />`;return r`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${A(a)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${A(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var P=class extends n{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:i,wish:a},{typing:o}){return r`<label class="field-label">
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
    </label>`}};function ue({now:{quiet:e,brightness:n,volume:i},lights:a,sounds:o}){let s=[e?t(`care_quiet_now`,{brightness:n,volume:i}):``,a,o].filter(Boolean);return r`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>r`<p class="hinted">${e}</p>`)}
  </div>`}function F({time:e,host:n,wish:i}){let o=j();return r`<div id="care-time" class="stack">
    ${e===null?r`<p class="hinted">${a(`unsure`)}${` `}${t(`care_no_time`)}</p>`:r`<p class="small">${t(`care_time`,{time:e})}</p>`}
    ${n&&(e===null||le(e,o))&&r`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>i({time:j()})}}>${t(`care_take_time`,{time:o})}</button>`}
  </div>`}var I=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,n,r,i,a){this.drawn={levels:e,quiet:n,choices:r,state:i,host:a},e.setAttribute(`aria-label`,t(`care_levels`)),this.busy||(this.shown={...i,...this.wanted}),this.draw()}control(e,t,n,i){let{host:a}=this.drawn,o={name:t,caption:n,least:i,host:a,value:this.shown[t],wish:this.wish};return r`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:n,choices:i,state:a,host:o}=this.drawn;y(e,[r`<h2>${t(`care_levels`)}</h2>`,this.control(N,`brightness`,t(`care_brightness`),1),this.control(N,`volume`,t(`care_volume`),0),r`<${ue} ...${a} />`]);let s={name:`quiet`,disabled:!o,checked:this.shown.quiet};y(n,[r`<h2>${t(`care_quiet`)}</h2>`,r`<${f} caption=${t(`care_quiet`)} hint=${t(`care_quiet_hint`)} ...${s} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,r`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(P,`quiet_from`,t(`care_from`))}
          ${this.control(P,`quiet_to`,t(`care_to`))}
        </div>
        ${this.control(N,`quiet_brightness`,t(`care_quiet_brightness`),1)}
        ${this.control(N,`quiet_volume`,t(`care_quiet_volume`),0)}
        <${F} time=${a.time} host=${o} wish=${this.wish} />
      </div>`]);let c=a.kinds.find(e=>e.kind===this.kind());y(i,r`<${x} name="choices" title=${t(`care_choices`)} stands=${c?.name}>
        ${this.kinds()}
        ${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
        ${k.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
      <//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(e,n,i){let a={caption:t(`care_${e}`),hint:t(`care_${e}_hint`)};return r`<${f} key=${e} name=${e} ...${a} checked=${n} disabled=${!this.drawn.host} onchange=${({target:e})=>i(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(){let{state:e,host:n}=this.drawn,i=({target:e})=>this.wish({kind:e.value}),a=this.kind();return r`<fieldset class="kinds">
      <legend>${t(`care_kind`)}</legend>
      <p class="small">${t(`care_kind_hint`)}</p>
      ${e.kinds.map(({kind:e,name:t,text:o})=>r`<label key=${e} class="kind">
          <input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===a} disabled=${!n} onchange=${i} />
          <span><b>${t}</b><small>${o}</small></span>
        </label>`)}
    </fieldset>`}};function L(e,{well:n,health:o,losses:s},c,l){let u=s.some(({what:e})=>e!==`newer`);y(e,n?r`<p class="health">${a(`legal`)}<b>${t(`care_well`)}</b></p>`:[r`<p class="health">${a(`fault`)}<b>${t(`care_unwell`)}</b></p>`,r`<ul class="health-list">${o.map(e=>r`<li>${e}</li>`)}</ul>`,u?c?r`<div class="row">${i(t(`care_seen`),l,{name:`seen`})}</div>`:r`<p class="small">${t(`care_seen_host`)}</p>`:null])}const R=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function z(e,{copies:n},o,s){let c=e=>o&&!e.place&&e.whole!==!1?i(t(`care_copy_restore`),()=>s(e),{name:`copy-${e.name}`,"aria-label":`${t(`care_copy_restore`)}: ${e.title}`}):null,l=[...n.sticks.filter(({holds:e})=>e).map(({text:e})=>e),n.text].filter(Boolean),[u]=n.lines,d=n.lines.some(({whole:e})=>e===!1),f=u?{mark:R.get(u.whole),stands:u.title}:{stands:t(`care_copies_none`)};y(e,r`<${x} name="copies" title=${t(`care_copies`)} open=${l.length>0||d} ...${f}>
      <p class="small">${t(`care_copies_hint`)}</p>
      ${l.map(e=>r`<p class="hinted">${e}</p>`)}
      ${n.lines.length>0&&r`<ul class="links">
        ${n.lines.map(e=>r`<li>${a(R.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`}
    <//>`)}const B={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function V(e){if(e.frames===null)return null;let n=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?t(`care_no_trip`):t(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return r`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${t(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${n.map(([e,n])=>[r`<dt>${t(e)}</dt>`,r`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function H(e,{links:n}){let i=n.map(({grade:e})=>B[e]),o=[`fault`,`unsure`,`legal`].find(e=>i.includes(e));y(e,r`<${x} name="links" title=${t(`care_links`)} mark=${o} open=${o===`fault`}
      stands=${[...new Set(n.map(({text:e})=>e))].join(` `)}>
      <ul class="links">
      ${n.map(e=>r`<li>
        ${a(B[e.grade])}
        <div><b>${`${e.device}: ${t(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${V(e)}</div>
      </li>`)}
      </ul>
    <//>`)}function U(e,n){y(e,[r`<h2>${t(`care_checks`)}</h2>`,r`<p class="small">${t(`care_checks_hint`)}</p>`,r`<div class="row">
      <a class="button" href=${m(`/check`)} data-f="check">${t(`check_board`)}</a>
      <a class="button" href=${m(`/label`)} data-f="label">${t(`first_label`)}</a>
      ${n?r`<a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${t(`bundle`)}</a>`:null}
    </div>`,n?r`<p class="small">${t(`bundle_text`)}</p>`:null])}function de(e,{version:n,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${t(`care_firmware`)} ${e.device}`,e.firmware]);y(e,r`<${x} name="about" title=${t(`care_about`)} mark=${o.ok?`legal`:`fault`} stands=${o.text}>
      <dl class="versions">
        ${[[t(`care_companion`),n],...s,[`Python`,i]].map(([e,t])=>[r`<dt>${e}</dt>`,r`<dd>${t}</dd>`])}
      </dl>
      <p class="small">${t(`care_licence`)}</p>
    <//>`)}function fe({version:e,news:n}){return n.length?r`<details class="numbers">
    <summary data-f=${`news-${e}`}>${t(`care_update_news`)}</summary>
    <ul class="news" lang="en">
      ${n.map(e=>r`<li>${e}</li>`)}
    </ul>
  </details>`:null}function pe({busy:e,phase:n,text:i,step:a,steps:o}){return r`<div class="stack" id="update-progress">
    ${i&&r`<p class=${n===`failed`?`hinted`:``}>${i}</p>`}
    ${e&&r`<progress max=${o} value=${a||void 0} aria-label=${t(`care_updates`)} />`}
  </div>`}var me=class extends n{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:e},{typed:n}){return r`<details class="numbers" open=${n!==null}>
      <summary data-f="update-address">${t(`care_update_address`)}: ${e||t(`care_update_address_none`)}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${t(`care_update_address`)}
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
        <p class="small">${t(`care_update_address_hint`)}</p>
        <button type="submit" class="button" data-f="update-address-save">${t(`care_update_address_save`)}</button>
      </form>
    </details>`}};function he(e,n,a,o){let{version:s,kept:c,can:l,busy:u,found:d,troubles:f,address:p}=n,m=a&&l&&!u,h=e=>o(`install`,{version:e},[t(`care_update_title`,{version:e}),t(`care_update_sure`),t(`care_update_install`)]);y(e,[r`<h2>${t(`care_updates`)}</h2>`,r`<dl class="versions">
      <dt>${t(`care_runs`)}</dt>
      <dd>${s}</dd>
      <dt>${t(`care_kept`)}</dt>
      <dd>${c||t(`care_kept_none`)}</dd>
    </dl>`,!l&&r`<p class="small">${t(`care_update_by_hand`)}</p>`,r`<${pe} ...${n} />`,f.map(e=>r`<p class="hinted">${e}</p>`),d.length>0&&r`<ul class="links">
        ${d.map(e=>r`<li key=${`${e.place}-${e.version}`}><div>
            <b>${t(`care_update_title`,{version:e.version})}</b>
            <p>${e.place}</p>
            <${fe} ...${e} />
            ${m&&i(t(`care_update_install`),()=>h(e.version),{kind:`primary`,name:`install-${e.version}`})}
          </div></li>`)}
      </ul>`,l&&!a&&r`<p class="small">${t(`care_update_host`)}</p>`,m&&r`<div class="row">
        ${i(t(`care_update_look`),()=>o(`look`,{}),{name:`update-look`})}
        ${c&&i(t(`care_back_to`,{version:c}),()=>o(`back`,{},[t(`care_back_to`,{version:c}),t(`care_back_sure`),t(`care_back_to`,{version:c})]),{name:`update-back`})}
      </div>`,m&&r`<${me} key="address" address=${p} save=${e=>o(`address`,{address:e},[t(`care_update_address`),e||t(`care_update_address_none`),t(`care_update_address_save`)])} />`])}var ge=class{constructor(e,t){[this.place,this.host]=[e,t],this.state=null,this.timer=null}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&h(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&he(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await _(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await g(...n)||!await l()))return!1;let r=await s(()=>o(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};const W=e=>document.getElementById(e);let G=null,K=null;const _e=new I(async e=>{let t=await s(()=>o(`/api/care`,e));t?X(t):await Z()}),ve=new re(e=>{X(e),Q()}),q=new ge(W(`updates`),()=>d.host),ye=new te(e=>{X(e),Q()}),J=new T,Y=new oe,be=()=>[`checking`,`storing`].includes(G?.restoring.phase);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await _(`/api/care`)),await J.refresh(W(`house`),d.host),await Y.refresh(W(`hall-here`),d.host),W(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;q.restarts||y(W(`banner`),r`<p>${e.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,be()||ee(G)?500:4e3)}async function xe(){await p({state:{seats:[],spots:[]},geometry:null,render:$},t(`care_for_host`)),await s(u),$(),await J.refresh(W(`house`),d.host),await Y.refresh(W(`hall-here`),d.host)}async function Se(){let e=await s(()=>o(`/api/care/seen`));e&&X(e)}async function Ce({name:e,title:n}){await g(n,t(`care_copy_sure`),t(`care_copy_restore`))&&await l()&&await s(()=>o(`/api/copies/restore`,{name:e}))&&v(t(`care_copy_going`))}function we(e){let n=i(t(`be_host`),xe,{kind:`primary`,name:`host`});y(e,!d.host&&[r`<p>${t(`care_for_host`)}</p>`,r`<div class="row">${n}</div>`])}function $(){G&&(L(W(`health`),G,d.host,Se),we(W(`who`)),_e.show(W(`levels`),W(`quiet`),W(`choices`),G,d.host),H(W(`links`),G),ye.show(W(`firmware`),G,d.host),U(W(`checks`),d.host),z(W(`copies`),G,d.host,Ce),ve.show(W(`backup`),G,d.host),q.draw(),de(W(`about`),G),O(W(`leaving`),d.host))}async function Te(){await e($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Te();