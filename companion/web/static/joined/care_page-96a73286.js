import{$ as e,$t as t,Ft as n,Nt as r,Pt as i,Q as a,Qt as o,Ut as s,b as c,cn as l,et as u,jt as d,on as f,r as p,rn as m,rt as h,tt as g,un as _}from"./all-d6ddc8ee.js";import{t as v}from"./prove_again-3a754d00.js";function y(e,n){return new Promise(i=>{let a=new XMLHttpRequest;a.open(`POST`,o(`/api/restore`)),a.setRequestHeader(`Content-Type`,`application/zip`),a.setRequestHeader(`X-Companion`,r.csrf),a.responseType=`json`,a.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),a.addEventListener(`load`,()=>a.status===200?i(a.response):i(a.response?.error??t(`went_wrong`))),a.addEventListener(`error`,()=>i(t(`not_reached`))),a.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,n,r){[this.place,this.state,this.host]=[e,n,r];let i=n.restoring,a=[`checking`,`storing`].includes(i.phase);this.said!==null&&this.said!==i.phase&&!a&&h(i.text,i.phase===`failed`),this.said=i.phase,l(e,[f`<h2>${t(`care_backup`)}</h2>`,f`<p class="small">${t(`care_backup_text`)}</p>`,r?f`<div class="row">${this.act(a)}</div>`:f`<p class="small">${t(`care_backup_host`)}</p>`,f`<div id="restoring" class="stack">${this.progress(i,a)}</div>`])}act(e){return[f`<a class="button primary" href=${o(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${t(`care_backup_make`)}
      </a>`,f`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,m(t(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,n){let r=this.share!==null,i=r?t(`care_uploading`):n?e.text:this.refused||e.text,a=!r&&!n&&(this.refused||e.phase===`failed`),o=r?this.share:e.count?e.done/e.count:0,s=(r||n)&&f`<progress max="1" value=${o} aria-label=${t(`care_backup_bring`)} />`;return i&&[f`<p class=${a?`hinted`:``}>${i}</p>`,s]}async bring(e){let n=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(t(`care_too_large`)),n();if(!await v())return n();[this.share,this.refused]=[0,``],n();let r=await y(e,e=>{this.share=e,n()});return this.share=null,typeof r==`string`?this.refuse(r):this.took(r),n()}refuse(e){this.refused=e,h(e,!0)}};const S=e=>t(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&f`<i class="lamp" style=${{"--light":i/100}} />`;return f`<label class="level">
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
  </label>`}var D=class extends _{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return f`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:n,volume:r},lights:i,sounds:a}){let o=[e?t(`care_quiet_now`,{brightness:n,volume:r}):``,i,a].filter(Boolean);return f`<div id="care-now" class="stack" aria-live="polite">
    ${o.map(e=>f`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:n,wish:r}){let i=C();return f`<div id="care-time" class="stack">
    ${e===null?f`<p class="hinted">${s(`unsure`)}${` `}${t(`care_no_time`)}</p>`:f`<p class="small">${t(`care_time`,{time:e})}</p>`}
    ${n&&(e===null||T(e,i))&&f`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${t(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,n,r,i){this.drawn={levels:e,quiet:n,state:r,host:i},e.setAttribute(`aria-label`,t(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return f`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:n,state:r,host:i}=this.drawn;l(e,[f`<h2>${t(`care_levels`)}</h2>`,this.control(E,`brightness`,t(`care_brightness`),1),this.control(E,`volume`,t(`care_volume`),0),f`<${O} ...${r} />`]);let o={name:`quiet`,disabled:!i,checked:this.shown.quiet};l(n,[f`<h2>${t(`care_quiet`)}</h2>`,f`<${a} caption=${t(`care_quiet`)} hint=${t(`care_quiet_hint`)} ...${o} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,f`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,t(`care_from`))}
          ${this.control(D,`quiet_to`,t(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,t(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,t(`care_quiet_volume`),0)}
        <${k} time=${r.time} host=${i} wish=${this.wish} />
      </div>`])}};function j(e,{well:n,health:r,losses:i},a,o){let c=i.some(({what:e})=>e!==`newer`);l(e,n?f`<p class="health">${s(`legal`)}<b>${t(`care_well`)}</b></p>`:[f`<p class="health">${s(`fault`)}<b>${t(`care_unwell`)}</b></p>`,f`<ul class="health-list">${r.map(e=>f`<li>${e}</li>`)}</ul>`,c?a?f`<div class="row">${m(t(`care_seen`),o,{name:`seen`})}</div>`:f`<p class="small">${t(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:n},r,i){let a=e=>r&&!e.place&&e.whole!==!1?m(t(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${t(`care_copy_restore`)}: ${e.title}`}):null;l(e,[f`<h2>${t(`care_copies`)}</h2>`,f`<p class="small">${t(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>f`<p class="hinted">${e}</p>`),n.text?f`<p class="hinted">${n.text}</p>`:null,n.lines.length?f`<ul class="links">
        ${n.lines.map(e=>f`<li>${s(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:f`<p>${t(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let n=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?t(`care_no_trip`):t(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return f`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${t(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${n.map(([e,n])=>[f`<dt>${t(e)}</dt>`,f`<dd>${String(n)}</dd>`])}</dl>
  </details>`}function I(e,{links:n}){l(e,[f`<h2>${t(`care_links`)}</h2>`,f`<ul class="links">
      ${n.map(e=>f`<li>
        ${s(P[e.grade])}
        <div><b>${`${e.device}: ${t(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,n){l(e,[f`<h2>${t(`care_checks`)}</h2>`,f`<p class="small">${t(`care_checks_hint`)}</p>`,f`<div class="row">
      <a class="button" href=${o(`/check`)} data-f="check">${t(`check_board`)}</a>
      ${n?f`<a class="button" href=${o(`/api/bundle`)} download="" data-f="bundle">${t(`bundle`)}</a>`:null}
    </div>`,n?f`<p class="small">${t(`bundle_text`)}</p>`:null])}function R(e,{version:n,python:r,links:i,room:a}){let o=i.filter(e=>e.firmware).map(e=>[`${t(`care_firmware`)} ${e.device}`,e.firmware]);l(e,[f`<h2>${t(`care_about`)}</h2>`,f`<p class=${a.ok?``:`hinted`}>${a.text}</p>`,f`<dl class="versions">
      ${[[t(`care_companion`),n],...o,[`Python`,r]].map(([e,t])=>[f`<dt>${e}</dt>`,f`<dd>${t}</dd>`])}
    </dl>`,f`<p class="small">${t(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async t=>{let r=await e(()=>n(`/api/care`,t));r?G(r):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await d(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;l(z(`banner`),f`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await c({state:{seats:[],spots:[]},geometry:null,render:Q},t(`care_for_host`)),await e(i),Q()}async function Y(){let t=await e(()=>n(`/api/care/seen`));t&&G(t)}async function X({name:r,title:i}){await u(i,t(`care_copy_sure`),t(`care_copy_restore`))&&await v()&&await e(()=>n(`/api/copies/restore`,{name:r}))&&g(t(`care_copy_going`))}function Z(e){let n=m(t(`be_host`),J,{kind:`primary`,name:`host`});l(e,!r.host&&[f`<p>${t(`care_for_host`)}</p>`,f`<div class="row">${n}</div>`])}function Q(){B&&(j(z(`health`),B,r.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,r.host),I(z(`links`),B),L(z(`checks`),r.host),N(z(`copies`),B,r.host,X),U.show(z(`backup`),B,r.host),R(z(`about`),B))}async function $(){await p(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();