import{Fn as e,In as t,Mn as n,Ot as r,Pn as i,Tn as a,j as o,kn as s,l as c,mn as l,rn as u,wn as d,xn as f,yn as p}from"./phone-3ee84c15.js";import{a as m,c as h,i as g,l as _,o as v,s as y}from"./shared-10ad696d.js";const b=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let x=``,S=null;const C=()=>S&&O(...S);async function w(e,t=x){await _(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&u(a(`hall_order_done`))}const T=e=>y.host?s(a(`hall_coming`),()=>w(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,E=e=>e===`minutes`?a(`hall_minutes`,{count:10}):a(`hall_${e}`);function D(e){let t=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!x||x===n)).length;return n`<h2>${a(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${a(`hall_table`)} onchange=${e=>{x=e.target.value,C()}}>
      <option value="">${a(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>n`<option value=${e} selected=${e===x}>${t||e}</option>`)}
    </select>
    <div class="row">${b.map(e=>s(E(e),()=>w(e),{name:e}))}</div>
    <p><a class="button" href=${d(`/fleet`)} data-f="fleet">${a(`fleet`)}</a></p>
    ${t>0?n`<p class="small">${a(`hall_not_all`,{count:t})}</p>`:null}`}function O(e,t){S=[e,t],h(C),i(e,y.host?D(t):m())}const k=/* @__PURE__ */ new Map;function A(e,t){let n=k.get(e);if(n)return n.spots?n:null;k.size>=100&&k.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>k.set(e,t)).then(t).catch(()=>k.delete(e));return k.set(e,r),null}var j=class extends e{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:i,label:a},{broken:o}){let s=e&&i&&o!==e?A(e,()=>this.setState({})):null;if(!s)return n`<div class="no-board" />`;(this.whole!==s||this.without!==i.without.join())&&([this.whole,this.without]=[s,i.without.join()],this.geometry=i.without.length?t(s,new Set(i.without)):s);let l={pieces:[...r(i,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:i.signs,label:a};return n`<${c} css="hall-board" geometry=${this.geometry} marks=${i.marks} contents=${l} />`}};function M({there:e,twice:t,call:n,state:r,pieces:i}){return e?[n.on&&!n.coming&&a(`hall_calls`),n.on&&n.coming&&a(`hall_coming_now`),t&&a(`hall_twice`),r?.faults>0&&a(`hall_fault`,{count:r.faults}),i?.asks&&a(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&a(`hall_unsaved`)].filter(Boolean):[]}const N=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function P({state:e,pieces:t}){return!e?.seat||!N.includes(e.phase)?null:n`<p class=${`mover seat-${e.seat}`}>
    ${p(e.seat,t?.marks[e.seat]??``,`small`)} <b>${f(e.seat)}</b>
    ${e.number?n`${l(e.number)}<span class="hidden">${a(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function F({table:e}){let{id:t,title:r,url:i,there:o,call:s,state:c,pieces:l,board:u,lang:d}=e,f=M(e),p=f.length>0;return n`<article class=${`card hall-table${p?` calls`:``}${o?``:` gone`}`} aria-label=${r||t} data-table=${t}>
    <header>
      <h2>${r||t}</h2>
      <span class="hall-game" lang=${d}>${l?.title??``}</span>
    </header>
    ${o?null:n`<p class="hall-need">${a(`hall_away`)}</p>`}
    ${p?n`<ul class="hall-needs">${f.map(e=>n`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&o?T(t):null}
    <${j} board=${u} pieces=${l} label=${r} />
    ${P(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:a(`hall_nobody`)}</p>
    ${c?.last?n`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${i?n`<a class="button" href=${i}>${a(`hall_open`)}<span class="hidden"> ${r}</span></a>`:n`<p class="small">${a(`hall_no_page`)}</p>`}
  </article>`}const I=({tables:e,known:t})=>e.length?e.map(e=>n`<${F} key=${e.id} table=${e} />`):n`<p class="card">${a(t?`hall_none`:`hall_away`)}</p>`,L=(e,t)=>Object.entries(e).map(([e,r])=>n`<span class="hall-win">${p(e,t[e]??``,`small`)}<span class="hidden">${f(e)}: </span>${r}</span>`);function R(e,t){let r=t.filter(({results:e})=>e.turns>0);i(e,r.length===0?null:n`<h2>${a(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>n`<th scope="col">${a(e)}</th>`)}</tr></thead>
            <tbody>${r.map(({id:e,title:t,results:r,pieces:i})=>n`<tr>
    <th scope="row">${t||e}</th>
    <td>${r.games}</td>
    <td>${r.turns}</td>
    <td>${L(r.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const z={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...z.tables.values()].sort(V),t=z.broker===!1;i(B(`tables`),n`<${I} tables=${e} known=${z.broker!==null} />`),O(B(`orders`),e),R(B(`evening`),e);let r=z.heard?t?a(`hall_broker_away`):``:a(`hall_gone`);i(B(`banner`),z.broker===null||!r?null:n`<p>${r}</p>`),document.body.classList.toggle(`stale`,!!r)}function U(e,t){if(z.heard=!0,e===`hall`){if(z.version&&z.version!==t.version)return location.reload();Object.assign(z,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of z.tables.keys())t.includes(e)||z.tables.delete(e);else e===`table`?z.tables.set(t.id,t):z.tables.delete(t);H()}function W(){z.heard=!1,z.broker??=!1,H()}o(),g(U,W),v().then(H);