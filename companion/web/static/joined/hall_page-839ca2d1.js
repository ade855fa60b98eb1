import{Fn as e,In as t,Mn as n,Ot as r,Pn as i,Tn as a,j as o,kn as s,l as c,mn as l,xn as u,yn as d}from"./phone-3ee84c15.js";const f=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],p={host:!1,said:``,bad:!1,table:``};let m=null;async function h(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),r=await n?.json().catch(()=>null);return n?.ok?r:(g(r?.error??a(`hall_gone`),!0),null)}function g(e,t=!1){Object.assign(p,{said:e,bad:t}),_()}const _=()=>m&&T(...m);async function v(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(p,await e.json())}async function y(e,t=p.table){await h(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&g(a(`hall_order_done`))}async function b(e){e.preventDefault(),await h(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(p.host=!0,g(``))}const x=e=>p.host?s(a(`hall_coming`),()=>y(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,S=e=>e===`minutes`?a(`hall_minutes`,{count:10}):a(`hall_${e}`);function C(e){let t=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!p.table||p.table===n)).length;return n`<h2>${a(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${a(`hall_table`)} onchange=${e=>{p.table=e.target.value,_()}}>
      <option value="">${a(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>n`<option value=${e} selected=${e===p.table}>${t||e}</option>`)}
    </select>
    <div class="row">${f.map(e=>s(S(e),()=>y(e),{name:e}))}</div>
    ${t>0?n`<p class="small">${a(`hall_not_all`,{count:t})}</p>`:null}`}const w=()=>n`<details>
  <summary>${a(`hall_host`)}</summary>
  <form onsubmit=${b}>
    <label>${a(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${a(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${a(`hall_host_yes`)}</button>
  </form>
</details>`;function T(e,t){m=[e,t];let r=n`<p role="status" class=${p.bad?`bad`:``}>${p.said}</p>`;i(e,[p.host?C(t):w(),r])}const E=/* @__PURE__ */ new Map;function D(e,t){let n=E.get(e);if(n)return n.spots?n:null;E.size>=100&&E.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>E.set(e,t)).then(t).catch(()=>E.delete(e));return E.set(e,r),null}var O=class extends e{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:i,label:a},{broken:o}){let s=e&&i&&o!==e?D(e,()=>this.setState({})):null;if(!s)return n`<div class="no-board" />`;(this.whole!==s||this.without!==i.without.join())&&([this.whole,this.without]=[s,i.without.join()],this.geometry=i.without.length?t(s,new Set(i.without)):s);let l={pieces:[...r(i,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:i.signs,label:a};return n`<${c} css="hall-board" geometry=${this.geometry} marks=${i.marks} contents=${l} />`}};function k({there:e,twice:t,call:n,state:r,pieces:i}){return e?[n.on&&!n.coming&&a(`hall_calls`),n.on&&n.coming&&a(`hall_coming_now`),t&&a(`hall_twice`),r?.faults>0&&a(`hall_fault`,{count:r.faults}),i?.asks&&a(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&a(`hall_unsaved`)].filter(Boolean):[]}const A=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function j({state:e,pieces:t}){return!e?.seat||!A.includes(e.phase)?null:n`<p class=${`mover seat-${e.seat}`}>
    ${d(e.seat,t?.marks[e.seat]??``,`small`)} <b>${u(e.seat)}</b>
    ${e.number?n`${l(e.number)}<span class="hidden">${a(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function M({table:e}){let{id:t,title:r,url:i,there:o,call:s,state:c,pieces:l,board:u,lang:d}=e,f=k(e),p=f.length>0;return n`<article class=${`card hall-table${p?` calls`:``}${o?``:` gone`}`} aria-label=${r||t} data-table=${t}>
    <header>
      <h2>${r||t}</h2>
      <span class="hall-game">${l?.title??``}</span>
    </header>
    ${o?null:n`<p class="hall-need">${a(`hall_away`)}</p>`}
    ${p?n`<ul class="hall-needs">${f.map(e=>n`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&o?x(t):null}
    <${O} board=${u} pieces=${l} label=${r} />
    ${j(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:a(`hall_nobody`)}</p>
    ${c?.last?n`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${i?n`<a class="button" href=${i}>${a(`hall_open`)}<span class="hidden"> ${r}</span></a>`:n`<p class="small">${a(`hall_no_page`)}</p>`}
  </article>`}const N=({tables:e,known:t})=>e.length?e.map(e=>n`<${M} key=${e.id} table=${e} />`):n`<p class="card">${a(t?`hall_none`:`hall_away`)}</p>`,P=(e,t)=>Object.entries(e).map(([e,r])=>n`<span class="hall-win">${d(e,t[e]??``,`small`)}<span class="hidden">${u(e)}: </span>${r}</span>`);function F(e,t){let r=t.filter(({results:e})=>e.turns>0);i(e,r.length===0?null:n`<h2>${a(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>n`<th scope="col">${a(e)}</th>`)}</tr></thead>
            <tbody>${r.map(({id:e,title:t,results:r,pieces:i})=>n`<tr>
    <th scope="row">${t||e}</th>
    <td>${r.games}</td>
    <td>${r.turns}</td>
    <td>${P(r.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const I=15e3,L={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let R=null,z=null;const B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...L.tables.values()].sort(V),t=L.broker===!1;i(B(`tables`),n`<${N} tables=${e} known=${L.broker!==null} />`),T(B(`orders`),e),F(B(`evening`),e);let r=L.heard?t?a(`hall_broker_away`):``:a(`hall_gone`);i(B(`banner`),L.broker===null||!r?null:n`<p>${r}</p>`),document.body.classList.toggle(`stale`,!!r)}function U(e,t){if(L.heard=!0,e===`hall`){if(L.version&&L.version!==t.version)return location.reload();Object.assign(L,t)}else if(e===`tables`)for(let e of L.tables.keys())t.includes(e)||L.tables.delete(e);else e===`table`?L.tables.set(t.id,t):L.tables.delete(t);H()}function W(){L.heard=!1,L.broker??=!1,H()}function G(){if(K(),!document.hidden){R=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])R.addEventListener(e,t=>{q(),U(e,JSON.parse(t.data))});R.addEventListener(`beat`,q),R.addEventListener(`error`,()=>{W(),R?.readyState===EventSource.CLOSED&&q(2e3)}),q()}}function K(){clearTimeout(z),R?.close(),R=null}function q(e=I){clearTimeout(z),z=setTimeout(G,typeof e==`number`?e:I)}o(),document.addEventListener(`visibilitychange`,G),window.addEventListener(`online`,G),window.addEventListener(`pageshow`,e=>e.persisted&&G()),G(),v().then(H);