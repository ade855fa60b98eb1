import{En as e,Sn as t,gn as n,jn as r,k as i,kn as a,vn as o,xn as s,yn as c}from"./phone-68234baa.js";import{a as l,c as u,i as d,l as f,o as p,s as m,u as h}from"./shared-d5371821.js";const g=[2,3,4];let _=null;async function v(e){let t=await fetch(`/api/hall/evening/games?lang=${c}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(_=await t.json(),e())}const y=({game:e,variant:t})=>`${e} ${t}`,b=e=>e.getAll(`board`).map(t=>{let{game:n,variant:r}=_.find(n=>y(n)===e.get(`game ${t}`));return{board:t,game:n,variant:r}});function x(e){e.preventDefault();let t=new FormData(e.target),n=t.get(`players`).split(`
`).filter(e=>e.trim()),[r,i]=[`rounds`,`size`].map(e=>Number(t.get(e)));f(`/api/hall/evening/plan`,{rounds:r,size:i,swiss:t.has(`swiss`),players:n,tables:b(t)})}async function S(e){e.preventDefault();let{target:t}=e;await f(`/api/hall/evening/tables`,{tables:b(new FormData(t))})&&(t.closest(`details`).open=!1)}function C({table:{id:e,title:n,state:r,there:i},plan:o}){let s=o?.find(({board:t})=>t===e),c=s||r?y(s??r):``;return a`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${e} checked=${o?!!s?.used:i} /> ${n||e}</label>
    <select name=${`game ${e}`} aria-label=${t(`plan_game`,{table:n||e})}>
      ${_.map(e=>a`<option value=${y(e)} selected=${y(e)===c}>${e.title}</option>`)}
    </select>
  </div>`}function w({tables:e}){return _?e.length?a`<form class="plan-form" onsubmit=${x}>
    <label>${t(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${t(`plan_size`)} <select name="size">${g.map(e=>a`<option selected=${e===4}>${e}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${t(`plan_swiss`)}</label>
    <label>${t(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
    <p class="small">${t(`plan_names_hint`)}</p>
    <fieldset>
      <legend>${t(`plan_tables`)}</legend>
      ${e.map(e=>a`<${C} key=${e.id} table=${e} />`)}
    </fieldset>
    <button class="button primary" type="submit">${t(`plan_make`)}</button>
  </form>`:a`<p>${t(`hall_none`)}</p>`:null}const T=({tables:e,evening:n})=>_&&a`<details>
    <summary>${t(`plan_tables`)}</summary>
    <form onsubmit=${S}>
      ${e.map(e=>a`<${C} key=${e.id} table=${e} plan=${n.tables} />`)}
      <button class="button" type="submit">${t(`plan_use`)}</button>
    </form>
  </details>`,E=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,D=(e,t)=>t.map(t=>E(e,t)).join(`, `),O=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,k=(e,t)=>t.map(t=>D(e,t)).join(` – `);function A(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function j(e,{places:r,points:i},[s,c]){let l=A(r,c);return a`<li class=${l===1?`plan-first`:``}>
    ${n(s,``,`small`)} <span class="hidden">${o(s)}: </span><b>${E(e,c)}</b>
    ${l?a`<span class="plan-points">${t(`plan_place`,{place:l})} ${t(`plan_points`,{count:i[c]})}</span>`:null}
  </li>`}function M(e,{places:n,open:r,told:i,fixes:o}){if(r)return a`<p class="plan-open">${t(`plan_open`)}</p>`;if(!o.length)return null;let s=i.length?t(`plan_told`,{names:k(e,i)}):``;return a`<p class="plan-fixed">${n.length?``:t(`plan_void`)} ${t(`plan_fixed`)} ${s}</p>`}async function N(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function P(n,r,{board:i,seats:o,places:s}){let c=Object.values(o);return a`<details class="no-print">
    <summary>${t(`plan_fix`)}</summary>
    <form onsubmit=${e=>N(e,r,i)}>
      ${c.map((e,t)=>a`<label>
    ${E(n,e)}
    <select name=${e}>
      ${c.map((n,r)=>a`<option value=${r+1} selected=${(A(s,e)||t+1)===r+1}>${r+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${t(`plan_fix_yes`)}</button>
      ${e(t(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:r,board:i,places:[]}),{name:`none-${r}-${i}`})}
    </form>
  </details>`}const F=({evening:e,number:t,pairing:n})=>a`<article class="card plan-table" data-table=${n.board}>
  <h3>${O(e,n.board)}</h3>
  <ul>${Object.entries(n.seats).map(t=>j(e,n,t))}</ul>
  ${M(e,n)}
  ${m.host?P(e,t,n):null}
</article>`,I=({evening:e,round:{number:n,pairings:r,out:i}})=>a`<div class="plan-tables">
    ${r.map(t=>a`<${F} key=${t.board} evening=${e} number=${n} pairing=${t} />`)}
  </div>
  ${i.length?a`<p>${t(`plan_out`,{names:D(e,i)})}</p>`:null}`,L=(e,{number:n})=>t(`plan_round`,{number:n,rounds:e.rounds});function R({evening:e}){let[t,...n]=e.drawn.toReversed();return t?a`<h2>${L(e,t)}</h2>
    <${I} evening=${e} round=${t} />
    ${n.map(t=>a`<details key=${t.number} class="plan-before">
        <summary>${L(e,t)}</summary>
        <${I} evening=${e} round=${t} />
      </details>`)}`:null}const z=[`game`,`extra`];function B(n){let r=n.drawn.length+1;if(n.done)return a`<p><b>${t(`plan_over`)}</b></p>`;let i=n.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return i?a`<p>${t(`plan_waits`,{count:i})}</p>`:r>n.rounds?null:e(t(`plan_draw`,{number:r}),()=>f(`/api/hall/evening/draw`,{round:r}),{kind:`primary`,name:`draw`})}async function V(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)})&&t.reset()}function H(n){let r=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return a`<details>
    <summary>${t(`plan_people`)}</summary>
    <form onsubmit=${V}>
      <label>${t(`plan_name`)} <input name="name" maxlength="40" autocomplete="off" required /></label>
      <button class="button" type="submit">${t(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${n.players.map(n=>a`<li key=${n.id}>
    <span>${n.name}</span> ${e(t(n.here?`plan_leaves`:`plan_back`),()=>r(n),{name:`stay-${n.id}`})}
  </li>`)}</ul>
  </details>`}function U({evening:n}){if(!n.odd.length)return null;let r=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return a`<h2>${t(`plan_odd`)}</h2><ul class="plan-odd">${n.odd.map(i=>a`<li key=${`${i.board} ${i.game}`}>
    ${t(`odd_${i.why}`,{table:O(n,i.board)})}
    ${m.host&&z.includes(i.why)?e(t(`plan_accept`),()=>r(i),{name:`odd-${i.board}-${i.game}`}):null}
  </li>`)}</ul>`}const W=({evening:n,tables:r})=>a`${B(n)} ${H(n)}
  <${T} tables=${r} evening=${n} />
  <details>
    <summary>${t(`plan_delete`)}</summary>
    <p>${t(`plan_delete_hint`)}</p>
    ${e(t(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,G=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function K({evening:e}){let n=new Map(e.players.map(e=>[e.id,e]));return a`<h2>${t(`plan_standings`)}</h2>
    <div class="plan-scroll">
      <table class="plan-standings">
        <thead><tr>${G.map(e=>a`<th scope="col">${t(e)}</th>`)}</tr></thead>
        <tbody>${e.standings.map(e=>a`<tr key=${e.player} class=${n.get(e.player).here?``:`plan-gone`}>
    <td>${e.place}</td>
    <th scope="row">${n.get(e.player).name}${n.get(e.player).here?``:` (${t(`plan_left`)})`}</th>
    <td><b>${e.points}</b></td>
    <td>${e.firsts}</td>
    <td>${e.seconds}</td>
    <td>${e.ahead>0?`+${e.ahead}`:e.ahead}</td>
    <td>${e.played}</td>
  </tr>`)}</tbody>
      </table>
    </div>
    <p class="small">${t(`plan_rules`)}</p>
    <p class="small">${t(`plan_ties`)}</p>`}const q={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},J=e=>document.getElementById(e),Y=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),X=()=>a`<p class="row no-print">
  ${e(t(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${s(`/api/hall/evening/table.csv`)} download>${t(`plan_csv`)}</a>
</p>`;function Z(e){if(!m.host)return l();let t=[...q.tables.values()].sort(Y);return e?a`<${W} evening=${e} tables=${t} />`:a`<${w} tables=${t} />`}function Q(){if(!q.now)return;let{evening:e,aside:n,kept:i}=q.now,o=[q.gone&&t(`hall_gone`),n&&t(`plan_aside`,{name:n}),!i&&t(`plan_not_kept`)].filter(Boolean);r(J(`banner`),o.length?o.map(e=>a`<p>${e}</p>`):null),r(J(`rounds`),e?a`<${R} evening=${e} />`:a`<p class="card">${t(`plan_none`)}</p>`),r(J(`standings`),e?[a`<${K} evening=${e} />`,X()]:null),r(J(`odd`),e?.odd.length?a`<${U} evening=${e} />`:null),r(J(`hosts`),[Z(e),h()])}function $(e,t){if(q.gone=!1,e===`hall`){if(q.version&&q.version!==t.version)return location.reload();q.version=t.version}else e===`evening`?q.now=t:e===`table`?q.tables.set(t.id,t):e===`gone`&&q.tables.delete(t);e===`table`&&q.now?.evening||Q()}function ee(){q.gone=!0,Q()}i(),u(Q),d($,ee),p().then(Q),v(Q);