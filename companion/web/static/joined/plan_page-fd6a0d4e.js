import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Tn as a,j as o,wn as s,xn as c}from"./phone-c7af0d79.js";import{a as l,c as u,i as d,l as f,o as p,s as m}from"./shared-c9faee03.js";const h=[2,3,4];let g=null;async function _(e){let t=await fetch(`/api/hall/evening/games?lang=${a}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(g=await t.json(),e())}const v=({game:e,variant:t})=>`${e} ${t}`,y=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=g.find(n=>v(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function b(e){e.preventDefault();let t=new FormData(e.target),n=t.has(`many`)?Array(Number(t.get(`many`))).fill(``):t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:y(t)})}async function x(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:y(new FormData(t))})&&(t.closest(`details`).open=!1)}function S({table:{id:e,title:n,state:r,there:a},plan:o}){let s=o?.find(({board:t})=>t===e),c=s||r?v(s??r):``;return t`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${e} checked=${o?!!s?.used:a} /> ${n||e}</label>
    <select class="select" name=${`game ${e}`} aria-label=${i(`plan_game`,{table:n||e})}>
      ${g.map(e=>t`<option value=${v(e)} selected=${v(e)===c}>${e.title}</option>`)}
    </select>
  </div>`}function C({tables:e,animals:n}){return g?e.length?t`<form class="plan-form" onsubmit=${b}>
    <label>${i(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${i(`plan_size`)} <select class="select" name="size">${h.map(e=>t`<option selected=${e===4}>${e}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${i(`plan_swiss`)}</label>
    ${n?t`<label>${i(`plan_many`)} <input type="number" name="many" min="2" max="160" value="8" required /></label>
          <p class="small">${i(`plan_animals`)}</p>`:t`<label>${i(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
          <p class="small">${i(`plan_names_hint`)}</p>`}
    <fieldset>
      <legend>${i(`plan_tables`)}</legend>
      ${e.map(e=>t`<${S} key=${e.id} table=${e} />`)}
    </fieldset>
    <button class="button primary" type="submit">${i(`plan_make`)}</button>
  </form>`:t`<p>${i(`hall_none`)}</p>`:null}const w=({tables:e,evening:n})=>g&&t`<details>
    <summary>${i(`plan_tables`)}</summary>
    <form onsubmit=${x}>
      ${e.map(e=>t`<${S} key=${e.id} table=${e} plan=${n.tables} />`)}
      <button class="button" type="submit">${i(`plan_use`)}</button>
    </form>
  </details>`,T=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,E=(e,t)=>t.map(t=>`\u2068${T(e,t)}\u2069`).join(`, `),D=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,O=(e,t)=>t.map(t=>E(e,t)).join(` – `);function k(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function A(e,{places:n,points:r},[a,o]){let l=k(n,o);return t`<li class=${l===1?`plan-first`:``}>
    ${c(a,``,`small`)} <span class="hidden">${s(a)}: </span><b><bdi>${T(e,o)}</bdi></b>
    ${l?t`<span class="plan-points">${i(`plan_place`,{place:l})} ${i(`plan_points`,{count:r[o]})}</span>`:null}
  </li>`}function j(e,{places:n,open:r,told:a,fixes:o}){if(r)return t`<p class="plan-open">${i(`plan_open`)}</p>`;if(!o.length)return null;let s=a.length?i(`plan_told`,{names:O(e,a)}):``;return t`<p class="plan-fixed">${n.length?``:i(`plan_void`)} ${i(`plan_fixed`)} ${s}</p>`}async function M(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function N(e,n,{board:a,seats:o,places:s}){let c=Object.values(o);return t`<details class="no-print">
    <summary>${i(`plan_fix`)}</summary>
    <form onsubmit=${e=>M(e,n,a)}>
      ${c.map((n,r)=>t`<label>
    <bdi>${T(e,n)}</bdi>
    <select class="select" name=${n}>
      ${c.map((e,i)=>t`<option value=${i+1} selected=${(k(s,n)||r+1)===i+1}>${i+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${i(`plan_fix_yes`)}</button>
      ${r(i(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:n,board:a,places:[]}),{name:`none-${n}-${a}`})}
    </form>
  </details>`}const P=({evening:e,number:n,pairing:r})=>t`<article class="card plan-table" data-table=${r.board}>
  <h3>${D(e,r.board)}</h3>
  <ul>${Object.entries(r.seats).map(t=>A(e,r,t))}</ul>
  ${j(e,r)}
  ${m.host?N(e,n,r):null}
</article>`,F=({evening:e,round:{number:n,pairings:r,out:a}})=>t`<div class="plan-tables">
    ${r.map(r=>t`<${P} key=${r.board} evening=${e} number=${n} pairing=${r} />`)}
  </div>
  ${a.length?t`<p class="plan-out">${i(`plan_out`,{names:E(e,a)})}</p>`:null}`,I=(e,{number:t})=>i(`plan_round`,{number:t,rounds:e.rounds});function L({evening:e}){let[n,...r]=e.drawn.toReversed();return n?t`<h2>${I(e,n)}</h2>
    <${F} evening=${e} round=${n} />
    ${r.map(n=>t`<details key=${n.number} class="plan-before">
        <summary>${I(e,n)}</summary>
        <${F} evening=${e} round=${n} />
      </details>`)}`:null}const R=[`game`,`extra`];function z(e){let n=e.drawn.length+1;if(e.done)return t`<p><b>${i(`plan_over`)}</b></p>`;let a=e.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return a?t`<p>${i(`plan_waits`,{count:a})}</p>`:n>e.rounds?null:r(i(`plan_draw`,{number:n}),()=>f(`/api/hall/evening/draw`,{round:n}),{kind:`primary`,name:`draw`})}async function B(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)??``})&&t.reset()}function V(e,n){let a=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return t`<details>
    <summary>${i(`plan_people`)}</summary>
    <form onsubmit=${B}>
      ${n?i(`plan_animals`):t`<label>${i(`plan_name`)} <input type="text" name="name" maxlength="40" autocomplete="off" required /></label>`}
      <button class="button" type="submit">${i(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${e.players.map(e=>t`<li key=${e.id}>
    <bdi>${e.name}</bdi> ${r(i(e.here?`plan_leaves`:`plan_back`),()=>a(e),{name:`stay-${e.id}`})}
  </li>`)}</ul>
  </details>`}function H({evening:e}){if(!e.odd.length)return null;let n=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return t`<h2>${i(`plan_odd`)}</h2><ul class="plan-odd">${e.odd.map(a=>t`<li key=${`${a.board} ${a.game}`}>
    ${i(`odd_${a.why}`,{table:D(e,a.board)})}
    ${m.host&&R.includes(a.why)?r(i(`plan_accept`),()=>n(a),{name:`odd-${a.board}-${a.game}`}):null}
  </li>`)}</ul>`}const U=({evening:e,tables:n,animals:a})=>t`${z(e)}
  ${e.done?null:[V(e,a),t`<${w} tables=${n} evening=${e} />`]}
  <details>
    <summary>${i(`plan_delete`)}</summary>
    <p>${i(`plan_delete_hint`)}</p>
    ${r(i(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,W=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function G({evening:e}){let n=new Map(e.players.map(e=>[e.id,e]));return t`<h2>${i(`plan_standings`)}</h2>
    <table class="plan-standings">
      <thead><tr>${W.map(e=>t`<th scope="col">${i(e)}</th>`)}</tr></thead>
      <tbody>${e.standings.map(e=>t`<tr key=${e.player} class=${n.get(e.player).here?``:`plan-gone`}>
    <td>${e.place}</td>
    <th scope="row"><bdi>${n.get(e.player).name}</bdi>${n.get(e.player).here?``:` (${i(`plan_left`)})`}</th>
    <td class="plan-sum" data-name=${i(`plan_points_head`)}><b>${e.points}</b></td>
    <td data-name=${i(`plan_firsts`)}>${e.firsts}</td>
    <td data-name=${i(`plan_seconds`)}>${e.seconds}</td>
    <td data-name=${i(`plan_ahead`)}>${e.ahead>0?`+${e.ahead}`:e.ahead}</td>
    <td data-name=${i(`hall_games`)}>${e.played}</td>
  </tr>`)}</tbody>
    </table>
    <p class="small">${i(`plan_rules`)}</p>
    <p class="small">${i(`plan_ties`)}</p>`}const K={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},q=e=>document.getElementById(e),J=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),Y=()=>t`<p class="row no-print">
  ${r(i(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${e(`/api/hall/evening/table.csv`)} download>${i(`plan_csv`)}</a>
</p>`;function X(e){let n=[...K.tables.values()].sort(J),{animals:r}=K.now;return e?t`<${U} evening=${e} tables=${n} animals=${r} />`:t`<${C} tables=${n} animals=${r} />`}function Z(){if(!K.now)return;let{evening:e,aside:r,kept:a}=K.now,o=[K.gone&&i(`hall_gone`),r&&i(`plan_aside`,{name:r}),!a&&i(`plan_not_kept`)].filter(Boolean);n(q(`banner`),o.length?o.map(e=>t`<p>${e}</p>`):null),n(q(`rounds`),e?t`<${L} evening=${e} />`:t`<p class="card">${i(`plan_none`)}</p>`),n(q(`standings`),e?[t`<${G} evening=${e} />`,Y()]:null),n(q(`odd`),e?.odd.length?t`<${H} evening=${e} />`:null),n(q(`hosts`),m.host?X(e):null),n(q(`code`),m.host?null:l())}function Q(e,t){if(K.gone=!1,e===`hall`){if(K.version&&K.version!==t.version)return location.reload();K.version=t.version}else e===`evening`?K.now=t:e===`table`?K.tables.set(t.id,t):e===`gone`&&K.tables.delete(t);e===`table`&&K.now?.evening||Z()}function $(){K.gone=!0,Z()}o(),u(Z),d(Q,$),p().then(Z),_(Z);