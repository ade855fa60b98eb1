import{$t as e,Gt as t,Ht as n,b as r,cn as i,ft as a,gt as o,in as s,nn as c,qt as l,r as u,rn as d,sn as f,tn as p}from"./all-473c1d34.js";import{a as m,o as h,s as g}from"./shared-d37f49bf.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||s(t)).join(`, `)||e.title;async function b(t=``){let n=await a(()=>e(`/api/games?count=30${t&&`&before=${t}`}`));n&&(v.games=t?[...v.games,...n]:n,v.more=n.length===30,A(),t&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(e){await a(()=>d(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function S({game:e}){let r=e.winner?i(`has_won`,{name:e.names[e.winner]||s(e.winner)}):i(`state_${e.state}`),a=[e.title,i(`turns_played`,{count:e.turns}),r],o={name:`on-${e.game_id}`,"aria-label":`${i(`go_on`)}: ${y(e)}`};return t`<li>
    <a class="game-link" href=${f(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${m(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&p.host&&n(i(`go_on`),()=>x(e),o)}
  </li>`}function C({games:e,more:r,host:a}){let o=()=>b(e.at(-1).game_id),s=e.map(e=>t`<${S} key=${e.game_id} game=${e} />`);return t`
    ${e.length?t`<ul class="shelf">${s}</ul>`:t`<p>${i(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!a&&t`<p class="small">${i(`host_resumes`)}</p>`}
    ${r&&n(i(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function w(){let t=await e(`/api/games/statistics`).catch(()=>null);t&&(v.counted=t,A(),t.counted<t.games&&setTimeout(w,300))}function T({counted:e,games:n,players:r,dice:a}){return t`
    <h2>${i(`past_all_games`)}</h2>
    ${e<n&&t`<p class="small">${i(`past_counting`,{done:e,count:n})}</p>`}
    ${r.length?t`<${g} players=${r} over />`:t`<p>${i(`past_no_names`)}</p>`}
    <${h} dice=${a} />
  `}const E=async()=>import(`./host-e53b210c.js`),D=({host:e})=>t`
  <h2>${i(`past_keeping`)}</h2>
  ${e?t`<div class="row">
          ${n(i(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(i(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(i(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${i(`past_for_host`)}</p>
          <div class="row">${n(i(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await r({state:{seats:[],spots:[]},geometry:null,render:A},i(`past_for_host`)),await a(c),A()}async function k(){await b(),await w(),o(i(`past_forgotten`))}function A(){let{games:e,more:n,counted:r}=v;l(_(`games`),t`<${C} games=${e} more=${n} host=${p.host} />`),l(_(`counted`),r?.games>0&&t`<${T} ...${r} />`),l(_(`keeping`),t`<${D} host=${p.host} />`)}async function j(){await u(),await b(),await w()}j();