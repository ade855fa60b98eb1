import{Mn as e,Pn as t,Sn as n,Tn as r,j as i,kn as a,wn as o,xn as s,yn as c}from"./phone-7ea352df.js";import{a as l,c as u,i as d,l as f,o as p,s as m,u as h}from"./shared-adb08f7a.js";const g=[2,3,4];let _=null;async function v(e){let t=await fetch(`/api/hall/evening/games?lang=${n}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(_=await t.json(),e())}const y=({game:e,variant:t})=>`${e} ${t}`,b=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=_.find(n=>y(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function x(e){e.preventDefault();let t=new FormData(e.target),n=t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:b(t)})}async function S(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:b(new FormData(t))})&&(t.closest(`details`).open=!1)}function C({table:{id:t,title:n,state:i,there:a},plan:o}){let s=o?.find(({board:e})=>e===t),c=s||i?y(s??i):``;return e`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${t} checked=${o?!!s?.used:a} /> ${n||t}</label>
    <select name=${`game ${t}`} aria-label=${r(`plan_game`,{table:n||t})}>
      ${_.map(t=>e`<option value=${y(t)} selected=${y(t)===c}>${t.title}</option>`)}
    </select>
  </div>`}function w({tables:t}){return _?t.length?e`<form class="plan-form" onsubmit=${x}>
    <label>${r(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${r(`plan_size`)} <select name="size">${g.map(t=>e`<option selected=${t===4}>${t}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${r(`plan_swiss`)}</label>
    <label>${r(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
    <p class="small">${r(`plan_names_hint`)}</p>
    <fieldset>
      <legend>${r(`plan_tables`)}</legend>
      ${t.map(t=>e`<${C} key=${t.id} table=${t} />`)}
    </fieldset>
    <button class="button primary" type="submit">${r(`plan_make`)}</button>
  </form>`:e`<p>${r(`hall_none`)}</p>`:null}const T=({tables:t,evening:n})=>_&&e`<details>
    <summary>${r(`plan_tables`)}</summary>
    <form onsubmit=${S}>
      ${t.map(t=>e`<${C} key=${t.id} table=${t} plan=${n.tables} />`)}
      <button class="button" type="submit">${r(`plan_use`)}</button>
    </form>
  </details>`,E=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,D=(e,t)=>t.map(t=>E(e,t)).join(`, `),O=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,k=(e,t)=>t.map(t=>D(e,t)).join(` – `);function A(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function j(t,{places:n,points:i},[a,o]){let l=A(n,o);return e`<li class=${l===1?`plan-first`:``}>
    ${c(a,``,`small`)} <span class="hidden">${s(a)}: </span><b>${E(t,o)}</b>
    ${l?e`<span class="plan-points">${r(`plan_place`,{place:l})} ${r(`plan_points`,{count:i[o]})}</span>`:null}
  </li>`}function M(t,{places:n,open:i,told:a,fixes:o}){if(i)return e`<p class="plan-open">${r(`plan_open`)}</p>`;if(!o.length)return null;let s=a.length?r(`plan_told`,{names:k(t,a)}):``;return e`<p class="plan-fixed">${n.length?``:r(`plan_void`)} ${r(`plan_fixed`)} ${s}</p>`}async function N(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function P(t,n,{board:i,seats:o,places:s}){let c=Object.values(o);return e`<details class="no-print">
    <summary>${r(`plan_fix`)}</summary>
    <form onsubmit=${e=>N(e,n,i)}>
      ${c.map((n,r)=>e`<label>
    ${E(t,n)}
    <select name=${n}>
      ${c.map((t,i)=>e`<option value=${i+1} selected=${(A(s,n)||r+1)===i+1}>${i+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${r(`plan_fix_yes`)}</button>
      ${a(r(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:n,board:i,places:[]}),{name:`none-${n}-${i}`})}
    </form>
  </details>`}const F=({evening:t,number:n,pairing:r})=>e`<article class="card plan-table" data-table=${r.board}>
  <h3>${O(t,r.board)}</h3>
  <ul>${Object.entries(r.seats).map(e=>j(t,r,e))}</ul>
  ${M(t,r)}
  ${m.host?P(t,n,r):null}
</article>`,I=({evening:t,round:{number:n,pairings:i,out:a}})=>e`<div class="plan-tables">
    ${i.map(r=>e`<${F} key=${r.board} evening=${t} number=${n} pairing=${r} />`)}
  </div>
  ${a.length?e`<p>${r(`plan_out`,{names:D(t,a)})}</p>`:null}`,L=(e,{number:t})=>r(`plan_round`,{number:t,rounds:e.rounds});function R({evening:t}){let[n,...r]=t.drawn.toReversed();return n?e`<h2>${L(t,n)}</h2>
    <${I} evening=${t} round=${n} />
    ${r.map(n=>e`<details key=${n.number} class="plan-before">
        <summary>${L(t,n)}</summary>
        <${I} evening=${t} round=${n} />
      </details>`)}`:null}const z=[`game`,`extra`];function B(t){let n=t.drawn.length+1;if(t.done)return e`<p><b>${r(`plan_over`)}</b></p>`;let i=t.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return i?e`<p>${r(`plan_waits`,{count:i})}</p>`:n>t.rounds?null:a(r(`plan_draw`,{number:n}),()=>f(`/api/hall/evening/draw`,{round:n}),{kind:`primary`,name:`draw`})}async function V(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)})&&t.reset()}function H(t){let n=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return e`<details>
    <summary>${r(`plan_people`)}</summary>
    <form onsubmit=${V}>
      <label>${r(`plan_name`)} <input name="name" maxlength="40" autocomplete="off" required /></label>
      <button class="button" type="submit">${r(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${t.players.map(t=>e`<li key=${t.id}>
    <span>${t.name}</span> ${a(r(t.here?`plan_leaves`:`plan_back`),()=>n(t),{name:`stay-${t.id}`})}
  </li>`)}</ul>
  </details>`}function U({evening:t}){if(!t.odd.length)return null;let n=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return e`<h2>${r(`plan_odd`)}</h2><ul class="plan-odd">${t.odd.map(i=>e`<li key=${`${i.board} ${i.game}`}>
    ${r(`odd_${i.why}`,{table:O(t,i.board)})}
    ${m.host&&z.includes(i.why)?a(r(`plan_accept`),()=>n(i),{name:`odd-${i.board}-${i.game}`}):null}
  </li>`)}</ul>`}const W=({evening:t,tables:n})=>e`${B(t)} ${H(t)}
  <${T} tables=${n} evening=${t} />
  <details>
    <summary>${r(`plan_delete`)}</summary>
    <p>${r(`plan_delete_hint`)}</p>
    ${a(r(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,G=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function K({evening:t}){let n=new Map(t.players.map(e=>[e.id,e]));return e`<h2>${r(`plan_standings`)}</h2>
    <div class="plan-scroll">
      <table class="plan-standings">
        <thead><tr>${G.map(t=>e`<th scope="col">${r(t)}</th>`)}</tr></thead>
        <tbody>${t.standings.map(t=>e`<tr key=${t.player} class=${n.get(t.player).here?``:`plan-gone`}>
    <td>${t.place}</td>
    <th scope="row">${n.get(t.player).name}${n.get(t.player).here?``:` (${r(`plan_left`)})`}</th>
    <td><b>${t.points}</b></td>
    <td>${t.firsts}</td>
    <td>${t.seconds}</td>
    <td>${t.ahead>0?`+${t.ahead}`:t.ahead}</td>
    <td>${t.played}</td>
  </tr>`)}</tbody>
      </table>
    </div>
    <p class="small">${r(`plan_rules`)}</p>
    <p class="small">${r(`plan_ties`)}</p>`}const q={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},J=e=>document.getElementById(e),Y=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),X=()=>e`<p class="row no-print">
  ${a(r(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${o(`/api/hall/evening/table.csv`)} download>${r(`plan_csv`)}</a>
</p>`;function Z(t){if(!m.host)return l();let n=[...q.tables.values()].sort(Y);return t?e`<${W} evening=${t} tables=${n} />`:e`<${w} tables=${n} />`}function Q(){if(!q.now)return;let{evening:n,aside:i,kept:a}=q.now,o=[q.gone&&r(`hall_gone`),i&&r(`plan_aside`,{name:i}),!a&&r(`plan_not_kept`)].filter(Boolean);t(J(`banner`),o.length?o.map(t=>e`<p>${t}</p>`):null),t(J(`rounds`),n?e`<${R} evening=${n} />`:e`<p class="card">${r(`plan_none`)}</p>`),t(J(`standings`),n?[e`<${K} evening=${n} />`,X()]:null),t(J(`odd`),n?.odd.length?e`<${U} evening=${n} />`:null),t(J(`hosts`),[Z(n),h()])}function $(e,t){if(q.gone=!1,e===`hall`){if(q.version&&q.version!==t.version)return location.reload();q.version=t.version}else e===`evening`?q.now=t:e===`table`?q.tables.set(t.id,t):e===`gone`&&q.tables.delete(t);e===`table`&&q.now?.evening||Q()}function ee(){q.gone=!0,Q()}i(),u(Q),d($,ee),p().then(Q),v(Q);