import{Cn as e,Dn as t,En as n,In as r,M as i,Pn as a,jn as o,wn as s,xn as c}from"./phone-1c8a60bc.js";import{a as l,c as u,i as d,l as f,o as p,s as m}from"./shared-6a28c1b1.js";const h=[2,3,4];let g=null;async function _(e){let t=await fetch(`/api/hall/evening/games?lang=${s}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(g=await t.json(),e())}const v=({game:e,variant:t})=>`${e} ${t}`,y=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=g.find(n=>v(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function b(e){e.preventDefault();let t=new FormData(e.target),n=t.has(`many`)?Array(Number(t.get(`many`))).fill(``):t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:y(t)})}async function x(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:y(new FormData(t))})&&(t.closest(`details`).open=!1)}function S({table:{id:e,title:n,state:r,there:i},plan:o}){let s=o?.find(({board:t})=>t===e),c=s||r?v(s??r):``;return a`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${e} checked=${o?!!s?.used:i} /> ${n||e}</label>
    <select class="select" name=${`game ${e}`} aria-label=${t(`plan_game`,{table:n||e})}>
      ${g.map(e=>a`<option value=${v(e)} selected=${v(e)===c}>${e.title}</option>`)}
    </select>
  </div>`}function C({tables:e,animals:n}){return g?e.length?a`<form class="plan-form" onsubmit=${b}>
    <label>${t(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${t(`plan_size`)} <select class="select" name="size">${h.map(e=>a`<option selected=${e===4}>${e}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${t(`plan_swiss`)}</label>
    ${n?a`<label>${t(`plan_many`)} <input type="number" name="many" min="2" max="160" value="8" required /></label>
          <p class="small">${t(`plan_animals`)}</p>`:a`<label>${t(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
          <p class="small">${t(`plan_names_hint`)}</p>`}
    <fieldset>
      <legend>${t(`plan_tables`)}</legend>
      ${e.map(e=>a`<${S} key=${e.id} table=${e} />`)}
    </fieldset>
    <button class="button primary" type="submit">${t(`plan_make`)}</button>
  </form>`:a`<p>${t(`hall_none`)}</p>`:null}const w=({tables:e,evening:n})=>g&&a`<details>
    <summary>${t(`plan_tables`)}</summary>
    <form onsubmit=${x}>
      ${e.map(e=>a`<${S} key=${e.id} table=${e} plan=${n.tables} />`)}
      <button class="button" type="submit">${t(`plan_use`)}</button>
    </form>
  </details>`,T=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,E=(e,t)=>t.map(t=>`\u2068${T(e,t)}\u2069`).join(`, `),D=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,O=(e,t)=>t.map(t=>E(e,t)).join(` – `);function k(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function A(n,{places:r,points:i},[o,s]){let l=k(r,s);return a`<li class=${l===1?`plan-first`:``}>
    ${c(o,``,`small`)} <span class="hidden">${e(o)}: </span><b><bdi>${T(n,s)}</bdi></b>
    ${l?a`<span class="plan-points">${t(`plan_place`,{place:l})} ${t(`plan_points`,{count:i[s]})}</span>`:null}
  </li>`}function j(e,{places:n,open:r,told:i,fixes:o}){if(r)return a`<p class="plan-open">${t(`plan_open`)}</p>`;if(!o.length)return null;let s=i.length?t(`plan_told`,{names:O(e,i)}):``;return a`<p class="plan-fixed">${n.length?``:t(`plan_void`)} ${t(`plan_fixed`)} ${s}</p>`}async function M(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function N(e,n,{board:r,seats:i,places:s}){let c=Object.values(i);return a`<details class="no-print">
    <summary>${t(`plan_fix`)}</summary>
    <form onsubmit=${e=>M(e,n,r)}>
      ${c.map((t,n)=>a`<label>
    <bdi>${T(e,t)}</bdi>
    <select class="select" name=${t}>
      ${c.map((e,r)=>a`<option value=${r+1} selected=${(k(s,t)||n+1)===r+1}>${r+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${t(`plan_fix_yes`)}</button>
      ${o(t(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:n,board:r,places:[]}),{name:`none-${n}-${r}`})}
    </form>
  </details>`}const P=({evening:e,number:t,pairing:n})=>a`<article class="card plan-table" data-table=${n.board}>
  <h3>${D(e,n.board)}</h3>
  <ul>${Object.entries(n.seats).map(t=>A(e,n,t))}</ul>
  ${j(e,n)}
  ${m.host?N(e,t,n):null}
</article>`,F=({evening:e,round:{number:n,pairings:r,out:i}})=>a`<div class="plan-tables">
    ${r.map(t=>a`<${P} key=${t.board} evening=${e} number=${n} pairing=${t} />`)}
  </div>
  ${i.length?a`<p class="plan-out">${t(`plan_out`,{names:E(e,i)})}</p>`:null}`,I=(e,{number:n})=>t(`plan_round`,{number:n,rounds:e.rounds});function L({evening:e}){let[t,...n]=e.drawn.toReversed();return t?a`<h2>${I(e,t)}</h2>
    <${F} evening=${e} round=${t} />
    ${n.map(t=>a`<details key=${t.number} class="plan-before">
        <summary>${I(e,t)}</summary>
        <${F} evening=${e} round=${t} />
      </details>`)}`:null}const R=[`game`,`extra`];function z(e){let n=e.drawn.length+1;if(e.done)return a`<p><b>${t(`plan_over`)}</b></p>`;let r=e.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return r?a`<p>${t(`plan_waits`,{count:r})}</p>`:n>e.rounds?null:o(t(`plan_draw`,{number:n}),()=>f(`/api/hall/evening/draw`,{round:n}),{kind:`primary`,name:`draw`})}async function B(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)??``})&&t.reset()}function V(e,n){let r=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return a`<details>
    <summary>${t(`plan_people`)}</summary>
    <form onsubmit=${B}>
      ${n?t(`plan_animals`):a`<label>${t(`plan_name`)} <input type="text" name="name" maxlength="40" autocomplete="off" required /></label>`}
      <button class="button" type="submit">${t(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${e.players.map(e=>a`<li key=${e.id}>
    <bdi>${e.name}</bdi> ${o(t(e.here?`plan_leaves`:`plan_back`),()=>r(e),{name:`stay-${e.id}`})}
  </li>`)}</ul>
  </details>`}function H({evening:e}){if(!e.odd.length)return null;let n=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return a`<h2>${t(`plan_odd`)}</h2><ul class="plan-odd">${e.odd.map(r=>a`<li key=${`${r.board} ${r.game}`}>
    ${t(`odd_${r.why}`,{table:D(e,r.board)})}
    ${m.host&&R.includes(r.why)?o(t(`plan_accept`),()=>n(r),{name:`odd-${r.board}-${r.game}`}):null}
  </li>`)}</ul>`}const U=({evening:e,tables:n,animals:r})=>a`${z(e)}
  ${e.done?null:[V(e,r),a`<${w} tables=${n} evening=${e} />`]}
  <details>
    <summary>${t(`plan_delete`)}</summary>
    <p>${t(`plan_delete_hint`)}</p>
    ${o(t(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,W=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function G({evening:e}){let n=new Map(e.players.map(e=>[e.id,e]));return a`<h2>${t(`plan_standings`)}</h2>
    <table class="plan-standings">
      <thead><tr>${W.map(e=>a`<th scope="col">${t(e)}</th>`)}</tr></thead>
      <tbody>${e.standings.map(e=>a`<tr key=${e.player} class=${n.get(e.player).here?``:`plan-gone`}>
    <td>${e.place}</td>
    <th scope="row"><bdi>${n.get(e.player).name}</bdi>${n.get(e.player).here?``:` (${t(`plan_left`)})`}</th>
    <td class="plan-sum" data-name=${t(`plan_points_head`)}><b>${e.points}</b></td>
    <td data-name=${t(`plan_firsts`)}>${e.firsts}</td>
    <td data-name=${t(`plan_seconds`)}>${e.seconds}</td>
    <td data-name=${t(`plan_ahead`)}>${e.ahead>0?`+${e.ahead}`:e.ahead}</td>
    <td data-name=${t(`hall_games`)}>${e.played}</td>
  </tr>`)}</tbody>
    </table>
    <p class="small">${t(`plan_rules`)}</p>
    <p class="small">${t(`plan_ties`)}</p>`}const K={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},q=e=>document.getElementById(e),J=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),Y=()=>a`<p class="row no-print">
  ${o(t(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${n(`/api/hall/evening/table.csv`)} download>${t(`plan_csv`)}</a>
</p>`;function X(e){let t=[...K.tables.values()].sort(J),{animals:n}=K.now;return e?a`<${U} evening=${e} tables=${t} animals=${n} />`:a`<${C} tables=${t} animals=${n} />`}function Z(){if(!K.now)return;let{evening:e,aside:n,kept:i}=K.now,o=[K.gone&&t(`hall_gone`),n&&t(`plan_aside`,{name:n}),!i&&t(`plan_not_kept`)].filter(Boolean);r(q(`banner`),o.length?o.map(e=>a`<p>${e}</p>`):null),r(q(`rounds`),e?a`<${L} evening=${e} />`:a`<p class="card">${t(`plan_none`)}</p>`),r(q(`standings`),e?[a`<${G} evening=${e} />`,Y()]:null),r(q(`odd`),e?.odd.length?a`<${H} evening=${e} />`:null),r(q(`hosts`),m.host?X(e):null),r(q(`code`),m.host?null:l())}function Q(e,t){if(K.gone=!1,e===`hall`){if(K.version&&K.version!==t.version)return location.reload();K.version=t.version}else e===`evening`?K.now=t:e===`table`?K.tables.set(t.id,t):e===`gone`&&K.tables.delete(t);e===`table`&&K.now?.evening||Z()}function $(){K.gone=!0,Z()}i(),u(Z),d(Q,$),p().then(Z),_(Z);