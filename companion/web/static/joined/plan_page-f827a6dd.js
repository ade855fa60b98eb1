import{En as e,Sn as t,gn as n,jn as r,k as i,kn as a,vn as o,xn as s,yn as c}from"./phone-68234baa.js";import{a as l,c as u,i as d,l as f,o as p,s as m,u as h}from"./shared-d5371821.js";const g=[2,3,4];let _=null;async function v(e){let t=await fetch(`/api/hall/evening/games?lang=${c}`,{credentials:`same-origin`}).catch(()=>null);t?.ok&&(_=await t.json(),e())}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){e.preventDefault();let t=new FormData(e.target),n=t.getAll(`board`).map(e=>{let{game:n,variant:r}=_.find(n=>y(n)===t.get(`game ${e}`));return{board:e,game:n,variant:r}}),r=t.get(`players`).split(`
`).filter(e=>e.trim()),i=t.has(`swiss`);f(`/api/hall/evening/plan`,{rounds:Number(t.get(`rounds`)),size:Number(t.get(`size`)),swiss:i,players:r,tables:n})}function x({table:{id:e,title:n,state:r,there:i}}){let o=r?y(r):``;return a`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${e} checked=${i} /> ${n||e}</label>
    <select name=${`game ${e}`} aria-label=${t(`plan_game`,{table:n||e})}>
      ${_.map(e=>a`<option value=${y(e)} selected=${y(e)===o}>${e.title}</option>`)}
    </select>
  </div>`}function S({tables:e}){return _?e.length?a`<form class="plan-form" onsubmit=${b}>
    <label>${t(`plan_rounds`)} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${t(`plan_size`)} <select name="size">${g.map(e=>a`<option selected=${e===4}>${e}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${t(`plan_swiss`)}</label>
    <label>${t(`plan_players`)} <textarea name="players" rows="8" required></textarea></label>
    <p class="small">${t(`plan_names_hint`)}</p>
    <fieldset>
      <legend>${t(`plan_tables`)}</legend>
      ${e.map(e=>a`<${x} key=${e.id} table=${e} />`)}
    </fieldset>
    <button class="button primary" type="submit">${t(`plan_make`)}</button>
  </form>`:a`<p>${t(`hall_none`)}</p>`:null}const C=(e,t)=>e.players.find(e=>e.id===t)?.name??`?`,w=(e,t)=>t.map(t=>C(e,t)).join(`, `),T=(e,t)=>e.tables.find(e=>e.board===t)?.title??t,E=(e,t)=>t.map(t=>w(e,t)).join(` – `);function D(e,t){let n=0;for(let r of e){if(r.includes(t))return n+1;n+=r.length}return 0}function O(e,{places:r,points:i},[s,c]){let l=D(r,c);return a`<li class=${l===1?`plan-first`:``}>
    ${n(s,``,`small`)} <span class="hidden">${o(s)}: </span><b>${C(e,c)}</b>
    ${l?a`<span class="plan-points">${t(`plan_place`,{place:l})} ${t(`plan_points`,{count:i[c]})}</span>`:null}
  </li>`}function k(e,{places:n,open:r,told:i,fixes:o}){if(r)return a`<p class="plan-open">${t(`plan_open`)}</p>`;if(!o.length)return null;let s=i.length?t(`plan_told`,{names:E(e,i)}):``;return a`<p class="plan-fixed">${n.length?``:t(`plan_void`)} ${t(`plan_fixed`)} ${s}</p>`}async function A(e,t,n){e.preventDefault();let r=[...new FormData(e.target)].map(([e,t])=>[Number(e),Number(t)]),i=[...new Set(r.map(([,e])=>e))].sort((e,t)=>e-t).map(e=>r.filter(t=>t[1]===e).map(([e])=>e));await f(`/api/hall/evening/fix`,{round:t,board:n,places:i})&&(e.target.closest(`details`).open=!1)}function j(n,r,{board:i,seats:o,places:s}){let c=Object.values(o);return a`<details class="no-print">
    <summary>${t(`plan_fix`)}</summary>
    <form onsubmit=${e=>A(e,r,i)}>
      ${c.map((e,t)=>a`<label>
    ${C(n,e)}
    <select name=${e}>
      ${c.map((n,r)=>a`<option value=${r+1} selected=${(D(s,e)||t+1)===r+1}>${r+1}</option>`)}
    </select>
  </label>`)}
      <button class="button primary" type="submit">${t(`plan_fix_yes`)}</button>
      ${e(t(`plan_fix_none`),()=>f(`/api/hall/evening/fix`,{round:r,board:i,places:[]}),{name:`none-${r}-${i}`})}
    </form>
  </details>`}const M=({evening:e,number:t,pairing:n})=>a`<article class="card plan-table" data-table=${n.board}>
  <h3>${T(e,n.board)}</h3>
  <ul>${Object.entries(n.seats).map(t=>O(e,n,t))}</ul>
  ${k(e,n)}
  ${m.host?j(e,t,n):null}
</article>`,N=({evening:e,round:{number:n,pairings:r,out:i}})=>a`<div class="plan-tables">
    ${r.map(t=>a`<${M} key=${t.board} evening=${e} number=${n} pairing=${t} />`)}
  </div>
  ${i.length?a`<p>${t(`plan_out`,{names:w(e,i)})}</p>`:null}`,P=(e,{number:n})=>t(`plan_round`,{number:n,rounds:e.rounds});function F({evening:e}){let[t,...n]=e.drawn.toReversed();return t?a`<h2>${P(e,t)}</h2>
    <${N} evening=${e} round=${t} />
    ${n.map(t=>a`<details key=${t.number} class="plan-before">
        <summary>${P(e,t)}</summary>
        <${N} evening=${e} round=${t} />
      </details>`)}`:null}const I=[`game`,`extra`];function L(n){let r=n.drawn.length+1;if(n.done)return a`<p><b>${t(`plan_over`)}</b></p>`;let i=n.drawn.at(-1)?.pairings.filter(({open:e})=>e).length??0;return i?a`<p>${t(`plan_waits`,{count:i})}</p>`:r>n.rounds?null:e(t(`plan_draw`,{number:r}),()=>f(`/api/hall/evening/draw`,{round:r}),{kind:`primary`,name:`draw`})}async function R(e){e.preventDefault();let t=e.target;await f(`/api/hall/evening/come`,{name:new FormData(t).get(`name`)})&&t.reset()}function z(n){let r=({id:e,here:t})=>f(`/api/hall/evening/stay`,{player:e,here:!t});return a`<details>
    <summary>${t(`plan_people`)}</summary>
    <form onsubmit=${R}>
      <label>${t(`plan_name`)} <input name="name" maxlength="40" autocomplete="off" required /></label>
      <button class="button" type="submit">${t(`plan_come`)}</button>
    </form>
    <ul class="plan-people">${n.players.map(n=>a`<li key=${n.id}>
    <span>${n.name}</span> ${e(t(n.here?`plan_leaves`:`plan_back`),()=>r(n),{name:`stay-${n.id}`})}
  </li>`)}</ul>
  </details>`}function B({evening:n}){if(!n.odd.length)return null;let r=({board:e,game:t})=>f(`/api/hall/evening/accept`,{board:e,game:t});return a`<h2>${t(`plan_odd`)}</h2><ul class="plan-odd">${n.odd.map(i=>a`<li key=${`${i.board} ${i.game}`}>
    ${t(`odd_${i.why}`,{table:T(n,i.board)})}
    ${m.host&&I.includes(i.why)?e(t(`plan_accept`),()=>r(i),{name:`odd-${i.board}-${i.game}`}):null}
  </li>`)}</ul>`}const V=({evening:n})=>a`${L(n)} ${z(n)}
  <details>
    <summary>${t(`plan_delete`)}</summary>
    <p>${t(`plan_delete_hint`)}</p>
    ${e(t(`plan_delete_yes`),()=>f(`/api/hall/evening/delete`,{}),{name:`delete`})}
  </details>`,H=[`plan_place_head`,`plan_player`,`plan_points_head`,`plan_firsts`,`plan_seconds`,`plan_ahead`,`hall_games`];function U({evening:e}){let n=new Map(e.players.map(e=>[e.id,e]));return a`<h2>${t(`plan_standings`)}</h2>
    <div class="plan-scroll">
      <table class="plan-standings">
        <thead><tr>${H.map(e=>a`<th scope="col">${t(e)}</th>`)}</tr></thead>
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
    <p class="small">${t(`plan_ties`)}</p>`}const W={now:null,version:``,tables:/* @__PURE__ */ new Map,gone:!1},G=e=>document.getElementById(e),K=(e,t)=>e.title.localeCompare(t.title)||e.id.localeCompare(t.id),q=()=>a`<p class="row no-print">
  ${e(t(`plan_print`),()=>window.print(),{name:`print`})}
  <a class="button" href=${s(`/api/hall/evening/table.csv`)} download>${t(`plan_csv`)}</a>
</p>`;function J(e){return m.host?e?a`<${V} evening=${e} />`:a`<${S} tables=${[...W.tables.values()].sort(K)} />`:l()}function Y(){if(!W.now)return;let{evening:e,aside:n,kept:i}=W.now,o=[W.gone&&t(`hall_gone`),n&&t(`plan_aside`,{name:n}),!i&&t(`plan_not_kept`)].filter(Boolean);r(G(`banner`),o.length?o.map(e=>a`<p>${e}</p>`):null),r(G(`rounds`),e?a`<${F} evening=${e} />`:a`<p class="card">${t(`plan_none`)}</p>`),r(G(`standings`),e?[a`<${U} evening=${e} />`,q()]:null),r(G(`odd`),e?.odd.length?a`<${B} evening=${e} />`:null),r(G(`hosts`),[J(e),h()])}function X(e,t){if(W.gone=!1,e===`hall`){if(W.version&&W.version!==t.version)return location.reload();W.version=t.version}else e===`evening`?W.now=t:e===`table`?W.tables.set(t.id,t):e===`gone`&&W.tables.delete(t);e===`table`&&W.now?.evening||Y()}function Z(){W.gone=!0,Y()}i(),u(Y),d(X,Z),p().then(Y),v(Y);