import{An as e,Cn as t,En as n,F as r,Ln as i,Pn as a,kn as o,on as s,pn as c,zn as l}from"./phone-44b4d523.js";import{l as u}from"./shared-b48397d9.js";const d=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],f={boards:[],queue:[],waiting:!1},p=/* @__PURE__ */ new Set;let m=/* @__PURE__ */ new Set,h=null;const g=e=>document.getElementById(e),_=t=>e(t===`copy`?`fleet_copies`:`fleet_${t}`);function v(e){Object.assign(f,e);for(let{id:e}of f.boards)m.has(e)||p.add(e);m=new Set(f.boards.map(({id:e})=>e));for(let e of p)m.has(e)||p.delete(e);D()}async function y(){if(clearTimeout(h),!document.hidden){try{v(await c(`/api/hall/fleet`)),l(g(`banner`),null)}catch(t){if(t.status===void 0)throw t;if(t.status===403)return l(g(`boards`),i`<p>${e(`fleet_host`)}</p>`);l(g(`banner`),i`<p>${e(`hall_gone`)}</p>`)}h=setTimeout(y,2e3)}}async function b(e,t){let n=await u(e,t);n&&v(n)}async function x(t){let n=[...p];(t!==`update`||await s(e(`fleet_update`),e(`fleet_update_sure`),e(`fleet_update`)))&&await b(`/api/hall/fleet`,{what:t,boards:n})}function S(e,t){for(let n of e)t?p.add(n):p.delete(n);D()}const C=(e,r)=>{let{text:a,bad:o}=e[r],s=(r===`plays`?Object.entries(e.seats):[]).map(([e,r])=>i`${t(e,r,`small`)}<span class="hidden">${n(e)}, </span>`);return i`<td data-name=${_(r)}>${a&&i`<span class=${o?`bad`:``}>${s}${` `}${a}</span>`}</td>`},w=t=>i`<tr key=${t.id} data-board=${t.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${t.id}`} checked=${p.has(t.id)} onchange=${({target:e})=>S([t.id],e.checked)} />
      <span>${t.title} <small>${t.id}</small></span>
    </label>
    ${t.url&&i`<a href=${o(`${t.url.replace(/\/$/,``)}/care`)}>${e(`hall_open`)}<span class="hidden"> ${t.title}</span></a>`}
    ${t.note&&i`<p class="small">${t.note}</p>`}
  </th>
  ${d.map(e=>C(t,e))}
</tr>`;function T(){let t=f.boards.map(({id:e})=>e),n=(t,n)=>a(e(`fleet_${t}`),()=>x(t),{kind:n,name:`fleet-${t}`,disabled:p.size===0});return[i`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${p.size===t.length} onchange=${({target:e})=>S(t,e.checked)} />
      ${e(`fleet_all`)}
    </label>`,i`<table class="fleet-boards">
      <thead><tr><th scope="col">${e(`fleet_board`)}</th>${d.map(e=>i`<th scope="col">${_(e)}</th>`)}</tr></thead>
      <tbody>${f.boards.map(w)}</tbody>
    </table>`,i`<div class="row">${n(`update`,`primary`)} ${n(`copy`)}</div>`,i`<p class="small">${e(`fleet_hint`)}</p>`]}function E(){return f.queue.length?[i`<h2>${e(`fleet_queue`)}</h2>`,i`<ol class="fleet-queue" aria-live="polite">${f.queue.map(({board:t,title:n,what:r,state:a,text:o})=>i`<li key=${`${t}-${r}`} data-state=${a}>
    <b>${n}</b> (${e(r===`copy`?`fleet_do_copy`:`fleet_do_update`)}): ${o}
  </li>`)}</ol>`,f.waiting&&i`<div class="row">${a(e(`fleet_stop`),()=>b(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function D(){l(g(`boards`),f.boards.length?T():i`<p>${e(`hall_none`)}</p>`),l(g(`queue`),E())}r(),document.addEventListener(`visibilitychange`,y),y();