import{Cn as e,Dn as t,En as n,In as r,Ln as i,M as a,Pn as o,Rn as s,an as c,gn as l,jn as u,jt as d,l as f,xn as p}from"./phone-1c8a60bc.js";import{a as m,c as h,i as g,l as _,o as v,s as y}from"./shared-6a28c1b1.js";const b=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let x=``,S=null;const C=()=>S&&O(...S);async function w(e,n=x){await _(`/api/hall/orders`,{what:e,table:n,minutes:e===`minutes`?10:0})&&c(t(`hall_order_done`))}const T=e=>y.host?u(t(`hall_coming`),()=>w(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,E=e=>e===`minutes`?t(`hall_minutes`,{count:10}):t(`hall_${e}`);function D(e){let r=e.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!x||x===n)).length;return o`<h2>${t(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${t(`hall_table`)} onchange=${e=>{x=e.target.value,C()}}>
      <option value="">${t(`hall_all`)}</option>
      ${e.map(({id:e,title:t})=>o`<option value=${e} selected=${e===x}>${t||e}</option>`)}
    </select>
    <div class="row">${b.map(e=>u(E(e),()=>w(e),{name:e}))}</div>
    <p><a class="button" href=${n(`/fleet`)} data-f="fleet">${t(`fleet`)}</a></p>
    ${r>0?o`<p class="small">${t(`hall_not_all`,{count:r})}</p>`:null}`}function O(e,t){S=[e,t],h(C),r(e,y.host?D(t):m())}const k=/* @__PURE__ */ new Map;function A(e,t){let n=k.get(e);if(n)return n.spots?n:null;k.size>=100&&k.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>k.set(e,t)).then(t).catch(()=>k.delete(e));return k.set(e,r),null}var j=class extends i{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:t,label:n},{broken:r}){let i=e&&t&&r!==e?A(e,()=>this.setState({})):null;if(!i)return o`<div class="no-board" />`;(this.whole!==i||this.without!==t.without.join())&&([this.whole,this.without]=[i,t.without.join()],this.geometry=t.without.length?s(i,new Set(t.without)):i);let a={pieces:[...d(t,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:t.signs,label:n};return o`<${f} css="hall-board" geometry=${this.geometry} marks=${t.marks} contents=${a} />`}};function M({there:e,twice:n,call:r,state:i,pieces:a}){return e?[r.on&&!r.coming&&t(`hall_calls`),r.on&&r.coming&&t(`hall_coming_now`),n&&t(`hall_twice`),i?.faults>0&&t(`hall_fault`,{count:i.faults}),a?.asks&&t(`hall_question`),i&&!i.saved&&i.phase!==`starting`&&t(`hall_unsaved`)].filter(Boolean):[]}const N=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function P({state:n,pieces:r}){return!n?.seat||!N.includes(n.phase)?null:o`<p class=${`mover seat-${n.seat}`}>
    ${p(n.seat,r?.marks[n.seat]??``,`small`)} <b>${e(n.seat)}</b>
    ${n.number?o`${l(n.number)}<span class="hidden">${t(`hall_number`,{number:n.number})}</span>`:null}
  </p>`}function F({table:e}){let{id:n,title:r,url:i,there:a,call:s,state:c,pieces:l,board:u,lang:d}=e,f=M(e),p=f.length>0;return o`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${r||n} data-table=${n}>
    <header>
      <h2>${r||n}</h2>
      <span class="hall-game" lang=${d}>${l?.title??``}</span>
    </header>
    ${a?null:o`<p class="hall-need">${t(`hall_away`)}</p>`}
    ${p?o`<ul class="hall-needs">${f.map(e=>o`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&a?T(n):null}
    <${j} board=${u} pieces=${l} label=${r} />
    ${P(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:t(`hall_nobody`)}</p>
    ${c?.last?o`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${i?o`<a class="button" href=${i}>${t(`hall_open`)}<span class="hidden"> ${r}</span></a>`:o`<p class="small">${t(`hall_no_page`)}</p>`}
  </article>`}const I=({tables:e,known:n})=>e.length?e.map(e=>o`<${F} key=${e.id} table=${e} />`):o`<p class="card">${t(n?`hall_none`:`hall_away`)}</p>`,L=(t,n)=>Object.entries(t).map(([t,r])=>o`<span class="hall-win">${p(t,n[t]??``,`small`)}<span class="hidden">${e(t)}: </span>${r}</span>`);function R(e,n){let i=n.filter(({results:e})=>e.turns>0);r(e,i.length===0?null:o`<h2>${t(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>o`<th scope="col">${t(e)}</th>`)}</tr></thead>
            <tbody>${i.map(({id:e,title:t,results:n,pieces:r})=>o`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${L(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const z={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...z.tables.values()].sort(V),n=z.broker===!1;r(B(`tables`),o`<${I} tables=${e} known=${z.broker!==null} />`),O(B(`orders`),e),R(B(`evening`),e);let i=z.heard?n?t(`hall_broker_away`):``:t(`hall_gone`);r(B(`banner`),z.broker===null||!i?null:o`<p>${i}</p>`),document.body.classList.toggle(`stale`,!!i)}function U(e,t){if(z.heard=!0,e===`hall`){if(z.version&&z.version!==t.version)return location.reload();Object.assign(z,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of z.tables.keys())t.includes(e)||z.tables.delete(e);else e===`table`?z.tables.set(t.id,t):z.tables.delete(t);H()}function W(){z.heard=!1,z.broker??=!1,H()}a(),g(U,W),v().then(H);