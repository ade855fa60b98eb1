import{An as e,Cn as t,Dn as n,En as r,F as i,Ln as a,Pn as o,kn as s,zn as c}from"./phone-44b4d523.js";import{a as l,c as u,i as d,l as f,o as p,s as m}from"./shared-b48397d9.js";const h=[2,3,4];let g=null;async function _(e){let t=await fetch(`/api/hall/evening/games?lang=${n}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(g=await t.json(),e())}const v=({game:e,variant:t})=>`${e} ${t}`,y=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=g.find(n=>v(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function b(e){e.preventDefault();let t=new FormData(e.target),n=t.has(`many`)?Array(Number(t.get(`many`))).fill(``):t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:y(t)})}async function x(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:y(new FormData(t))})&&(t.closest(`details`).open=!1)}function S({table:{id:t,title:n,state:r,there:i},plan:o}){let s=o?.find(({board:e})=>e===t),c=s||r?v(s??r):``;return a`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${t} checked=${o?!!s?.used:i} /> ${n||t}</label>
    <select class="select" name=${`game ${t}`} aria-label=${e(`plan_game`,{table:n||t})}>
      ${g.map(e=>a`<option value=${v(e)} selected=${v(e)===c}>${e.title}</option>`)}
    </select>
  </div>`}function C({tables:t,animals:n}){return g?t.length?a`<form class="plan-form" onsubmit=${b}>
    <label>${e(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${e(`plan_size`)} <select class="select" name="size">${h.map(e=>a`<option selected=${e===4}>${e}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${e(`plan_swiss`)}</label>
    ${n?a`<label>${e(`plan_many`)} <input type="number" name="many" min="2" max="160" value="8" required /></label>
          <p class="small">${e(`plan_animals`)}</p>`:a`<label>${e(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
          <p class="small">${e(`plan_names_hint`)}</p>`}
    <fieldset>
      <legend>${e(`plan_tables`)}</legend>
      ${t.map(e=>a`<${S} key=${e.id} table=${e} />`)}
    </fieldset>
    <button class="button primary" type="submit">${e(`plan_make`)}</button>
  </form>`:a`<p>${e(`hall_none`)}</p>`:null}const w=({tables:t,evening:n})=>g&&a`<details>
    <summary>${e(`plan_tables`)}</summary>
    <form onsubmit=${x}>
      ${t.map(e=>a`<${S} key=${e.id} table=${e} plan=${n.tables} />`)}
      <button class="button" type="submit">${e(`plan_use`)}</button>
    </form>
  </details>`,T=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,E=(e,t)=>t.map(t=>`\u2068${T(e,t)}\u2069`).join(`, `),D=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,O=(e,t)=>t.map(t=>E(e,t)).join(` – `);function k(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function A(n,{places:i,points:o},[s,c]){let l=k(i,c);return a`<li class=${l===1?`plan-first`:``}>
    ${t(s,``,`small`)} <span class="hidden">${r(s)}: </span><b><bdi>${T(n,c)}</bdi></b>
    ${l?a`<span class="plan-points">${e(`plan_place`,{place:l})} ${e(`plan_points`,{count:o[c]})}</span>`:null}
  </li>`}function j(t,{places:n,open:r,told:i,fixes:o}){if(r)return a`<p class="plan-open">${e(`plan_open`)}</p>`;if(!o.length)return null;let s=i.length?e(`plan_told`,{names:O(t,i)}):``;return a`<p class="plan-fixed">${n.length?``:e(`plan_void`)} ${e(`plan_fixed`)} ${s}</p>`}async function M(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function N(t,n,{board:r,seats:i,places:s}){let c=Object.values(i);return a`<details class="no-print">
    <summary>${e(`plan_fix`)}</summary>
    <form onsubmit=${e=>M(e,n,r)}>
      ${c.map((e,n)=>a`<label>
    <bdi>${T(t,e)}</bdi>
    <select class="select" name=${e}>
      ${c.map((t,r)=>a`<option value=${r+1} selected=${(k(s,e)||n+1)===r+1}>${r+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${e(`plan_fix_yes`)}</button>
      ${o(e(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:n,board:r,places:[]}),{name:`none-${n}-${r}`})}
    </form>
  </details>`}const P=({evening:e,number:t,pairing:n})=>a`<article class="card plan-table" data-table=${n.board}>
  <h3>${D(e,n.board)}</h3>
  <ul>${Object.entries(n.seats).map(t=>A(e,n,t))}</ul>
  ${j(e,n)}
  ${m.host?N(e,t,n):null}
</article>`,F=({evening:t,round:{number:n,pairings:r,out:i}})=>a`<div class="plan-tables">
    ${r.map(e=>a`<${P} key=${e.board} evening=${t} number=${n} pairing=${e} />`)}
  </div>
  ${i.length?a`<p class="plan-out">${e(`plan_out`,{names:E(t,i)})}</p>`:null}`,I=(t,{number:n})=>e(`plan_round`,{number:n,rounds:t.rounds});function L({evening:e}){let[t,...n]=e.drawn.toReversed();return t?a`<h2>${I(e,t)}</h2>
    <${F} evening=${e} round=${t} />
    ${n.map(t=>a`<details key=${t.number} class="plan-before">
        <summary>${I(e,t)}</summary>
        <${F} evening=${e} round=${t} />
      </details>`)}`:null}const R=[`game`,`extra`];function z(t){let n=t.drawn.length+1;if(t.done)return a`<p><b>${e(`plan_over`)}</b></p>`;let r=t.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return r?a`<p>${e(`plan_waits`,{count:r})}</p>`:n>t.rounds?null:o(e(`plan_draw`,{number:n}),()=>f(`/api/hall/evening/draw`,{round:n}),{kind:`primary`,name:`draw`})}async function B(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)??``})&&t.reset()}function V(t,n){let r=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return a`<details>
    <summary>${e(`plan_people`)}</summary>
    <form onsubmit=${B}>
      ${n?e(`plan_animals`):a`<label>${e(`plan_name`)} <input type="text" name="name" maxlength="40" autocomplete="off" required /></label>`}
      <button class="button" type="submit">${e(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${t.players.map(t=>a`<li key=${t.id}>
    <bdi>${t.name}</bdi> ${o(e(t.here?`plan_leaves`:`plan_back`),()=>r(t),{name:`stay-${t.id}`})}
  </li>`)}</ul>
  </details>`}function H({evening:t}){if(!t.odd.length)return null;let n=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return a`<h2>${e(`plan_odd`)}</h2><ul class="plan-odd">${t.odd.map(r=>a`<li key=${`${r.board} ${r.game}`}>
    ${e(`odd_${r.why}`,{table:D(t,r.board)})}
    ${m.host&&R.includes(r.why)?o(e(`plan_accept`),()=>n(r),{name:`odd-${r.board}-${r.game}`}):null}
  </li>`)}</ul>`}const U=({evening:t,tables:n,animals:r})=>a`${z(t)}
  ${t.done?null:[V(t,r),a`<${w} tables=${n} evening=${t} />`]}
  <details>
    <summary>${e(`plan_delete`)}</summary>
    <p>${e(`plan_delete_hint`)}</p>
    ${o(e(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,W=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function G({evening:t}){let n=new Map(t.players.map(e=>[e.id,e]));return a`<h2>${e(`plan_standings`)}</h2>
    <table class="plan-standings">
      <thead><tr>${W.map(t=>a`<th scope="col">${e(t)}</th>`)}</tr></thead>
      <tbody>${t.standings.map(t=>a`<tr key=${t.player} class=${n.get(t.player).here?``:`plan-gone`}>
    <td>${t.place}</td>
    <th scope="row"><bdi>${n.get(t.player).name}</bdi>${n.get(t.player).here?``:` (${e(`plan_left`)})`}</th>
    <td class="plan-sum" data-name=${e(`plan_points_head`)}><b>${t.points}</b></td>
    <td data-name=${e(`plan_firsts`)}>${t.firsts}</td>
    <td data-name=${e(`plan_seconds`)}>${t.seconds}</td>
    <td data-name=${e(`plan_ahead`)}>${t.ahead>0?`+${t.ahead}`:t.ahead}</td>
    <td data-name=${e(`hall_games`)}>${t.played}</td>
  </tr>`)}</tbody>
    </table>
    <p class="small">${e(`plan_rules`)}</p>
    <p class="small">${e(`plan_ties`)}</p>`}const K={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},q=e=>document.getElementById(e),J=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),Y=()=>a`<p class="row no-print">
  ${o(e(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${s(`/api/hall/evening/table.csv`)} download>${e(`plan_csv`)}</a>
</p>`;function X(e){let t=[...K.tables.values()].sort(J),{animals:n}=K.now;return e?a`<${U} evening=${e} tables=${t} animals=${n} />`:a`<${C} tables=${t} animals=${n} />`}function Z(){if(!K.now)return;let{evening:t,aside:n,kept:r}=K.now,i=[K.gone&&e(`hall_gone`),n&&e(`plan_aside`,{name:n}),!r&&e(`plan_not_kept`)].filter(Boolean);c(q(`banner`),i.length?i.map(e=>a`<p>${e}</p>`):null),c(q(`rounds`),t?a`<${L} evening=${t} />`:a`<p class="card">${e(`plan_none`)}</p>`),c(q(`standings`),t?[a`<${G} evening=${t} />`,Y()]:null),c(q(`odd`),t?.odd.length?a`<${H} evening=${t} />`:null),c(q(`hosts`),m.host?X(t):null),c(q(`code`),m.host?null:l())}function Q(e,t){if(K.gone=!1,e===`hall`){if(K.version&&K.version!==t.version)return location.reload();K.version=t.version}else e===`evening`?K.now=t:e===`table`?K.tables.set(t.id,t):e===`gone`&&K.tables.delete(t);e===`table`&&K.now?.evening||Z()}function $(){K.gone=!0,Z()}i(),u(Z),d(Q,$),p().then(Z),_(Z);