import{Cn as e,Dn as t,En as n,In as r,M as i,Pn as a,dn as o,in as s,jn as c,xn as l}from"./phone-1c8a60bc.js";import{l as u}from"./shared-6a28c1b1.js";const d=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],f={boards:[],queue:[],waiting:!1},p=/* @__PURE__ */ new Set;let m=/* @__PURE__ */ new Set,h=null;const g=e=>document.getElementById(e),_=e=>t(e===`copy`?`fleet_copies`:`fleet_${e}`);function v(e){Object.assign(f,e);for(let{id:e}of f.boards)m.has(e)||p.add(e);m=new Set(f.boards.map(({id:e})=>e));for(let e of p)m.has(e)||p.delete(e);D()}async function y(){if(clearTimeout(h),!document.hidden){try{v(await o(`/api/hall/fleet`)),r(g(`banner`),null)}catch(e){if(e.status===void 0)throw e;if(e.status===403)return r(g(`boards`),a`<p>${t(`fleet_host`)}</p>`);r(g(`banner`),a`<p>${t(`hall_gone`)}</p>`)}h=setTimeout(y,2e3)}}async function b(e,t){let n=await u(e,t);n&&v(n)}async function x(e){let n=[...p];(e!==`update`||await s(t(`fleet_update`),t(`fleet_update_sure`),t(`fleet_update`)))&&await b(`/api/hall/fleet`,{what:e,boards:n})}function S(e,t){for(let n of e)t?p.add(n):p.delete(n);D()}const C=(t,n)=>{let{text:r,bad:i}=t[n],o=(n===`plays`?Object.entries(t.seats):[]).map(([t,n])=>a`${l(t,n,`small`)}<span class="hidden">${e(t)}, </span>`);return a`<td data-name=${_(n)}>${r&&a`<span class=${i?`bad`:``}>${o}${` `}${r}</span>`}</td>`},w=e=>a`<tr key=${e.id} data-board=${e.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${e.id}`} checked=${p.has(e.id)} onchange=${({target:t})=>S([e.id],t.checked)} />
      <span>${e.title} <small>${e.id}</small></span>
    </label>
    ${e.url&&a`<a href=${n(`${e.url.replace(/\/$/,``)}/care`)}>${t(`hall_open`)}<span class="hidden"> ${e.title}</span></a>`}
    ${e.note&&a`<p class="small">${e.note}</p>`}
  </th>
  ${d.map(t=>C(e,t))}
</tr>`;function T(){let e=f.boards.map(({id:e})=>e),n=(e,n)=>c(t(`fleet_${e}`),()=>x(e),{kind:n,name:`fleet-${e}`,disabled:p.size===0});return[a`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${p.size===e.length} onchange=${({target:t})=>S(e,t.checked)} />
      ${t(`fleet_all`)}
    </label>`,a`<table class="fleet-boards">
      <thead><tr><th scope="col">${t(`fleet_board`)}</th>${d.map(e=>a`<th scope="col">${_(e)}</th>`)}</tr></thead>
      <tbody>${f.boards.map(w)}</tbody>
    </table>`,a`<div class="row">${n(`update`,`primary`)} ${n(`copy`)}</div>`,a`<p class="small">${t(`fleet_hint`)}</p>`]}function E(){return f.queue.length?[a`<h2>${t(`fleet_queue`)}</h2>`,a`<ol class="fleet-queue" aria-live="polite">${f.queue.map(({board:e,title:n,what:r,state:i,text:o})=>a`<li key=${`${e}-${r}`} data-state=${i}>
    <b>${n}</b> (${t(r===`copy`?`fleet_do_copy`:`fleet_do_update`)}): ${o}
  </li>`)}</ol>`,f.waiting&&a`<div class="row">${c(t(`fleet_stop`),()=>b(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function D(){r(g(`boards`),f.boards.length?T():a`<p>${t(`hall_none`)}</p>`),r(g(`queue`),E())}i(),document.addEventListener(`visibilitychange`,y),y();