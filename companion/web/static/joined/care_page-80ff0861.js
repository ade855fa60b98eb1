import{$t as e,Gt as t,Ht as n,Yt as r,b as i,cn as a,ct as o,dt as s,ft as c,gt as l,mt as u,nn as d,pt as f,qt as p,r as m,rn as h,sn as g,tn as _}from"./all-473c1d34.js";import{t as v}from"./prove_again-579534d7.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,g(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,_.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??a(`went_wrong`))),r.addEventListener(`error`,()=>n(a(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,r){[this.place,this.state,this.host]=[e,n,r];let i=n.restoring,o=[`checking`,`storing`].includes(i.phase);this.said!==null&&this.said!==i.phase&&!o&&l(i.text,i.phase===`failed`),this.said=i.phase,p(e,[t`<h2>${a(`care_backup`)}</h2>`,t`<p class="small">${a(`care_backup_text`)}</p>`,r?t`<div class="row">${this.act(o)}</div>`:t`<p class="small">${a(`care_backup_host`)}</p>`,t`<div id="restoring" class="stack">${this.progress(i,o)}</div>`])}act(e){return[t`<a class="button primary" href=${g(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${a(`care_backup_make`)}
      </a>`,t`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,n(a(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,n){let r=this.share!==null,i=r?a(`care_uploading`):n?e.text:this.refused||e.text,o=!r&&!n&&(this.refused||e.phase===`failed`),s=r?this.share:e.count?e.done/e.count:0,c=(r||n)&&t`<progress max="1" value=${s} aria-label=${a(`care_backup_bring`)} />`;return i&&[t`<p class=${o?`hinted`:``}>${i}</p>`,c]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(a(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,l(e,!0)}};const S=e=>a(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:n,least:r,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&t`<i class="lamp" style=${{"--light":a/100}} />`;return t`<label class="level">
    <span class="level-head"><b>${n}</b>${s}<output class="level-value">${S(a)}</output></span>
    <input
      type="range"
      min=${r}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${S(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var D=class extends r{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:n,host:r,value:i,wish:a},{typing:o}){return t`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:n,volume:r},lights:i,sounds:o}){let s=[e?a(`care_quiet_now`,{brightness:n,volume:r}):``,i,o].filter(Boolean);return t`<div id="care-now" class="stack" aria-live="polite">
    ${s.map(e=>t`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:n,wish:r}){let i=C();return t`<div id="care-time" class="stack">
    ${e===null?t`<p class="hinted">${o(`unsure`)}${` `}${a(`care_no_time`)}</p>`:t`<p class="small">${a(`care_time`,{time:e})}</p>`}
    ${n&&(e===null||T(e,i))&&t`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${a(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,house:n,state:r,host:i},e.setAttribute(`aria-label`,a(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,n,r,i){let{host:a}=this.drawn,o={name:n,caption:r,least:i,host:a,value:this.shown[n],wish:this.wish};return t`<${e} key=${n} ...${o} />`}draw(){let{levels:e,quiet:n,house:r,state:i,host:o}=this.drawn;p(e,[t`<h2>${a(`care_levels`)}</h2>`,this.control(E,`brightness`,a(`care_brightness`),1),this.control(E,`volume`,a(`care_volume`),0),t`<${O} ...${i} />`]);let c={name:`quiet`,disabled:!o,checked:this.shown.quiet};p(n,[t`<h2>${a(`care_quiet`)}</h2>`,t`<${s} caption=${a(`care_quiet`)} hint=${a(`care_quiet_hint`)} ...${c} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,t`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,a(`care_from`))}
          ${this.control(D,`quiet_to`,a(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,a(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,a(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${o} wish=${this.wish} />
      </div>`]);let l={name:`again`,disabled:!o,checked:this.shown.again};p(r,[t`<h2>${a(`care_house`)}</h2>`,t`<${s} caption=${a(`care_again`)} hint=${a(`care_again_hint`)} ...${l} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(e,{well:r,health:i,losses:s},c,l){let u=s.some(({what:e})=>e!==`newer`);p(e,r?t`<p class="health">${o(`legal`)}<b>${a(`care_well`)}</b></p>`:[t`<p class="health">${o(`fault`)}<b>${a(`care_unwell`)}</b></p>`,t`<ul class="health-list">${i.map(e=>t`<li>${e}</li>`)}</ul>`,u?c?t`<div class="row">${n(a(`care_seen`),l,{name:`seen`})}</div>`:t`<p class="small">${a(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:r},i,s){let c=e=>i&&!e.place&&e.whole!==!1?n(a(`care_copy_restore`),()=>s(e),{name:`copy-${e.name}`,"aria-label":`${a(`care_copy_restore`)}: ${e.title}`}):null;p(e,[t`<h2>${a(`care_copies`)}</h2>`,t`<p class="small">${a(`care_copies_hint`)}</p>`,r.sticks.filter(({holds:e})=>e).map(({text:e})=>t`<p class="hinted">${e}</p>`),r.text?t`<p class="hinted">${r.text}</p>`:null,r.lines.length?t`<ul class="links">
        ${r.lines.map(e=>t`<li>${o(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${c(e)}</div></li>`)}
      </ul>`:t`<p>${a(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let n=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?a(`care_no_trip`):a(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return t`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${a(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${n.map(([e,n])=>[t`<dt>${a(e)}</dt>`,t`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function I(e,{links:n}){p(e,[t`<h2>${a(`care_links`)}</h2>`,t`<ul class="links">
      ${n.map(e=>t`<li>
        ${o(P[e.grade])}
        <div><b>${`${e.device}: ${a(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,n){p(e,[t`<h2>${a(`care_checks`)}</h2>`,t`<p class="small">${a(`care_checks_hint`)}</p>`,t`<div class="row">
      <a class="button" href=${g(`/check`)} data-f="check">${a(`check_board`)}</a>
      ${n?t`<a class="button" href=${g(`/api/bundle`)} download="" data-f="bundle">${a(`bundle`)}</a>`:null}
    </div>`,n?t`<p class="small">${a(`bundle_text`)}</p>`:null])}function R(e,{version:n,python:r,links:i,room:o}){let s=i.filter(e=>e.firmware).map(e=>[`${a(`care_firmware`)} ${e.device}`,e.firmware]);p(e,[t`<h2>${a(`care_about`)}</h2>`,t`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,t`<dl class="versions">
      ${[[a(`care_companion`),n],...s,[`Python`,r]].map(([e,n])=>[t`<dt>${e}</dt>`,t`<dd>${n}</dd>`])}
    </dl>`,t`<p class="small">${a(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await c(()=>h(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await e(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;p(z(`banner`),t`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await i({state:{seats:[],spots:[]},geometry:null,render:Q},a(`care_for_host`)),await c(d),Q()}async function Y(){let e=await c(()=>h(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await f(t,a(`care_copy_sure`),a(`care_copy_restore`))&&await v()&&await c(()=>h(`/api/copies/restore`,{name:e}))&&u(a(`care_copy_going`))}function Z(e){let r=n(a(`be_host`),J,{kind:`primary`,name:`host`});p(e,!_.host&&[t`<p>${a(`care_for_host`)}</p>`,t`<div class="row">${r}</div>`])}function Q(){B&&(j(z(`health`),B,_.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`house`),B,_.host),I(z(`links`),B),L(z(`checks`),_.host),N(z(`copies`),B,_.host,X),U.show(z(`backup`),B,_.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();