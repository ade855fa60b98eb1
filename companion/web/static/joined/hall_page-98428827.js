import{En as e,Et as t,Mn as n,Nn as r,Sn as i,dn as a,gn as o,jn as s,k as c,kn as l,l as u,vn as d,xn as f}from"./phone-68234baa.js";const p=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`],m={host:!1,said:``,bad:!1,table:``};let h=null;async function g(e,t){let n=await fetch(e,{method:`POST`,credentials:`same-origin`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}).catch(()=>null),r=await n?.json().catch(()=>null);return n?.ok?r:(_(r?.error??i(`hall_gone`),!0),null)}function _(e,t=!1){Object.assign(m,{said:e,bad:t}),v()}const v=()=>h&&E(...h);async function y(){let e=await fetch(`/api/hall/me`,{credentials:`same-origin`}).catch(()=>null);e?.ok&&Object.assign(m,await e.json())}async function b(e,t=m.table){await g(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&_(i(`hall_order_done`))}async function x(e){e.preventDefault(),await g(`/api/hall/host`,{code:new FormData(e.target).get(`code`)})&&(m.host=!0,_(``))}const S=t=>m.host?e(i(`hall_coming`),()=>b(`coming`,t),{kind:`primary`,name:`coming-${t}`}):null,C=e=>e===`minutes`?i(`hall_minutes`,{count:10}):i(`hall_${e}`);function w(t){let n=t.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!m.table||m.table===n)).length;return l`<h2>${i(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${i(`hall_table`)} onchange=${e=>{m.table=e.target.value,v()}}>
      <option value="">${i(`hall_all`)}</option>
      ${t.map(({id:e,title:t})=>l`<option value=${e} selected=${e===m.table}>${t||e}</option>`)}
    </select>
    <div class="row">${p.map(t=>e(C(t),()=>b(t),{name:t}))}</div>
    <p><a class="button" href=${f(`/fleet`)} data-f="fleet">${i(`fleet`)}</a></p>
    ${n>0?l`<p class="small">${i(`hall_not_all`,{count:n})}</p>`:null}`}const T=()=>l`<details>
  <summary>${i(`hall_host`)}</summary>
  <form onsubmit=${x}>
    <label>${i(`hall_code`)} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${i(`hall_code_hint`)}</p>
    <button class="button primary" type="submit">${i(`hall_host_yes`)}</button>
  </form>
</details>`;function E(e,t){h=[e,t];let n=l`<p role="status" class=${m.bad?`bad`:``}>${m.said}</p>`;s(e,[m.host?w(t):T(),n])}const D=/* @__PURE__ */ new Map;function O(e,t){let n=D.get(e);if(n)return n.spots?n:null;D.size>=100&&D.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>D.set(e,t)).then(t).catch(()=>D.delete(e));return D.set(e,r),null}var k=class extends n{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:n,label:i},{broken:a}){let o=e&&n&&a!==e?O(e,()=>this.setState({})):null;if(!o)return l`<div class="no-board" />`;(this.whole!==o||this.without!==n.without.join())&&([this.whole,this.without]=[o,n.without.join()],this.geometry=n.without.length?r(o,new Set(n.without)):o);let s={pieces:[...t(n,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:n.signs,label:i};return l`<${u} css="hall-board" geometry=${this.geometry} marks=${n.marks} contents=${s} />`}};function A({there:e,twice:t,call:n,state:r,pieces:a}){return e?[n.on&&!n.coming&&i(`hall_calls`),n.on&&n.coming&&i(`hall_coming_now`),t&&i(`hall_twice`),r?.faults>0&&i(`hall_fault`,{count:r.faults}),a?.asks&&i(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&i(`hall_unsaved`)].filter(Boolean):[]}const j=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function M({state:e,pieces:t}){return!e?.seat||!j.includes(e.phase)?null:l`<p class=${`mover seat-${e.seat}`}>
    ${o(e.seat,t?.marks[e.seat]??``,`small`)} <b>${d(e.seat)}</b>
    ${e.number?l`${a(e.number)}<span class="hidden">${i(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function N({table:e}){let{id:t,title:n,url:r,there:a,call:o,state:s,pieces:c,board:u,lang:d}=e,f=A(e),p=f.length>0;return l`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${n||t} data-table=${t}>
    <header>
      <h2>${n||t}</h2>
      <span class="hall-game">${c?.title??``}</span>
    </header>
    ${a?null:l`<p class="hall-need">${i(`hall_away`)}</p>`}
    ${p?l`<ul class="hall-needs">${f.map(e=>l`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${o.on&&!o.coming&&a?S(t):null}
    <${k} board=${u} pieces=${c} label=${n} />
    ${M(e)}
    <p class="hall-say" lang=${d}>${s?.phase&&s.phase!==`idle`?s.awaits:i(`hall_nobody`)}</p>
    ${s?.last?l`<p class="hall-last" lang=${d}>${s.last}</p>`:null}
    ${r?l`<a class="button" href=${r}>${i(`hall_open`)}<span class="hidden"> ${n}</span></a>`:l`<p class="small">${i(`hall_no_page`)}</p>`}
  </article>`}const P=({tables:e,known:t})=>e.length?e.map(e=>l`<${N} key=${e.id} table=${e} />`):l`<p class="card">${i(t?`hall_none`:`hall_away`)}</p>`,F=(e,t)=>Object.entries(e).map(([e,n])=>l`<span class="hall-win">${o(e,t[e]??``,`small`)}<span class="hidden">${d(e)}: </span>${n}</span>`);function I(e,t){let n=t.filter(({results:e})=>e.turns>0);s(e,n.length===0?null:l`<h2>${i(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>l`<th scope="col">${i(e)}</th>`)}</tr></thead>
            <tbody>${n.map(({id:e,title:t,results:n,pieces:r})=>l`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${F(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const L=15e3,R={broker:null,tables:/* @__PURE__ */ new Map,heard:!1};let z=null,B=null;const V=e=>document.getElementById(e),H=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function U(){let e=[...R.tables.values()].sort(H),t=R.broker===!1;s(V(`tables`),l`<${P} tables=${e} known=${R.broker!==null} />`),E(V(`orders`),e),I(V(`evening`),e);let n=R.heard?t?i(`hall_broker_away`):``:i(`hall_gone`);s(V(`banner`),R.broker===null||!n?null:l`<p>${n}</p>`),document.body.classList.toggle(`stale`,!!n)}function W(e,t){if(R.heard=!0,e===`hall`){if(R.version&&R.version!==t.version)return location.reload();Object.assign(R,t)}else if(e===`tables`)for(let e of R.tables.keys())t.includes(e)||R.tables.delete(e);else e===`table`?R.tables.set(t.id,t):R.tables.delete(t);U()}function G(){R.heard=!1,R.broker??=!1,U()}function K(){if(q(),!document.hidden){z=new EventSource(`/api/hall/events`);for(let e of[`hall`,`tables`,`table`,`gone`])z.addEventListener(e,t=>{J(),W(e,JSON.parse(t.data))});z.addEventListener(`beat`,J),z.addEventListener(`error`,()=>{G(),z?.readyState===EventSource.CLOSED&&J(2e3)}),J()}}function q(){clearTimeout(B),z?.close(),z=null}function J(e=L){clearTimeout(B),B=setTimeout(K,typeof e==`number`?e:L)}c(),document.addEventListener(`visibilitychange`,K),window.addEventListener(`online`,K),window.addEventListener(`pageshow`,e=>e.persisted&&K()),K(),y().then(U);