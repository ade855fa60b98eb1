import{Ft as e,Lt as t,Rt as n,fn as r,it as i,mn as a,nn as o,nt as s,ot as c,qt as l,r as u,rn as d,rt as f,sn as p,tt as m,un as h,x as g,zt as _}from"./all-eabb7ade.js";import{t as v}from"./prove_again-4061656d.js";function y(e,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,o(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,t.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??d(`went_wrong`))),i.addEventListener(`error`,()=>r(d(`not_reached`))),i.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let i=t.restoring,a=[`checking`,`storing`].includes(i.phase);this.said!==null&&this.said!==i.phase&&!a&&c(i.text,i.phase===`failed`),this.said=i.phase,r(e,[h`<h2>${d(`care_backup`)}</h2>`,h`<p class="small">${d(`care_backup_text`)}</p>`,n?h`<div class="row">${this.act(a)}</div>`:h`<p class="small">${d(`care_backup_host`)}</p>`,h`<div id="restoring" class="stack">${this.progress(i,a)}</div>`])}act(e){return[h`<a class="button primary" href=${o(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${d(`care_backup_make`)}
      </a>`,h`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,p(d(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?d(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&h`<progress max="1" value=${a} aria-label=${d(`care_backup_bring`)} />`;return r&&[h`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(d(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,c(e,!0)}};const S=e=>d(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&h`<i class="lamp" style=${{"--light":i/100}} />`;return h`<label class="level">
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
  </label>`}var D=class extends a{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return h`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?d(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return h`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>h`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let r=C();return h`<div id="care-time" class="stack">
    ${e===null?h`<p class="hinted">${l(`unsure`)}${` `}${d(`care_no_time`)}</p>`:h`<p class="small">${d(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&h`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${d(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,house:n,state:r,host:i},e.setAttribute(`aria-label`,d(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return h`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:t,house:n,state:i,host:a}=this.drawn;r(e,[h`<h2>${d(`care_levels`)}</h2>`,this.control(E,`brightness`,d(`care_brightness`),1),this.control(E,`volume`,d(`care_volume`),0),h`<${O} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};r(t,[h`<h2>${d(`care_quiet`)}</h2>`,h`<${m} caption=${d(`care_quiet`)} hint=${d(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,h`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,d(`care_from`))}
          ${this.control(D,`quiet_to`,d(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,d(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,d(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${a} wish=${this.wish} />
      </div>`]);let s={name:`again`,disabled:!a,checked:this.shown.again};r(n,[h`<h2>${d(`care_house`)}</h2>`,h`<${m} caption=${d(`care_again`)} hint=${d(`care_again_hint`)} ...${s} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(e,{well:t,health:n,losses:i},a,o){let s=i.some(({what:e})=>e!==`newer`);r(e,t?h`<p class="health">${l(`legal`)}<b>${d(`care_well`)}</b></p>`:[h`<p class="health">${l(`fault`)}<b>${d(`care_unwell`)}</b></p>`,h`<ul class="health-list">${n.map(e=>h`<li>${e}</li>`)}</ul>`,s?a?h`<div class="row">${p(d(`care_seen`),o,{name:`seen`})}</div>`:h`<p class="small">${d(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:t},n,i){let a=e=>n&&!e.place&&e.whole!==!1?p(d(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${d(`care_copy_restore`)}: ${e.title}`}):null;r(e,[h`<h2>${d(`care_copies`)}</h2>`,h`<p class="small">${d(`care_copies_hint`)}</p>`,t.sticks.filter(({holds:e})=>e).map(({text:e})=>h`<p class="hinted">${e}</p>`),t.text?h`<p class="hinted">${t.text}</p>`:null,t.lines.length?h`<ul class="links">
        ${t.lines.map(e=>h`<li>${l(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:h`<p>${d(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?d(`care_no_trip`):d(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return h`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${d(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[h`<dt>${d(e)}</dt>`,h`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){r(e,[h`<h2>${d(`care_links`)}</h2>`,h`<ul class="links">
      ${t.map(e=>h`<li>
        ${l(P[e.grade])}
        <div><b>${`${e.device}: ${d(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){r(e,[h`<h2>${d(`care_checks`)}</h2>`,h`<p class="small">${d(`care_checks_hint`)}</p>`,h`<div class="row">
      <a class="button" href=${o(`/check`)} data-f="check">${d(`check_board`)}</a>
      ${t?h`<a class="button" href=${o(`/api/bundle`)} download="" data-f="bundle">${d(`bundle`)}</a>`:null}
    </div>`,t?h`<p class="small">${d(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:i,room:a}){let o=i.filter(e=>e.firmware).map(e=>[`${d(`care_firmware`)} ${e.device}`,e.firmware]);r(e,[h`<h2>${d(`care_about`)}</h2>`,h`<p class=${a.ok?``:`hinted`}>${a.text}</p>`,h`<dl class="versions">
      ${[[d(`care_companion`),t],...o,[`Python`,n]].map(([e,t])=>[h`<dt>${e}</dt>`,h`<dd>${t}</dd>`])}
    </dl>`,h`<p class="small">${d(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await s(()=>_(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await e(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;r(z(`banner`),h`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await g({state:{seats:[],spots:[]},geometry:null,render:Q},d(`care_for_host`)),await s(n),Q()}async function Y(){let e=await s(()=>_(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await f(t,d(`care_copy_sure`),d(`care_copy_restore`))&&await v()&&await s(()=>_(`/api/copies/restore`,{name:e}))&&i(d(`care_copy_going`))}function Z(e){let n=p(d(`be_host`),J,{kind:`primary`,name:`host`});r(e,!t.host&&[h`<p>${d(`care_for_host`)}</p>`,h`<div class="row">${n}</div>`])}function Q(){B&&(j(z(`health`),B,t.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`house`),B,t.host),I(z(`links`),B),L(z(`checks`),t.host),N(z(`copies`),B,t.host,X),U.show(z(`backup`),B,t.host),R(z(`about`),B))}async function $(){await u(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();