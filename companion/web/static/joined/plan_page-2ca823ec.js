import{Mn as e,Pn as t,Sn as n,Tn as r,j as i,kn as a,wn as o,xn as s,yn as c}from"./phone-3ee84c15.js";import{a as l,c as u,i as d,l as f,o as p,s as m}from"./shared-10ad696d.js";const h=[2,3,4];let g=null;async function _(e){let t=await fetch(`/api/hall/evening/games?lang=${n}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(g=await t.json(),e())}const v=({game:e,variant:t})=>`${e} ${t}`,y=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=g.find(n=>v(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function b(e){e.preventDefault();let t=new FormData(e.target),n=t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:y(t)})}async function x(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:y(new FormData(t))})&&(t.closest(`details`).open=!1)}function S({table:{id:t,title:n,state:i,there:a},plan:o}){let s=o?.find(({board:e})=>e===t),c=s||i?v(s??i):``;return e`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${t} checked=${o?!!s?.used:a} /> ${n||t}</label>
    <select class="select" name=${`game ${t}`} aria-label=${r(`plan_game`,{table:n||t})}>
      ${g.map(t=>e`<option value=${v(t)} selected=${v(t)===c}>${t.title}</option>`)}
    </select>
  </div>`}function C({tables:t}){return g?t.length?e`<form class="plan-form" onsubmit=${b}>
    <label>${r(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${r(`plan_size`)} <select class="select" name="size">${h.map(t=>e`<option selected=${t===4}>${t}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${r(`plan_swiss`)}</label>
    <label>${r(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
    <p class="small">${r(`plan_names_hint`)}</p>
    <fieldset>
      <legend>${r(`plan_tables`)}</legend>
      ${t.map(t=>e`<${S} key=${t.id} table=${t} />`)}
    </fieldset>
    <button class="button primary" type="submit">${r(`plan_make`)}</button>
  </form>`:e`<p>${r(`hall_none`)}</p>`:null}const w=({tables:t,evening:n})=>g&&e`<details>
    <summary>${r(`plan_tables`)}</summary>
    <form onsubmit=${x}>
      ${t.map(t=>e`<${S} key=${t.id} table=${t} plan=${n.tables} />`)}
      <button class="button" type="submit">${r(`plan_use`)}</button>
    </form>
  </details>`,T=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,E=(e,t)=>t.map(t=>`\u2068${T(e,t)}\u2069`).join(`, `),D=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,O=(e,t)=>t.map(t=>E(e,t)).join(` – `);function k(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function A(t,{places:n,points:i},[a,o]){let l=k(n,o);return e`<li class=${l===1?`plan-first`:``}>
    ${c(a,``,`small`)} <span class="hidden">${s(a)}: </span><b><bdi>${T(t,o)}</bdi></b>
    ${l?e`<span class="plan-points">${r(`plan_place`,{place:l})} ${r(`plan_points`,{count:i[o]})}</span>`:null}
  </li>`}function j(t,{places:n,open:i,told:a,fixes:o}){if(i)return e`<p class="plan-open">${r(`plan_open`)}</p>`;if(!o.length)return null;let s=a.length?r(`plan_told`,{names:O(t,a)}):``;return e`<p class="plan-fixed">${n.length?``:r(`plan_void`)} ${r(`plan_fixed`)} ${s}</p>`}async function M(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function N(t,n,{board:i,seats:o,places:s}){let c=Object.values(o);return e`<details class="no-print">
    <summary>${r(`plan_fix`)}</summary>
    <form onsubmit=${e=>M(e,n,i)}>
      ${c.map((n,r)=>e`<label>
    <bdi>${T(t,n)}</bdi>
    <select class="select" name=${n}>
      ${c.map((t,i)=>e`<option value=${i+1} selected=${(k(s,n)||r+1)===i+1}>${i+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${r(`plan_fix_yes`)}</button>
      ${a(r(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:n,board:i,places:[]}),{name:`none-${n}-${i}`})}
    </form>
  </details>`}const P=({evening:t,number:n,pairing:r})=>e`<article class="card plan-table" data-table=${r.board}>
  <h3>${D(t,r.board)}</h3>
  <ul>${Object.entries(r.seats).map(e=>A(t,r,e))}</ul>
  ${j(t,r)}
  ${m.host?N(t,n,r):null}
</article>`,F=({evening:t,round:{number:n,pairings:i,out:a}})=>e`<div class="plan-tables">
    ${i.map(r=>e`<${P} key=${r.board} evening=${t} number=${n} pairing=${r} />`)}
  </div>
  ${a.length?e`<p class="plan-out">${r(`plan_out`,{names:E(t,a)})}</p>`:null}`,I=(e,{number:t})=>r(`plan_round`,{number:t,rounds:e.rounds});function L({evening:t}){let[n,...r]=t.drawn.toReversed();return n?e`<h2>${I(t,n)}</h2>
    <${F} evening=${t} round=${n} />
    ${r.map(n=>e`<details key=${n.number} class="plan-before">
        <summary>${I(t,n)}</summary>
        <${F} evening=${t} round=${n} />
      </details>`)}`:null}const R=[`game`,`extra`];function z(t){let n=t.drawn.length+1;if(t.done)return e`<p><b>${r(`plan_over`)}</b></p>`;let i=t.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return i?e`<p>${r(`plan_waits`,{count:i})}</p>`:n>t.rounds?null:a(r(`plan_draw`,{number:n}),()=>f(`/api/hall/evening/draw`,{round:n}),{kind:`primary`,name:`draw`})}async function B(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)})&&t.reset()}function V(t){let n=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return e`<details>
    <summary>${r(`plan_people`)}</summary>
    <form onsubmit=${B}>
      <label>${r(`plan_name`)} <input type="text" name="name" maxlength="40" autocomplete="off" required /></label>
      <button class="button" type="submit">${r(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${t.players.map(t=>e`<li key=${t.id}>
    <bdi>${t.name}</bdi> ${a(r(t.here?`plan_leaves`:`plan_back`),()=>n(t),{name:`stay-${t.id}`})}
  </li>`)}</ul>
  </details>`}function H({evening:t}){if(!t.odd.length)return null;let n=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return e`<h2>${r(`plan_odd`)}</h2><ul class="plan-odd">${t.odd.map(i=>e`<li key=${`${i.board} ${i.game}`}>
    ${r(`odd_${i.why}`,{table:D(t,i.board)})}
    ${m.host&&R.includes(i.why)?a(r(`plan_accept`),()=>n(i),{name:`odd-${i.board}-${i.game}`}):null}
  </li>`)}</ul>`}const U=({evening:t,tables:n})=>e`${z(t)}
  ${t.done?null:[V(t),e`<${w} tables=${n} evening=${t} />`]}
  <details>
    <summary>${r(`plan_delete`)}</summary>
    <p>${r(`plan_delete_hint`)}</p>
    ${a(r(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,W=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function G({evening:t}){let n=new Map(t.players.map(e=>[e.id,e]));return e`<h2>${r(`plan_standings`)}</h2>
    <table class="plan-standings">
      <thead><tr>${W.map(t=>e`<th scope="col">${r(t)}</th>`)}</tr></thead>
      <tbody>${t.standings.map(t=>e`<tr key=${t.player} class=${n.get(t.player).here?``:`plan-gone`}>
    <td>${t.place}</td>
    <th scope="row"><bdi>${n.get(t.player).name}</bdi>${n.get(t.player).here?``:` (${r(`plan_left`)})`}</th>
    <td class="plan-sum" data-name=${r(`plan_points_head`)}><b>${t.points}</b></td>
    <td data-name=${r(`plan_firsts`)}>${t.firsts}</td>
    <td data-name=${r(`plan_seconds`)}>${t.seconds}</td>
    <td data-name=${r(`plan_ahead`)}>${t.ahead>0?`+${t.ahead}`:t.ahead}</td>
    <td data-name=${r(`hall_games`)}>${t.played}</td>
  </tr>`)}</tbody>
    </table>
    <p class="small">${r(`plan_rules`)}</p>
    <p class="small">${r(`plan_ties`)}</p>`}const K={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},q=e=>document.getElementById(e),J=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),Y=()=>e`<p class="row no-print">
  ${a(r(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${o(`/api/hall/evening/table.csv`)} download>${r(`plan_csv`)}</a>
</p>`;function X(t){let n=[...K.tables.values()].sort(J);return t?e`<${U} evening=${t} tables=${n} />`:e`<${C} tables=${n} />`}function Z(){if(!K.now)return;let{evening:n,aside:i,kept:a}=K.now,o=[K.gone&&r(`hall_gone`),i&&r(`plan_aside`,{name:i}),!a&&r(`plan_not_kept`)].filter(Boolean);t(q(`banner`),o.length?o.map(t=>e`<p>${t}</p>`):null),t(q(`rounds`),n?e`<${L} evening=${n} />`:e`<p class="card">${r(`plan_none`)}</p>`),t(q(`standings`),n?[e`<${G} evening=${n} />`,Y()]:null),t(q(`odd`),n?.odd.length?e`<${H} evening=${n} />`:null),t(q(`hosts`),m.host?X(n):null),t(q(`code`),m.host?null:l())}function Q(e,t){if(K.gone=!1,e===`hall`){if(K.version&&K.version!==t.version)return location.reload();K.version=t.version}else e===`evening`?K.now=t:e===`table`?K.tables.set(t.id,t):e===`gone`&&K.tables.delete(t);e===`table`&&K.now?.evening||Z()}function $(){K.gone=!0,Z()}i(),u(Z),d(Q,$),p().then(Z),_(Z);