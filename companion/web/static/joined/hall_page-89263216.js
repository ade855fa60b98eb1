import{An as e,Bn as t,Cn as n,En as r,F as i,Fn as a,Hn as o,Nt as s,Pn as c,Rn as l,Un as u,c as d,kn as f,sn as p,vn as m}from"./phone-9725a789.js";import{a as h,c as g,i as _,l as v,o as y,s as b}from"./shared-e64779c0.js";const x=[`pause`,`go_on`,`quiet`,`loud`,`minutes`,`time_up`,`put_away`,`over`];let S=``,C=null;const w=()=>C&&k(...C);async function T(t,n=S){await v(`/api/hall/orders`,{what:t,table:n,minutes:t===`minutes`?10:0})&&p(e(`hall_order_done`))}const E=t=>b.host?c(e(`hall_coming`),()=>T(`coming`,t),{kind:`primary`,name:`coming-${t}`}):null,D=t=>t===`minutes`?e(`hall_minutes`,{count:10}):e(`hall_${t}`);function O(t){let n=t.filter(({there:e,obeys:t,id:n})=>e&&!t&&(!S||S===n)).length;return l`<h2>${e(`hall_host`)}</h2>
<select class="hall-whom" aria-label=${e(`hall_table`)} onchange=${e=>{S=e.target.value,w()}}>
<option value="">${e(`hall_all`)}</option>
${t.map(({id:e,title:t})=>l`<option value=${e} selected=${e===S}>${t||e}</option>`)}
</select>
<div class="row">${x.map(e=>c(D(e),()=>T(e),{name:e}))}</div>
<p><a class="button" href=${f(`/fleet`)} data-f="fleet">${e(`fleet`)}</a></p>
${n>0?l`<p class="small">${e(`hall_not_all`,{count:n})}</p>`:null}`}function k(e,n){C=[e,n],g(w),t(e,b.host?O(n):h())}const A=/* @__PURE__ */ new Map;function j(e,t){let n=A.get(e);if(n)return`spots`in n?n:null;A.size>=100&&A.clear();let r=fetch(`/api/hall/boards/${e}`).then(e=>e.ok?e.json():Promise.reject(e.status)).then(t=>A.set(e,t)).then(t).catch(()=>A.delete(e));return A.set(e,r),null}var M=class extends o{geometry=null;whole=null;without=``;componentDidCatch(){this.setState({broken:this.props.board})}render({board:e,pieces:t,label:n},{broken:r}){let i=e&&t&&r!==e?j(e,()=>this.setState({})):null;if(!i||!t)return l`<div class="no-board" />`;let{geometry:a}=this;a&&this.whole===i&&this.without===t.without.join()||([this.whole,this.without]=[i,t.without.join()],this.geometry=a=t.without.length?u(i,new Set(t.without)):i);let o={pieces:[...s(t,a)].map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:t.signs,label:n};return l`<${d} css="hall-board" geometry=${a} marks=${t.marks} contents=${o} />`}};function N({there:t,twice:n,call:r,state:i,pieces:a}){return t?[r.on&&!r.coming&&e(`hall_calls`),r.on&&r.coming&&e(`hall_coming_now`),n&&e(`hall_twice`),i&&i.faults>0&&e(`hall_fault`,{count:i.faults}),a?.asks&&e(`hall_question`),i&&!i.saved&&i.phase!==`starting`&&e(`hall_unsaved`)].filter(Boolean):[]}const P=[`roll`,`move`,`say`,`draw`,`illegal`,`ask`,`arrange`];function F({state:t,pieces:i}){return!t?.seat||!P.includes(t.phase)?null:l`<p class=${`mover seat-${t.seat}`}>
${n(t.seat,i?.marks[t.seat]??``,`small`)} <b>${r(t.seat)}</b>
${t.number?l`${m(t.number)}<span class="hidden">${e(`hall_number`,{number:t.number})}</span>`:null}
</p>`}function I({table:t}){let{id:n,title:r,url:i,there:a,call:o,state:s,pieces:c,board:u,lang:d}=t,f=N(t),p=f.length>0;return l`<article class=${`card hall-table${p?` calls`:``}${a?``:` gone`}`} aria-label=${r||n} data-table=${n}>
<header>
<h2>${r||n}</h2>
<span class="hall-game" lang=${d}>${c?.title??``}</span>
</header>
${a?null:l`<p class="hall-need">${e(`hall_away`)}</p>`}
${p?l`<ul class="hall-needs">${f.map(e=>l`<li class="hall-need">${e}</li>`)}</ul>`:null}
${o.on&&!o.coming&&a?E(n):null}
<${M} board=${u} pieces=${c} label=${r} />
${F(t)}
<p class="hall-say" lang=${d}>${s?.phase&&s.phase!==`idle`?s.awaits:e(`hall_nobody`)}</p>
${s?.last?l`<p class="hall-last" lang=${d}>${s.last}</p>`:null}
${i?l`<a class="button" href=${i}>${e(`hall_open`)}<span class="hidden"> ${r}</span></a>`:l`<p class="small">${e(`hall_no_page`)}</p>`}
</article>`}const L=({tables:t,known:n})=>t.length?t.map(e=>l`<${I} key=${e.id} table=${e} />`):l`<p class="card">${e(n?`hall_none`:`hall_away`)}</p>`,R=(e,t)=>Object.entries(e).map(([e,i])=>l`<span class="hall-win">${n(e,t[e]??``,`small`)}<span class="hidden">${r(e)}: </span>${i}</span>`);function z(n,r){let i=r.filter(({results:e})=>e.turns>0);t(n,i.length===0?null:l`<h2>${e(`hall_evening`)}</h2>
<table class="hall-evening">
<thead><tr>${[`hall_table`,`hall_games`,`hall_turns`,`hall_wins`].map(t=>l`<th scope="col">${e(t)}</th>`)}</tr></thead>
<tbody>${i.map(({id:e,title:t,results:n,pieces:r})=>l`<tr>
<th scope="row">${t||e}</th>
<td>${n.games}</td>
<td>${n.turns}</td>
<td>${R(n.wins,r?.marks??{})}</td>
</tr>`)}</tbody>
</table>`)}const B={broker:null,tables:/* @__PURE__ */ new Map,heard:!1},V=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id);function H(){let n=[...B.tables.values()].sort(V),r=B.broker===!1;t(a(`tables`),l`<${L} tables=${n} known=${B.broker!==null} />`),k(a(`orders`),n),z(a(`evening`),n);let i=B.heard?r?e(`hall_broker_away`):``:e(`hall_gone`);t(a(`banner`),B.broker===null||!i?null:l`<p>${i}</p>`),document.body.classList.toggle(`stale`,!!i)}function U({name:e,data:t}){if(B.heard=!0,e===`hall`){if(B.version&&B.version!==t.version)return location.reload();Object.assign(B,t)}else if(e===`evening`)return;else if(e===`tables`)for(let e of B.tables.keys())t.includes(e)||B.tables.delete(e);else e===`table`?B.tables.set(t.id,t):B.tables.delete(t);H()}function W(){B.heard=!1,B.broker??=!1,H()}i(),_(U,W),y().then(H);