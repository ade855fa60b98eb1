import{$ as e,$t as t,Ft as n,It as r,Mt as i,Pt as a,Wt as o,dn as s,en as c,et as l,in as u,it as d,ln as f,nt as p,r as m,sn as h,tt as g,x as _}from"./all-9abd0c32.js";import{t as v}from"./prove_again-3395bef1.js";function y(e,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,t(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,a.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??c(`went_wrong`))),i.addEventListener(`error`,()=>r(c(`not_reached`))),i.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,i=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!i&&d(r.text,r.phase===`failed`),this.said=r.phase,f(e,[h`<h2>${c(`care_backup`)}</h2>`,h`<p class="small">${c(`care_backup_text`)}</p>`,n?h`<div class="row">${this.act(i)}</div>`:h`<p class="small">${c(`care_backup_host`)}</p>`,h`<div id="restoring" class="stack">${this.progress(r,i)}</div>`])}act(e){return[h`<a class="button primary" href=${t(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${c(`care_backup_make`)}
      </a>`,h`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,u(c(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?c(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&h`<progress max="1" value=${a} aria-label=${c(`care_backup_bring`)} />`;return r&&[h`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(c(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,d(e,!0)}};const S=e=>c(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&h`<i class="lamp" style=${{"--light":i/100}} />`;return h`<label class="level">
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
  </label>`}var D=class extends s{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return h`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?c(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return h`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>h`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let r=C();return h`<div id="care-time" class="stack">
    ${e===null?h`<p class="hinted">${o(`unsure`)}${` `}${c(`care_no_time`)}</p>`:h`<p class="small">${c(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&h`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${c(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,c(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return h`<${e} key=${t} ...${a} />`}draw(){let{levels:t,quiet:n,state:r,host:i}=this.drawn;f(t,[h`<h2>${c(`care_levels`)}</h2>`,this.control(E,`brightness`,c(`care_brightness`),1),this.control(E,`volume`,c(`care_volume`),0),h`<${O} ...${r} />`]);let a={name:`quiet`,disabled:!i,checked:this.shown.quiet};f(n,[h`<h2>${c(`care_quiet`)}</h2>`,h`<${e} caption=${c(`care_quiet`)} hint=${c(`care_quiet_hint`)} ...${a} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,h`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,c(`care_from`))}
          ${this.control(D,`quiet_to`,c(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,c(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,c(`care_quiet_volume`),0)}
        <${k} time=${r.time} host=${i} wish=${this.wish} />
      </div>`])}};function j(e,{well:t,health:n,losses:r},i,a){let s=r.some(({what:e})=>e!==`newer`);f(e,t?h`<p class="health">${o(`legal`)}<b>${c(`care_well`)}</b></p>`:[h`<p class="health">${o(`fault`)}<b>${c(`care_unwell`)}</b></p>`,h`<ul class="health-list">${n.map(e=>h`<li>${e}</li>`)}</ul>`,s?i?h`<div class="row">${u(c(`care_seen`),a,{name:`seen`})}</div>`:h`<p class="small">${c(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:t},n,r){let i=e=>n&&!e.place&&e.whole!==!1?u(c(`care_copy_restore`),()=>r(e),{name:`copy-${e.name}`,"aria-label":`${c(`care_copy_restore`)}: ${e.title}`}):null;f(e,[h`<h2>${c(`care_copies`)}</h2>`,h`<p class="small">${c(`care_copies_hint`)}</p>`,t.sticks.filter(({holds:e})=>e).map(({text:e})=>h`<p class="hinted">${e}</p>`),t.text?h`<p class="hinted">${t.text}</p>`:null,t.lines.length?h`<ul class="links">
        ${t.lines.map(e=>h`<li>${o(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${i(e)}</div></li>`)}
      </ul>`:h`<p>${c(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?c(`care_no_trip`):c(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return h`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${c(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[h`<dt>${c(e)}</dt>`,h`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){f(e,[h`<h2>${c(`care_links`)}</h2>`,h`<ul class="links">
      ${t.map(e=>h`<li>
        ${o(P[e.grade])}
        <div><b>${`${e.device}: ${c(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,n){f(e,[h`<h2>${c(`care_checks`)}</h2>`,h`<p class="small">${c(`care_checks_hint`)}</p>`,h`<div class="row">
      <a class="button" href=${t(`/check`)} data-f="check">${c(`check_board`)}</a>
      ${n?h`<a class="button" href=${t(`/api/bundle`)} download="" data-f="bundle">${c(`bundle`)}</a>`:null}
    </div>`,n?h`<p class="small">${c(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:r,room:i}){let a=r.filter(e=>e.firmware).map(e=>[`${c(`care_firmware`)} ${e.device}`,e.firmware]);f(e,[h`<h2>${c(`care_about`)}</h2>`,h`<p class=${i.ok?``:`hinted`}>${i.text}</p>`,h`<dl class="versions">
      ${[[c(`care_companion`),t],...a,[`Python`,n]].map(([e,t])=>[h`<dt>${e}</dt>`,h`<dd>${t}</dd>`])}
    </dl>`,h`<p class="small">${c(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await l(()=>r(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await i(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;f(z(`banner`),h`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await _({state:{seats:[],spots:[]},geometry:null,render:Q},c(`care_for_host`)),await l(n),Q()}async function Y(){let e=await l(()=>r(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await g(t,c(`care_copy_sure`),c(`care_copy_restore`))&&await v()&&await l(()=>r(`/api/copies/restore`,{name:e}))&&p(c(`care_copy_going`))}function Z(e){let t=u(c(`be_host`),J,{kind:`primary`,name:`host`});f(e,!a.host&&[h`<p>${c(`care_for_host`)}</p>`,h`<div class="row">${t}</div>`])}function Q(){B&&(j(z(`health`),B,a.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,a.host),I(z(`links`),B),L(z(`checks`),a.host),N(z(`copies`),B,a.host,X),U.show(z(`backup`),B,a.host),R(z(`about`),B))}async function $(){await m(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();