import{An as e,Mn as t,O as n,On as r,Tn as i,Tt as a,_n as o,c as s,hn as c,jn as l,un as u,xn as d}from"./phone-99872946.js";const f=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],p={host:!1,said:``,bad:!1,table:``};let m=null;async function h(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),r=await n?.json().catch(()=>null);return n?.ok?r:(g(r?.error??d(`hall_gone`),!0),null)}function g(e,t=!1){Object.assign(p,{said:e,bad:t}),_()}const _=()=>m&&T(...m);async function v(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(p,await e.json())}async function y(e,t=p.table){await h(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&g(d(`hall_order_done`))}async function b(e){e.preventDefault(),await h(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(p.host=!0,g(``))}const x=e=>p.host?i(d(`hall_coming`),()=>y(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,S=e=>e===`minutes`?d(`hall_minutes`,{count:10}):d(`hall_${e}`);function C(e){let t=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!p.table||p.table===n)).length;return r`<h2>${d(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${d(`hall_table`)} onchange=${e=>{p.table=e.target.value,_()}}>
      <option value="">${d(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>r`<option value=${e} selected=${e===p.table}>${t||e}</option>`)}
    </select>
    <div class="row">${f.map(e=>i(S(e),()=>y(e),{name:e}))}</div>
    ${t>0?r`<p class="small">${d(`hall_not_all`,{count:t})}</p>`:null}`}const w=()=>r`<details>
  <summary>${d(`hall_host`)}</summary>
  <form onsubmit=${b}>
    <label>${d(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${d(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${d(`hall_host_yes`)}</button>
  </form>
</details>`;function T(t,n){m=[t,n];let i=r`<p role="status" class=${p.bad?`bad`:``}>${p.said}</p>`;e(t,[p.host?C(n):w(),i])}const E=/* @__PURE__ */ new Map;function D(e,t){let n=E.get(e);if(n)return n.spots?n:null;E.size>=100&&E.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>E.set(e,t)).then(t).catch(()=>E.delete(e));return E.set(e,r),null}var O=class extends l{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:n,label:i},{broken:o}){let c=e&&n&&o!==e?D(e,()=>this.setState({})):null;if(!c)return r`<div class="no-board" />`;(this.whole!==c||this.without!==n.without.join())&&([this.whole,this.without]=[c,n.without.join()],this.geometry=n.without.length?t(c,new Set(n.without)):c);let l={pieces:[...a(n,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:n.signs,label:i};return r`<${s} css="hall-board" geometry=${this.geometry} marks=${n.marks} contents=${l} />`}};function k({there:e,twice:t,call:n,state:r,pieces:i}){return e?[n.on&&!n.coming&&d(`hall_calls`),n.on&&n.coming&&d(`hall_coming_now`),t&&d(`hall_twice`),r?.faults>0&&d(`hall_fault`,{count:r.faults}),i?.asks&&d(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&d(`hall_unsaved`)].filter(Boolean):[]}const A=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function j({state:e,pieces:t}){return!e?.seat||!A.includes(e.phase)?null:r`<p class=${`mover seat-${e.seat}`}>
    ${c(e.seat,t?.marks[e.seat]??``,`small`)} <b>${o(e.seat)}</b>
    ${e.number?r`${u(e.number)}<span class="hidden">${d(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function M({table:e}){let{id:t,title:n,url:i,there:a,call:o,state:s,pieces:c,board:l,lang:u}=e,f=k(e),p=f.length>0;return r`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${n||t} data-table=${t}>
    <header>
      <h2>${n||t}</h2>
      <span class="hall-game">${c?.title??``}</span>
    </header>
    ${a?null:r`<p class="hall-need">${d(`hall_away`)}</p>`}
    ${p?r`<ul class="hall-needs">${f.map(e=>r`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${o.on&&!o.coming&&a?x(t):null}
    <${O} board=${l} pieces=${c} label=${n} />
    ${j(e)}
    <p class="hall-say" lang=${u}>${s?.phase&&s.phase!==`idle`?s.awaits:d(`hall_nobody`)}</p>
    ${s?.last?r`<p class="hall-last" lang=${u}>${s.last}</p>`:null}
    ${i?r`<a class="button" href=${i}>${d(`hall_open`)}<span class="hidden"> ${n}</span></a>`:r`<p class="small">${d(`hall_no_page`)}</p>`}
  </article>`}const N=({tables:e,known:t})=>e.length?e.map(e=>r`<${M} key=${e.id} table=${e} />`):r`<p class="card">${d(t?`hall_none`:`hall_away`)}</p>`,P=(e,t)=>Object.entries(e).map(([e,n])=>r`<span class="hall-win">${c(e,t[e]??``,`small`)}<span class="hidden">${o(e)}: </span>${n}</span>`);function F(t,n){let i=n.filter(({results:e})=>e.turns>0);e(t,i.length===0?null:r`<h2>${d(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>r`<th scope="col">${d(e)}</th>`)}</tr></thead>
            <tbody>${i.map(({id:e,title:t,results:n,pieces:i})=>r`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${P(n.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const I=15e3,L={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let R=null,z=null;const B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let t=[...L.tables.values()].sort(V),n=L.broker===!1;e(B(`tables`),r`<${N} tables=${t} known=${L.broker!==null} />`),T(B(`orders`),t),F(B(`evening`),t);let i=L.heard?n?d(`hall_broker_away`):``:d(`hall_gone`);e(B(`banner`),L.broker===null||!i?null:r`<p>${i}</p>`),document.body.classList.toggle(`stale`,!!i)}function U(e,t){if(L.heard=!0,e===`hall`){if(L.version&&L.version!==t.version)return location.reload();Object.assign(L,t)}else if(e===`tables`)for(let e of L.tables.keys())t.includes(e)||L.tables.delete(e);else e===`table`?L.tables.set(t.id,t):L.tables.delete(t);H()}function W(){L.heard=!1,L.broker??=!1,H()}function G(){if(K(),!document.hidden){R=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])R.addEventListener(e,t=>{q(),U(e,JSON.parse(t.data))});R.addEventListener(`beat`,q),R.addEventListener(`error`,()=>{W(),R?.readyState===EventSource.CLOSED&&q(2e3)}),q()}}function K(){clearTimeout(z),R?.close(),R=null}function q(e=I){clearTimeout(z),z=setTimeout(G,typeof e==`number`?e:I)}n(),document.addEventListener(`visibilitychange`,G),window.addEventListener(`online`,G),window.addEventListener(`pageshow`,e=>e.persisted&&G()),G(),v().then(H);