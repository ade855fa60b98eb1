import{$t as e,En as t,Sn as n,en as r,gn as i,jn as a,k as o,kn as s,on as c,vn as l,xn as u}from"./phone-68234baa.js";const d=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],f={boards:[],queue:[],waiting:!1},p=/* @__PURE__ */ new Set;let m=/* @__PURE__ */ new Set,h=null;const g=e=>document.getElementById(e),_=e=>n(e===`copy`?`fleet_copies`:`fleet_${e}`);function v(e){Object.assign(f,e);for(let{id:e}of f.boards)m.has(e)||p.add(e);m=new Set(f.boards.map(({id:e})=>e));for(let e of p)m.has(e)||p.delete(e);D()}async function y(){if(clearTimeout(h),!document.hidden){try{v(await c(`/api/hall/fleet`)),a(g(`banner`),null)}catch(e){if(e.status===void 0)throw e;if(e.status===403)return a(g(`boards`),s`<p>${n(`fleet_host`)}</p>`);a(g(`banner`),s`<p>${n(`hall_gone`)}</p>`)}h=setTimeout(y,2e3)}}async function b(e,t){let i=await fetch(u(e),{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),a=await i?.json().catch(()=>null);if(i?.ok&&a)return v(a);r(a?.error??n(`hall_gone`),!0)}async function x(t){let r=[...p];(t!==`update`||await e(n(`fleet_update`),n(`fleet_update_sure`),n(`fleet_update`)))&&await b(`/api/hall/fleet`,{what:t,boards:r})}function S(e,t){for(let n of e)t?p.add(n):p.delete(n);D()}const C=(e,t)=>{let{text:n,bad:r}=e[t],a=(t===`plays`?Object.entries(e.seats):[]).map(([e,t])=>s`${i(e,t,`small`)}<span class="hidden">${l(e)}, </span>`);return s`<td data-name=${_(t)}>${n&&s`<span class=${r?`bad`:``}>${a}${` `}${n}</span>`}</td>`},w=e=>s`<tr key=${e.id} data-board=${e.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${e.id}`} checked=${p.has(e.id)} onchange=${({target:t})=>S([e.id],t.checked)} />
      <span>${e.title} <small>${e.id}</small></span>
    </label>
    ${e.url&&s`<a href=${u(`${e.url.replace(/\/$/,``)}/care`)}>${n(`hall_open`)}<span class="hidden"> ${e.title}</span></a>`}
    ${e.note&&s`<p class="small">${e.note}</p>`}
  </th>
  ${d.map(t=>C(e,t))}
</tr>`;function T(){let e=f.boards.map(({id:e})=>e),r=(e,r)=>t(n(`fleet_${e}`),()=>x(e),{kind:r,name:`fleet-${e}`,disabled:p.size===0});return[s`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${p.size===e.length} onchange=${({target:t})=>S(e,t.checked)} />
      ${n(`fleet_all`)}
    </label>`,s`<table class="fleet-boards">
      <thead><tr><th scope="col">${n(`fleet_board`)}</th>${d.map(e=>s`<th scope="col">${_(e)}</th>`)}</tr></thead>
      <tbody>${f.boards.map(w)}</tbody>
    </table>`,s`<div class="row">${r(`update`,`primary`)} ${r(`copy`)}</div>`,s`<p class="small">${n(`fleet_hint`)}</p>`]}function E(){return f.queue.length?[s`<h2>${n(`fleet_queue`)}</h2>`,s`<ol class="fleet-queue" aria-live="polite">${f.queue.map(({board:e,title:t,what:r,state:i,text:a})=>s`<li key=${`${e}-${r}`} data-state=${i}>
    <b>${t}</b> (${n(r===`copy`?`fleet_do_copy`:`fleet_do_update`)}): ${a}
  </li>`)}</ol>`,f.waiting&&s`<div class="row">${t(n(`fleet_stop`),()=>b(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function D(){a(g(`boards`),f.boards.length?T():s`<p>${n(`hall_none`)}</p>`),a(g(`queue`),E())}o(),document.addEventListener(`visibilitychange`,y),y();