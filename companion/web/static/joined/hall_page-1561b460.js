import{An as e,En as t,Fn as n,In as r,Ln as i,Nn as a,Sn as o,Tn as s,bn as c,hn as l,j as u,kt as d,l as f}from"./phone-5c84839d.js";import{a as p,c as m,d as h,i as g,l as _,o as v,s as y,u as b}from"./shared-e2cdb39b.js";const x=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let S=``,C=null;const w=()=>C&&k(...C);async function T(e,n=S){await _(`/api/hall/orders`,{what:e,table:n,minutes:e===`minutes`?10:0})&&h(t(`hall_order_done`))}const E=n=>y.host?e(t(`hall_coming`),()=>T(`coming`,n),{kind:`primary`,name:`coming-${n}`}):null,D=e=>e===`minutes`?t(`hall_minutes`,{count:10}):t(`hall_${e}`);function O(n){let r=n.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!S||S===n)).length;return a`<h2>${t(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${t(`hall_table`)} onchange=${e=>{S=e.target.value,w()}}>
      <option value="">${t(`hall_all`)}</option>
      ${n.map(({id:e,title:t})=>a`<option value=${e} selected=${e===S}>${t||e}</option>`)}
    </select>
    <div class="row">${x.map(t=>e(D(t),()=>T(t),{name:t}))}</div>
    <p><a class="button" href=${s(`/fleet`)} data-f="fleet">${t(`fleet`)}</a></p>
    ${r>0?a`<p class="small">${t(`hall_not_all`,{count:r})}</p>`:null}`}function k(e,t){C=[e,t],m(w),n(e,[y.host?O(t):p(),b()])}const A=/* @__PURE__ */ new Map;function j(e,t){let n=A.get(e);if(n)return n.spots?n:null;A.size>=100&&A.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>A.set(e,t)).then(t).catch(()=>A.delete(e));return A.set(e,r),null}var M=class extends r{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:t,label:n},{broken:r}){let o=e&&t&&r!==e?j(e,()=>this.setState({})):null;if(!o)return a`<div class="no-board" />`;(this.whole!==o||this.without!==t.without.join())&&([this.whole,this.without]=[o,t.without.join()],this.geometry=t.without.length?i(o,new Set(t.without)):o);let s={pieces:[...d(t,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:t.signs,label:n};return a`<${f} css="hall-board" geometry=${this.geometry} marks=${t.marks} contents=${s} />`}};function N({there:e,twice:n,call:r,state:i,pieces:a}){return e?[r.on&&!r.coming&&t(`hall_calls`),r.on&&r.coming&&t(`hall_coming_now`),n&&t(`hall_twice`),i?.faults>0&&t(`hall_fault`,{count:i.faults}),a?.asks&&t(`hall_question`),i&&!i.saved&&i.phase!==`starting`&&t(`hall_unsaved`)].filter(Boolean):[]}const P=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function F({state:e,pieces:n}){return!e?.seat||!P.includes(e.phase)?null:a`<p class=${`mover seat-${e.seat}`}>
    ${c(e.seat,n?.marks[e.seat]??``,`small`)} <b>${o(e.seat)}</b>
    ${e.number?a`${l(e.number)}<span class="hidden">${t(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function I({table:e}){let{id:n,title:r,url:i,there:o,call:s,state:c,pieces:l,board:u,lang:d}=e,f=N(e),p=f.length>0;return a`<article class=${`card hall-table${p?` calls`:``}${o?``:` gone`}`} aria-label=${r||n} data-table=${n}>
    <header>
      <h2>${r||n}</h2>
      <span class="hall-game">${l?.title??``}</span>
    </header>
    ${o?null:a`<p class="hall-need">${t(`hall_away`)}</p>`}
    ${p?a`<ul class="hall-needs">${f.map(e=>a`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&o?E(n):null}
    <${M} board=${u} pieces=${l} label=${r} />
    ${F(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:t(`hall_nobody`)}</p>
    ${c?.last?a`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${i?a`<a class="button" href=${i}>${t(`hall_open`)}<span class="hidden"> ${r}</span></a>`:a`<p class="small">${t(`hall_no_page`)}</p>`}
  </article>`}const L=({tables:e,known:n})=>e.length?e.map(e=>a`<${I} key=${e.id} table=${e} />`):a`<p class="card">${t(n?`hall_none`:`hall_away`)}</p>`,R=(e,t)=>Object.entries(e).map(([e,n])=>a`<span class="hall-win">${c(e,t[e]??``,`small`)}<span class="hidden">${o(e)}: </span>${n}</span>`);function z(e,r){let i=r.filter(({results:e})=>e.turns>0);n(e,i.length===0?null:a`<h2>${t(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>a`<th scope="col">${t(e)}</th>`)}</tr></thead>
            <tbody>${i.map(({id:e,title:t,results:n,pieces:r})=>a`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${R(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const B={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},V=e=>document.getElementById(e),H=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function U(){let e=[...B.tables.values()].sort(H),r=B.broker===!1;n(V(`tables`),a`<${L} tables=${e} known=${B.broker!==null} />`),k(V(`orders`),e),z(V(`evening`),e);let i=B.heard?r?t(`hall_broker_away`):``:t(`hall_gone`);n(V(`banner`),B.broker===null||!i?null:a`<p>${i}</p>`),document.body.classList.toggle(`stale`,!!i)}function W(e,t){if(B.heard=!0,e===`hall`){if(B.version&&B.version!==t.version)return location.reload();Object.assign(B,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of B.tables.keys())t.includes(e)||B.tables.delete(e);else e===`table`?B.tables.set(t.id,t):B.tables.delete(t);U()}function G(){B.heard=!1,B.broker??=!1,U()}u(),g(W,G),v().then(U);