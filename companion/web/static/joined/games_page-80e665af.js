import{Kt as e,Vt as t,Wt as n,Zt as r,an as i,b as a,en as o,ft as s,gt as c,nn as l,on as u,r as d,rn as f,tn as p}from"./all-6f78eea8.js";import{n as m,r as h,t as g}from"./shared-ab7aced4.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||f(t)).join(`, `)||e.title;async function b(e=``){let t=await s(()=>r(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await s(()=>l(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(i(`/`))}function S({game:e}){let r=e.winner?u(`has_won`,{name:e.names[e.winner]||f(e.winner)}):u(`state_${e.state}`),a=[e.title,u(`turns_played`,{count:e.turns}),r],s={name:`on-${e.game_id}`,"aria-label":`${u(`go_on`)}: ${y(e)}`};return n`<li>
    <a class="game-link" href=${i(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&o.host&&t(u(`go_on`),()=>x(e),s)}
  </li>`}function C({games:e,more:r,host:i}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>n`<${S} key=${e.game_id} game=${e} />`);return n`
    ${e.length?n`<ul class="shelf">${o}</ul>`:n`<p>${u(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&n`<p class="small">${u(`host_resumes`)}</p>`}
    ${r&&t(u(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await r(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:r,dice:i}){return n`
    <h2>${u(`past_all_games`)}</h2>
    ${e<t&&n`<p class="small">${u(`past_counting`,{done:e,count:t})}</p>`}
    ${r.length?n`<${h} players=${r} over />`:n`<p>${u(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-85235d39.js`),D=({host:e})=>n`
  <h2>${u(`past_keeping`)}</h2>
  ${e?n`<div class="row">
          ${t(u(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${t(u(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${t(u(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:n`
          <p class="small">${u(`past_for_host`)}</p>
          <div class="row">${t(u(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await a({state:{seats:[],spots:[]},geometry:null,render:A},u(`past_for_host`)),await s(p),A()}async function k(){await b(),await w(),c(u(`past_forgotten`))}function A(){let{games:t,more:r,counted:i}=v;e(_(`games`),n`<${C} games=${t} more=${r} host=${o.host} />`),e(_(`counted`),i?.games>0&&n`<${T} ...${i} />`),e(_(`keeping`),n`<${D} host=${o.host} />`)}async function j(){await d(),await b(),await w()}j();