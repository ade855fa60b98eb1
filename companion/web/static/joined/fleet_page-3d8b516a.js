import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,dn as a,in as o,j as s,wn as c,xn as l}from"./phone-c7af0d79.js";import{l as u}from"./shared-c9faee03.js";const d=[`plays`,`version`,`faults`,`programs`,`free`,`copy`],f={boards:[],queue:[],waiting:!1},p=/* @__PURE__ */ new Set;let m=/* @__PURE__ */ new Set,h=null;const g=e=>document.getElementById(e),_=e=>i(e===`copy`?`fleet_copies`:`fleet_${e}`);function v(e){Object.assign(f,e);for(let{id:e}of f.boards)m.has(e)||p.add(e);m=new Set(f.boards.map(({id:e})=>e));for(let e of p)m.has(e)||p.delete(e);D()}async function y(){if(clearTimeout(h),!document.hidden){try{v(await a(`/api/hall/fleet`)),n(g(`banner`),null)}catch(e){if(e.status===void 0)throw e;if(e.status===403)return n(g(`boards`),t`<p>${i(`fleet_host`)}</p>`);n(g(`banner`),t`<p>${i(`hall_gone`)}</p>`)}h=setTimeout(y,2e3)}}async function b(e,t){let n=await u(e,t);n&&v(n)}async function x(e){let t=[...p];(e!==`update`||await o(i(`fleet_update`),i(`fleet_update_sure`),i(`fleet_update`)))&&await b(`/api/hall/fleet`,{what:e,boards:t})}function S(e,t){for(let n of e)t?p.add(n):p.delete(n);D()}const C=(e,n)=>{let{text:r,bad:i}=e[n],a=(n===`plays`?Object.entries(e.seats):[]).map(([e,n])=>t`${l(e,n,`small`)}<span class="hidden">${c(e)}, </span>`);return t`<td data-name=${_(n)}>${r&&t`<span class=${i?`bad`:``}>${a}${` `}${r}</span>`}</td>`},w=n=>t`<tr key=${n.id} data-board=${n.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${n.id}`} checked=${p.has(n.id)} onchange=${({target:e})=>S([n.id],e.checked)} />
      <span>${n.title} <small>${n.id}</small></span>
    </label>
    ${n.url&&t`<a href=${e(`${n.url.replace(/\/$/,``)}/care`)}>${i(`hall_open`)}<span class="hidden"> ${n.title}</span></a>`}
    ${n.note&&t`<p class="small">${n.note}</p>`}
  </th>
  ${d.map(e=>C(n,e))}
</tr>`;function T(){let e=f.boards.map(({id:e})=>e),n=(e,t)=>r(i(`fleet_${e}`),()=>x(e),{kind:t,name:`fleet-${e}`,disabled:p.size===0});return[t`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${p.size===e.length} onchange=${({target:t})=>S(e,t.checked)} />
      ${i(`fleet_all`)}
    </label>`,t`<table class="fleet-boards">
      <thead><tr><th scope="col">${i(`fleet_board`)}</th>${d.map(e=>t`<th scope="col">${_(e)}</th>`)}</tr></thead>
      <tbody>${f.boards.map(w)}</tbody>
    </table>`,t`<div class="row">${n(`update`,`primary`)} ${n(`copy`)}</div>`,t`<p class="small">${i(`fleet_hint`)}</p>`]}function E(){return f.queue.length?[t`<h2>${i(`fleet_queue`)}</h2>`,t`<ol class="fleet-queue" aria-live="polite">${f.queue.map(({board:e,title:n,what:r,state:a,text:o})=>t`<li key=${`${e}-${r}`} data-state=${a}>
    <b>${n}</b> (${i(r===`copy`?`fleet_do_copy`:`fleet_do_update`)}): ${o}
  </li>`)}</ol>`,f.waiting&&t`<div class="row">${r(i(`fleet_stop`),()=>b(`/api/hall/fleet/stop`,{}),{name:`fleet-stop`})}</div>`]:null}function D(){n(g(`boards`),f.boards.length?T():t`<p>${i(`hall_none`)}</p>`),n(g(`queue`),E())}s(),document.addEventListener(`visibilitychange`,y),y();