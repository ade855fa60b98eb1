import{$t as e,Jt as t,Qt as n,Rt as r,Ut as i,Vt as a,Zt as o,en as s,lt as c,nn as l,pt as u,r as d,rn as f,v as p}from"./all-b3353105.js";import{n as m,r as h,t as g}from"./shared-d215b004.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||s(t)).join(`, `)||e.title;async function b(e=``){let n=await c(()=>t(`/api/games?count=30${e&&`&before=${e}`}`));n&&(v.games=e?[...v.games,...n]:n,v.more=n.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(t){await c(()=>e(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(l(`/`))}function S({game:e}){let t=e.winner?f(`has_won`,{name:e.names[e.winner]||s(e.winner)}):f(`state_${e.state}`),n=[e.title,f(`turns_played`,{count:e.turns}),t],i={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${y(e)}`};return a`<li>
    <a class="game-link" href=${l(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${n.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&o.host&&r(f(`go_on`),()=>x(e),i)}
  </li>`}function C({games:e,more:t,host:n}){let i=()=>b(e.at(-1).game_id),o=e.map(e=>a`<${S} key=${e.game_id} game=${e} />`);return a`
    ${e.length?a`<ul class="shelf">${o}</ul>`:a`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&a`<p class="small">${f(`host_resumes`)}</p>`}
    ${t&&r(f(`past_older`),i,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await t(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return a`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&a`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?a`<${h} players=${n} over />`:a`<p>${f(`past_no_names`)}</p>`}
    <${m} dice=${r} />
  `}const E=async()=>import(`./host-66a71079.js`),D=({host:e})=>a`
  <h2>${f(`past_keeping`)}</h2>
  ${e?a`<div class="row">
          ${r(f(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${r(f(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${r(f(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:a`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${r(f(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},f(`past_for_host`)),await c(n),A()}async function k(){await b(),await w(),u(f(`past_forgotten`))}function A(){let{games:e,more:t,counted:n}=v;i(_(`games`),a`<${C} games=${e} more=${t} host=${o.host} />`),i(_(`counted`),n?.games>0&&a`<${T} ...${n} />`),i(_(`keeping`),a`<${D} host=${o.host} />`)}async function j(){await d(),await b(),await w()}j();