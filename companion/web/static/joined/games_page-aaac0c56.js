import{$t as e,Bt as t,Qt as n,Ut as r,Wt as i,Yt as a,dt as o,en as s,g as c,in as l,r as u,rn as d,st as f,tn as p}from"./all-6c7801a2.js";import{n as m,r as h,t as g}from"./shared-23c338a9.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||p(t)).join(`, `)||e.title;async function b(e=``){let t=await f(()=>a(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await f(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(d(`/`))}function S({game:e}){let i=e.winner?l(`has_won`,{name:e.names[e.winner]||p(e.winner)}):l(`state_${e.state}`),a=[e.title,l(`turns_played`,{count:e.turns}),i],o={name:`on-${e.game_id}`,"aria-label":`${l(`go_on`)}: ${y(e)}`};return r`<li>
    <a class="game-link" href=${d(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&n.host&&t(l(`go_on`),()=>x(e),o)}
  </li>`}function C({games:e,more:n,host:i}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>r`<${S} key=${e.game_id} game=${e} />`);return r`
    ${e.length?r`<ul class="shelf">${o}</ul>`:r`<p>${l(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${l(`host_resumes`)}</p>`}
    ${n&&t(l(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await a(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:i}){return r`
    <h2>${l(`past_all_games`)}</h2>
    ${e<t&&r`<p class="small">${l(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?r`<${h} players=${n} over />`:r`<p>${l(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-b72df441.js`),D=({host:e})=>r`
  <h2>${l(`past_keeping`)}</h2>
  ${e?r`<div class="row">
          ${t(l(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${t(l(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${t(l(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${l(`past_for_host`)}</p>
          <div class="row">${t(l(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await c({state:{seats:[],spots:[]},geometry:null,render:A},l(`past_for_host`)),await f(e),A()}async function k(){await b(),await w(),o(l(`past_forgotten`))}function A(){let{games:e,more:t,counted:a}=v;i(_(`games`),r`<${C} games=${e} more=${t} host=${n.host} />`),i(_(`counted`),a?.games>0&&r`<${T} ...${a} />`),i(_(`keeping`),r`<${D} host=${n.host} />`)}async function j(){await u(),await b(),await w()}j();