import{$ as e,Ft as t,Jt as n,Nt as r,Pt as i,Qt as a,Zt as o,an as s,b as c,jt as l,nn as u,r as d,rt as f,sn as p}from"./all-85bff6b0.js";import{a as m,o as h,s as g}from"./shared-a701eaf2.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||n(t)).join(`, `)||e.title;async function b(t=``){let n=await e(()=>l(`/api/games?count=30${t&&`&before=${t}`}`));n&&(v.games=t?[...v.games,...n]:n,v.more=n.length===30,A(),t&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(n){await e(()=>t(`/api/game/resume`,{game_id:n.game_id}))&&location.assign(o(`/`))}function S({game:e}){let t=e.winner?a(`has_won`,{name:e.names[e.winner]||n(e.winner)}):a(`state_${e.state}`),i=[e.title,a(`turns_played`,{count:e.turns}),t],c={name:`on-${e.game_id}`,"aria-label":`${a(`go_on`)}: ${y(e)}`};return s`<li>
    <a class="game-link" href=${o(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${m(e)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&r.host&&u(a(`go_on`),()=>x(e),c)}
  </li>`}function C({games:e,more:t,host:n}){let r=()=>b(e.at(-1).game_id),i=e.map(e=>s`<${S} key=${e.game_id} game=${e} />`);return s`
    ${e.length?s`<ul class="shelf">${i}</ul>`:s`<p>${a(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&s`<p class="small">${a(`host_resumes`)}</p>`}
    ${t&&u(a(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await l(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return s`
    <h2>${a(`past_all_games`)}</h2>
    ${e<t&&s`<p class="small">${a(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?s`<${g} players=${n} over />`:s`<p>${a(`past_no_names`)}</p>`}
    <${h} dice=${r} />
  `}const E=async()=>import(`./host-9327c498.js`),D=({host:e})=>s`
  <h2>${a(`past_keeping`)}</h2>
  ${e?s`<div class="row">
          ${u(a(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${u(a(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${u(a(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:s`
          <p class="small">${a(`past_for_host`)}</p>
          <div class="row">${u(a(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await c({state:{seats:[],spots:[]},geometry:null,render:A},a(`past_for_host`)),await e(i),A()}async function k(){await b(),await w(),f(a(`past_forgotten`))}function A(){let{games:e,more:t,counted:n}=v;p(_(`games`),s`<${C} games=${e} more=${t} host=${r.host} />`),p(_(`counted`),n?.games>0&&s`<${T} ...${n} />`),p(_(`keeping`),s`<${D} host=${r.host} />`)}async function j(){await d(),await b(),await w()}j();