import{Gt as e,Kt as t,Ut as n,Zt as r,an as i,en as a,lt as o,nn as s,on as c,pt as l,r as u,rn as d,tn as f,v as p}from"./all-c951db08.js";import{n as m,r as h,t as g}from"./shared-4b85fef8.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||d(t)).join(`, `)||e.title;async function b(e=``){let t=await o(()=>r(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await o(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(i(`/`))}function S({game:t}){let r=t.winner?c(`has_won`,{name:t.names[t.winner]||d(t.winner)}):c(`state_${t.state}`),o=[t.title,c(`turns_played`,{count:t.turns}),r],s={name:`on-${t.game_id}`,"aria-label":`${c(`go_on`)}: ${y(t)}`};return e`<li>
    <a class="game-link" href=${i(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${g(t)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&a.host&&n(c(`go_on`),()=>x(t),s)}
  </li>`}function C({games:t,more:r,host:i}){let a=()=>b(t.at(-1).game_id),o=t.map(t=>e`<${S} key=${t.game_id} game=${t} />`);return e`
    ${t.length?e`<ul class="shelf">${o}</ul>`:e`<p>${c(`no_games`)}</p>`}
    ${t.some(({state:e})=>e===`playing`)&&!i&&e`<p class="small">${c(`host_resumes`)}</p>`}
    ${r&&n(c(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await r(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:t,games:n,players:r,dice:i}){return e`
    <h2>${c(`past_all_games`)}</h2>
    ${t<n&&e`<p class="small">${c(`past_counting`,{done:t,count:n})}</p>`}
    ${r.length?e`<${h} players=${r} over />`:e`<p>${c(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-cedd101a.js`),D=({host:t})=>e`
  <h2>${c(`past_keeping`)}</h2>
  ${t?e`<div class="row">
          ${n(c(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(c(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(c(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:e`
          <p class="small">${c(`past_for_host`)}</p>
          <div class="row">${n(c(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},c(`past_for_host`)),await o(f),A()}async function k(){await b(),await w(),l(c(`past_forgotten`))}function A(){let{games:n,more:r,counted:i}=v;t(_(`games`),e`<${C} games=${n} more=${r} host=${a.host} />`),t(_(`counted`),i?.games>0&&e`<${T} ...${i} />`),t(_(`keeping`),e`<${D} host=${a.host} />`)}async function j(){await u(),await b(),await w()}j();