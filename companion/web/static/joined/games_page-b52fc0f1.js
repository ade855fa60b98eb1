import{$t as e,Qt as t,Rt as n,Ut as r,Vt as i,Yt as a,Zt as o,en as s,lt as c,nn as l,pt as u,r as d,rn as f,v as p}from"./all-ed664c5f.js";import{n as m,r as h,t as g}from"./shared-bab5db0a.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||s(t)).join(`, `)||e.title;async function b(e=``){let t=await c(()=>a(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(t){await c(()=>e(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(l(`/`))}function S({game:e}){let t=e.winner?f(`has_won`,{name:e.names[e.winner]||s(e.winner)}):f(`state_${e.state}`),r=[e.title,f(`turns_played`,{count:e.turns}),t],a={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${y(e)}`};return i`<li>
    <a class="game-link" href=${l(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&o.host&&n(f(`go_on`),()=>x(e),a)}
  </li>`}function C({games:e,more:t,host:r}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>i`<${S} key=${e.game_id} game=${e} />`);return i`
    ${e.length?i`<ul class="shelf">${o}</ul>`:i`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!r&&i`<p class="small">${f(`host_resumes`)}</p>`}
    ${t&&n(f(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await a(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return i`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&i`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?i`<${h} players=${n} over />`:i`<p>${f(`past_no_names`)}</p>`}
    <${m} dice=${r} />
  `}const E=async()=>import(`./host-2ddd0c5a.js`),D=({host:e})=>i`
  <h2>${f(`past_keeping`)}</h2>
  ${e?i`<div class="row">
          ${n(f(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(f(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(f(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:i`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${n(f(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},f(`past_for_host`)),await c(t),A()}async function k(){await b(),await w(),u(f(`past_forgotten`))}function A(){let{games:e,more:t,counted:n}=v;r(_(`games`),i`<${C} games=${e} more=${t} host=${o.host} />`),r(_(`counted`),n?.games>0&&i`<${T} ...${n} />`),r(_(`keeping`),i`<${D} host=${o.host} />`)}async function j(){await d(),await b(),await w()}j();