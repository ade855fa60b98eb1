import{Ft as e,Gt as t,It as n,Lt as r,Nt as i,S as a,an as o,at as s,cn as c,en as l,et as u,fn as d,nt as f,r as p,rt as m,tn as h,tt as g,un as _}from"./all-4d413dfa.js";import{t as v}from"./prove_again-e8610358.js";function y(t,n){return new Promise(r=>{let i=new XMLHttpRequest;i.open(`POST`,l(`/api/restore`)),i.setRequestHeader(`Content-Type`,`application/zip`),i.setRequestHeader(`X-Companion`,e.csrf),i.responseType=`json`,i.upload.addEventListener(`progress`,({loaded:e,total:t})=>n(t?e/t:0)),i.addEventListener(`load`,()=>i.status===200?r(i.response):r(i.response?.error??h(`went_wrong`))),i.addEventListener(`error`,()=>r(h(`not_reached`))),i.send(t)})}async function b(e){let t=e.currentTarget;return t.dataset.sure?delete t.dataset.sure:(e.preventDefault(),await v()?(t.dataset.sure=`yes`,t.click()):null)}var x=class{constructor(e){this.took=e,this.share=null,this.refused=``,this.said=null,this.state=null}show(e,t,n){[this.place,this.state,this.host]=[e,t,n];let r=t.restoring,i=[`checking`,`storing`].includes(r.phase);this.said!==null&&this.said!==r.phase&&!i&&s(r.text,r.phase===`failed`),this.said=r.phase,_(e,[c`<h2>${h(`care_backup`)}</h2>`,c`<p class="small">${h(`care_backup_text`)}</p>`,n?c`<div class="row">${this.act(i)}</div>`:c`<p class="small">${h(`care_backup_host`)}</p>`,c`<div id="restoring" class="stack">${this.progress(r,i)}</div>`])}act(e){return[c`<a class="button primary" href=${l(`/api/backup`)} download="" data-f="backup" onclick=${b}>
        ${h(`care_backup_make`)}
      </a>`,c`<input id="backup-file" hidden ...${{type:`file`,accept:`.zip,application/zip`,tabindex:`-1`,"aria-hidden":`true`}} onchange=${({target:e})=>e.files[0]&&this.bring(e.files[0])} />`,o(h(`care_backup_bring`),()=>document.getElementById(`backup-file`).click(),{name:`restore`,disabled:e||this.share!==null})]}progress(e,t){let n=this.share!==null,r=n?h(`care_uploading`):t?e.text:this.refused||e.text,i=!n&&!t&&(this.refused||e.phase===`failed`),a=n?this.share:e.count?e.done/e.count:0,o=(n||t)&&c`<progress max="1" value=${a} aria-label=${h(`care_backup_bring`)} />`;return r&&[c`<p class=${i?`hinted`:``}>${r}</p>`,o]}async bring(e){let t=()=>this.show(this.place,this.state,this.host);if(e.size>33554432)return this.refuse(h(`care_too_large`)),t();if(!await v())return t();[this.share,this.refused]=[0,``],t();let n=await y(e,e=>{this.share=e,t()});return this.share=null,typeof n==`string`?this.refuse(n):this.took(n),t()}refuse(e){this.refused=e,s(e,!0)}};const S=e=>h(`care_percent`,{count:e}),C=()=>{let e=/* @__PURE__ */ new Date;return[e.getHours(),e.getMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`)},w=e=>Number(e.slice(0,2))*60+Number(e.slice(3));function T(e,t){let n=Math.abs(w(e)-w(t));return Math.min(n,1440-n)>5}function E({name:e,caption:t,least:n,host:r,value:i,wish:a}){let o=e.endsWith(`brightness`)&&c`<i class="lamp" style=${{"--light":i/100}} />`;return c`<label class="level">
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
  </label>`}var D=class extends d{state={typing:!1};typing=({type:e})=>this.setState({typing:e===`focus`});render({name:e,caption:t,host:n,value:r,wish:i},{typing:a}){return c`<label class="field-label">
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
    </label>`}};function O({now:{quiet:e,brightness:t,volume:n},lights:r,sounds:i}){let a=[e?h(`care_quiet_now`,{brightness:t,volume:n}):``,r,i].filter(Boolean);return c`<div id="care-now" class="stack" aria-live="polite">
    ${a.map(e=>c`<p class="hinted">${e}</p>`)}
  </div>`}function k({time:e,host:n,wish:r}){let i=C();return c`<div id="care-time" class="stack">
    ${e===null?c`<p class="hinted">${t(`unsure`)}${` `}${h(`care_no_time`)}</p>`:c`<p class="small">${h(`care_time`,{time:e})}</p>`}
    ${n&&(e===null||T(e,i))&&c`<button ...${{type:`button`,class:`button`,"data-f":`time`,onclick:()=>r({time:C()})}}>${h(`care_take_time`,{time:i})}</button>`}
  </div>`}var A=class{constructor(e){this.send=e,this.wanted={},this.shown={},this.busy=!1,this.timer=null}wish=e=>{Object.assign(this.wanted,e),Object.assign(this.shown,e),this.draw(),this.busy||(this.timer??=setTimeout(()=>this.tell(),150))};async tell(){let e=this.wanted;this.timer=null,this.wanted={},this.busy=!0,await this.send(e),this.busy=!1,Object.keys(this.wanted).length&&this.tell()}show(e,t,n,r){this.drawn={levels:e,quiet:t,state:n,host:r},e.setAttribute(`aria-label`,h(`care_levels`)),this.busy||(this.shown={...n,...this.wanted}),this.draw()}control(e,t,n,r){let{host:i}=this.drawn,a={name:t,caption:n,least:r,host:i,value:this.shown[t],wish:this.wish};return c`<${e} key=${t} ...${a} />`}draw(){let{levels:e,quiet:t,state:n,host:r}=this.drawn;_(e,[c`<h2>${h(`care_levels`)}</h2>`,this.control(E,`brightness`,h(`care_brightness`),1),this.control(E,`volume`,h(`care_volume`),0),c`<${O} ...${n} />`]);let i={name:`quiet`,disabled:!r,checked:this.shown.quiet};_(t,[c`<h2>${h(`care_quiet`)}</h2>`,c`<${u} caption=${h(`care_quiet`)} hint=${h(`care_quiet_hint`)} ...${i} onchange=${({target:e})=>this.wish({quiet:e.checked})} />`,c`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(D,`quiet_from`,h(`care_from`))}
          ${this.control(D,`quiet_to`,h(`care_to`))}
        </div>
        ${this.control(E,`quiet_brightness`,h(`care_quiet_brightness`),1)}
        ${this.control(E,`quiet_volume`,h(`care_quiet_volume`),0)}
        <${k} time=${n.time} host=${r} wish=${this.wish} />
      </div>`])}};function j(e,{well:n,health:r,losses:i},a,s){let l=i.some(({what:e})=>e!==`newer`);_(e,n?c`<p class="health">${t(`legal`)}<b>${h(`care_well`)}</b></p>`:[c`<p class="health">${t(`fault`)}<b>${h(`care_unwell`)}</b></p>`,c`<ul class="health-list">${r.map(e=>c`<li>${e}</li>`)}</ul>`,l?a?c`<div class="row">${o(h(`care_seen`),s,{name:`seen`})}</div>`:c`<p class="small">${h(`care_seen_host`)}</p>`:null])}const M=/* @__PURE__ */ new Map([[!0,`legal`],[!1,`fault`],[null,`unsure`]]);function N(e,{copies:n},r,i){let a=e=>r&&!e.place&&e.whole!==!1?o(h(`care_copy_restore`),()=>i(e),{name:`copy-${e.name}`,"aria-label":`${h(`care_copy_restore`)}: ${e.title}`}):null;_(e,[c`<h2>${h(`care_copies`)}</h2>`,c`<p class="small">${h(`care_copies_hint`)}</p>`,n.sticks.filter(({holds:e})=>e).map(({text:e})=>c`<p class="hinted">${e}</p>`),n.text?c`<p class="hinted">${n.text}</p>`:null,n.lines.length?c`<ul class="links">
        ${n.lines.map(e=>c`<li>${t(M.get(e.whole))}<div><b>${e.title}</b><p>${e.text}</p>${a(e)}</div></li>`)}
      </ul>`:c`<p>${h(`care_copies_none`)}</p>`])}const P={good:`legal`,weak:`unsure`,bad:`fault`,lost:`fault`,new:`unsure`};function F(e){if(e.frames===null)return null;let t=[[`care_frames`,e.frames],[`care_damaged`,e.damaged],[`care_missed`,e.missed],[`care_repeats`,e.repeats],[`care_trip`,e.trip_ms===null?h(`care_no_trip`):h(`care_ms`,{count:e.trip_ms})],[`care_reconnects`,e.reconnects]];return c`<details class="numbers">
    <summary data-f=${`numbers-${e.device}`}>${h(`care_numbers`,{count:e.minutes})}</summary>
    <dl>${t.map(([e,t])=>[c`<dt>${h(e)}</dt>`,c`<dd>${String(t)}</dd>`])}</dl>
  </details>`}function I(e,{links:n}){_(e,[c`<h2>${h(`care_links`)}</h2>`,c`<ul class="links">
      ${n.map(e=>c`<li>
        ${t(P[e.grade])}
        <div><b>${`${e.device}: ${h(`care_grade_${e.grade}`)}`}</b><p>${e.text}</p>${F(e)}</div>
      </li>`)}
    </ul>`])}function L(e,t){_(e,[c`<h2>${h(`care_checks`)}</h2>`,c`<p class="small">${h(`care_checks_hint`)}</p>`,c`<div class="row">
      <a class="button" href=${l(`/check`)} data-f="check">${h(`check_board`)}</a>
      ${t?c`<a class="button" href=${l(`/api/bundle`)} download="" data-f="bundle">${h(`bundle`)}</a>`:null}
    </div>`,t?c`<p class="small">${h(`bundle_text`)}</p>`:null])}function R(e,{version:t,python:n,links:r,room:i}){let a=r.filter(e=>e.firmware).map(e=>[`${h(`care_firmware`)} ${e.device}`,e.firmware]);_(e,[c`<h2>${h(`care_about`)}</h2>`,c`<p class=${i.ok?``:`hinted`}>${i.text}</p>`,c`<dl class="versions">
      ${[[h(`care_companion`),t],...a,[`Python`,n]].map(([e,t])=>[c`<dt>${e}</dt>`,c`<dd>${t}</dd>`])}
    </dl>`,c`<p class="small">${h(`care_licence`)}</p>`])}const z=e=>document.getElementById(e);let B=null,V=null;const H=new A(async e=>{let t=await g(()=>r(`/api/care`,e));t?G(t):await K()}),U=new x(e=>{G(e),q()}),W=()=>[`checking`,`storing`].includes(B?.restoring.phase);function G(e){B=e,Q()}async function K(){if(!document.hidden)try{G(await i(`/api/care`)),z(`banner`).hidden=!0}catch(e){if(e.status===void 0)throw e;_(z(`banner`),c`<p>${e.message}</p>`)}q()}function q(){clearTimeout(V),V=setTimeout(K,W()?500:4e3)}async function J(){await a({state:{seats:[],spots:[]},geometry:null,render:Q},h(`care_for_host`)),await g(n),Q()}async function Y(){let e=await g(()=>r(`/api/care/seen`));e&&G(e)}async function X({name:e,title:t}){await f(t,h(`care_copy_sure`),h(`care_copy_restore`))&&await v()&&await g(()=>r(`/api/copies/restore`,{name:e}))&&m(h(`care_copy_going`))}function Z(t){let n=o(h(`be_host`),J,{kind:`primary`,name:`host`});_(t,!e.host&&[c`<p>${h(`care_for_host`)}</p>`,c`<div class="row">${n}</div>`])}function Q(){B&&(j(z(`health`),B,e.host,Y),Z(z(`who`)),H.show(z(`levels`),z(`quiet`),B,e.host),I(z(`links`),B),L(z(`checks`),e.host),N(z(`copies`),B,e.host,X),U.show(z(`backup`),B,e.host),R(z(`about`),B))}async function $(){await p(Q),document.addEventListener(`visibilitychange`,()=>document.hidden||K()),await K()}$();