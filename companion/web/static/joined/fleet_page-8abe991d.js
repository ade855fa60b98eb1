import{Mn as e,Pn as t,Tn as n,j as r,kn as i,ln as a,nn as o,wn as s,xn as c,yn as l}from"./phone-3ee84c15.js";import{l as u}from"./shared-10ad696d.js";const d=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],f={boards:[],queue:[],waiting:!1},p=/* @__PURE__ */ new Set;let m=/* @__PURE__ */ new Set,h=null;const g=e=>document.getElementById(e),_=e=>n(e===`copy`?`fleet_copies`:`fleet_${e}`);function v(e){Object.assign(f,e);for(let{id:e}of f.boards)m.has(e)||p.add(e);m=new Set(f.boards.map(({id:e})=>e));for(let e of p)m.has(e)||p.delete(e);D()}async function y(){if(clearTimeout(h),!document.hidden){try{v(await a(`/api/hall/fleet`)),t(g(`banner`),null)}catch(r){if(r.status===void 0)throw r;if(r.status===403)return t(g(`boards`),e`<p>${n(`fleet_host`)}</p>`);t(g(`banner`),e`<p>${n(`hall_gone`)}</p>`)}h=setTimeout(y,2e3)}}async function b(e,t){let n=await u(e,t);n&&v(n)}async function x(e){let t=[...p];(e!==`update`||await o(n(`fleet_update`),n(`fleet_update_sure`),n(`fleet_update`)))&&await b(`/api/hall/fleet`,{what:e,boards:t})}function S(e,t){for(let n of e)t?p.add(n):p.delete(n);D()}const C=(t,n)=>{let{text:r,bad:i}=t[n],a=(n===`plays`?Object.entries(t.seats):[]).map(([t,n])=>e`${l(t,n,`small`)}<span class="hidden">${c(t)}, </span>`);return e`<td data-name=${_(n)}>${r&&e`<span class=${i?`bad`:``}>${a}${` `}${r}</span>`}</td>`},w=t=>e`<tr key=${t.id} data-board=${t.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${t.id}`} checked=${p.has(t.id)} onchange=${({target:e})=>S([t.id],e.checked)} />
      <span>${t.title} <small>${t.id}</small></span>
    </label>
    ${t.url&&e`<a href=${s(`${t.url.replace(/\/$/,``)}/care`)}>${n(`hall_open`)}<span class="hidden"> ${t.title}</span></a>`}
    ${t.note&&e`<p class="small">${t.note}</p>`}
  </th>
  ${d.map(e=>C(t,e))}
</tr>`;function T(){let t=f.boards.map(({id:e})=>e),r=(e,t)=>i(n(`fleet_${e}`),()=>x(e),{kind:t,name:`fleet-${e}`,disabled:p.size===0});return[e`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${p.size===t.length} onchange=${({target:e})=>S(t,e.checked)} />
      ${n(`fleet_all`)}
    </label>`,e`<table class="fleet-boards">
      <thead><tr><th scope="col">${n(`fleet_board`)}</th>${d.map(t=>e`<th scope="col">${_(t)}</th>`)}</tr></thead>
      <tbody>${f.boards.map(w)}</tbody>
    </table>`,e`<div class="row">${r(`update`,`primary`)} ${r(`copy`)}</div>`,e`<p class="small">${n(`fleet_hint`)}</p>`]}function E(){return f.queue.length?[e`<h2>${n(`fleet_queue`)}</h2>`,e`<ol class="fleet-queue" aria-live="polite">${f.queue.map(({board:t,title:r,what:i,state:a,text:o})=>e`<li key=${`${t}-${i}`} data-state=${a}>
    <b>${r}</b> (${n(i===`copy`?`fleet_do_copy`:`fleet_do_update`)}): ${o}
  </li>`)}</ol>`,f.waiting&&e`<div class="row">${i(n(`fleet_stop`),()=>b(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function D(){t(g(`boards`),f.boards.length?T():e`<p>${n(`hall_none`)}</p>`),t(g(`queue`),E())}r(),document.addEventListener(`visibilitychange`,y),y();