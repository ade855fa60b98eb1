import{An as e,At as t,En as n,Fn as r,In as i,Ln as a,Nn as o,Sn as s,Tn as c,bn as l,hn as u,in as d,j as f,l as p}from"./phone-c348bab2.js";import{a as m,c as h,i as g,l as _,o as v,s as y}from"./shared-387c9a2b.js";const b=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let x=``,S=null;const C=()=>S&&O(...S);async function w(e,t=x){await _(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&d(n(`hall_order_done`))}const T=t=>y.host?e(n(`hall_coming`),()=>w(`coming`,t),{kind:`primary`,name:`coming-${t}`}):null,E=e=>e===`minutes`?n(`hall_minutes`,{count:10}):n(`hall_${e}`);function D(t){let r=t.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!x||x===n)).length;return o`<h2>${n(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${n(`hall_table`)} onchange=${e=>{x=e.target.value,C()}}>
      <option value="">${n(`hall_all`)}</option>
      ${t.map(({id:e,title:t})=>o`<option value=${e} selected=${e===x}>${t||e}</option>`)}
    </select>
    <div class="row">${b.map(t=>e(E(t),()=>w(t),{name:t}))}</div>
    <p><a class="button" href=${c(`/fleet`)} data-f="fleet">${n(`fleet`)}</a></p>
    ${r>0?o`<p class="small">${n(`hall_not_all`,{count:r})}</p>`:null}`}function O(e,t){S=[e,t],h(C),r(e,y.host?D(t):m())}const k=/* @__PURE__ */ new Map;function A(e,t){let n=k.get(e);if(n)return n.spots?n:null;k.size>=100&&k.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>k.set(e,t)).then(t).catch(()=>k.delete(e));return k.set(e,r),null}var j=class extends i{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:n,label:r},{broken:i}){let s=e&&n&&i!==e?A(e,()=>this.setState({})):null;if(!s)return o`<div class="no-board" />`;(this.whole!==s||this.without!==n.without.join())&&([this.whole,this.without]=[s,n.without.join()],this.geometry=n.without.length?a(s,new Set(n.without)):s);let c={pieces:[...t(n,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:n.signs,label:r};return o`<${p} css="hall-board" geometry=${this.geometry} marks=${n.marks} contents=${c} />`}};function M({there:e,twice:t,call:r,state:i,pieces:a}){return e?[r.on&&!r.coming&&n(`hall_calls`),r.on&&r.coming&&n(`hall_coming_now`),t&&n(`hall_twice`),i?.faults>0&&n(`hall_fault`,{count:i.faults}),a?.asks&&n(`hall_question`),i&&!i.saved&&i.phase!==`starting`&&n(`hall_unsaved`)].filter(Boolean):[]}const N=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function P({state:e,pieces:t}){return!e?.seat||!N.includes(e.phase)?null:o`<p class=${`mover seat-${e.seat}`}>
    ${l(e.seat,t?.marks[e.seat]??``,`small`)} <b>${s(e.seat)}</b>
    ${e.number?o`${u(e.number)}<span class="hidden">${n(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function F({table:e}){let{id:t,title:r,url:i,there:a,call:s,state:c,pieces:l,board:u,lang:d}=e,f=M(e),p=f.length>0;return o`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${r||t} data-table=${t}>
    <header>
      <h2>${r||t}</h2>
      <span class="hall-game" lang=${d}>${l?.title??``}</span>
    </header>
    ${a?null:o`<p class="hall-need">${n(`hall_away`)}</p>`}
    ${p?o`<ul class="hall-needs">${f.map(e=>o`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&a?T(t):null}
    <${j} board=${u} pieces=${l} label=${r} />
    ${P(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:n(`hall_nobody`)}</p>
    ${c?.last?o`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${i?o`<a class="button" href=${i}>${n(`hall_open`)}<span class="hidden"> ${r}</span></a>`:o`<p class="small">${n(`hall_no_page`)}</p>`}
  </article>`}const I=({tables:e,known:t})=>e.length?e.map(e=>o`<${F} key=${e.id} table=${e} />`):o`<p class="card">${n(t?`hall_none`:`hall_away`)}</p>`,L=(e,t)=>Object.entries(e).map(([e,n])=>o`<span class="hall-win">${l(e,t[e]??``,`small`)}<span class="hidden">${s(e)}: </span>${n}</span>`);function R(e,t){let i=t.filter(({results:e})=>e.turns>0);r(e,i.length===0?null:o`<h2>${n(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>o`<th scope="col">${n(e)}</th>`)}</tr></thead>
            <tbody>${i.map(({id:e,title:t,results:n,pieces:r})=>o`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${L(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const z={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...z.tables.values()].sort(V),t=z.broker===!1;r(B(`tables`),o`<${I} tables=${e} known=${z.broker!==null} />`),O(B(`orders`),e),R(B(`evening`),e);let i=z.heard?t?n(`hall_broker_away`):``:n(`hall_gone`);r(B(`banner`),z.broker===null||!i?null:o`<p>${i}</p>`),document.body.classList.toggle(`stale`,!!i)}function U(e,t){if(z.heard=!0,e===`hall`){if(z.version&&z.version!==t.version)return location.reload();Object.assign(z,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of z.tables.keys())t.includes(e)||z.tables.delete(e);else e===`table`?z.tables.set(t.id,t):z.tables.delete(t);H()}function W(){z.heard=!1,z.broker??=!1,H()}f(),g(U,W),v().then(H);