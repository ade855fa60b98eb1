import{Gt as e,It as t,Jt as n,Lt as r,Rt as i,V as a,Vt as o,Yt as s,_n as c,dn as l,en as u,gn as d,mn as f,on as p,qt as m,sn as h,w as g,zt as _}from"./phone-f2d0a0d3.js";import{t as v}from"./prove_again-66f28f2d.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,p(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,m.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??h(`went_wrong`))),r.addEventListener(`error`,()=>n(h(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,i=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!i&&o(r.text,r.phase===`failed`),this.said=r.phase,d(e,[f`<h2>${h(`care_backup`)}</h2>`,f`<p class="small">${h(`care_backup_text`)}</p>`,n?f`<div class="row">${this.act(i)}</div>`:f`<p class="small">${h(`care_backup_host`)}</p>`,f`<div id="restoring" class="stack">${this.progress(r,i)}</div>`])}act(e){return[f`<a class="button primary" href=${p(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${h(`care_backup_make`)}
      </a>`,f`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,l(h(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?h(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&f`<progress max="1" value=${a} aria-label=${h(`care_backup_bring`)} />`;return r&&[f`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(h(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,o(e,!0)}};const S=e=>h(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&f`<i class="lamp" style=${{"--light":i/100}} />`;return f`<label class="level">
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
  </label>`}var D=class extends c{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return f`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?h(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return f`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>f`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let r=C();return f`<div id="care-time" class="stack">
    ${e===null?f`<p class="hinted">${u(`unsure`)}${` `}${h(`care_no_time`)}</p>`:f`<p class="small">${h(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&f`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${h(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,h(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return f`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:n,choices:r,state:i,host:a}=this.drawn;d(e,[f`<h2>${h(`care_levels`)}</h2>`,this.control(E,`brightness`,h(`care_brightness`),1),this.control(E,`volume`,h(`care_volume`),0),f`<${O} ...${i} />`]);let o={name:`quiet`,disabled:!a,checked:this.shown.quiet};d(n,[f`<h2>${h(`care_quiet`)}</h2>`,f`<${t} caption=${h(`care_quiet`)} hint=${h(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,f`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,h(`care_from`))}
          ${this.control(D,`quiet_to`,h(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,h(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,h(`care_quiet_volume`),0)}
        <${k} time=${i.time} host=${a} wish=${this.wish} />
      </div>`]);let s={name:`again`,disabled:!a,checked:this.shown.again};d(r,[f`<h2>${h(`care_choices`)}</h2>`,f`<${t} caption=${h(`care_again`)} hint=${h(`care_again_hint`)} ...${s} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(e,{well:t,health:n,losses:r},i,a){let o=r.some(({what:e})=>e!==`newer`);d(e,t?f`<p class="health">${u(`legal`)}<b>${h(`care_well`)}</b></p>`:[f`<p class="health">${u(`fault`)}<b>${h(`care_unwell`)}</b></p>`,f`<ul class="health-list">${n.map(e=>f`<li>${e}</li>`)}</ul>`,o?i?f`<div class="row">${l(h(`care_seen`),a,{name:`seen`})}</div>`:f`<p class="small">${h(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:t},n,r){let i=e=>n&&!e.place&&e.whole!==!1?l(h(`care_copy_restore`),()=>r(e),{name:`copy-${e.name}`,"aria-label":`${h(`care_copy_restore`)}: ${e.title}`}):null;d(e,[f`<h2>${h(`care_copies`)}</h2>`,f`<p class="small">${h(`care_copies_hint`)}</p>`,t.sticks.filter(({holds:e})=>e).map(({text:e})=>f`<p class="hinted">${e}</p>`),t.text?f`<p class="hinted">${t.text}</p>`:null,t.lines.length?f`<ul class="links">
        ${t.lines.map(e=>f`<li>${u(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${i(e)}</div></li>`)}
      </ul>`:f`<p>${h(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?h(`care_no_trip`):h(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return f`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${h(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[f`<dt>${h(e)}</dt>`,f`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){d(e,[f`<h2>${h(`care_links`)}</h2>`,f`<ul class="links">
      ${t.map(e=>f`<li>
        ${u(P[e.grade])}
        <div><b>${`${e.device}: ${h(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){d(e,[f`<h2>${h(`care_checks`)}</h2>`,f`<p class="small">${h(`care_checks_hint`)}</p>`,f`<div class="row">
      <a class="button" href=${p(`/check`)} data-f="check">${h(`check_board`)}</a>
      ${t?f`<a class="button" href=${p(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>`:null}
    </div>`,t?f`<p class="small">${h(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:r,room:i}){let a=r.filter(e=>e.firmware).map(e=>[`${h(`care_firmware`)} ${e.device}`,e.firmware]);d(e,[f`<h2>${h(`care_about`)}</h2>`,f`<p class=${i.ok?``:`hinted`}>${i.text}</p>`,f`<dl class="versions">
      ${[[h(`care_companion`),t],...a,[`Python`,n]].map(([e,t])=>[f`<dt>${e}</dt>`,f`<dd>${t}</dd>`])}
    </dl>`,f`<p class="small">${h(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await r(()=>s(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await e(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;d(z(`banner`),f`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await a({state:{seats:[],spots:[]},geometry:null,render:Q},h(`care_for_host`)),await r(n),Q()}async function Y(){let e=await r(()=>s(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await i(t,h(`care_copy_sure`),h(`care_copy_restore`))&&await v()&&await r(()=>s(`/api/copies/restore`,{name:e}))&&_(h(`care_copy_going`))}function Z(e){let t=l(h(`be_host`),J,{kind:`primary`,name:`host`});d(e,!m.host&&[f`<p>${h(`care_for_host`)}</p>`,f`<div class="row">${t}</div>`])}function Q(){B&&(j(z(`health`),B,m.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`choices`),B,m.host),I(z(`links`),B),L(z(`checks`),m.host),N(z(`copies`),B,m.host,X),U.show(z(`backup`),B,m.host),R(z(`about`),B))}async function $(){await g(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();