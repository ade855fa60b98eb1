import{$t as e,Gt as t,Jt as n,an as r,cn as i,in as a,mt as o,nn as s,qt as c,r as l,rn as u,sn as d,ut as f,v as p}from"./all-75e562a5.js";import{n as m,r as h,t as g}from"./shared-a8677580.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||r(t)).join(`, `)||e.title;async function b(t=``){let n=await f(()=>e(`/api/games?count=30${t&&`&before=${t}`}`));n&&(v.games=t?[...v.games,...n]:n,v.more=n.length===30,A(),t&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(e){await f(()=>a(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(d(`/`))}function S({game:e}){let n=e.winner?i(`has_won`,{name:e.names[e.winner]||r(e.winner)}):i(`state_${e.state}`),a=[e.title,i(`turns_played`,{count:e.turns}),n],o={name:`on-${e.game_id}`,"aria-label":`${i(`go_on`)}: ${y(e)}`};return c`<li>
    <a class="game-link" href=${d(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&s.host&&t(i(`go_on`),()=>x(e),o)}
  </li>`}function C({games:e,more:n,host:r}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>c`<${S} key=${e.game_id} game=${e} />`);return c`
    ${e.length?c`<ul class="shelf">${o}</ul>`:c`<p>${i(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!r&&c`<p class="small">${i(`host_resumes`)}</p>`}
    ${n&&t(i(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let t=await e(`/api/games/statistics`).catch(()=>null);t&&(v.counted=t,A(),t.counted<t.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return c`
    <h2>${i(`past_all_games`)}</h2>
    ${e<t&&c`<p class="small">${i(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?c`<${h} players=${n} over />`:c`<p>${i(`past_no_names`)}</p>`}
    <${m} dice=${r} />
  `}const E=async()=>import(`./host-ab993faf.js`),D=({host:e})=>c`
  <h2>${i(`past_keeping`)}</h2>
  ${e?c`<div class="row">
          ${t(i(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${t(i(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${t(i(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:c`
          <p class="small">${i(`past_for_host`)}</p>
          <div class="row">${t(i(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},i(`past_for_host`)),await f(u),A()}async function k(){await b(),await w(),o(i(`past_forgotten`))}function A(){let{games:e,more:t,counted:r}=v;n(_(`games`),c`<${C} games=${e} more=${t} host=${s.host} />`),n(_(`counted`),r?.games>0&&c`<${T} ...${r} />`),n(_(`keeping`),c`<${D} host=${s.host} />`)}async function j(){await l(),await b(),await w()}j();