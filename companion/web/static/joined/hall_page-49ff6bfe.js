import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Rn as a,an as o,c as s,gn as c,j as l,jt as u,wn as d,xn as f,zn as p}from"./phone-c7af0d79.js";import{a as m,c as h,i as g,l as _,o as v,s as y}from"./shared-c9faee03.js";const b=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let x=``,S=null;const C=()=>S&&O(...S);async function w(e,t=x){await _(`/api/hall/orders`,{what:e,table:t,minutes:e===`minutes`?10:0})&&o(i(`hall_order_done`))}const T=e=>y.host?r(i(`hall_coming`),()=>w(`coming`,e),{kind:`primary`,name:`coming-${e}`}):null,E=e=>e===`minutes`?i(`hall_minutes`,{count:10}):i(`hall_${e}`);function D(n){let a=n.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!x||x===n)).length;return t`<h2>${i(`hall_host`)}</h2>
    <select class="hall-whom" aria-label=${i(`hall_table`)} onchange=${e=>{x=e.target.value,C()}}>
      <option value="">${i(`hall_all`)}</option>
      ${n.map(({id:e,title:n})=>t`<option value=${e} selected=${e===x}>${n||e}</option>`)}
    </select>
    <div class="row">${b.map(e=>r(E(e),()=>w(e),{name:e}))}</div>
    <p><a class="button" href=${e(`/fleet`)} data-f="fleet">${i(`fleet`)}</a></p>
    ${a>0?t`<p class="small">${i(`hall_not_all`,{count:a})}</p>`:null}`}function O(e,t){S=[e,t],h(C),n(e,y.host?D(t):m())}const k=/* @__PURE__ */ new Map;function A(e,t){let n=k.get(e);if(n)return n.spots?n:null;k.size>=100&&k.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>k.set(e,t)).then(t).catch(()=>k.delete(e));return k.set(e,r),null}var j=class extends a{componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:n,label:r},{broken:i}){let a=e&&n&&i!==e?A(e,()=>this.setState({})):null;if(!a)return t`<div class="no-board" />`;(this.whole!==a||this.without!==n.without.join())&&([this.whole,this.without]=[a,n.without.join()],this.geometry=n.without.length?p(a,new Set(n.without)):a);let o={pieces:[...u(n,this.geometry)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:n.signs,label:r};return t`<${s} css="hall-board" geometry=${this.geometry} marks=${n.marks} contents=${o} />`}};function M({there:e,twice:t,call:n,state:r,pieces:a}){return e?[n.on&&!n.coming&&i(`hall_calls`),n.on&&n.coming&&i(`hall_coming_now`),t&&i(`hall_twice`),r?.faults>0&&i(`hall_fault`,{count:r.faults}),a?.asks&&i(`hall_question`),r&&!r.saved&&r.phase!==`starting`&&i(`hall_unsaved`)].filter(Boolean):[]}const N=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function P({state:e,pieces:n}){return!e?.seat||!N.includes(e.phase)?null:t`<p class=${`mover seat-${e.seat}`}>
    ${f(e.seat,n?.marks[e.seat]??``,`small`)} <b>${d(e.seat)}</b>
    ${e.number?t`${c(e.number)}<span class="hidden">${i(`hall_number`,{number:e.number})}</span>`:null}
  </p>`}function F({table:e}){let{id:n,title:r,url:a,there:o,call:s,state:c,pieces:l,board:u,lang:d}=e,f=M(e),p=f.length>0;return t`<article class=${`card hall-table${p?` calls`:``}${o?``:` gone`}`} aria-label=${r||n} data-table=${n}>
    <header>
      <h2>${r||n}</h2>
      <span class="hall-game" lang=${d}>${l?.title??``}</span>
    </header>
    ${o?null:t`<p class="hall-need">${i(`hall_away`)}</p>`}
    ${p?t`<ul class="hall-needs">${f.map(e=>t`<li class="hall-need">${e}</li>`)}</ul>`:null}
    ${s.on&&!s.coming&&o?T(n):null}
    <${j} board=${u} pieces=${l} label=${r} />
    ${P(e)}
    <p class="hall-say" lang=${d}>${c?.phase&&c.phase!==`idle`?c.awaits:i(`hall_nobody`)}</p>
    ${c?.last?t`<p class="hall-last" lang=${d}>${c.last}</p>`:null}
    ${a?t`<a class="button" href=${a}>${i(`hall_open`)}<span class="hidden"> ${r}</span></a>`:t`<p class="small">${i(`hall_no_page`)}</p>`}
  </article>`}const I=({tables:e,known:n})=>e.length?e.map(e=>t`<${F} key=${e.id} table=${e} />`):t`<p class="card">${i(n?`hall_none`:`hall_away`)}</p>`,L=(e,n)=>Object.entries(e).map(([e,r])=>t`<span class="hall-win">${f(e,n[e]??``,`small`)}<span class="hidden">${d(e)}: </span>${r}</span>`);function R(e,r){let a=r.filter(({results:e})=>e.turns>0);n(e,a.length===0?null:t`<h2>${i(`hall_evening`)}</h2>
          <table class="hall-evening">
            <thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(e=>t`<th scope="col">${i(e)}</th>`)}</tr></thead>
            <tbody>${a.map(({id:e,title:n,results:r,pieces:i})=>t`<tr>
    <th scope="row">${n||e}</th>
    <td>${r.games}</td>
    <td>${r.turns}</td>
    <td>${L(r.wins,i?.marks??{})}</td>
  </tr>`)}</tbody>
          </table>`)}const z={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},B=e=>document.getElementById(e),V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let e=[...z.tables.values()].sort(V),r=z.broker===!1;n(B(`tables`),t`<${I} tables=${e} known=${z.broker!==null} />`),O(B(`orders`),e),R(B(`evening`),e);let a=z.heard?r?i(`hall_broker_away`):``:i(`hall_gone`);n(B(`banner`),z.broker===null||!a?null:t`<p>${a}</p>`),document.body.classList.toggle(`stale`,!!a)}function U(e,t){if(z.heard=!0,e===`hall`){if(z.version&&z.version!==t.version)return location.reload();Object.assign(z,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of z.tables.keys())t.includes(e)||z.tables.delete(e);else e===`table`?z.tables.set(t.id,t):z.tables.delete(t);H()}function W(){z.heard=!1,z.broker??=!1,H()}l(),g(U,W),v().then(H);