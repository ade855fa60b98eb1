import{$t as e,Bt as t,Gt as n,Ut as r,Zt as i,an as a,b as o,dt as s,en as c,ft as l,ht as u,on as d,pt as f,qt as p,r as m,st as h,tn as g,ut as _}from"./all-458abd06.js";import{t as v}from"./prove_again-a7a9e7ee.js";function y(t,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,a(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,e.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??d(`went_wrong`))),i.addEventListener(`error`,()=>r(d(`not_reached`))),i.send(t)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,i){[this.place,this.state,this.host]=[e,t,i];let a=t.restoring,o=[`checking`,`storing`].includes(a.phase);this.said!==null&&this.said!==a.phase&&!o&&u(a.text,a.phase===`failed`),this.said=a.phase,n(e,[r`<h2>${d(`care_backup`)}</h2>`,r`<p class="small">${d(`care_backup_text`)}</p>`,i?r`<div class="row">${this.act(o)}</div>`:r`<p class="small">${d(`care_backup_host`)}</p>`,r`<div id="restoring" class="stack">${this.progress(a,o)}</div>`])}act(e){return[r`<a class="button primary" href=${a(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${d(`care_backup_make`)}
      </a>`,r`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,t(d(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,i=n?d(`care_uploading`):t?e.text:this.refused||e.text,a=!n&&!t&&(this.refused||e.phase===`failed`),o=n?this.share:e.count?e.done/e.count:0,s=(n||t)&&r`<progress max="1" value=${o} aria-label=${d(`care_backup_bring`)} />`;return i&&[r`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(d(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,u(e,!0)}};const S=e=>d(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:i,value:a,wish:o}){let s=e.endsWith(`brightness`)&&r`<i class="lamp" style=${{"--light":a/100}} />`;return r`<label class="level">
    <span class="level-head"><b>${t}</b>${s}<output class="level-value">${S(a)}</output></span>
    <input
      type="range"
      min=${n}
      max="100"
      step="1"
      disabled=${!i}
      data-f=${e}
      aria-valuetext=${S(a)}
      value=${a}
      oninput=${({target:t})=>o({[e]:Number(t.value)})}
    />
  </label>`}var D=class extends p{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:i,wish:a},{typing:o}){return r`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:i,sounds:a}){let o=[e?d(`care_quiet_now`,{brightness:t,volume:n}):``,i,a].filter(Boolean);return r`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>r`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let i=C();return r`<div id="care-time" class="stack">
    ${e===null?r`<p class="hinted">${h(`unsure`)}${` `}${d(`care_no_time`)}</p>`:r`<p class="small">${d(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,i))&&r`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${d(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,d(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,n,i){let{host:a}=this.drawn,o={name:t,caption:n,least:i,host:a,value:this.shown[t],wish:this.wish};return r`<${e} key=${t} ...${o} />`}draw(){let{levels:e,quiet:t,state:i,host:a}=this.drawn;n(e,[r`<h2>${d(`care_levels`)}</h2>`,this.control(E,`brightness`,d(`care_brightness`),1),this.control(E,`volume`,d(`care_volume`),0),r`<${O} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};n(t,[r`<h2>${d(`care_quiet`)}</h2>`,r`<${_} caption=${d(`care_quiet`)} hint=${d(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,r`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,d(`care_from`))}
          ${this.control(D,`quiet_to`,d(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,d(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,d(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${a} wish=${this.wish} />
      </div>`])}};function j(e,{well:i,health:a,losses:o},s,c){let l=o.some(({what:e})=>e!==`newer`);n(e,i?r`<p class="health">${h(`legal`)}<b>${d(`care_well`)}</b></p>`:[r`<p class="health">${h(`fault`)}<b>${d(`care_unwell`)}</b></p>`,r`<ul class="health-list">${a.map(e=>r`<li>${e}</li>`)}</ul>`,l?s?r`<div class="row">${t(d(`care_seen`),c,{name:`seen`})}</div>`:r`<p class="small">${d(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:i},a,o){let s=e=>a&&!e.place&&e.whole!==!1?t(d(`care_copy_restore`),()=>o(e),{name:`copy-${e.name}`,"aria-label":`${d(`care_copy_restore`)}: ${e.title}`}):null;n(e,[r`<h2>${d(`care_copies`)}</h2>`,r`<p class="small">${d(`care_copies_hint`)}</p>`,i.sticks.filter(({holds:e})=>e).map(({text:e})=>r`<p class="hinted">${e}</p>`),i.text?r`<p class="hinted">${i.text}</p>`:null,i.lines.length?r`<ul class="links">
        ${i.lines.map(e=>r`<li>${h(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${s(e)}</div></li>`)}
      </ul>`:r`<p>${d(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?d(`care_no_trip`):d(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return r`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${d(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[r`<dt>${d(e)}</dt>`,r`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){n(e,[r`<h2>${d(`care_links`)}</h2>`,r`<ul class="links">
      ${t.map(e=>r`<li>
        ${h(P[e.grade])}
        <div><b>${`${e.device}: ${d(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){n(e,[r`<h2>${d(`care_checks`)}</h2>`,r`<p class="small">${d(`care_checks_hint`)}</p>`,r`<div class="row">
      <a class="button" href=${a(`/check`)} data-f="check">${d(`check_board`)}</a>
      ${t?r`<a class="button" href=${a(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>`:null}
    </div>`,t?r`<p class="small">${d(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:i,links:a,room:o}){let s=a.filter(e=>e.firmware).map(e=>[`${d(`care_firmware`)} ${e.device}`,e.firmware]);n(e,[r`<h2>${d(`care_about`)}</h2>`,r`<p class=${o.ok?``:`hinted`}>${o.text}</p>`,r`<dl class="versions">
      ${[[d(`care_companion`),t],...s,[`Python`,i]].map(([e,t])=>[r`<dt>${e}</dt>`,r`<dd>${t}</dd>`])}
    </dl>`,r`<p class="small">${d(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await s(()=>g(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await i(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;n(z(`banner`),r`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await o({state:{seats:[],spots:[]},geometry:null,render:Q},d(`care_for_host`)),await s(c),Q()}async function Y(){let e=await s(()=>g(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await l(t,d(`care_copy_sure`),d(`care_copy_restore`))&&await v()&&await s(()=>g(`/api/copies/restore`,{name:e}))&&f(d(`care_copy_going`))}function Z(i){let a=t(d(`be_host`),J,{kind:`primary`,name:`host`});n(i,!e.host&&[r`<p>${d(`care_for_host`)}</p>`,r`<div class="row">${a}</div>`])}function Q(){B&&(j(z(`health`),B,e.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,e.host),I(z(`links`),B),L(z(`checks`),e.host),N(z(`copies`),B,e.host,X),U.show(z(`backup`),B,e.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();