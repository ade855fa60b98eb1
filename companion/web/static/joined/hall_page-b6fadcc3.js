import{En as e,Et as t,Mn as n,Nn as r,Sn as i,dn as a,gn as o,jn as s,k as c,kn as l,l as u,vn as d}from"./phone-68234baa.js";const f=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],p={host:!1,said:``,bad:!1,table:``};let m=null;async function h(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),r=await n?.json().catch(()=>null);return n?.ok?r:(g(r?.error??i(`hall_gone`),!0),null)}function g(e,t=!1){Object.assign(p,{said:e,bad:t}),_()}const _=()=>m&&T(...m);async function v(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(p,await e.json())}async function y(e,t=p.table){await h(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&g(i(`hall_order_done`))}async function b(e){e.preventDefault(),await h(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(p.host=!0,g(``))}const x=t=>p.host?e(i(`hall_coming`),()=>y(`coming`,t),{kind:`primary`,name:`coming-${t}`}):null,S=e=>e===`minutes`?i(`hall_minutes`,{count:10}):i(`hall_${e}`);function C(t){let n=t.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!p.table||p.table===n)).length;return l`<h2>${i(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${i(`hall_table`)} onchange=${e=>{p.table=e.target.value,_()}}>
      <option value="">${i(`hall_all`)}</option>
      ${t.map(({id:e,title:t})=>l`<option value=${e} selected=${e===p.table}>${t||e}</option>`)}
    </select>
    <div class="row">${f.map(t=>e(S(t),()=>y(t),{name:t}))}</div>
    ${n>0?l`<p class="small">${i(`hall_not_all`,{count:n})}</p>`:null}`}const w=()=>l`<details>
  <summary>${i(`hall_host`)}</summary>
  <form onsubmit=${b}>
    <label>${i(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${i(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${i(`hall_host_yes`)}</button>
  </form>
</details>`;function T(e,t){m=[e,t];let n=l`<p role="status" class=${p.bad?`bad`:``}>${p.said}</p>`;s(e,[p.host?C(t):w(),n])}const E=/* @__PURE__ */ new Map;function D(e,t){let n=E.get(e);if(n)return n.spots?n:null;E.size>=100&&E.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>E.set(e,t)).then(t).catch(()=>E.delete(e));return E.set(e,r),null}var O=class extends n{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:n,label:i},{broken:a}){let o=e&&n&&a!==e?D(e,()=>this.setState({})):null;if(!o)return l`<div class="no-board" />`;(this.whole!==o||this.without!==n.without.join())&&([this.whole,this.without]=[o,n.without.join()],this.geometry=n.without.length?r(o,new Set(n.without)):o);let s={pieces:[...t(n,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:n.signs,label:i};return l`<${u} css="hall-board" geometry=${this.geometry} marks=${n.marks} contents=${s} />`}};function k({there:e,twice:t,call:n,state:r,pieces:a}){return e?[n.on&&!n.coming&&i(`hall_calls`),n.on&&n.coming&&i(`hall_coming_now`),t&&i(`hall_twice`),r?.faults>0&&i(`hall_fault`,{count:r.faults}),a?.asks&&i(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&i(`hall_unsaved`)].filter(Boolean):[]}const A=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function j({state:e,pieces:t}){return!e?.seat||!A.includes(e.phase)?null:l`<p class=${`mover seat-${e.seat}`}>
    ${o(e.seat,t?.marks[e.seat]??``,`small`)} <b>${d(e.seat)}</b>
    ${e.number?l`${a(e.number)}<span class="hidden">${i(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function M({table:e}){let{id:t,title:n,url:r,there:a,call:o,state:s,pieces:c,board:u,lang:d}=e,f=k(e),p=f.length>0;return l`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${n||t} data-table=${t}>
    <header>
      <h2>${n||t}</h2>
      <span class="hall-game">${c?.title??``}</span>
    </header>
    ${a?null:l`<p class="hall-need">${i(`hall_away`)}</p>`}
    ${p?l`<ul class="hall-needs">${f.map(e=>l`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${o.on&&!o.coming&&a?x(t):null}
    <${O} board=${u} pieces=${c} label=${n} />
    ${j(e)}
    <p class="hall-say" lang=${d}>${s?.phase&&s.phase!==`idle`?s.awaits:i(`hall_nobody`)}</p>
    ${s?.last?l`<p class="hall-last" lang=${d}>${s.last}</p>`:null}
    ${r?l`<a class="button" href=${r}>${i(`hall_open`)}<span class="hidden"> ${n}</span></a>`:l`<p class="small">${i(`hall_no_page`)}</p>`}
  </article>`}const N=({tables:e,known:t})=>e.length?e.map(e=>l`<${M} key=${e.id} table=${e} />`):l`<p class="card">${i(t?`hall_none`:`hall_away`)}</p>`,P=(e,t)=>Object.entries(e).map(([e,n])=>l`<span class="hall-win">${o(e,t[e]??``,`small`)}<span class="hidden">${d(e)}: </span>${n}</span>`);function F(e,t){let n=t.filter(({results:e})=>e.turns>0);s(e,n.length===0?null:l`<h2>${i(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>l`<th scope="col">${i(e)}</th>`)}</tr></thead>
            <tbody>${n.map(({id:e,title:t,results:n,pieces:r})=>l`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${P(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const I=15e3,L={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let R=null,z=null;const B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...L.tables.values()].sort(V),t=L.broker===!1;s(B(`tables`),l`<${N} tables=${e} known=${L.broker!==null} />`),T(B(`orders`),e),F(B(`evening`),e);let n=L.heard?t?i(`hall_broker_away`):``:i(`hall_gone`);s(B(`banner`),L.broker===null||!n?null:l`<p>${n}</p>`),document.body.classList.toggle(`stale`,!!n)}function U(e,t){if(L.heard=!0,e===`hall`){if(L.version&&L.version!==t.version)return location.reload();Object.assign(L,t)}else if(e===`tables`)for(let e of L.tables.keys())t.includes(e)||L.tables.delete(e);else e===`table`?L.tables.set(t.id,t):L.tables.delete(t);H()}function W(){L.heard=!1,L.broker??=!1,H()}function G(){if(K(),!document.hidden){R=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])R.addEventListener(e,t=>{q(),U(e,JSON.parse(t.data))});R.addEventListener(`beat`,q),R.addEventListener(`error`,()=>{W(),R?.readyState===EventSource.CLOSED&&q(2e3)}),q()}}function K(){clearTimeout(z),R?.close(),R=null}function q(e=I){clearTimeout(z),z=setTimeout(G,typeof e==`number`?e:I)}c(),document.addEventListener(`visibilitychange`,G),window.addEventListener(`online`,G),window.addEventListener(`pageshow`,e=>e.persisted&&G()),G(),v().then(H);