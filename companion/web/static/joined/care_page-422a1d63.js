import{Bt as e,D as t,Ht as n,Jt as r,Qt as i,Vt as a,W as o,Wt as s,Xt as c,Zt as l,_n as u,bn as d,ln as f,mn as p,rn as m,un as h,yn as g,zt as _}from"./phone-c6295ca4.js";import{t as v}from"./prove_again-ee725c18.js";function y(e,t){return new Promise(n=>{let r=new XMLHttpRequest;r.open(`POST`,f(`/api/restore`)),r.setRequestHeader(`Content-Type`,`application/zip`),r.setRequestHeader(`X-Companion`,c.csrf),r.responseType=`json`,r.upload.addEventListener(`progress`,({loaded:e,total:n})=>t(n?e/n:0)),r.addEventListener(`load`,()=>r.status===200?n(r.response):n(r.response?.error??h(`went_wrong`))),r.addEventListener(`error`,()=>n(h(`not_reached`))),r.send(e)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,i=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!i&&s(r.text,r.phase===`failed`),this.said=r.phase,g(e,[u`<h2>${h(`care_backup`)}</h2>`,u`<p class="small">${h(`care_backup_text`)}</p>`,n?u`<div class="row">${this.act(i)}</div>`:u`<p class="small">${h(`care_backup_host`)}</p>`,u`<div id="restoring" class="stack">${this.progress(r,i)}</div>`])}act(e){return[u`<a class="button primary" href=${f(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${h(`care_backup_make`)}
      </a>`,u`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,p(h(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?h(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&u`<progress max="1" value=${a} aria-label=${h(`care_backup_bring`)} />`;return r&&[u`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(h(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,s(e,!0)}};const S=e=>h(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&u`<i class="lamp" style=${{"--light":i/100}} />`;return u`<label class="level">
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
  </label>`}var D=class extends d{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return u`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?h(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return u`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>u`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:t,wish:n}){let r=C();return u`<div id="care-time" class="stack">
    ${e===null?u`<p class="hinted">${m(`unsure`)}${` `}${h(`care_no_time`)}</p>`:u`<p class="small">${h(`care_time`,{time:e})}</p>`}
    ${t&&(e===null||T(e,r))&&u`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>n({time:C()})}}>${h(`care_take_time`,{time:r})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r,i){this.drawn={levels:e,quiet:t,choices:n,state:r,host:i},e.setAttribute(`aria-label`,h(`care_levels`)),this.busy||(this.shown={...r,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return u`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:t,choices:n,state:r,host:i}=this.drawn;g(e,[u`<h2>${h(`care_levels`)}</h2>`,this.control(E,`brightness`,h(`care_brightness`),1),this.control(E,`volume`,h(`care_volume`),0),u`<${O} ...${r} />`]);let a={name:`quiet`,disabled:!i,checked:this.shown.quiet};g(t,[u`<h2>${h(`care_quiet`)}</h2>`,u`<${_} caption=${h(`care_quiet`)} hint=${h(`care_quiet_hint`)} ...${a} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,u`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,h(`care_from`))}
          ${this.control(D,`quiet_to`,h(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,h(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,h(`care_quiet_volume`),0)}
        <${k} time=${r.time} host=${i} wish=${this.wish} />
      </div>`]);let o={name:`again`,disabled:!i,checked:this.shown.again};g(n,[u`<h2>${h(`care_choices`)}</h2>`,u`<${_} caption=${h(`care_again`)} hint=${h(`care_again_hint`)} ...${o} onchange=${({target:e})=>this.wish({again:e.checked})} />`])}};function j(e,{well:t,health:n,losses:r},i,a){let o=r.some(({what:e})=>e!==`newer`);g(e,t?u`<p class="health">${m(`legal`)}<b>${h(`care_well`)}</b></p>`:[u`<p class="health">${m(`fault`)}<b>${h(`care_unwell`)}</b></p>`,u`<ul class="health-list">${n.map(e=>u`<li>${e}</li>`)}</ul>`,o?i?u`<div class="row">${p(h(`care_seen`),a,{name:`seen`})}</div>`:u`<p class="small">${h(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:t},n,r){let i=e=>n&&!e.place&&e.whole!==!1?p(h(`care_copy_restore`),()=>r(e),{name:`copy-${e.name}`,"aria-label":`${h(`care_copy_restore`)}: ${e.title}`}):null;g(e,[u`<h2>${h(`care_copies`)}</h2>`,u`<p class="small">${h(`care_copies_hint`)}</p>`,t.sticks.filter(({holds:e})=>e).map(({text:e})=>u`<p class="hinted">${e}</p>`),t.text?u`<p class="hinted">${t.text}</p>`:null,t.lines.length?u`<ul class="links">
        ${t.lines.map(e=>u`<li>${m(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${i(e)}</div></li>`)}
      </ul>`:u`<p>${h(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?h(`care_no_trip`):h(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return u`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${h(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[u`<dt>${h(e)}</dt>`,u`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:t}){g(e,[u`<h2>${h(`care_links`)}</h2>`,u`<ul class="links">
      ${t.map(e=>u`<li>
        ${m(P[e.grade])}
        <div><b>${`${e.device}: ${h(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){g(e,[u`<h2>${h(`care_checks`)}</h2>`,u`<p class="small">${h(`care_checks_hint`)}</p>`,u`<div class="row">
      <a class="button" href=${f(`/check`)} data-f="check">${h(`check_board`)}</a>
      ${t?u`<a class="button" href=${f(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>`:null}
    </div>`,t?u`<p class="small">${h(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:r,room:i}){let a=r.filter(e=>e.firmware).map(e=>[`${h(`care_firmware`)} ${e.device}`,e.firmware]);g(e,[u`<h2>${h(`care_about`)}</h2>`,u`<p class=${i.ok?``:`hinted`}>${i.text}</p>`,u`<dl class="versions">
      ${[[h(`care_companion`),t],...a,[`Python`,n]].map(([e,t])=>[u`<dt>${e}</dt>`,u`<dd>${t}</dd>`])}
    </dl>`,u`<p class="small">${h(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async t=>{let n=await e(()=>i(`/api/care`,t));n?G(n):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await r(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;g(z(`banner`),u`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await o({state:{seats:[],spots:[]},geometry:null,render:Q},h(`care_for_host`)),await e(l),Q()}async function Y(){let t=await e(()=>i(`/api/care/seen`));t&&G(t)}async function X({name:t,title:r}){await a(r,h(`care_copy_sure`),h(`care_copy_restore`))&&await v()&&await e(()=>i(`/api/copies/restore`,{name:t}))&&n(h(`care_copy_going`))}function Z(e){let t=p(h(`be_host`),J,{kind:`primary`,name:`host`});g(e,!c.host&&[u`<p>${h(`care_for_host`)}</p>`,u`<div class="row">${t}</div>`])}function Q(){B&&(j(z(`health`),B,c.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),z(`choices`),B,c.host),I(z(`links`),B),L(z(`checks`),c.host),N(z(`copies`),B,c.host,X),U.show(z(`backup`),B,c.host),R(z(`about`),B))}async function $(){await t(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();