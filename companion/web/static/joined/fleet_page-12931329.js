import{An as e,Bn as t,Cn as n,En as r,F as i,Fn as a,Pn as o,Rn as s,kn as c,on as l,pn as u}from"./phone-9725a789.js";import{l as d}from"./shared-e64779c0.js";const f=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],p={boards:[],queue:[],waiting:!1},m=/* @__PURE__ */ new Set;let h=/* @__PURE__ */ new Set,g;const _=t=>e(t===`copy`?`fleet_copies`:`fleet_${t}`);function v(e){Object.assign(p,e);for(let{id:e}of p.boards)h.has(e)||m.add(e);h=new Set(p.boards.map(({id:e})=>e));for(let e of m)h.has(e)||m.delete(e);D()}async function y(){if(clearTimeout(g),!document.hidden){try{v(await u(`/api/hall/fleet`)),t(a(`banner`),null)}catch(n){let r=n;if(r.status===void 0)throw r;if(r.status===403)return t(a(`boards`),s`<p>${e(`fleet_host`)}</p>`);t(a(`banner`),s`<p>${e(`hall_gone`)}</p>`)}g=setTimeout(y,2e3)}}async function b(e,t){let n=await d(e,t);n&&v(n)}async function x(t){let n=[...m];(t!==`update`||await l(e(`fleet_update`),e(`fleet_update_sure`),e(`fleet_update`)))&&await b(`/api/hall/fleet`,{what:t,boards:n})}function S(e,t){for(let n of e)t?m.add(n):m.delete(n);D()}const C=(e,t)=>{let{text:i,bad:a}=e[t],o=(t===`plays`?Object.entries(e.seats):[]).map(([e,t])=>s`${n(e,t,`small`)}<span class="hidden">${r(e)}, </span>`);return s`<td data-name=${_(t)}>${i&&s`<span class=${a?`bad`:``}>${o}${` `}${i}</span>`}</td>`},w=t=>s`<tr key=${t.id} data-board=${t.id}>
<th scope="row">
<label>
<input type="checkbox" data-f=${`choose-${t.id}`} checked=${m.has(t.id)} onchange=${({target:e})=>S([t.id],e.checked)} />
<span>${t.title} <small>${t.id}</small></span>
</label>
${t.url&&s`<a href=${c(`${t.url.replace(/\/$/,``)}/care`)}>${e(`hall_open`)}<span class="hidden"> ${t.title}</span></a>`}
${t.note&&s`<p class="small">${t.note}</p>`}
</th>
${f.map(e=>C(t,e))}
</tr>`;function T(){let t=p.boards.map(({id:e})=>e),n=(t,n=``)=>o(e(`fleet_${t}`),()=>x(t),{kind:n,name:`fleet-${t}`,disabled:m.size===0});return[s`<label class="fleet-all">
<input type="checkbox" data-f="choose-all" checked=${m.size===t.length} onchange=${({target:e})=>S(t,e.checked)} />
${e(`fleet_all`)}
</label>`,s`<table class="fleet-boards">
<thead><tr><th scope="col">${e(`fleet_board`)}</th>${f.map(e=>s`<th scope="col">${_(e)}</th>`)}</tr></thead>
<tbody>${p.boards.map(w)}</tbody>
</table>`,s`<div class="row">${n(`update`,`primary`)} ${n(`copy`)}</div>`,s`<p class="small">${e(`fleet_hint`)}</p>`]}function E(){return p.queue.length?[s`<h2>${e(`fleet_queue`)}</h2>`,s`<ol class="fleet-queue" aria-live="polite">${p.queue.map(({board:t,title:n,what:r,state:i,text:a})=>s`<li key=${`${t}-${r}`} data-state=${i}>
<b>${n}</b> (${e(r===`copy`?`fleet_do_copy`:`fleet_do_update`)}): ${a}
</li>`)}</ol>`,p.waiting&&s`<div class="row">${o(e(`fleet_stop`),()=>b(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function D(){t(a(`boards`),p.boards.length?T():s`<p>${e(`hall_none`)}</p>`),t(a(`queue`),E())}i(),document.addEventListener(`visibilitychange`,y),y();