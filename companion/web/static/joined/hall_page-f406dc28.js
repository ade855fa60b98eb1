import{An as e,Cn as t,En as n,M as r,On as i,Tt as a,cn as o,hn as s,kn as c,l,pn as u,yn as d}from"./phone-4da4ee6a.js";const f=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],p={host:!1,said:``,bad:!1,table:``};let m=null;async function h(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),r=await n?.json().catch(()=>null);return n?.ok?r:(g(r?.error??d(`hall_gone`),!0),null)}function g(e,t=!1){Object.assign(p,{said:e,bad:t}),_()}const _=()=>m&&T(...m);async function v(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(p,await e.json())}async function y(e,t=p.table){await h(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&g(d(`hall_order_done`))}async function b(e){e.preventDefault(),await h(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(p.host=!0,g(``))}const x=e=>p.host?t(d(`hall_coming`),()=>y(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,S=e=>e===`minutes`?d(`hall_minutes`,{count:10}):d(`hall_${e}`);function C(e){let r=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!p.table||p.table===n)).length;return n`<h2>${d(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${d(`hall_table`)} onchange=${e=>{p.table=e.target.value,_()}}>
      <option value="">${d(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>n`<option value=${e} selected=${e===p.table}>${t||e}</option>`)}
    </select>
    <div class="row">${f.map(e=>t(S(e),()=>y(e),{name:e}))}</div>
    ${r>0?n`<p class="small">${d(`hall_not_all`,{count:r})}</p>`:null}`}const w=()=>n`<details>
  <summary>${d(`hall_host`)}</summary>
  <form onsubmit=${b}>
    <label>${d(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${d(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${d(`hall_host_yes`)}</button>
  </form>
</details>`;function T(e,t){m=[e,t];let r=n`<p role="status" class=${p.bad?`bad`:``}>${p.said}</p>`;i(e,[p.host?C(t):w(),r])}const E=/* @__PURE__ */ new Map;function D(e,t){let n=E.get(e);if(n)return n.spots?n:null;E.size>=100&&E.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>E.set(e,t)).then(t).catch(()=>E.delete(e));return E.set(e,r),null}var O=class extends c{componentDidCatch(){this.setState({broken:this.props.board})}render({board:t,pieces:r,label:i},{broken:o}){let s=t&&r&&o!==t?D(t,()=>this.setState({})):null;if(!s)return n`<div class="no-board" />`;(this.whole!==s||this.without!==r.without.join())&&([this.whole,this.without]=[s,r.without.join()],this.geometry=r.without.length?e(s,new Set(r.without)):s);let c={pieces:[...a(r,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:r.signs,label:i};return n`<${l} css="hall-board" geometry=${this.geometry} marks=${r.marks} contents=${c} />`}};function k({there:e,twice:t,call:n,state:r,pieces:i}){return e?[n.on&&!n.coming&&d(`hall_calls`),n.on&&n.coming&&d(`hall_coming_now`),t&&d(`hall_twice`),r?.faults>0&&d(`hall_fault`,{count:r.faults}),i?.asks&&d(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&d(`hall_unsaved`)].filter(Boolean):[]}const A=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function j({state:e,pieces:t}){return!e?.seat||!A.includes(e.phase)?null:n`<p class=${`mover seat-${e.seat}`}>
    ${u(e.seat,t?.marks[e.seat]??``,`small`)} <b>${s(e.seat)}</b>
    ${e.number?n`${o(e.number)}<span class="hidden">${d(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function M({table:e}){let{id:t,title:r,url:i,there:a,call:o,state:s,pieces:c,board:l,lang:u}=e,f=k(e),p=f.length>0;return n`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${r||t} data-table=${t}>
    <header>
      <h2>${r||t}</h2>
      <span class="hall-game">${c?.title??``}</span>
    </header>
    ${a?null:n`<p class="hall-need">${d(`hall_away`)}</p>`}
    ${p?n`<ul class="hall-needs">${f.map(e=>n`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${o.on&&!o.coming&&a?x(t):null}
    <${O} board=${l} pieces=${c} label=${r} />
    ${j(e)}
    <p class="hall-say" lang=${u}>${s?.phase&&s.phase!==`idle`?s.awaits:d(`hall_nobody`)}</p>
    ${s?.last?n`<p class="hall-last" lang=${u}>${s.last}</p>`:null}
    ${i?n`<a class="button" href=${i}>${d(`hall_open`)}<span class="hidden"> ${r}</span></a>`:n`<p class="small">${d(`hall_no_page`)}</p>`}
  </article>`}const N=({tables:e,known:t})=>e.length?e.map(e=>n`<${M} key=${e.id} table=${e} />`):n`<p class="card">${d(t?`hall_none`:`hall_away`)}</p>`,P=(e,t)=>Object.entries(e).map(([e,r])=>n`<span class="hall-win">${u(e,t[e]??``,`small`)}<span class="hidden">${s(e)}: </span>${r}</span>`);function F(e,t){let r=t.filter(({results:e})=>e.turns>0);i(e,r.length===0?null:n`<h2>${d(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>n`<th scope="col">${d(e)}</th>`)}</tr></thead>
            <tbody>${r.map(({id:e,title:t,results:r,pieces:i})=>n`<tr>
    <th scope="row">${t||e}</th>
    <td>${r.games}</td>
    <td>${r.turns}</td>
    <td>${P(r.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const I=15e3,L={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let R=null,z=null;const B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...L.tables.values()].sort(V),t=L.broker===!1;i(B(`tables`),n`<${N} tables=${e} known=${L.broker!==null} />`),T(B(`orders`),e),F(B(`evening`),e);let r=L.heard?t?d(`hall_broker_away`):``:d(`hall_gone`);i(B(`banner`),L.broker===null||!r?null:n`<p>${r}</p>`),document.body.classList.toggle(`stale`,!!r)}function U(e,t){if(L.heard=!0,e===`hall`){if(L.version&&L.version!==t.version)return location.reload();Object.assign(L,t)}else if(e===`tables`)for(let e of L.tables.keys())t.includes(e)||L.tables.delete(e);else e===`table`?L.tables.set(t.id,t):L.tables.delete(t);H()}function W(){L.heard=!1,L.broker??=!1,H()}function G(){if(K(),!document.hidden){R=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])R.addEventListener(e,t=>{q(),U(e,JSON.parse(t.data))});R.addEventListener(`beat`,q),R.addEventListener(`error`,()=>{W(),R?.readyState===EventSource.CLOSED&&q(2e3)}),q()}}function K(){clearTimeout(z),R?.close(),R=null}function q(e=I){clearTimeout(z),z=setTimeout(G,typeof e==`number`?e:I)}r(),document.addEventListener(`visibilitychange`,G),window.addEventListener(`online`,G),window.addEventListener(`pageshow`,e=>e.persisted&&G()),G(),v().then(H);