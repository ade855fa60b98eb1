import{An as e,Cn as t,En as n,Fn as r,Nn as i,Sn as a,Tn as o,bn as s,j as c}from"./phone-5c84839d.js";import{a as l,c as u,i as d,l as f,o as p,s as m,u as h}from"./shared-e2cdb39b.js";const g=[2,3,4];let _=null;async function v(e){let n=await fetch(`/api/hall/evening/games?lang=${t}`,{credentials:`same-origin`}).catch(()=>null);n?.ok&&(_=await n.json(),e())}const y=({game:e,variant:t})=>`${e} ${t}`,b=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=_.find(n=>y(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function x(e){e.preventDefault();let t=new FormData(e.target),n=t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:b(t)})}async function S(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:b(new FormData(t))})&&(t.closest(`details`).open=!1)}function C({table:{id:e,title:t,state:r,there:a},plan:o}){let s=o?.find(({board:t})=>t===e),c=s||r?y(s??r):``;return i`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${e} checked=${o?!!s?.used:a} /> ${t||e}</label>
    <select name=${`game ${e}`} aria-label=${n(`plan_game`,{table:t||e})}>
      ${_.map(e=>i`<option value=${y(e)} selected=${y(e)===c}>${e.title}</option>`)}
    </select>
  </div>`}function w({tables:e}){return _?e.length?i`<form class="plan-form" onsubmit=${x}>
    <label>${n(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${n(`plan_size`)} <select name="size">${g.map(e=>i`<option selected=${e===4}>${e}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${n(`plan_swiss`)}</label>
    <label>${n(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
    <p class="small">${n(`plan_names_hint`)}</p>
    <fieldset>
      <legend>${n(`plan_tables`)}</legend>
      ${e.map(e=>i`<${C} key=${e.id} table=${e} />`)}
    </fieldset>
    <button class="button primary" type="submit">${n(`plan_make`)}</button>
  </form>`:i`<p>${n(`hall_none`)}</p>`:null}const T=({tables:e,evening:t})=>_&&i`<details>
    <summary>${n(`plan_tables`)}</summary>
    <form onsubmit=${S}>
      ${e.map(e=>i`<${C} key=${e.id} table=${e} plan=${t.tables} />`)}
      <button class="button" type="submit">${n(`plan_use`)}</button>
    </form>
  </details>`,E=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,D=(e,t)=>t.map(t=>E(e,t)).join(`, `),O=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,k=(e,t)=>t.map(t=>D(e,t)).join(` – `);function A(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function j(e,{places:t,points:r},[o,c]){let l=A(t,c);return i`<li class=${l===1?`plan-first`:``}>
    ${s(o,``,`small`)} <span class="hidden">${a(o)}: </span><b>${E(e,c)}</b>
    ${l?i`<span class="plan-points">${n(`plan_place`,{place:l})} ${n(`plan_points`,{count:r[c]})}</span>`:null}
  </li>`}function M(e,{places:t,open:r,told:a,fixes:o}){if(r)return i`<p class="plan-open">${n(`plan_open`)}</p>`;if(!o.length)return null;let s=a.length?n(`plan_told`,{names:k(e,a)}):``;return i`<p class="plan-fixed">${t.length?``:n(`plan_void`)} ${n(`plan_fixed`)} ${s}</p>`}async function N(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function P(t,r,{board:a,seats:o,places:s}){let c=Object.values(o);return i`<details class="no-print">
    <summary>${n(`plan_fix`)}</summary>
    <form onsubmit=${e=>N(e,r,a)}>
      ${c.map((e,n)=>i`<label>
    ${E(t,e)}
    <select name=${e}>
      ${c.map((t,r)=>i`<option value=${r+1} selected=${(A(s,e)||n+1)===r+1}>${r+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${n(`plan_fix_yes`)}</button>
      ${e(n(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:r,board:a,places:[]}),{name:`none-${r}-${a}`})}
    </form>
  </details>`}const F=({evening:e,number:t,pairing:n})=>i`<article class="card plan-table" data-table=${n.board}>
  <h3>${O(e,n.board)}</h3>
  <ul>${Object.entries(n.seats).map(t=>j(e,n,t))}</ul>
  ${M(e,n)}
  ${m.host?P(e,t,n):null}
</article>`,I=({evening:e,round:{number:t,pairings:r,out:a}})=>i`<div class="plan-tables">
    ${r.map(n=>i`<${F} key=${n.board} evening=${e} number=${t} pairing=${n} />`)}
  </div>
  ${a.length?i`<p>${n(`plan_out`,{names:D(e,a)})}</p>`:null}`,L=(e,{number:t})=>n(`plan_round`,{number:t,rounds:e.rounds});function R({evening:e}){let[t,...n]=e.drawn.toReversed();return t?i`<h2>${L(e,t)}</h2>
    <${I} evening=${e} round=${t} />
    ${n.map(t=>i`<details key=${t.number} class="plan-before">
        <summary>${L(e,t)}</summary>
        <${I} evening=${e} round=${t} />
      </details>`)}`:null}const z=[`game`,`extra`];function B(t){let r=t.drawn.length+1;if(t.done)return i`<p><b>${n(`plan_over`)}</b></p>`;let a=t.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return a?i`<p>${n(`plan_waits`,{count:a})}</p>`:r>t.rounds?null:e(n(`plan_draw`,{number:r}),()=>f(`/api/hall/evening/draw`,{round:r}),{kind:`primary`,name:`draw`})}async function V(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)})&&t.reset()}function H(t){let r=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return i`<details>
    <summary>${n(`plan_people`)}</summary>
    <form onsubmit=${V}>
      <label>${n(`plan_name`)} <input name="name" maxlength="40" autocomplete="off" required /></label>
      <button class="button" type="submit">${n(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${t.players.map(t=>i`<li key=${t.id}>
    <span>${t.name}</span> ${e(n(t.here?`plan_leaves`:`plan_back`),()=>r(t),{name:`stay-${t.id}`})}
  </li>`)}</ul>
  </details>`}function U({evening:t}){if(!t.odd.length)return null;let r=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return i`<h2>${n(`plan_odd`)}</h2><ul class="plan-odd">${t.odd.map(a=>i`<li key=${`${a.board} ${a.game}`}>
    ${n(`odd_${a.why}`,{table:O(t,a.board)})}
    ${m.host&&z.includes(a.why)?e(n(`plan_accept`),()=>r(a),{name:`odd-${a.board}-${a.game}`}):null}
  </li>`)}</ul>`}const W=({evening:t,tables:r})=>i`${B(t)} ${H(t)}
  <${T} tables=${r} evening=${t} />
  <details>
    <summary>${n(`plan_delete`)}</summary>
    <p>${n(`plan_delete_hint`)}</p>
    ${e(n(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,G=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function K({evening:e}){let t=new Map(e.players.map(e=>[e.id,e]));return i`<h2>${n(`plan_standings`)}</h2>
    <div class="plan-scroll">
      <table class="plan-standings">
        <thead><tr>${G.map(e=>i`<th scope="col">${n(e)}</th>`)}</tr></thead>
        <tbody>${e.standings.map(e=>i`<tr key=${e.player} class=${t.get(e.player).here?``:`plan-gone`}>
    <td>${e.place}</td>
    <th scope="row">${t.get(e.player).name}${t.get(e.player).here?``:` (${n(`plan_left`)})`}</th>
    <td><b>${e.points}</b></td>
    <td>${e.firsts}</td>
    <td>${e.seconds}</td>
    <td>${e.ahead>0?`+${e.ahead}`:e.ahead}</td>
    <td>${e.played}</td>
  </tr>`)}</tbody>
      </table>
    </div>
    <p class="small">${n(`plan_rules`)}</p>
    <p class="small">${n(`plan_ties`)}</p>`}const q={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},J=e=>document.getElementById(e),Y=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),X=()=>i`<p class="row no-print">
  ${e(n(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${o(`/api/hall/evening/table.csv`)} download>${n(`plan_csv`)}</a>
</p>`;function Z(e){if(!m.host)return l();let t=[...q.tables.values()].sort(Y);return e?i`<${W} evening=${e} tables=${t} />`:i`<${w} tables=${t} />`}function Q(){if(!q.now)return;let{evening:e,aside:t,kept:a}=q.now,o=[q.gone&&n(`hall_gone`),t&&n(`plan_aside`,{name:t}),!a&&n(`plan_not_kept`)].filter(Boolean);r(J(`banner`),o.length?o.map(e=>i`<p>${e}</p>`):null),r(J(`rounds`),e?i`<${R} evening=${e} />`:i`<p class="card">${n(`plan_none`)}</p>`),r(J(`standings`),e?[i`<${K} evening=${e} />`,X()]:null),r(J(`odd`),e?.odd.length?i`<${U} evening=${e} />`:null),r(J(`hosts`),[Z(e),h()])}function $(e,t){if(q.gone=!1,e===`hall`){if(q.version&&q.version!==t.version)return location.reload();q.version=t.version}else e===`evening`?q.now=t:e===`table`?q.tables.set(t.id,t):e===`gone`&&q.tables.delete(t);e===`table`&&q.now?.evening||Q()}function ee(){q.gone=!0,Q()}c(),u(Q),d($,ee),p().then(Q),v(Q);