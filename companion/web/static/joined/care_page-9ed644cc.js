import{An as e,Bn as t,Fn as n,Hn as r,P as i,Pn as a,Rn as o,Sn as s,_n as c,an as l,cn as u,d,gn as f,hn as p,in as m,it as h,kn as g,ln as _,on as v,pn as y,sn as b}from"./phone-9725a789.js";import{d as ee,u as te}from"./shared-e64779c0.js";function x(t,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,g(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,p.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??e(`went_wrong`))),i.addEventListener(`error`,()=>r(e(`not_reached`))),i.send(t)})}async function S(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await d()?(t.dataset.sure=`yes`,t.click()):null)}var ne=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null}show(n,r,i){this.again=()=>this.show(n,r,i);let a=r.restoring,s=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!s&&_(a.text,a.phase===`failed`),this.said=a.phase,t(n,[o`<h2>${e(`care_backup`)}</h2>`,o`<p class="small">${e(`care_backup_text`)}</p>`,i?o`<div class="row">${this.act(s)}</div>`:o`<p class="small">${e(`care_backup_host`)}</p>`,o`<div id="restoring" class="stack">${this.progress(a,s)}</div>`])}act(t){return[o`<a class="button primary" href=${g(`/api/backup`)} download="" data-f="backup" onclick=${S}>
${e(`care_backup_make`)}
</a>`,o`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files?.[0]&&this.bring(e.files[0])} />`,a(e(`care_backup_bring`),()=>n(`backup-file`).click(),{name:`restore`,disabled:t||this.share!==null})]}progress(t,n){let r=this.share!==null,i=r?e(`care_uploading`):n?t.text:this.refused||t.text,a=!r&&!n&&(this.refused||t.phase===`failed`),s=r?this.share:t.count?t.done/t.count:0,c=(r||n)&&o`<progress max="1" value=${s} aria-label=${e(`care_backup_bring`)} />`;return i&&[o`<p class=${a?`hinted`:``}>${i}</p>`,c]}async bring(t){let n=()=>this.again?.();if(t.size>33554432)return this.refuse(e(`care_too_large`)),n();if(!await d())return n();[this.share,this.refused]=[0,``],n();let r=await x(t,e=>{this.share=e,n()});return this.share=null,typeof r==`string`?this.refuse(r):this.took(r),n()}refuse(e){this.refused=e,_(e,!0)}};const C=({name:e,title:t,stands:n,mark:r,open:i=!1,children:a})=>o`<details class="folded" open=${i}>
<summary data-f=${`fold-${e}`}>
<h2>${t}</h2>
<span class="stands">${r&&s(r)}<span>${n}</span></span>
</summary>
${a}
</details>`,w={host:``,port:1883,user:``,tls:!1,names:!1,commands:!1},T=8883,re={connected:`legal`,connecting:`unsure`,off:``},E=e=>{let{host:t,port:n,user:r,tls:i,names:a,commands:o}=e?.host?e:w;return{host:t,port:n,user:r,tls:i,names:a,commands:o}};var ie=class{constructor(){this.state=null,this.form=null,this.password=``,this.refused=``,this.working=``,this.found=null,this.place=null}async refresh(e,n){if(this.place=e,!n)return t(e,null);if(this.working)return this.draw();try{this.take(await y(`/api/house`))}catch(n){let r=n;if(r.status===void 0)throw r;t(e,null)}return null}take(e){this.state=e,e.found&&(this.found=e.found),this.draw()}async work(e,t,n){if(!this.working){[this.working,this.refused]=[e,``],this.draw();try{let r=await c(t,n);e===`try`&&([this.form,this.password]=[null,``]),this.take(r),_(r.text.join(` `))}catch(e){let t=e;if(t.status===void 0)throw t;this.refused=t.message,_(t.message,!0)}this.working=``,this.draw()}}set=e=>{this.form={...this.form??E(this.state),...e},this.draw()};submit=async e=>{if(e.preventDefault(),!await d())return;let t=this.form??E(this.state);await this.work(`try`,`/api/house`,{...t,port:Number(t.port),password:this.password||null})};off=async()=>{await v(e(`house_off`),e(`house_off_sure`),e(`house_off`))&&(this.form=null,await l(()=>this.work(`off`,`/api/house/off`,{})))};field(t,n,r={}){let i=(this.form??E(this.state))[t];return o`<label class="field-label">
${e(`house_${t}`)}
<input type=${n} value=${i} data-f=${`house-${t}`} maxlength="200" autocapitalize="off" autocomplete="off"
spellcheck=${!1} oninput=${({target:e})=>this.set({[t]:e.value})} ...${r} />
</label>`}toggle(t){let n=({target:e})=>this.set(t===`tls`?this.encrypted(e.checked):{[t]:e.checked}),r=(this.form??E(this.state))[t],i={name:`house-${t}`,caption:e(`house_${t}`),hint:e(`house_${t}_hint`)};return o`<${m} ...${i} checked=${r} onchange=${n} />`}encrypted(e){let t=Number((this.form??E(this.state)).port),[n,r]=e?[w.port,T]:[T,w.port];return{tls:e,port:t===n?r:t}}finds(){let t=({host:e,port:t,tls:n})=>this.set({host:e,port:t,tls:n}),n=()=>this.work(`search`,`/api/house/search`,{}),r=(this.found??[]).map(e=>a(`${e.name}: ${e.host}`,()=>t(e),{name:`found-${e.host}-${e.port}`}));return[this.state?.can_search&&o`<div class="row">${a(e(this.working===`search`?`house_searching`:`house_search`),n,{name:`house-search`,disabled:!!this.working})}</div>`,this.found&&o`<div class="row">${r.length?r:o`<p>${e(`house_none`)}</p>`}</div>`]}typing(){let t=!!this.working,n={value:this.password,autocomplete:`new-password`,placeholder:this.state?.has_password?e(`house_kept`):``,oninput:({target:e})=>{this.password=e.value}};return o`<form class="stack" onsubmit=${this.submit}>
${this.finds()}
${this.field(`host`,`text`,{required:!0,inputmode:`url`,pattern:`[^\\s\\/@]+`})}
${this.field(`port`,`number`,{required:!0,min:1,max:65535})}
${this.field(`user`,`text`)}
<label class="field-label">
${e(`house_password`)}
<input type="password" data-f="house-password" maxlength="200" ...${n} />
</label>
${[`tls`,`names`,`commands`].map(e=>this.toggle(e))}
${this.refused&&o`<p class="hinted">${s(`fault`)}${` `}${this.refused}</p>`}
<div class="row">
<button type="submit" class="button primary" data-f="house-try" disabled=${t}>
${e(this.working===`try`?`house_trying`:`house_try`)}
</button>
${this.state?.on&&a(e(`house_off`),this.off,{name:`house-off`,disabled:t})}
</div>
</form>`}draw(){let{state:n,place:r}=this;n&&r&&t(r,o`<${C} name="house" title=${e(`house_title`)} mark=${re[n.stands]??`fault`} stands=${n.text.join(` `)}>
<p class="small">${e(`house_hint`)}</p>
${n.fixed?null:this.typing()}
<//>`)}};const ae={running:`legal`,starting:`unsure`,off:``};var oe=class{constructor(){this.state=null,this.refused=``,this.working=!1,this.typed={address:``,code:``},this.place=null}async refresh(e,n){if(this.place=e,!n)return t(e,null);if(this.working)return null;try{this.take(await y(`/api/hall-here`))}catch(n){let r=n;if(r.status===void 0)throw r;t(e,null)}return null}take(e){this.state=e,this.draw()}async work(e,t){if(this.working)return!1;[this.working,this.refused]=[!0,``],this.draw();try{this.state=await c(e,t),_(this.state.text.join(` `))}catch(e){let t=e;if(t.status===void 0)throw t;this.refused=t.message,_(t.message,!0)}return this.working=!1,this.draw(),!this.refused}turn=async t=>{await v(e(`own_hall`),e(t?`own_hall_sure`:`own_hall_off_sure`),e(t?`own_hall_on`:`house_off`))&&await d()&&await this.work(`/api/hall-here`,{on:t})};revoke=async({board:t,title:n})=>{await v(n,e(`own_hall_revoke_sure`),e(`own_hall_revoke`))&&await d()&&await this.work(`/api/hall-here/revoke`,{board:t})};join=async e=>{e.preventDefault(),await d()&&await this.work(`/api/hall-here/join`,this.typed)&&(this.typed={address:``,code:``})};renew=async()=>{let t=e(`own_hall_renew`);await v(t,e(`own_hall_renew_sure`),t)&&await d()&&await this.work(`/api/hall-here/identity`,{})};field(t,n){return o`<label class="field-label">
${e(`own_hall_${t}`)}
<input type="text" required value=${this.typed[t]} data-f=${`hall-here-${t}`} autocapitalize="off" autocomplete="off"
spellcheck="false" oninput=${({target:e})=>this.typed={...this.typed,[t]:e.value}} ...${n} />
</label>`}here({page_port:t,host_code:n,code:r,left_s:i,members:s}){let c=`http://${location.hostname}:${t}/`;return[o`<p><a href=${c} data-f="hall-page">${c}</a></p>`,n&&o`<p>${e(`own_hall_host_code`,{code:n})}</p>`,r?o`<p class="hall-code" aria-live="polite"><b>${r}</b>${` `}<small>${e(`own_hall_left`,{count:Math.ceil(i/60)})}</small></p>
<p class="small">${e(`own_hall_at`,{address:location.host})}</p>`:null,o`<div class="row">
${a(e(`own_hall_draw`),()=>this.work(`/api/hall-here/code`,{}),{name:`hall-code`,disabled:this.working})}
${a(e(`house_off`),()=>this.turn(!1),{name:`hall-off`,disabled:this.working})}
</div>`,o`<ul class="stack">${s.map(t=>o`<li key=${t.board} class="row">
<span>${t.title} <small>${t.board}</small></span>
${a(e(`own_hall_revoke`),()=>this.revoke(t),{name:`revoke-${t.board}`,disabled:this.working})}
</li>`)}</ul>`]}away(){let t=this.working;return[this.state?.stands===`off`&&o`<div class="row">${a(e(`own_hall_on`),()=>this.turn(!0),{name:`hall-on`,disabled:t})}</div>`,o`<form class="stack" onsubmit=${this.join}>
<h3>${e(`own_hall_join`)}</h3>
${this.field(`address`,{maxlength:220,inputmode:`url`})} ${this.field(`code`,{maxlength:20})}
<div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${t}>${e(`own_hall_join`)}</button></div>
</form>`]}identity(){return this.state?.board?[o`<p class="small">${e(`own_hall_identity`,{board:this.state.board})}</p>`,o`<div class="row">${a(e(`own_hall_renew`),this.renew,{name:`hall-renew`,disabled:this.working})}</div>`]:null}draw(){let{state:n,place:r}=this;if(!n||!r)return;let i=[`running`,`starting`,`taken`].includes(n.stands);t(r,o`<${C} name="hall-here" title=${e(`own_hall`)} mark=${n.twice?`fault`:ae[n.stands]??`fault`} stands=${n.text.join(` `)} open=${i||n.twice}>
<p class="small">${e(`own_hall_hint`)}</p>
${this.refused&&o`<p class="hinted">${s(`fault`)}${` `}${this.refused}</p>`}
${i?this.here(n):this.away()} ${this.identity()}
<//>`)}};const D=1e3,se=()=>u(e(`care_leave_delete`),(n,r)=>{t(n,o`<form class="stack" onsubmit=${e=>{e.preventDefault(),r(new FormData(e.target).get(`word`))}}>
<p>${e(`care_leave_sure`)}</p>
<label class="field-label">
${e(`care_leave_type`,{word:e(`care_leave_word`)})}
<input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${!1} maxlength="40" required data-f="leave-word" />
</label>
<div class="row">
<button class="button primary">${e(`care_leave_delete`)}</button>
${a(e(`keep`),()=>r())}
</div>
</form>`)});async function O(){try{await y(`/api/me`),location.href=g(`/`)}catch(e){let t=e;if(t.status===void 0)throw t;setTimeout(O,D)}}async function ce(){let t=await se();t&&await d()&&await l(()=>c(`/api/everything/delete`,{word:t}))&&(b(e(`care_leave_going`)),setTimeout(O,2*D))}function le(n,r){let i={class:`button`,href:g(`/api/backup`),download:``,"data-f":`leave-export`};t(n,r&&[o`<h2>${e(`care_leave`)}</h2>`,o`<p class="small">${e(`care_leave_text`)}</p>`,o`<div class="row">
<a ...${i} onclick=${S}>${e(`care_leave_export`)}</a>
${a(e(`care_leave_delete`),ce,{name:`leave-delete`})}
</div>`])}const k=[`guests`,`code_only`,`animals`,`forgets_soon`,`forgets_daily`],A=t=>e(`care_percent`,{count:t}),j=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},M=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function ue(e,t){let n=Math.abs(M(e)-M(t));return Math.min(n,1440-n)>5}function N({name:e,caption:t,least:n,host:r,value:i,wish:a}){let s=e.endsWith(`brightness`)&&o`<i class="lamp" style=${{"--light":i/100}} />`;return o`<label class="level">
<span class="level-head"><b>${t}</b>${s}<output class="level-value">${A(i)}</output></span>
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
</label>`}var P=class extends r{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return o`<label class="field-label">
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
</label>`}};function F({now:{quiet:t,brightness:n,volume:r},lights:i,sounds:a}){let s=[t?e(`care_quiet_now`,{brightness:n,volume:r}):``,i,a].filter(Boolean);return o`<div id="care-now" class="stack" aria-live="polite">
${s.map(e=>o`<p class="hinted">${e}</p>`)}
</div>`}function I({time:t,host:n,wish:r}){let i=j();return o`<div id="care-time" class="stack">
${t===null?o`<p class="hinted">${s(`unsure`)}${` `}${e(`care_no_time`)}</p>`:o`<p class="small">${e(`care_time`,{time:t})}</p>`}
${n&&(t===null||ue(t,i))&&o`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:j()})}}>${e(`care_take_time`,{time:i})}</button>`}
</div>`}var L=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null,this.drawn=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(t,n,r,i,a){this.drawn={levels:t,quiet:n,choices:r,state:i,host:a},t.setAttribute(`aria-label`,e(`care_levels`)),this.busy||(this.shown={...i,...this.wanted}),this.draw()}control(e,t,n,r){let i={name:t,caption:n,least:r,host:!!this.drawn?.host,value:this.shown[t],wish:this.wish};return o`<${e} key=${t} ...${i} />`}draw(){if(!this.drawn)return;let{levels:n,quiet:r,choices:i,state:a,host:s}=this.drawn;t(n,[o`<h2>${e(`care_levels`)}</h2>`,this.control(N,`brightness`,e(`care_brightness`),1),this.control(N,`volume`,e(`care_volume`),0),o`<${F} ...${a} />`]);let c={name:`quiet`,disabled:!s,checked:this.shown.quiet};t(r,[o`<h2>${e(`care_quiet`)}</h2>`,o`<${m} caption=${e(`care_quiet`)} hint=${e(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,o`<div class="stack" hidden=${!this.shown.quiet}>
<div class="times">
${this.control(P,`quiet_from`,e(`care_from`))}
${this.control(P,`quiet_to`,e(`care_to`))}
</div>
${this.control(N,`quiet_brightness`,e(`care_quiet_brightness`),1)}
${this.control(N,`quiet_volume`,e(`care_quiet_volume`),0)}
<${I} time=${a.time} host=${s} wish=${this.wish} />
</div>`]);let l=a.kinds.find(e=>e.kind===this.kind());t(i,o`<${C} name="choices" title=${e(`care_choices`)} stands=${l?.name}>
${this.kinds(a,s)}
${this.choice(`again`,this.shown.again,e=>this.wish({again:e}))}
${k.map(e=>this.choice(e,this.shown.ways[e],t=>this.way(e,t)))}
<//>`)}way(e,t){this.shown.ways={...this.shown.ways,[e]:t},this.wish({[e]:t})}choice(t,n,r){let i={caption:e(`care_${t}`),hint:e(`care_${t}_hint`)};return o`<${m} key=${t} name=${t} ...${i} checked=${n} disabled=${!this.drawn?.host} onchange=${({target:e})=>r(e.checked)} />`}kind(){return this.wanted.kind??this.shown.ways.kind}kinds(t,n){let r=({target:e})=>this.wish({kind:e.value}),i=this.kind();return o`<fieldset class="kinds">
<legend>${e(`care_kind`)}</legend>
<p class="small">${e(`care_kind_hint`)}</p>
${t.kinds.map(({kind:e,name:t,text:a})=>o`<label key=${e} class="kind">
<input type="radio" name="kind" value=${e} data-f=${`kind-${e}`} checked=${e===i} disabled=${!n} onchange=${r} />
<span><b>${t}</b><small>${a}</small></span>
</label>`)}
</fieldset>`}};function R(n,{well:r,health:i,losses:c},l,u){let d=c.some(({what:e})=>e!==`newer`);t(n,r?o`<p class="health">${s(`legal`)}<b>${e(`care_well`)}</b></p>`:[o`<p class="health">${s(`fault`)}<b>${e(`care_unwell`)}</b></p>`,o`<ul class="health-list">${i.map(e=>o`<li>${e}</li>`)}</ul>`,d?l?o`<div class="row">${a(e(`care_seen`),u,{name:`seen`})}</div>`:o`<p class="small">${e(`care_seen_host`)}</p>`:null])}const z=e=>e===null?`unsure`:e?`legal`:`fault`;function B(n,{copies:r},i,c){let l=t=>i&&!t.place&&t.whole!==!1?a(e(`care_copy_restore`),()=>c(t),{name:`copy-${t.name}`,"aria-label":`${e(`care_copy_restore`)}: ${t.title}`}):null,u=[...r.sticks.filter(({holds:e})=>e).map(({text:e})=>e),r.text].filter(Boolean),[d]=r.lines,f=r.lines.some(({whole:e})=>e===!1),p=d?{mark:z(d.whole),stands:d.title}:{stands:e(`care_copies_none`)};t(n,o`<${C} name="copies" title=${e(`care_copies`)} open=${u.length>0||f} ...${p}>
<p class="small">${e(`care_copies_hint`)}</p>
${u.map(e=>o`<p class="hinted">${e}</p>`)}
${r.lines.length>0&&o`<ul class="links">
${r.lines.map(e=>o`<li>${s(z(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${l(e)}</div></li>`)}
</ul>`}
<//>`)}const V={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function H(t){if(t.frames===null)return null;let n=[[`care_frames`,t.frames],[`care_damaged`,t.damaged],[`care_missed`,t.missed],[`care_repeats`,t.repeats],[`care_trip`,t.trip_ms===null?e(`care_no_trip`):e(`care_ms`,{count:t.trip_ms})],[`care_reconnects`,t.reconnects]];return o`<details class="numbers">
<summary data-f=${`numbers-${t.device}`}>${e(`care_numbers`,{count:t.minutes})}</summary>
<dl>${n.map(([t,n])=>[o`<dt>${e(t)}</dt>`,o`<dd>${String(n)}</dd>`])}</dl>
</details>`}function U(n,{links:r}){let i=r.map(({grade:e})=>V[e]),a=[`fault`,`unsure`,`legal`].find(e=>i.includes(e));t(n,o`<${C} name="links" title=${e(`care_links`)} mark=${a} open=${a===`fault`}
stands=${[...new Set(r.map(({text:e})=>e))].join(` `)}>
<ul class="links">
${r.map(t=>o`<li>
${s(V[t.grade])}
<div><b>${`${t.device}: ${e(`care_grade_${t.grade}`)}`}</b><p>${t.text}</p>${H(t)}</div>
</li>`)}
</ul>
<//>`)}function W(n,r){t(n,[o`<h2>${e(`care_checks`)}</h2>`,o`<p class="small">${e(`care_checks_hint`)}</p>`,o`<div class="row">
<a class="button" href=${g(`/check`)} data-f="check">${e(`check_board`)}</a>
<a class="button" href=${g(`/label`)} data-f="label">${e(`first_label`)}</a>
${r?o`<a class="button" href=${g(`/api/bundle`)} download="" data-f="bundle">${e(`bundle`)}</a>`:null}
</div>`,r?o`<p class="small">${e(`bundle_text`)}</p>`:null])}function de(n,{version:r,python:i,links:a,room:s}){let c=a.filter(e=>e.firmware).map(t=>[`${e(`care_firmware`)} ${t.device}`,t.firmware]);t(n,o`<${C} name="about" title=${e(`care_about`)} mark=${s.ok?`legal`:`fault`} stands=${s.text}>
<dl class="versions">
${[[e(`care_companion`),r],...c,[`Python`,i]].map(([e,t])=>[o`<dt>${e}</dt>`,o`<dd>${t}</dd>`])}
</dl>
<p class="small">${e(`care_licence`)}</p>
<//>`)}function fe({version:t,news:n}){return n.length?o`<details class="numbers">
<summary data-f=${`news-${t}`}>${e(`care_update_news`)}</summary>
<ul class="news" lang="en">
${n.map(e=>o`<li>${e}</li>`)}
</ul>
</details>`:null}function pe({busy:t,phase:n,text:r,step:i,steps:a}){return o`<div class="stack" id="update-progress">
${r&&o`<p class=${n===`failed`?`hinted`:``}>${r}</p>`}
${t&&o`<progress max=${a} value=${i||void 0} aria-label=${e(`care_updates`)} />`}
</div>`}var me=class extends r{state={typed:null};submit=async e=>{e.preventDefault();let{address:t,save:n}=this.props;await n((this.state.typed??t).trim())&&this.setState({typed:null})};render({address:t},{typed:n}){return o`<details class="numbers" open=${n!==null}>
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
</details>`}};function he(n,r,i,s){let{version:c,kept:l,can:u,busy:d,found:f,troubles:p,address:m}=r,h=i&&u&&!d,g=t=>s(`install`,{version:t},[e(`care_update_title`,{version:t}),e(`care_update_sure`),e(`care_update_install`)]);t(n,[o`<h2>${e(`care_updates`)}</h2>`,o`<dl class="versions">
<dt>${e(`care_runs`)}</dt>
<dd>${c}</dd>
<dt>${e(`care_kept`)}</dt>
<dd>${l||e(`care_kept_none`)}</dd>
</dl>`,!u&&o`<p class="small">${e(`care_update_by_hand`)}</p>`,o`<${pe} ...${r} />`,p.map(e=>o`<p class="hinted">${e}</p>`),f.length>0&&o`<ul class="links">
${f.map(t=>o`<li key=${`${t.place}-${t.version}`}><div>
<b>${e(`care_update_title`,{version:t.version})}</b>
<p>${t.place}</p>
<${fe} ...${t} />
${h&&a(e(`care_update_install`),()=>g(t.version),{kind:`primary`,name:`install-${t.version}`})}
</div></li>`)}
</ul>`,u&&!i&&o`<p class="small">${e(`care_update_host`)}</p>`,h&&o`<div class="row">
${a(e(`care_update_look`),()=>s(`look`,{}),{name:`update-look`})}
${l&&a(e(`care_back_to`,{version:l}),()=>s(`back`,{},[e(`care_back_to`,{version:l}),e(`care_back_sure`),e(`care_back_to`,{version:l})]),{name:`update-back`})}
</div>`,h&&o`<${me} key="address" address=${m} save=${t=>s(`address`,{address:t},[e(`care_update_address`),t||e(`care_update_address_none`),e(`care_update_address_save`)])} />`])}var ge=class{constructor(e,t){this.place=e,this.host=t,this.state=null,this.timer=void 0}get restarts(){return!!this.state?.busy}take(e){return this.state&&e.version!==this.state.version?location.reload():(this.state&&e.text!==this.state.text&&_(e.text,e.phase===`failed`),this.state=e,this.draw())}draw(){this.state&&he(this.place,this.state,this.host(),this.act)}round=async()=>{if(!document.hidden)try{this.take(await y(`/api/updates`))}catch(e){if(e.status===void 0)throw e}this.later()};later(){clearTimeout(this.timer),this.timer=setTimeout(this.round,this.state?.busy?1e3:8e3)}act=async(e,t,n=null)=>{if(n&&(!await v(...n)||!await d()))return!1;let r=await l(()=>c(`/api/updates/${e}`,t));return r&&this.take(r),this.later(),!!r}};let G=null,K;const _e=new L(async e=>{let t=await l(()=>c(`/api/care`,e));t?X(t):await Z()}),ve=new ne(e=>{X(e),Q()}),q=new ge(n(`updates`),()=>p.host),ye=new te(e=>{X(e),Q()}),J=new ie,Y=new oe,be=()=>[`checking`,`storing`].includes(G?.restoring.phase??``);function X(e){G=e,$()}async function Z(){if(!document.hidden)try{X(await y(`/api/care`)),await J.refresh(n(`house`),p.host),await Y.refresh(n(`hall-here`),p.host),n(`banner`).hidden=!0}catch(e){let r=e;if(r.status===void 0)throw r;q.restarts||t(n(`banner`),o`<p>${r.message}</p>`)}Q()}function Q(){clearTimeout(K),K=setTimeout(Z,be()||ee(G)?500:4e3)}async function xe(){await h({state:{seats:[],spots:[],phase:`idle`},geometry:null,render:$},e(`care_for_host`)),await l(f),$(),await J.refresh(n(`house`),p.host),await Y.refresh(n(`hall-here`),p.host)}async function Se(){let e=await l(()=>c(`/api/care/seen`));e&&X(e)}async function Ce({name:t,title:n}){await v(n,e(`care_copy_sure`),e(`care_copy_restore`))&&await d()&&await l(()=>c(`/api/copies/restore`,{name:t}))&&b(e(`care_copy_going`))}function we(n){let r=a(e(`be_host`),xe,{kind:`primary`,name:`host`});t(n,!p.host&&[o`<p>${e(`care_for_host`)}</p>`,o`<div class="row">${r}</div>`])}function $(){G&&(R(n(`health`),G,p.host,Se),we(n(`who`)),_e.show(n(`levels`),n(`quiet`),n(`choices`),G,p.host),U(n(`links`),G),ye.show(n(`firmware`),G,p.host),W(n(`checks`),p.host),B(n(`copies`),G,p.host,Ce),ve.show(n(`backup`),G,p.host),q.draw(),de(n(`about`),G),le(n(`leaving`),p.host))}async function Te(){await i($),document.addEventListener(`visibilitychange`,()=>document.hidden||Promise.all([Z(),q.round()])),await Promise.all([Z(),q.round()])}Te();