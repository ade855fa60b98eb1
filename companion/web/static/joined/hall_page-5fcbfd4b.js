import{A as e,Cn as t,Tn as n,bt as r,c as i,cn as a,mn as o,rn as s,un as c,vn as l,wn as u,xn as d}from"./phone-a6660e6d.js";const f=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],p={host:!1,said:``,bad:!1,table:``};let m=null;async function h(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),r=await n?.json().catch(()=>null);return n?.ok?r:(g(r?.error??o(`hall_gone`),!0),null)}function g(e,t=!1){Object.assign(p,{said:e,bad:t}),_()}const _=()=>m&&T(...m);async function v(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(p,await e.json())}async function y(e,t=p.table){await h(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&g(o(`hall_order_done`))}async function b(e){e.preventDefault(),await h(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(p.host=!0,g(``))}const x=e=>p.host?l(o(`hall_coming`),()=>y(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,S=e=>e===`minutes`?o(`hall_minutes`,{count:10}):o(`hall_${e}`);function C(e){let t=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!p.table||p.table===n)).length;return d`<h2>${o(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${o(`hall_table`)} onchange=${e=>{p.table=e.target.value,_()}}>
      <option value="">${o(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>d`<option value=${e} selected=${e===p.table}>${t||e}</option>`)}
    </select>
    <div class="row">${f.map(e=>l(S(e),()=>y(e),{name:e}))}</div>
    ${t>0?d`<p class="small">${o(`hall_not_all`,{count:t})}</p>`:null}`}const w=()=>d`<details>
  <summary>${o(`hall_host`)}</summary>
  <form onsubmit=${b}>
    <label>${o(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${o(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${o(`hall_host_yes`)}</button>
  </form>
</details>`;function T(e,n){m=[e,n];let r=d`<p role="status" class=${p.bad?`bad`:``}>${p.said}</p>`;t(e,[p.host?C(n):w(),r])}const E=/* @__PURE__ */ new Map;function D(e,t){let n=E.get(e);if(n)return n.spots?n:null;E.size>=100&&E.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>E.set(e,t)).then(t).catch(()=>E.delete(e));return E.set(e,r),null}var O=class extends u{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:t,label:a},{broken:o}){let s=e&&t&&o!==e?D(e,()=>this.setState({})):null;if(!s)return d`<div class="no-board" />`;(this.whole!==s||this.without!==t.without.join())&&([this.whole,this.without]=[s,t.without.join()],this.geometry=t.without.length?n(s,new Set(t.without)):s);let c={pieces:[...r(t,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:t.signs,label:a};return d`<${i} css="hall-board" geometry=${this.geometry} marks=${t.marks} contents=${c} />`}};function k({there:e,twice:t,call:n,state:r,pieces:i}){return e?[n.on&&!n.coming&&o(`hall_calls`),n.on&&n.coming&&o(`hall_coming_now`),t&&o(`hall_twice`),r?.faults>0&&o(`hall_fault`,{count:r.faults}),i?.asks&&o(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&o(`hall_unsaved`)].filter(Boolean):[]}const A=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function j({state:e,pieces:t}){return!e?.seat||!A.includes(e.phase)?null:d`<p class=${`mover seat-${e.seat}`}>
    ${a(e.seat,t?.marks[e.seat]??``,`small`)} <b>${c(e.seat)}</b>
    ${e.number?d`${s(e.number)}<span class="hidden">${o(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function M({table:e}){let{id:t,title:n,url:r,there:i,call:a,state:s,pieces:c,board:l,lang:u}=e,f=k(e),p=f.length>0;return d`<article class=${`card hall-table${p?` calls`:``}${i?``:` gone`}`} aria-label=${n||t} data-table=${t}>
    <header>
      <h2>${n||t}</h2>
      <span class="hall-game">${c?.title??``}</span>
    </header>
    ${i?null:d`<p class="hall-need">${o(`hall_away`)}</p>`}
    ${p?d`<ul class="hall-needs">${f.map(e=>d`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${a.on&&!a.coming&&i?x(t):null}
    <${O} board=${l} pieces=${c} label=${n} />
    ${j(e)}
    <p class="hall-say" lang=${u}>${s?.phase&&s.phase!==`idle`?s.awaits:o(`hall_nobody`)}</p>
    ${s?.last?d`<p class="hall-last" lang=${u}>${s.last}</p>`:null}
    ${r?d`<a class="button" href=${r}>${o(`hall_open`)}<span class="hidden"> ${n}</span></a>`:d`<p class="small">${o(`hall_no_page`)}</p>`}
  </article>`}const N=({tables:e,known:t})=>e.length?e.map(e=>d`<${M} key=${e.id} table=${e} />`):d`<p class="card">${o(t?`hall_none`:`hall_away`)}</p>`,P=(e,t)=>Object.entries(e).map(([e,n])=>d`<span class="hall-win">${a(e,t[e]??``,`small`)}<span class="hidden">${c(e)}: </span>${n}</span>`);function F(e,n){let r=n.filter(({results:e})=>e.turns>0);t(e,r.length===0?null:d`<h2>${o(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>d`<th scope="col">${o(e)}</th>`)}</tr></thead>
            <tbody>${r.map(({id:e,title:t,results:n,pieces:r})=>d`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${P(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const I=15e3,L={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let R=null,z=null;const B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...L.tables.values()].sort(V),n=L.broker===!1;t(B(`tables`),d`<${N} tables=${e} known=${L.broker!==null} />`),T(B(`orders`),e),F(B(`evening`),e);let r=L.heard?n?o(`hall_broker_away`):``:o(`hall_gone`);t(B(`banner`),L.broker===null||!r?null:d`<p>${r}</p>`),document.body.classList.toggle(`stale`,!!r)}function U(e,t){if(L.heard=!0,e===`hall`){if(L.version&&L.version!==t.version)return location.reload();Object.assign(L,t)}else if(e===`tables`)for(let e of L.tables.keys())t.includes(e)||L.tables.delete(e);else e===`table`?L.tables.set(t.id,t):L.tables.delete(t);H()}function W(){L.heard=!1,L.broker??=!1,H()}function G(){if(K(),!document.hidden){R=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])R.addEventListener(e,t=>{q(),U(e,JSON.parse(t.data))});R.addEventListener(`beat`,q),R.addEventListener(`error`,()=>{W(),R?.readyState===EventSource.CLOSED&&q(2e3)}),q()}}function K(){clearTimeout(z),R?.close(),R=null}function q(e=I){clearTimeout(z),z=setTimeout(G,typeof e==`number`?e:I)}e(),document.addEventListener(`visibilitychange`,G),window.addEventListener(`online`,G),window.addEventListener(`pageshow`,e=>e.persisted&&G()),G(),v().then(H);