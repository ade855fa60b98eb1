import{An as e,Bn as t,Cn as n,Dn as r,En as i,F as a,Fn as o,Pn as s,Rn as c,kn as l}from"./phone-9725a789.js";import{a as u,c as d,i as f,l as p,o as m,s as h}from"./shared-e64779c0.js";const g=[2,3,4];let _=[];async function v(e){let t=await fetch(`/api/hall/evening/games?lang=${r}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(_=await t.json(),e())}const y=({game:e,variant:t})=>`${e} ${t}`,b=e=>e.getAll(`board`).map(t=>{let n=_.find(n=>y(n)===e.get(`game ${t}`));return{board:t,game:n?.game,variant:n?.variant}});function x(e){e.preventDefault();let t=new FormData(e.target),n=t.has(`many`)?Array(Number(t.get(`many`))).fill(``):String(t.get(`players`)).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));p(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:b(t)})}async function S(e){e.preventDefault();let{target:t}=e;await p(`/api/hall/evening/tables`,{tables:b(new FormData(t))})&&t.closest(`details`)?.removeAttribute(`open`)}function C({table:{id:t,title:n,state:r,there:i},plan:a}){let o=a?.find(({board:e})=>e===t),s=o??r,l=s?y(s):``;return c`<div class="plan-choice">
<label><input type="checkbox" name="board" value=${t} checked=${a?!!o?.used:i} /> ${n||t}</label>
<select class="select" name=${`game ${t}`} aria-label=${e(`plan_game`,{table:n||t})}>
${_.map(e=>c`<option value=${y(e)} selected=${y(e)===l}>${e.title}</option>`)}
</select>
</div>`}function w({tables:t,animals:n}){return _.length?t.length?c`<form class="plan-form" onsubmit=${x}>
<label>${e(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
<label>${e(`plan_size`)} <select class="select" name="size">${g.map(e=>c`<option selected=${e===4}>${e}</option>`)}</select></label>
<label class="plan-check"><input type="checkbox" name="swiss" /> ${e(`plan_swiss`)}</label>
${n?c`<label>${e(`plan_many`)} <input type="number" name="many" min="2" max="160" value="8" required /></label>
<p class="small">${e(`plan_animals`)}</p>`:c`<label>${e(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
<p class="small">${e(`plan_names_hint`)}</p>`}
<fieldset>
<legend>${e(`plan_tables`)}</legend>
${t.map(e=>c`<${C} key=${e.id} table=${e} />`)}
</fieldset>
<button class="button primary" type="submit">${e(`plan_make`)}</button>
</form>`:c`<p>${e(`hall_none`)}</p>`:null}const T=({tables:t,evening:n})=>_.length>0&&c`<details>
<summary>${e(`plan_tables`)}</summary>
<form onsubmit=${S}>
${t.map(e=>c`<${C} key=${e.id} table=${e} plan=${n.tables} />`)}
<button class="button" type="submit">${e(`plan_use`)}</button>
</form>
</details>`,E=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,D=(e,t)=>t.map(t=>`\u2068${E(e,t)}\u2069`).join(`, `),O=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,k=(e,t)=>t.map(t=>D(e,t)).join(` – `);function A(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function j(t,{places:r,points:a},[o,s]){let l=A(r,s);return c`<li class=${l===1?`plan-first`:``}>
${n(o,``,`small`)} <span class="hidden">${i(o)}: </span><b><bdi>${E(t,s)}</bdi></b>
${l?c`<span class="plan-points">${e(`plan_place`,{place:l})} ${e(`plan_points`,{count:a[s]})}</span>`:null}
</li>`}function M(t,{places:n,open:r,told:i,fixes:a}){if(r)return c`<p class="plan-open">${e(`plan_open`)}</p>`;if(!a.length)return null;let o=i.length?e(`plan_told`,{names:k(t,i)}):``;return c`<p class="plan-fixed">${n.length?``:e(`plan_void`)} ${e(`plan_fixed`)} ${o}</p>`}async function N(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await p(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&e.target.closest(`details`)?.removeAttribute(`open`)}function P(t,n,{board:r,seats:i,places:a}){let o=Object.values(i);return c`<details class="no-print">
<summary>${e(`plan_fix`)}</summary>
<form onsubmit=${e=>N(e,n,r)}>
${o.map((e,n)=>c`<label>
<bdi>${E(t,e)}</bdi>
<select class="select" name=${e}>
${o.map((t,r)=>c`<option value=${r+1} selected=${(A(a,e)||n+1)===r+1}>${r+1}</option>`)}
</select>
</label>`)}
<button class="button primary" type="submit">${e(`plan_fix_yes`)}</button>
${s(e(`plan_fix_none`),()=>p(`/api/hall/evening/fix`,{round:n,board:r,places:[]}),{name:`none-${n}-${r}`})}
</form>
</details>`}const F=({evening:e,number:t,pairing:n})=>c`<article class="card plan-table" data-table=${n.board}>
<h3>${O(e,n.board)}</h3>
<ul>${Object.entries(n.seats).map(t=>j(e,n,t))}</ul>
${M(e,n)}
${h.host?P(e,t,n):null}
</article>`,I=({evening:t,round:{number:n,pairings:r,out:i}})=>c`<div class="plan-tables">
${r.map(e=>c`<${F} key=${e.board} evening=${t} number=${n} pairing=${e} />`)}
</div>
${i.length?c`<p class="plan-out">${e(`plan_out`,{names:D(t,i)})}</p>`:null}`,L=(t,{number:n})=>e(`plan_round`,{number:n,rounds:t.rounds});function R({evening:e}){let[t,...n]=e.drawn.toReversed();return t?c`<h2>${L(e,t)}</h2>
<${I} evening=${e} round=${t} />
${n.map(t=>c`<details key=${t.number} class="plan-before">
<summary>${L(e,t)}</summary>
<${I} evening=${e} round=${t} />
</details>`)}`:null}const z=[`game`,`extra`];function B(t){let n=t.drawn.length+1;if(t.done)return c`<p><b>${e(`plan_over`)}</b></p>`;let r=t.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return r?c`<p>${e(`plan_waits`,{count:r})}</p>`:n>t.rounds?null:s(e(`plan_draw`,{number:n}),()=>p(`/api/hall/evening/draw`,{round:n}),{kind:`primary`,name:`draw`})}async function V(e){e.preventDefault();let t=e.target;await p(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)??``})&&t.reset()}function H(t,n){let r=({id:e,here:t})=>p(`/api/hall/evening/stay`,{player:e,here:!t});return c`<details>
<summary>${e(`plan_people`)}</summary>
<form onsubmit=${V}>
${n?e(`plan_animals`):c`<label>${e(`plan_name`)} <input type="text" name="name" maxlength="40" autocomplete="off" required /></label>`}
<button class="button" type="submit">${e(`plan_come`)}</button>
</form>
<ul class="plan-people">${t.players.map(t=>c`<li key=${t.id}>
<bdi>${t.name}</bdi> ${s(e(t.here?`plan_leaves`:`plan_back`),()=>r(t),{name:`stay-${t.id}`})}
</li>`)}</ul>
</details>`}function U({evening:t}){if(!t.odd.length)return null;let n=({board:e,game:t})=>p(`/api/hall/evening/accept`,{board:e,game:t});return c`<h2>${e(`plan_odd`)}</h2><ul class="plan-odd">${t.odd.map(r=>c`<li key=${`${r.board} ${r.game}`}>
${e(`odd_${r.why}`,{table:O(t,r.board)})}
${h.host&&z.includes(r.why)?s(e(`plan_accept`),()=>n(r),{name:`odd-${r.board}-${r.game}`}):null}
</li>`)}</ul>`}const W=({evening:t,tables:n,animals:r})=>c`${B(t)}
${t.done?null:[H(t,r),c`<${T} tables=${n} evening=${t} />`]}
<details>
<summary>${e(`plan_delete`)}</summary>
<p>${e(`plan_delete_hint`)}</p>
${s(e(`plan_delete_yes`),()=>p(`/api/hall/evening/delete`,{}),{name:`delete`})}
</details>`,G=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function K({evening:t}){let n=new Map(t.players.map(e=>[e.id,e]));return c`<h2>${e(`plan_standings`)}</h2>
<table class="plan-standings">
<thead><tr>${G.map(t=>c`<th scope="col">${e(t)}</th>`)}</tr></thead>
<tbody>${t.standings.map(t=>c`<tr key=${t.player} class=${n.get(t.player)?.here?``:`plan-gone`}>
<td>${t.place}</td>
<th scope="row"><bdi>${n.get(t.player)?.name}</bdi>${n.get(t.player)?.here?``:` (${e(`plan_left`)})`}</th>
<td class="plan-sum" data-name=${e(`plan_points_head`)}><b>${t.points}</b></td>
<td data-name=${e(`plan_firsts`)}>${t.firsts}</td>
<td data-name=${e(`plan_seconds`)}>${t.seconds}</td>
<td data-name=${e(`plan_ahead`)}>${t.ahead>0?`+${t.ahead}`:t.ahead}</td>
<td data-name=${e(`hall_games`)}>${t.played}</td>
</tr>`)}</tbody>
</table>
<p class="small">${e(`plan_rules`)}</p>
<p class="small">${e(`plan_ties`)}</p>`}const q={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},J=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),Y=()=>c`<p class="row no-print">
${s(e(`plan_print`),()=>window.print(),{name:`print`})}
<a class="button" href=${l(`/api/hall/evening/table.csv`)} download>${e(`plan_csv`)}</a>
</p>`;function X(e){let t=[...q.tables.values()].sort(J),n=!!q.now?.animals;return e?c`<${W} evening=${e} tables=${t} animals=${n} />`:c`<${w} tables=${t} animals=${n} />`}function Z(){if(!q.now)return;let{evening:n,aside:r,kept:i}=q.now,a=[q.gone&&e(`hall_gone`),r&&e(`plan_aside`,{name:r}),!i&&e(`plan_not_kept`)].filter(Boolean);t(o(`banner`),a.length?a.map(e=>c`<p>${e}</p>`):null),t(o(`rounds`),n?c`<${R} evening=${n} />`:c`<p class="card">${e(`plan_none`)}</p>`),t(o(`standings`),n?[c`<${K} evening=${n} />`,Y()]:null),t(o(`odd`),n?.odd.length?c`<${U} evening=${n} />`:null),t(o(`hosts`),h.host?X(n):null),t(o(`code`),h.host?null:u())}function Q({name:e,data:t}){if(q.gone=!1,e===`hall`){if(q.version&&q.version!==t.version)return location.reload();q.version=t.version}else e===`evening`?q.now=t:e===`table`?q.tables.set(t.id,t):e===`gone`&&q.tables.delete(t);e===`table`&&q.now?.evening||Z()}function $(){q.gone=!0,Z()}a(),d(Z),f(Q,$),m().then(Z),v(Z);