import{An as e,En as t,Fn as n,Nn as r,Sn as i,Tn as a,bn as o,j as s,rn as c,un as l}from"./phone-c348bab2.js";import{l as u}from"./shared-387c9a2b.js";const d=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],f={boards:[],queue:[],waiting:!1},p=/* @__PURE__ */ new Set;let m=/* @__PURE__ */ new Set,h=null;const g=e=>document.getElementById(e),_=e=>t(e===`copy`?`fleet_copies`:`fleet_${e}`);function v(e){Object.assign(f,e);for(let{id:e}of f.boards)m.has(e)||p.add(e);m=new Set(f.boards.map(({id:e})=>e));for(let e of p)m.has(e)||p.delete(e);D()}async function y(){if(clearTimeout(h),!document.hidden){try{v(await l(`/api/hall/fleet`)),n(g(`banner`),null)}catch(e){if(e.status===void 0)throw e;if(e.status===403)return n(g(`boards`),r`<p>${t(`fleet_host`)}</p>`);n(g(`banner`),r`<p>${t(`hall_gone`)}</p>`)}h=setTimeout(y,2e3)}}async function b(e,t){let n=await u(e,t);n&&v(n)}async function x(e){let n=[...p];(e!==`update`||await c(t(`fleet_update`),t(`fleet_update_sure`),t(`fleet_update`)))&&await b(`/api/hall/fleet`,{what:e,boards:n})}function S(e,t){for(let n of e)t?p.add(n):p.delete(n);D()}const C=(e,t)=>{let{text:n,bad:a}=e[t],s=(t===`plays`?Object.entries(e.seats):[]).map(([e,t])=>r`${o(e,t,`small`)}<span class="hidden">${i(e)}, </span>`);return r`<td data-name=${_(t)}>${n&&r`<span class=${a?`bad`:``}>${s}${` `}${n}</span>`}</td>`},w=e=>r`<tr key=${e.id} data-board=${e.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${e.id}`} checked=${p.has(e.id)} onchange=${({target:t})=>S([e.id],t.checked)} />
      <span>${e.title} <small>${e.id}</small></span>
    </label>
    ${e.url&&r`<a href=${a(`${e.url.replace(/\/$/,``)}/care`)}>${t(`hall_open`)}<span class="hidden"> ${e.title}</span></a>`}
    ${e.note&&r`<p class="small">${e.note}</p>`}
  </th>
  ${d.map(t=>C(e,t))}
</tr>`;function T(){let n=f.boards.map(({id:e})=>e),i=(n,r)=>e(t(`fleet_${n}`),()=>x(n),{kind:r,name:`fleet-${n}`,disabled:p.size===0});return[r`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${p.size===n.length} onchange=${({target:e})=>S(n,e.checked)} />
      ${t(`fleet_all`)}
    </label>`,r`<table class="fleet-boards">
      <thead><tr><th scope="col">${t(`fleet_board`)}</th>${d.map(e=>r`<th scope="col">${_(e)}</th>`)}</tr></thead>
      <tbody>${f.boards.map(w)}</tbody>
    </table>`,r`<div class="row">${i(`update`,`primary`)} ${i(`copy`)}</div>`,r`<p class="small">${t(`fleet_hint`)}</p>`]}function E(){return f.queue.length?[r`<h2>${t(`fleet_queue`)}</h2>`,r`<ol class="fleet-queue" aria-live="polite">${f.queue.map(({board:e,title:n,what:i,state:a,text:o})=>r`<li key=${`${e}-${i}`} data-state=${a}>
    <b>${n}</b> (${t(i===`copy`?`fleet_do_copy`:`fleet_do_update`)}): ${o}
  </li>`)}</ol>`,f.waiting&&r`<div class="row">${e(t(`fleet_stop`),()=>b(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function D(){n(g(`boards`),f.boards.length?T():r`<p>${t(`hall_none`)}</p>`),n(g(`queue`),E())}s(),document.addEventListener(`visibilitychange`,y),y();