import{Gt as e,Ht as t,Kt as n,Zt as r,an as i,dt as a,en as o,g as s,nn as c,on as l,r as u,rn as d,st as f,tn as p}from"./all-55a14521.js";import{n as m,r as h,t as g}from"./shared-80aacc06.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||d(t)).join(`, `)||e.title;async function b(e=``){let t=await f(()=>r(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await f(()=>c(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(i(`/`))}function S({game:n}){let r=n.winner?l(`has_won`,{name:n.names[n.winner]||d(n.winner)}):l(`state_${n.state}`),a=[n.title,l(`turns_played`,{count:n.turns}),r],s={name:`on-${n.game_id}`,"aria-label":`${l(`go_on`)}: ${y(n)}`};return e`<li>
    <a class="game-link" href=${i(`/games/${n.game_id}`)} data-f=${`game-${n.game_id}`}>
      <b>${y(n)}</b>
      <span>${g(n)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${n.state===`playing`&&o.host&&t(l(`go_on`),()=>x(n),s)}
  </li>`}function C({games:n,more:r,host:i}){let a=()=>b(n.at(-1).game_id),o=n.map(t=>e`<${S} key=${t.game_id} game=${t} />`);return e`
    ${n.length?e`<ul class="shelf">${o}</ul>`:e`<p>${l(`no_games`)}</p>`}
    ${n.some(({state:e})=>e===`playing`)&&!i&&e`<p class="small">${l(`host_resumes`)}</p>`}
    ${r&&t(l(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await r(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:t,games:n,players:r,dice:i}){return e`
    <h2>${l(`past_all_games`)}</h2>
    ${t<n&&e`<p class="small">${l(`past_counting`,{done:t,count:n})}</p>`}
    ${r.length?e`<${h} players=${r} over />`:e`<p>${l(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-e869c270.js`),D=({host:n})=>e`
  <h2>${l(`past_keeping`)}</h2>
  ${n?e`<div class="row">
          ${t(l(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${t(l(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${t(l(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:e`
          <p class="small">${l(`past_for_host`)}</p>
          <div class="row">${t(l(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await s({state:{seats:[],spots:[]},geometry:null,render:A},l(`past_for_host`)),await f(p),A()}async function k(){await b(),await w(),a(l(`past_forgotten`))}function A(){let{games:t,more:r,counted:i}=v;n(_(`games`),e`<${C} games=${t} more=${r} host=${o.host} />`),n(_(`counted`),i?.games>0&&e`<${T} ...${i} />`),n(_(`keeping`),e`<${D} host=${o.host} />`)}async function j(){await u(),await b(),await w()}j();