import{An as e,Dn as t,Et as n,bn as r,gn as i,jn as a,k as o,kn as s,l as c,ln as l,mn as u,wn as d}from"./phone-4f51d064.js";const f=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],p={host:!1,said:``,bad:!1,table:``};let m=null;async function h(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),i=await n?.json().catch(()=>null);return n?.ok?i:(g(i?.error??r(`hall_gone`),!0),null)}function g(e,t=!1){Object.assign(p,{said:e,bad:t}),_()}const _=()=>m&&T(...m);async function v(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(p,await e.json())}async function y(e,t=p.table){await h(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&g(r(`hall_order_done`))}async function b(e){e.preventDefault(),await h(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(p.host=!0,g(``))}const x=e=>p.host?d(r(`hall_coming`),()=>y(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,S=e=>e===`minutes`?r(`hall_minutes`,{count:10}):r(`hall_${e}`);function C(e){let n=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!p.table||p.table===n)).length;return t`<h2>${r(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${r(`hall_table`)} onchange=${e=>{p.table=e.target.value,_()}}>
      <option value="">${r(`hall_all`)}</option>
      ${e.map(({id:e,title:n})=>t`<option value=${e} selected=${e===p.table}>${n||e}</option>`)}
    </select>
    <div class="row">${f.map(e=>d(S(e),()=>y(e),{name:e}))}</div>
    ${n>0?t`<p class="small">${r(`hall_not_all`,{count:n})}</p>`:null}`}const w=()=>t`<details>
  <summary>${r(`hall_host`)}</summary>
  <form onsubmit=${b}>
    <label>${r(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${r(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${r(`hall_host_yes`)}</button>
  </form>
</details>`;function T(e,n){m=[e,n];let r=t`<p role="status" class=${p.bad?`bad`:``}>${p.said}</p>`;s(e,[p.host?C(n):w(),r])}const E=/* @__PURE__ */ new Map;function D(e,t){let n=E.get(e);if(n)return n.spots?n:null;E.size>=100&&E.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>E.set(e,t)).then(t).catch(()=>E.delete(e));return E.set(e,r),null}var O=class extends e{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:r,label:i},{broken:o}){let s=e&&r&&o!==e?D(e,()=>this.setState({})):null;if(!s)return t`<div class="no-board" />`;(this.whole!==s||this.without!==r.without.join())&&([this.whole,this.without]=[s,r.without.join()],this.geometry=r.without.length?a(s,new Set(r.without)):s);let l={pieces:[...n(r,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:r.signs,label:i};return t`<${c} css="hall-board" geometry=${this.geometry} marks=${r.marks} contents=${l} />`}};function k({there:e,twice:t,call:n,state:i,pieces:a}){return e?[n.on&&!n.coming&&r(`hall_calls`),n.on&&n.coming&&r(`hall_coming_now`),t&&r(`hall_twice`),i?.faults>0&&r(`hall_fault`,{count:i.faults}),a?.asks&&r(`hall_question`),i&&!i.saved&&i.phase!==`starting`&&r(`hall_unsaved`)].filter(Boolean):[]}const A=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function j({state:e,pieces:n}){return!e?.seat||!A.includes(e.phase)?null:t`<p class=${`mover seat-${e.seat}`}>
    ${u(e.seat,n?.marks[e.seat]??``,`small`)} <b>${i(e.seat)}</b>
    ${e.number?t`${l(e.number)}<span class="hidden">${r(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function M({table:e}){let{id:n,title:i,url:a,there:o,call:s,state:c,pieces:l,board:u,lang:d}=e,f=k(e),p=f.length>0;return t`<article class=${`card hall-table${p?` calls`:``}${o?``:` gone`}`} aria-label=${i||n} data-table=${n}>
    <header>
      <h2>${i||n}</h2>
      <span class="hall-game">${l?.title??``}</span>
    </header>
    ${o?null:t`<p class="hall-need">${r(`hall_away`)}</p>`}
    ${p?t`<ul class="hall-needs">${f.map(e=>t`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&o?x(n):null}
    <${O} board=${u} pieces=${l} label=${i} />
    ${j(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:r(`hall_nobody`)}</p>
    ${c?.last?t`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${a?t`<a class="button" href=${a}>${r(`hall_open`)}<span class="hidden"> ${i}</span></a>`:t`<p class="small">${r(`hall_no_page`)}</p>`}
  </article>`}const N=({tables:e,known:n})=>e.length?e.map(e=>t`<${M} key=${e.id} table=${e} />`):t`<p class="card">${r(n?`hall_none`:`hall_away`)}</p>`,P=(e,n)=>Object.entries(e).map(([e,r])=>t`<span class="hall-win">${u(e,n[e]??``,`small`)}<span class="hidden">${i(e)}: </span>${r}</span>`);function F(e,n){let i=n.filter(({results:e})=>e.turns>0);s(e,i.length===0?null:t`<h2>${r(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>t`<th scope="col">${r(e)}</th>`)}</tr></thead>
            <tbody>${i.map(({id:e,title:n,results:r,pieces:i})=>t`<tr>
    <th scope="row">${n||e}</th>
    <td>${r.games}</td>
    <td>${r.turns}</td>
    <td>${P(r.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const I=15e3,L={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let R=null,z=null;const B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...L.tables.values()].sort(V),n=L.broker===!1;s(B(`tables`),t`<${N} tables=${e} known=${L.broker!==null} />`),T(B(`orders`),e),F(B(`evening`),e);let i=L.heard?n?r(`hall_broker_away`):``:r(`hall_gone`);s(B(`banner`),L.broker===null||!i?null:t`<p>${i}</p>`),document.body.classList.toggle(`stale`,!!i)}function U(e,t){if(L.heard=!0,e===`hall`){if(L.version&&L.version!==t.version)return location.reload();Object.assign(L,t)}else if(e===`tables`)for(let e of L.tables.keys())t.includes(e)||L.tables.delete(e);else e===`table`?L.tables.set(t.id,t):L.tables.delete(t);H()}function W(){L.heard=!1,L.broker??=!1,H()}function G(){if(K(),!document.hidden){R=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])R.addEventListener(e,t=>{q(),U(e,JSON.parse(t.data))});R.addEventListener(`beat`,q),R.addEventListener(`error`,()=>{W(),R?.readyState===EventSource.CLOSED&&q(2e3)}),q()}}function K(){clearTimeout(z),R?.close(),R=null}function q(e=I){clearTimeout(z),z=setTimeout(G,typeof e==`number`?e:I)}o(),document.addEventListener(`visibilitychange`,G),window.addEventListener(`online`,G),window.addEventListener(`pageshow`,e=>e.persisted&&G()),G(),v().then(H);