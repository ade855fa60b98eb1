import{Ht as e,Kt as t,Wt as n,Zt as r,ct as i,en as a,ft as o,nn as s,on as c,r as l,rn as u,sn as d,tn as f,v as p}from"./all-6252e0db.js";import{n as m,r as h,t as g}from"./shared-e196410f.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||u(t)).join(`, `)||e.title;async function b(e=``){let t=await i(()=>r(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await i(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(c(`/`))}function S({game:t}){let r=t.winner?d(`has_won`,{name:t.names[t.winner]||u(t.winner)}):d(`state_${t.state}`),i=[t.title,d(`turns_played`,{count:t.turns}),r],o={name:`on-${t.game_id}`,"aria-label":`${d(`go_on`)}: ${y(t)}`};return n`<li>
    <a class="game-link" href=${c(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${g(t)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&a.host&&e(d(`go_on`),()=>x(t),o)}
  </li>`}function C({games:t,more:r,host:i}){let a=()=>b(t.at(-1).game_id),o=t.map(e=>n`<${S} key=${e.game_id} game=${e} />`);return n`
    ${t.length?n`<ul class="shelf">${o}</ul>`:n`<p>${d(`no_games`)}</p>`}
    ${t.some(({state:e})=>e===`playing`)&&!i&&n`<p class="small">${d(`host_resumes`)}</p>`}
    ${r&&e(d(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await r(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:r,dice:i}){return n`
    <h2>${d(`past_all_games`)}</h2>
    ${e<t&&n`<p class="small">${d(`past_counting`,{done:e,count:t})}</p>`}
    ${r.length?n`<${h} players=${r} over />`:n`<p>${d(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-e65e1ac6.js`),D=({host:t})=>n`
  <h2>${d(`past_keeping`)}</h2>
  ${t?n`<div class="row">
          ${e(d(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${e(d(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${e(d(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:n`
          <p class="small">${d(`past_for_host`)}</p>
          <div class="row">${e(d(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},d(`past_for_host`)),await i(f),A()}async function k(){await b(),await w(),o(d(`past_forgotten`))}function A(){let{games:e,more:r,counted:i}=v;t(_(`games`),n`<${C} games=${e} more=${r} host=${a.host} />`),t(_(`counted`),i?.games>0&&n`<${T} ...${i} />`),t(_(`keeping`),n`<${D} host=${a.host} />`)}async function j(){await l(),await b(),await w()}j();