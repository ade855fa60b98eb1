import{An as e,Cn as t,En as n,Fn as r,Nn as i,Sn as a,Tn as o,bn as s,j as c}from"./phone-c348bab2.js";import{a as l,c as u,i as d,l as f,o as p,s as m}from"./shared-387c9a2b.js";const h=[2,3,4];let g=null;async function _(e){let n=await fetch(`/api/hall/evening/games?lang=${t}`,{credentials:`same-origin`}).catch(()=>null);n?.ok&&(g=await n.json(),e())}const v=({game:e,variant:t})=>`${e} ${t}`,y=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=g.find(n=>v(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function b(e){e.preventDefault();let t=new FormData(e.target),n=t.has(`many`)?Array(Number(t.get(`many`))).fill(``):t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:y(t)})}async function x(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:y(new FormData(t))})&&(t.closest(`details`).open=!1)}function S({table:{id:e,title:t,state:r,there:a},plan:o}){let s=o?.find(({board:t})=>t===e),c=s||r?v(s??r):``;return i`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${e} checked=${o?!!s?.used:a} /> ${t||e}</label>
    <select class="select" name=${`game ${e}`} aria-label=${n(`plan_game`,{table:t||e})}>
      ${g.map(e=>i`<option value=${v(e)} selected=${v(e)===c}>${e.title}</option>`)}
    </select>
  </div>`}function C({tables:e,animals:t}){return g?e.length?i`<form class="plan-form" onsubmit=${b}>
    <label>${n(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${n(`plan_size`)} <select class="select" name="size">${h.map(e=>i`<option selected=${e===4}>${e}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${n(`plan_swiss`)}</label>
    ${t?i`<label>${n(`plan_many`)} <input type="number" name="many" min="2" max="160" value="8" required /></label>
          <p class="small">${n(`plan_animals`)}</p>`:i`<label>${n(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
          <p class="small">${n(`plan_names_hint`)}</p>`}
    <fieldset>
      <legend>${n(`plan_tables`)}</legend>
      ${e.map(e=>i`<${S} key=${e.id} table=${e} />`)}
    </fieldset>
    <button class="button primary" type="submit">${n(`plan_make`)}</button>
  </form>`:i`<p>${n(`hall_none`)}</p>`:null}const w=({tables:e,evening:t})=>g&&i`<details>
    <summary>${n(`plan_tables`)}</summary>
    <form onsubmit=${x}>
      ${e.map(e=>i`<${S} key=${e.id} table=${e} plan=${t.tables} />`)}
      <button class="button" type="submit">${n(`plan_use`)}</button>
    </form>
  </details>`,T=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,E=(e,t)=>t.map(t=>`\u2068${T(e,t)}\u2069`).join(`, `),D=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,O=(e,t)=>t.map(t=>E(e,t)).join(` – `);function k(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function A(e,{places:t,points:r},[o,c]){let l=k(t,c);return i`<li class=${l===1?`plan-first`:``}>
    ${s(o,``,`small`)} <span class="hidden">${a(o)}: </span><b><bdi>${T(e,c)}</bdi></b>
    ${l?i`<span class="plan-points">${n(`plan_place`,{place:l})} ${n(`plan_points`,{count:r[c]})}</span>`:null}
  </li>`}function j(e,{places:t,open:r,told:a,fixes:o}){if(r)return i`<p class="plan-open">${n(`plan_open`)}</p>`;if(!o.length)return null;let s=a.length?n(`plan_told`,{names:O(e,a)}):``;return i`<p class="plan-fixed">${t.length?``:n(`plan_void`)} ${n(`plan_fixed`)} ${s}</p>`}async function M(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function N(t,r,{board:a,seats:o,places:s}){let c=Object.values(o);return i`<details class="no-print">
    <summary>${n(`plan_fix`)}</summary>
    <form onsubmit=${e=>M(e,r,a)}>
      ${c.map((e,n)=>i`<label>
    <bdi>${T(t,e)}</bdi>
    <select class="select" name=${e}>
      ${c.map((t,r)=>i`<option value=${r+1} selected=${(k(s,e)||n+1)===r+1}>${r+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${n(`plan_fix_yes`)}</button>
      ${e(n(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:r,board:a,places:[]}),{name:`none-${r}-${a}`})}
    </form>
  </details>`}const P=({evening:e,number:t,pairing:n})=>i`<article class="card plan-table" data-table=${n.board}>
  <h3>${D(e,n.board)}</h3>
  <ul>${Object.entries(n.seats).map(t=>A(e,n,t))}</ul>
  ${j(e,n)}
  ${m.host?N(e,t,n):null}
</article>`,F=({evening:e,round:{number:t,pairings:r,out:a}})=>i`<div class="plan-tables">
    ${r.map(n=>i`<${P} key=${n.board} evening=${e} number=${t} pairing=${n} />`)}
  </div>
  ${a.length?i`<p class="plan-out">${n(`plan_out`,{names:E(e,a)})}</p>`:null}`,I=(e,{number:t})=>n(`plan_round`,{number:t,rounds:e.rounds});function L({evening:e}){let[t,...n]=e.drawn.toReversed();return t?i`<h2>${I(e,t)}</h2>
    <${F} evening=${e} round=${t} />
    ${n.map(t=>i`<details key=${t.number} class="plan-before">
        <summary>${I(e,t)}</summary>
        <${F} evening=${e} round=${t} />
      </details>`)}`:null}const R=[`game`,`extra`];function z(t){let r=t.drawn.length+1;if(t.done)return i`<p><b>${n(`plan_over`)}</b></p>`;let a=t.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return a?i`<p>${n(`plan_waits`,{count:a})}</p>`:r>t.rounds?null:e(n(`plan_draw`,{number:r}),()=>f(`/api/hall/evening/draw`,{round:r}),{kind:`primary`,name:`draw`})}async function B(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)??``})&&t.reset()}function V(t,r){let a=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return i`<details>
    <summary>${n(`plan_people`)}</summary>
    <form onsubmit=${B}>
      ${r?n(`plan_animals`):i`<label>${n(`plan_name`)} <input type="text" name="name" maxlength="40" autocomplete="off" required /></label>`}
      <button class="button" type="submit">${n(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${t.players.map(t=>i`<li key=${t.id}>
    <bdi>${t.name}</bdi> ${e(n(t.here?`plan_leaves`:`plan_back`),()=>a(t),{name:`stay-${t.id}`})}
  </li>`)}</ul>
  </details>`}function H({evening:t}){if(!t.odd.length)return null;let r=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return i`<h2>${n(`plan_odd`)}</h2><ul class="plan-odd">${t.odd.map(a=>i`<li key=${`${a.board} ${a.game}`}>
    ${n(`odd_${a.why}`,{table:D(t,a.board)})}
    ${m.host&&R.includes(a.why)?e(n(`plan_accept`),()=>r(a),{name:`odd-${a.board}-${a.game}`}):null}
  </li>`)}</ul>`}const U=({evening:t,tables:r,animals:a})=>i`${z(t)}
  ${t.done?null:[V(t,a),i`<${w} tables=${r} evening=${t} />`]}
  <details>
    <summary>${n(`plan_delete`)}</summary>
    <p>${n(`plan_delete_hint`)}</p>
    ${e(n(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,W=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function G({evening:e}){let t=new Map(e.players.map(e=>[e.id,e]));return i`<h2>${n(`plan_standings`)}</h2>
    <table class="plan-standings">
      <thead><tr>${W.map(e=>i`<th scope="col">${n(e)}</th>`)}</tr></thead>
      <tbody>${e.standings.map(e=>i`<tr key=${e.player} class=${t.get(e.player).here?``:`plan-gone`}>
    <td>${e.place}</td>
    <th scope="row"><bdi>${t.get(e.player).name}</bdi>${t.get(e.player).here?``:` (${n(`plan_left`)})`}</th>
    <td class="plan-sum" data-name=${n(`plan_points_head`)}><b>${e.points}</b></td>
    <td data-name=${n(`plan_firsts`)}>${e.firsts}</td>
    <td data-name=${n(`plan_seconds`)}>${e.seconds}</td>
    <td data-name=${n(`plan_ahead`)}>${e.ahead>0?`+${e.ahead}`:e.ahead}</td>
    <td data-name=${n(`hall_games`)}>${e.played}</td>
  </tr>`)}</tbody>
    </table>
    <p class="small">${n(`plan_rules`)}</p>
    <p class="small">${n(`plan_ties`)}</p>`}const K={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},q=e=>document.getElementById(e),J=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),Y=()=>i`<p class="row no-print">
  ${e(n(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${o(`/api/hall/evening/table.csv`)} download>${n(`plan_csv`)}</a>
</p>`;function X(e){let t=[...K.tables.values()].sort(J),{animals:n}=K.now;return e?i`<${U} evening=${e} tables=${t} animals=${n} />`:i`<${C} tables=${t} animals=${n} />`}function Z(){if(!K.now)return;let{evening:e,aside:t,kept:a}=K.now,o=[K.gone&&n(`hall_gone`),t&&n(`plan_aside`,{name:t}),!a&&n(`plan_not_kept`)].filter(Boolean);r(q(`banner`),o.length?o.map(e=>i`<p>${e}</p>`):null),r(q(`rounds`),e?i`<${L} evening=${e} />`:i`<p class="card">${n(`plan_none`)}</p>`),r(q(`standings`),e?[i`<${G} evening=${e} />`,Y()]:null),r(q(`odd`),e?.odd.length?i`<${H} evening=${e} />`:null),r(q(`hosts`),m.host?X(e):null),r(q(`code`),m.host?null:l())}function Q(e,t){if(K.gone=!1,e===`hall`){if(K.version&&K.version!==t.version)return location.reload();K.version=t.version}else e===`evening`?K.now=t:e===`table`?K.tables.set(t.id,t):e===`gone`&&K.tables.delete(t);e===`table`&&K.now?.evening||Z()}function $(){K.gone=!0,Z()}c(),u(Z),d(Q,$),p().then(Z),_(Z);