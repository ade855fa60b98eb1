import{$t as e,En as t,Sn as n,en as r,jn as i,k as a,kn as o,on as s,xn as c}from"./phone-68234baa.js";const l=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],u={boards:[],queue:[],waiting:!1},d=/* @__PURE__ */ new Set;let f=/* @__PURE__ */ new Set,p=null;const m=e=>document.getElementById(e),h=e=>n(e===`copy`?`fleet_copies`:`fleet_${e}`);function g(e){Object.assign(u,e);for(let{id:e}of u.boards)f.has(e)||d.add(e);f=new Set(u.boards.map(({id:e})=>e));for(let e of d)f.has(e)||d.delete(e);T()}async function _(){if(clearTimeout(p),!document.hidden){try{g(await s(`/api/hall/fleet`)),i(m(`banner`),null)}catch(e){if(e.status===void 0)throw e;if(e.status===403)return i(m(`boards`),o`<p>${n(`fleet_host`)}</p>`);i(m(`banner`),o`<p>${n(`hall_gone`)}</p>`)}p=setTimeout(_,2e3)}}async function v(e,t){let i=await fetch(c(e),{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),a=await i?.json().catch(()=>null);if(i?.ok&&a)return g(a);r(a?.error??n(`hall_gone`),!0)}async function y(t){let r=[...d];(t!==`update`||await e(n(`fleet_update`),n(`fleet_update_sure`),n(`fleet_update`)))&&await v(`/api/hall/fleet`,{what:t,boards:r})}function b(e,t){for(let n of e)t?d.add(n):d.delete(n);T()}const x=(e,t)=>{let{text:n,bad:r}=e[t];return o`<td data-name=${h(t)}>${n&&o`<span class=${r?`bad`:``}>${n}</span>`}</td>`},S=e=>o`<tr key=${e.id} data-board=${e.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${e.id}`} checked=${d.has(e.id)} onchange=${({target:t})=>b([e.id],t.checked)} />
      <span>${e.title} <small>${e.id}</small></span>
    </label>
    ${e.url&&o`<a href=${c(`${e.url.replace(/\/$/,``)}/care`)}>${n(`hall_open`)}<span class="hidden"> ${e.title}</span></a>`}
    ${e.note&&o`<p class="small">${e.note}</p>`}
  </th>
  ${l.map(t=>x(e,t))}
</tr>`;function C(){let e=u.boards.map(({id:e})=>e),r=(e,r)=>t(n(`fleet_${e}`),()=>y(e),{kind:r,name:`fleet-${e}`,disabled:d.size===0});return[o`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${d.size===e.length} onchange=${({target:t})=>b(e,t.checked)} />
      ${n(`fleet_all`)}
    </label>`,o`<table class="fleet-boards">
      <thead><tr><th scope="col">${n(`fleet_board`)}</th>${l.map(e=>o`<th scope="col">${h(e)}</th>`)}</tr></thead>
      <tbody>${u.boards.map(S)}</tbody>
    </table>`,o`<div class="row">${r(`update`,`primary`)} ${r(`copy`)}</div>`,o`<p class="small">${n(`fleet_hint`)}</p>`]}function w(){return u.queue.length?[o`<h2>${n(`fleet_queue`)}</h2>`,o`<ol class="fleet-queue" aria-live="polite">${u.queue.map(({board:e,title:t,what:r,state:i,text:a})=>o`<li key=${`${e}-${r}`} data-state=${i}>
    <b>${t}</b> (${n(r===`copy`?`fleet_copies`:`fleet_version`)}): ${a}
  </li>`)}</ol>`,u.waiting&&o`<div class="row">${t(n(`fleet_stop`),()=>v(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function T(){i(m(`boards`),u.boards.length?C():o`<p>${n(`hall_none`)}</p>`),i(m(`queue`),w())}a(),document.addEventListener(`visibilitychange`,_),_();