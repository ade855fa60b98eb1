import{An as e,Bn as t,Cn as n,En as r,F as i,Ln as a,Nt as o,Pn as s,Vn as c,c as l,kn as u,sn as d,vn as f,zn as p}from"./phone-44b4d523.js";import{a as m,c as h,i as g,l as _,o as v,s as y}from"./shared-b48397d9.js";const b=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let x=``,S=null;const C=()=>S&&O(...S);async function w(t,n=x){await _(`/api/hall/orders`,{what:t,table:n,minutes:t===`minutes`?10:0})&&d(e(`hall_order_done`))}const T=t=>y.host?s(e(`hall_coming`),()=>w(`coming`,t),{kind:`primary`,name:`coming-${t}`}):null,E=t=>t===`minutes`?e(`hall_minutes`,{count:10}):e(`hall_${t}`);function D(t){let n=t.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!x||x===n)).length;return a`<h2>${e(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${e(`hall_table`)} onchange=${e=>{x=e.target.value,C()}}>
      <option value="">${e(`hall_all`)}</option>
      ${t.map(({id:e,title:t})=>a`<option value=${e} selected=${e===x}>${t||e}</option>`)}
    </select>
    <div class="row">${b.map(e=>s(E(e),()=>w(e),{name:e}))}</div>
    <p><a class="button" href=${u(`/fleet`)} data-f="fleet">${e(`fleet`)}</a></p>
    ${n>0?a`<p class="small">${e(`hall_not_all`,{count:n})}</p>`:null}`}function O(e,t){S=[e,t],h(C),p(e,y.host?D(t):m())}const k=/* @__PURE__ */ new Map;function A(e,t){let n=k.get(e);if(n)return n.spots?n:null;k.size>=100&&k.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>k.set(e,t)).then(t).catch(()=>k.delete(e));return k.set(e,r),null}var j=class extends t{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:t,label:n},{broken:r}){let i=e&&t&&r!==e?A(e,()=>this.setState({})):null;if(!i)return a`<div class="no-board" />`;(this.whole!==i||this.without!==t.without.join())&&([this.whole,this.without]=[i,t.without.join()],this.geometry=t.without.length?c(i,new Set(t.without)):i);let s={pieces:[...o(t,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:t.signs,label:n};return a`<${l} css="hall-board" geometry=${this.geometry} marks=${t.marks} contents=${s} />`}};function M({there:t,twice:n,call:r,state:i,pieces:a}){return t?[r.on&&!r.coming&&e(`hall_calls`),r.on&&r.coming&&e(`hall_coming_now`),n&&e(`hall_twice`),i?.faults>0&&e(`hall_fault`,{count:i.faults}),a?.asks&&e(`hall_question`),i&&!i.saved&&i.phase!==`starting`&&e(`hall_unsaved`)].filter(Boolean):[]}const N=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function P({state:t,pieces:i}){return!t?.seat||!N.includes(t.phase)?null:a`<p class=${`mover seat-${t.seat}`}>
    ${n(t.seat,i?.marks[t.seat]??``,`small`)} <b>${r(t.seat)}</b>
    ${t.number?a`${f(t.number)}<span class="hidden">${e(`hall_number`,{number:t.number})}</span>`:null}
  </p>`}function F({table:t}){let{id:n,title:r,url:i,there:o,call:s,state:c,pieces:l,board:u,lang:d}=t,f=M(t),p=f.length>0;return a`<article class=${`card hall-table${p?` calls`:``}${o?``:` gone`}`} aria-label=${r||n} data-table=${n}>
    <header>
      <h2>${r||n}</h2>
      <span class="hall-game" lang=${d}>${l?.title??``}</span>
    </header>
    ${o?null:a`<p class="hall-need">${e(`hall_away`)}</p>`}
    ${p?a`<ul class="hall-needs">${f.map(e=>a`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&o?T(n):null}
    <${j} board=${u} pieces=${l} label=${r} />
    ${P(t)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:e(`hall_nobody`)}</p>
    ${c?.last?a`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${i?a`<a class="button" href=${i}>${e(`hall_open`)}<span class="hidden"> ${r}</span></a>`:a`<p class="small">${e(`hall_no_page`)}</p>`}
  </article>`}const I=({tables:t,known:n})=>t.length?t.map(e=>a`<${F} key=${e.id} table=${e} />`):a`<p class="card">${e(n?`hall_none`:`hall_away`)}</p>`,L=(e,t)=>Object.entries(e).map(([e,i])=>a`<span class="hall-win">${n(e,t[e]??``,`small`)}<span class="hidden">${r(e)}: </span>${i}</span>`);function R(t,n){let r=n.filter(({results:e})=>e.turns>0);p(t,r.length===0?null:a`<h2>${e(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(t=>a`<th scope="col">${e(t)}</th>`)}</tr></thead>
            <tbody>${r.map(({id:e,title:t,results:n,pieces:r})=>a`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${L(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const z={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let t=[...z.tables.values()].sort(V),n=z.broker===!1;p(B(`tables`),a`<${I} tables=${t} known=${z.broker!==null} />`),O(B(`orders`),t),R(B(`evening`),t);let r=z.heard?n?e(`hall_broker_away`):``:e(`hall_gone`);p(B(`banner`),z.broker===null||!r?null:a`<p>${r}</p>`),document.body.classList.toggle(`stale`,!!r)}function U(e,t){if(z.heard=!0,e===`hall`){if(z.version&&z.version!==t.version)return location.reload();Object.assign(z,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of z.tables.keys())t.includes(e)||z.tables.delete(e);else e===`table`?z.tables.set(t.id,t):z.tables.delete(t);H()}function W(){z.heard=!1,z.broker??=!1,H()}i(),g(U,W),v().then(H);