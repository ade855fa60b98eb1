import{Fn as e,In as t,Mn as n,Pn as r,Tn as i,j as a,kn as o,kt as s,l as c,mn as l,wn as u,xn as d,yn as f}from"./phone-7ea352df.js";import{a as p,c as m,d as h,i as g,l as _,o as v,s as y,u as b}from"./shared-adb08f7a.js";const x=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let S=``,C=null;const w=()=>C&&k(...C);async function T(e,t=S){await _(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&h(i(`hall_order_done`))}const E=e=>y.host?o(i(`hall_coming`),()=>T(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,D=e=>e===`minutes`?i(`hall_minutes`,{count:10}):i(`hall_${e}`);function O(e){let t=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!S||S===n)).length;return n`<h2>${i(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${i(`hall_table`)} onchange=${e=>{S=e.target.value,w()}}>
      <option value="">${i(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>n`<option value=${e} selected=${e===S}>${t||e}</option>`)}
    </select>
    <div class="row">${x.map(e=>o(D(e),()=>T(e),{name:e}))}</div>
    <p><a class="button" href=${u(`/fleet`)} data-f="fleet">${i(`fleet`)}</a></p>
    ${t>0?n`<p class="small">${i(`hall_not_all`,{count:t})}</p>`:null}`}function k(e,t){C=[e,t],m(w),r(e,[y.host?O(t):p(),b()])}const A=/* @__PURE__ */ new Map;function j(e,t){let n=A.get(e);if(n)return n.spots?n:null;A.size>=100&&A.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>A.set(e,t)).then(t).catch(()=>A.delete(e));return A.set(e,r),null}var M=class extends e{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:r,label:i},{broken:a}){let o=e&&r&&a!==e?j(e,()=>this.setState({})):null;if(!o)return n`<div class="no-board" />`;(this.whole!==o||this.without!==r.without.join())&&([this.whole,this.without]=[o,r.without.join()],this.geometry=r.without.length?t(o,new Set(r.without)):o);let l={pieces:[...s(r,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:r.signs,label:i};return n`<${c} css="hall-board" geometry=${this.geometry} marks=${r.marks} contents=${l} />`}};function N({there:e,twice:t,call:n,state:r,pieces:a}){return e?[n.on&&!n.coming&&i(`hall_calls`),n.on&&n.coming&&i(`hall_coming_now`),t&&i(`hall_twice`),r?.faults>0&&i(`hall_fault`,{count:r.faults}),a?.asks&&i(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&i(`hall_unsaved`)].filter(Boolean):[]}const P=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function F({state:e,pieces:t}){return!e?.seat||!P.includes(e.phase)?null:n`<p class=${`mover seat-${e.seat}`}>
    ${f(e.seat,t?.marks[e.seat]??``,`small`)} <b>${d(e.seat)}</b>
    ${e.number?n`${l(e.number)}<span class="hidden">${i(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function I({table:e}){let{id:t,title:r,url:a,there:o,call:s,state:c,pieces:l,board:u,lang:d}=e,f=N(e),p=f.length>0;return n`<article class=${`card hall-table${p?` calls`:``}${o?``:` gone`}`} aria-label=${r||t} data-table=${t}>
    <header>
      <h2>${r||t}</h2>
      <span class="hall-game">${l?.title??``}</span>
    </header>
    ${o?null:n`<p class="hall-need">${i(`hall_away`)}</p>`}
    ${p?n`<ul class="hall-needs">${f.map(e=>n`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&o?E(t):null}
    <${M} board=${u} pieces=${l} label=${r} />
    ${F(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:i(`hall_nobody`)}</p>
    ${c?.last?n`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${a?n`<a class="button" href=${a}>${i(`hall_open`)}<span class="hidden"> ${r}</span></a>`:n`<p class="small">${i(`hall_no_page`)}</p>`}
  </article>`}const L=({tables:e,known:t})=>e.length?e.map(e=>n`<${I} key=${e.id} table=${e} />`):n`<p class="card">${i(t?`hall_none`:`hall_away`)}</p>`,R=(e,t)=>Object.entries(e).map(([e,r])=>n`<span class="hall-win">${f(e,t[e]??``,`small`)}<span class="hidden">${d(e)}: </span>${r}</span>`);function z(e,t){let a=t.filter(({results:e})=>e.turns>0);r(e,a.length===0?null:n`<h2>${i(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>n`<th scope="col">${i(e)}</th>`)}</tr></thead>
            <tbody>${a.map(({id:e,title:t,results:r,pieces:i})=>n`<tr>
    <th scope="row">${t||e}</th>
    <td>${r.games}</td>
    <td>${r.turns}</td>
    <td>${R(r.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const B={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},V=e=>document.getElementById(e),H=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function U(){let e=[...B.tables.values()].sort(H),t=B.broker===!1;r(V(`tables`),n`<${L} tables=${e} known=${B.broker!==null} />`),k(V(`orders`),e),z(V(`evening`),e);let a=B.heard?t?i(`hall_broker_away`):``:i(`hall_gone`);r(V(`banner`),B.broker===null||!a?null:n`<p>${a}</p>`),document.body.classList.toggle(`stale`,!!a)}function W(e,t){if(B.heard=!0,e===`hall`){if(B.version&&B.version!==t.version)return location.reload();Object.assign(B,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of B.tables.keys())t.includes(e)||B.tables.delete(e);else e===`table`?B.tables.set(t.id,t):B.tables.delete(t);U()}function G(){B.heard=!1,B.broker??=!1,U()}a(),g(W,G),v().then(U);