import{Dn as e,On as t,Sn as n,Tn as r,fn as i,j as a,kn as o,l as s,mn as c,sn as l,vn as u,wt as d}from"./phone-6455bc21.js";const f=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],p={host:!1,said:``,bad:!1,table:``};let m=null;async function h(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),r=await n?.json().catch(()=>null);return n?.ok?r:(g(r?.error??u(`hall_gone`),!0),null)}function g(e,t=!1){Object.assign(p,{said:e,bad:t}),_()}const _=()=>m&&T(...m);async function v(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(p,await e.json())}async function y(e,t=p.table){await h(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&g(u(`hall_order_done`))}async function b(e){e.preventDefault(),await h(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(p.host=!0,g(``))}const x=e=>p.host?n(u(`hall_coming`),()=>y(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,S=e=>e===`minutes`?u(`hall_minutes`,{count:10}):u(`hall_${e}`);function C(e){let t=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!p.table||p.table===n)).length;return r`<h2>${u(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${u(`hall_table`)} onchange=${e=>{p.table=e.target.value,_()}}>
      <option value="">${u(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>r`<option value=${e} selected=${e===p.table}>${t||e}</option>`)}
    </select>
    <div class="row">${f.map(e=>n(S(e),()=>y(e),{name:e}))}</div>
    ${t>0?r`<p class="small">${u(`hall_not_all`,{count:t})}</p>`:null}`}const w=()=>r`<details>
  <summary>${u(`hall_host`)}</summary>
  <form onsubmit=${b}>
    <label>${u(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${u(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${u(`hall_host_yes`)}</button>
  </form>
</details>`;function T(t,n){m=[t,n];let i=r`<p role="status" class=${p.bad?`bad`:``}>${p.said}</p>`;e(t,[p.host?C(n):w(),i])}const E=/* @__PURE__ */ new Map;function D(e,t){let n=E.get(e);if(n)return n.spots?n:null;E.size>=100&&E.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>E.set(e,t)).then(t).catch(()=>E.delete(e));return E.set(e,r),null}var O=class extends t{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:t,label:n},{broken:i}){let a=e&&t&&i!==e?D(e,()=>this.setState({})):null;if(!a)return r`<div class="no-board" />`;(this.whole!==a||this.without!==t.without.join())&&([this.whole,this.without]=[a,t.without.join()],this.geometry=t.without.length?o(a,new Set(t.without)):a);let c={pieces:[...d(t,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:t.signs,label:n};return r`<${s} css="hall-board" geometry=${this.geometry} marks=${t.marks} contents=${c} />`}};function k({there:e,twice:t,call:n,state:r,pieces:i}){return e?[n.on&&!n.coming&&u(`hall_calls`),n.on&&n.coming&&u(`hall_coming_now`),t&&u(`hall_twice`),r?.faults>0&&u(`hall_fault`,{count:r.faults}),i?.asks&&u(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&u(`hall_unsaved`)].filter(Boolean):[]}const A=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function j({state:e,pieces:t}){return!e?.seat||!A.includes(e.phase)?null:r`<p class=${`mover seat-${e.seat}`}>
    ${i(e.seat,t?.marks[e.seat]??``,`small`)} <b>${c(e.seat)}</b>
    ${e.number?r`${l(e.number)}<span class="hidden">${u(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function M({table:e}){let{id:t,title:n,url:i,there:a,call:o,state:s,pieces:c,board:l,lang:d}=e,f=k(e),p=f.length>0;return r`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${n||t} data-table=${t}>
    <header>
      <h2>${n||t}</h2>
      <span class="hall-game">${c?.title??``}</span>
    </header>
    ${a?null:r`<p class="hall-need">${u(`hall_away`)}</p>`}
    ${p?r`<ul class="hall-needs">${f.map(e=>r`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${o.on&&!o.coming&&a?x(t):null}
    <${O} board=${l} pieces=${c} label=${n} />
    ${j(e)}
    <p class="hall-say" lang=${d}>${s?.phase&&s.phase!==`idle`?s.awaits:u(`hall_nobody`)}</p>
    ${s?.last?r`<p class="hall-last" lang=${d}>${s.last}</p>`:null}
    ${i?r`<a class="button" href=${i}>${u(`hall_open`)}<span class="hidden"> ${n}</span></a>`:r`<p class="small">${u(`hall_no_page`)}</p>`}
  </article>`}const N=({tables:e,known:t})=>e.length?e.map(e=>r`<${M} key=${e.id} table=${e} />`):r`<p class="card">${u(t?`hall_none`:`hall_away`)}</p>`,P=(e,t)=>Object.entries(e).map(([e,n])=>r`<span class="hall-win">${i(e,t[e]??``,`small`)}<span class="hidden">${c(e)}: </span>${n}</span>`);function F(t,n){let i=n.filter(({results:e})=>e.turns>0);e(t,i.length===0?null:r`<h2>${u(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>r`<th scope="col">${u(e)}</th>`)}</tr></thead>
            <tbody>${i.map(({id:e,title:t,results:n,pieces:i})=>r`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${P(n.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const I=15e3,L={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let R=null,z=null;const B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let t=[...L.tables.values()].sort(V),n=L.broker===!1;e(B(`tables`),r`<${N} tables=${t} known=${L.broker!==null} />`),T(B(`orders`),t),F(B(`evening`),t);let i=L.heard?n?u(`hall_broker_away`):``:u(`hall_gone`);e(B(`banner`),L.broker===null||!i?null:r`<p>${i}</p>`),document.body.classList.toggle(`stale`,!!i)}function U(e,t){if(L.heard=!0,e===`hall`){if(L.version&&L.version!==t.version)return location.reload();Object.assign(L,t)}else if(e===`tables`)for(let e of L.tables.keys())t.includes(e)||L.tables.delete(e);else e===`table`?L.tables.set(t.id,t):L.tables.delete(t);H()}function W(){L.heard=!1,L.broker??=!1,H()}function G(){if(K(),!document.hidden){R=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])R.addEventListener(e,t=>{q(),U(e,JSON.parse(t.data))});R.addEventListener(`beat`,q),R.addEventListener(`error`,()=>{W(),R?.readyState===EventSource.CLOSED&&q(2e3)}),q()}}function K(){clearTimeout(z),R?.close(),R=null}function q(e=I){clearTimeout(z),z=setTimeout(G,typeof e==`number`?e:I)}a(),document.addEventListener(`visibilitychange`,G),window.addEventListener(`online`,G),window.addEventListener(`pageshow`,e=>e.persisted&&G()),G(),v().then(H);