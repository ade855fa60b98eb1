import{$t as e,Ht as t,Qt as n,Rt as r,Vt as i,Xt as a,Zt as o,lt as s,nn as c,pt as l,qt as u,r as d,tn as f,v as p}from"./all-508bb130.js";import{n as m,r as h,t as g}from"./shared-da2820b0.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=t=>t.seats.map(n=>t.names[n]||e(n)).join(`, `)||t.title;async function b(e=``){let t=await s(()=>u(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await s(()=>n(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function S({game:t}){let n=t.winner?c(`has_won`,{name:t.names[t.winner]||e(t.winner)}):c(`state_${t.state}`),o=[t.title,c(`turns_played`,{count:t.turns}),n],s={name:`on-${t.game_id}`,"aria-label":`${c(`go_on`)}: ${y(t)}`};return i`<li>
    <a class="game-link" href=${f(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${g(t)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&a.host&&r(c(`go_on`),()=>x(t),s)}
  </li>`}function C({games:e,more:t,host:n}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>i`<${S} key=${e.game_id} game=${e} />`);return i`
    ${e.length?i`<ul class="shelf">${o}</ul>`:i`<p>${c(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&i`<p class="small">${c(`host_resumes`)}</p>`}
    ${t&&r(c(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await u(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return i`
    <h2>${c(`past_all_games`)}</h2>
    ${e<t&&i`<p class="small">${c(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?i`<${h} players=${n} over />`:i`<p>${c(`past_no_names`)}</p>`}
    <${m} dice=${r} />
  `}const E=async()=>import(`./host-7af041f3.js`),D=({host:e})=>i`
  <h2>${c(`past_keeping`)}</h2>
  ${e?i`<div class="row">
          ${r(c(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${r(c(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${r(c(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:i`
          <p class="small">${c(`past_for_host`)}</p>
          <div class="row">${r(c(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},c(`past_for_host`)),await s(o),A()}async function k(){await b(),await w(),l(c(`past_forgotten`))}function A(){let{games:e,more:n,counted:r}=v;t(_(`games`),i`<${C} games=${e} more=${n} host=${a.host} />`),t(_(`counted`),r?.games>0&&i`<${T} ...${r} />`),t(_(`keeping`),i`<${D} host=${a.host} />`)}async function j(){await d(),await b(),await w()}j();