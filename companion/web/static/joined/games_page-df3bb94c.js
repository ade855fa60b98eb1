import{Bt as e,It as t,Rt as n,S as r,cn as i,dn as a,en as o,in as s,pn as c,r as l,rn as u,rt as d,st as f,zt as p}from"./all-136c38ea.js";import{a as m,o as h,s as g}from"./shared-32cc7dcf.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||o(t)).join(`, `)||e.title;async function b(e=``){let n=await d(()=>t(`/api/games?count=30${e&&`&before=${e}`}`));n&&(v.games=e?[...v.games,...n]:n,v.more=n.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(t){await d(()=>e(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(u(`/`))}function S({game:e}){let t=e.winner?s(`has_won`,{name:e.names[e.winner]||o(e.winner)}):s(`state_${e.state}`),r=[e.title,s(`turns_played`,{count:e.turns}),t],c={name:`on-${e.game_id}`,"aria-label":`${s(`go_on`)}: ${y(e)}`};return a`<li>
    <a class="game-link" href=${u(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${m(e)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&n.host&&i(s(`go_on`),()=>x(e),c)}
  </li>`}function C({games:e,more:t,host:n}){let r=()=>b(e.at(-1).game_id),o=e.map(e=>a`<${S} key=${e.game_id} game=${e} />`);return a`
    ${e.length?a`<ul class="shelf">${o}</ul>`:a`<p>${s(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&a`<p class="small">${s(`host_resumes`)}</p>`}
    ${t&&i(s(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await t(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return a`
    <h2>${s(`past_all_games`)}</h2>
    ${e<t&&a`<p class="small">${s(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?a`<${g} players=${n} over />`:a`<p>${s(`past_no_names`)}</p>`}
    <${h} dice=${r} />
  `}const E=async()=>import(`./host-2bd5450f.js`),D=({host:e})=>a`
  <h2>${s(`past_keeping`)}</h2>
  ${e?a`<div class="row">
          ${i(s(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${i(s(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${i(s(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:a`
          <p class="small">${s(`past_for_host`)}</p>
          <div class="row">${i(s(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await r({state:{seats:[],spots:[]},geometry:null,render:A},s(`past_for_host`)),await d(p),A()}async function k(){await b(),await w(),f(s(`past_forgotten`))}function A(){let{games:e,more:t,counted:r}=v;c(_(`games`),a`<${C} games=${e} more=${t} host=${n.host} />`),c(_(`counted`),r?.games>0&&a`<${T} ...${r} />`),c(_(`keeping`),a`<${D} host=${n.host} />`)}async function j(){await l(),await b(),await w()}j();