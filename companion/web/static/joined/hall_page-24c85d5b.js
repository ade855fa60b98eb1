import{En as e,Et as t,Mn as n,Nn as r,Sn as i,dn as a,gn as o,jn as s,k as c,kn as l,l as u,vn as d}from"./phone-68234baa.js";import{a as f,c as p,d as m,i as h,l as g,o as _,s as v,u as y}from"./shared-d5371821.js";const b=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let x=``,S=null;const C=()=>S&&O(...S);async function w(e,t=x){await g(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&m(i(`hall_order_done`))}const T=t=>v.host?e(i(`hall_coming`),()=>w(`coming`,t),{kind:`primary`,name:`coming-${t}`}):null,E=e=>e===`minutes`?i(`hall_minutes`,{count:10}):i(`hall_${e}`);function D(t){let n=t.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!x||x===n)).length;return l`<h2>${i(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${i(`hall_table`)} onchange=${e=>{x=e.target.value,C()}}>
      <option value="">${i(`hall_all`)}</option>
      ${t.map(({id:e,title:t})=>l`<option value=${e} selected=${e===x}>${t||e}</option>`)}
    </select>
    <div class="row">${b.map(t=>e(E(t),()=>w(t),{name:t}))}</div>
    ${n>0?l`<p class="small">${i(`hall_not_all`,{count:n})}</p>`:null}`}function O(e,t){S=[e,t],p(C),s(e,[v.host?D(t):f(),y()])}const k=/* @__PURE__ */ new Map;function A(e,t){let n=k.get(e);if(n)return n.spots?n:null;k.size>=100&&k.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>k.set(e,t)).then(t).catch(()=>k.delete(e));return k.set(e,r),null}var j=class extends n{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:n,label:i},{broken:a}){let o=e&&n&&a!==e?A(e,()=>this.setState({})):null;if(!o)return l`<div class="no-board" />`;(this.whole!==o||this.without!==n.without.join())&&([this.whole,this.without]=[o,n.without.join()],this.geometry=n.without.length?r(o,new Set(n.without)):o);let s={pieces:[...t(n,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:n.signs,label:i};return l`<${u} css="hall-board" geometry=${this.geometry} marks=${n.marks} contents=${s} />`}};function M({there:e,twice:t,call:n,state:r,pieces:a}){return e?[n.on&&!n.coming&&i(`hall_calls`),n.on&&n.coming&&i(`hall_coming_now`),t&&i(`hall_twice`),r?.faults>0&&i(`hall_fault`,{count:r.faults}),a?.asks&&i(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&i(`hall_unsaved`)].filter(Boolean):[]}const N=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function P({state:e,pieces:t}){return!e?.seat||!N.includes(e.phase)?null:l`<p class=${`mover seat-${e.seat}`}>
    ${o(e.seat,t?.marks[e.seat]??``,`small`)} <b>${d(e.seat)}</b>
    ${e.number?l`${a(e.number)}<span class="hidden">${i(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function F({table:e}){let{id:t,title:n,url:r,there:a,call:o,state:s,pieces:c,board:u,lang:d}=e,f=M(e),p=f.length>0;return l`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${n||t} data-table=${t}>
    <header>
      <h2>${n||t}</h2>
      <span class="hall-game">${c?.title??``}</span>
    </header>
    ${a?null:l`<p class="hall-need">${i(`hall_away`)}</p>`}
    ${p?l`<ul class="hall-needs">${f.map(e=>l`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${o.on&&!o.coming&&a?T(t):null}
    <${j} board=${u} pieces=${c} label=${n} />
    ${P(e)}
    <p class="hall-say" lang=${d}>${s?.phase&&s.phase!==`idle`?s.awaits:i(`hall_nobody`)}</p>
    ${s?.last?l`<p class="hall-last" lang=${d}>${s.last}</p>`:null}
    ${r?l`<a class="button" href=${r}>${i(`hall_open`)}<span class="hidden"> ${n}</span></a>`:l`<p class="small">${i(`hall_no_page`)}</p>`}
  </article>`}const I=({tables:e,known:t})=>e.length?e.map(e=>l`<${F} key=${e.id} table=${e} />`):l`<p class="card">${i(t?`hall_none`:`hall_away`)}</p>`,L=(e,t)=>Object.entries(e).map(([e,n])=>l`<span class="hall-win">${o(e,t[e]??``,`small`)}<span class="hidden">${d(e)}: </span>${n}</span>`);function R(e,t){let n=t.filter(({results:e})=>e.turns>0);s(e,n.length===0?null:l`<h2>${i(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>l`<th scope="col">${i(e)}</th>`)}</tr></thead>
            <tbody>${n.map(({id:e,title:t,results:n,pieces:r})=>l`<tr>
    <th scope="row">${t||e}</th>
    <td>${n.games}</td>
    <td>${n.turns}</td>
    <td>${L(n.wins,r?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const z={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...z.tables.values()].sort(V),t=z.broker===!1;s(B(`tables`),l`<${I} tables=${e} known=${z.broker!==null} />`),O(B(`orders`),e),R(B(`evening`),e);let n=z.heard?t?i(`hall_broker_away`):``:i(`hall_gone`);s(B(`banner`),z.broker===null||!n?null:l`<p>${n}</p>`),document.body.classList.toggle(`stale`,!!n)}function U(e,t){if(z.heard=!0,e===`hall`){if(z.version&&z.version!==t.version)return location.reload();Object.assign(z,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of z.tables.keys())t.includes(e)||z.tables.delete(e);else e===`table`?z.tables.set(t.id,t):z.tables.delete(t);H()}function W(){z.heard=!1,z.broker??=!1,H()}c(),h(U,W),_().then(H);