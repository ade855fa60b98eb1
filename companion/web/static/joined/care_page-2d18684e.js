import{Bt as e,It as t,Jt as n,Rt as r,S as i,at as a,cn as o,dn as s,hn as c,in as l,it as u,nt as d,pn as f,r as p,rn as m,rt as h,st as g,zt as _}from"./all-136c38ea.js";import{t as v}from"./prove_again-fd0228a1.js";function y(e,t){return new Promise(n=>{let i=new XMLHttpRequest;i.open(`POST`,m(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,r.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),i.addEventListener(`load`,()=>i.status===200?n(i.response):n(i.response?.error??l(`went_wrong`))),i.addEventListener(`error`,()=>n(l(`not_reached`))),i.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,i=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!i&&g(r.text,r.phase===`failed`),this.said=r.phase,f(e,[s`<h2>${l(`care_backup`)}</h2>`,s`<p class="small">${l(`care_backup_text`)}</p>`,n?s`<div class="row">${this.act(i)}</div>`:s`<p class="small">${l(`care_backup_host`)}</p>`,s`<div id="restoring" class="stack">${this.progress(r,i)}</div>`])}act(e){return[s`<a class="button primary" href=${m(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${l(`care_backup_make`)}
      </a>`,s`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,o(l(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?l(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&s`<progress max="1" value=${a} aria-label=${l(`care_backup_bring`)} />`;return r&&[s`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(l(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,g(e,!0)}};const S=e=>l(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&s`<i class="lamp" style=${{"--light":i/100}} />`;return s`<label class="level">
    <span class="level-head"><b>${t}</b>${o}<output class="level-value">${S(i)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!r}
      data-f=${e}
      aria-valuetext=${S(i)}
      value=${i}
      oninput=${({target:t})=>a({[e]:Number(t.value)})}
    />
  </label>`}var D=class extends c{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return s`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?l(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return s`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>s`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:r}){let i=C();return s`<div id="care-time" class="stack">
    ${e===null?s`<p class="hinted">${n(`unsure`)}${` `}${l(`care_no_time`)}</p>`:s`<p class="small">${l(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,i))&&s`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${l(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,l(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return s`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:t,choices:n,state:r,host:i}=this.drawn;f(e,[s`<h2>${l(`care_levels`)}</h2>`,this.control(E,`brightness`,l(`care_brightness`),1),this.control(E,`volume`,l(`care_volume`),0),s`<${O} ...${r} />`]);let a={name:`quiet`,disabled:!i,checked:this.shown.quiet};f(t,[s`<h2>${l(`care_quiet`)}</h2>`,s`<${d} caption=${l(`care_quiet`)} hint=${l(`care_quiet_hint`)} ...${a} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,s`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,l(`care_from`))}
          ${this.control(D,`quiet_to`,l(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,l(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,l(`care_quiet_volume`),0)}
        <${k} time=${r.time} host=${i} wish=${this.wish} />
      </div>`]);let o={name:`again`,disabled:!i,checked:this.shown.again};f(n,[s`<h2>${l(`care_choices`)}</h2>`,s`<${d} caption=${l(`care_again`)} hint=${l(`care_again_hint`)} ...${o} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(e,{well:t,health:r,losses:i},a,c){let u=i.some(({what:e})=>e!==`newer`);f(e,t?s`<p class="health">${n(`legal`)}<b>${l(`care_well`)}</b></p>`:[s`<p class="health">${n(`fault`)}<b>${l(`care_unwell`)}</b></p>`,s`<ul class="health-list">${r.map(e=>s`<li>${e}</li>`)}</ul>`,u?a?s`<div class="row">${o(l(`care_seen`),c,{name:`seen`})}</div>`:s`<p class="small">${l(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:t},r,i){let a=e=>r&&!e.place&&e.whole!==!1?o(l(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${l(`care_copy_restore`)}: ${e.title}`}):null;f(e,[s`<h2>${l(`care_copies`)}</h2>`,s`<p class="small">${l(`care_copies_hint`)}</p>`,t.sticks.filter(({holds:e})=>e).map(({text:e})=>s`<p class="hinted">${e}</p>`),t.text?s`<p class="hinted">${t.text}</p>`:null,t.lines.length?s`<ul class="links">
        ${t.lines.map(e=>s`<li>${n(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:s`<p>${l(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?l(`care_no_trip`):l(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return s`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${l(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[s`<dt>${l(e)}</dt>`,s`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){f(e,[s`<h2>${l(`care_links`)}</h2>`,s`<ul class="links">
      ${t.map(e=>s`<li>
        ${n(P[e.grade])}
        <div><b>${`${e.device}: ${l(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){f(e,[s`<h2>${l(`care_checks`)}</h2>`,s`<p class="small">${l(`care_checks_hint`)}</p>`,s`<div class="row">
      <a class="button" href=${m(`/check`)} data-f="check">${l(`check_board`)}</a>
      ${t?s`<a class="button" href=${m(`/api/bundle`)} download="" data-f="bundle">${l(`bundle`)}</a>`:null}
    </div>`,t?s`<p class="small">${l(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:r,room:i}){let a=r.filter(e=>e.firmware).map(e=>[`${l(`care_firmware`)} ${e.device}`,e.firmware]);f(e,[s`<h2>${l(`care_about`)}</h2>`,s`<p class=${i.ok?``:`hinted`}>${i.text}</p>`,s`<dl class="versions">
      ${[[l(`care_companion`),t],...a,[`Python`,n]].map(([e,t])=>[s`<dt>${e}</dt>`,s`<dd>${t}</dd>`])}
    </dl>`,s`<p class="small">${l(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async t=>{let n=await h(()=>e(`/api/care`,t));n?G(n):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await t(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;f(z(`banner`),s`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await i({state:{seats:[],spots:[]},geometry:null,render:Q},l(`care_for_host`)),await h(_),Q()}async function Y(){let t=await h(()=>e(`/api/care/seen`));t&&G(t)}async function X({name:t,title:n}){await u(n,l(`care_copy_sure`),l(`care_copy_restore`))&&await v()&&await h(()=>e(`/api/copies/restore`,{name:t}))&&a(l(`care_copy_going`))}function Z(e){let t=o(l(`be_host`),J,{kind:`primary`,name:`host`});f(e,!r.host&&[s`<p>${l(`care_for_host`)}</p>`,s`<div class="row">${t}</div>`])}function Q(){B&&(j(z(`health`),B,r.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`choices`),B,r.host),I(z(`links`),B),L(z(`checks`),r.host),N(z(`copies`),B,r.host,X),U.show(z(`backup`),B,r.host),R(z(`about`),B))}async function $(){await p(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();