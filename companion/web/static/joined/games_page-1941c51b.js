import{Ht as e,Qt as t,Rt as n,Vt as r,Xt as i,Yt as a,Zt as o,en as s,lt as c,pt as l,qt as u,r as d,tn as f,v as p}from"./all-d6b41ecc.js";import{n as m,r as h,t as g}from"./shared-5272dd52.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(n=>e.names[n]||t(n)).join(`, `)||e.title;async function b(e=``){let t=await c(()=>u(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await c(()=>o(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(s(`/`))}function S({game:e}){let i=e.winner?f(`has_won`,{name:e.names[e.winner]||t(e.winner)}):f(`state_${e.state}`),o=[e.title,f(`turns_played`,{count:e.turns}),i],c={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${y(e)}`};return r`<li>
    <a class="game-link" href=${s(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&a.host&&n(f(`go_on`),()=>x(e),c)}
  </li>`}function C({games:e,more:t,host:i}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>r`<${S} key=${e.game_id} game=${e} />`);return r`
    ${e.length?r`<ul class="shelf">${o}</ul>`:r`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${f(`host_resumes`)}</p>`}
    ${t&&n(f(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await u(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:i}){return r`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&r`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?r`<${h} players=${n} over />`:r`<p>${f(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-450d2768.js`),D=({host:e})=>r`
  <h2>${f(`past_keeping`)}</h2>
  ${e?r`<div class="row">
          ${n(f(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(f(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(f(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${n(f(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},f(`past_for_host`)),await c(i),A()}async function k(){await b(),await w(),l(f(`past_forgotten`))}function A(){let{games:t,more:n,counted:i}=v;e(_(`games`),r`<${C} games=${t} more=${n} host=${a.host} />`),e(_(`counted`),i?.games>0&&r`<${T} ...${i} />`),e(_(`keeping`),r`<${D} host=${a.host} />`)}async function j(){await d(),await b(),await w()}j();