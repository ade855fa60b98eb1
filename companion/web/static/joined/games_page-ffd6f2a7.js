import{$ as e,$t as t,Ft as n,Nt as r,Pt as i,Qt as a,Yt as o,b as s,cn as c,jt as l,on as u,r as d,rn as f,rt as p}from"./all-d6ddc8ee.js";import{a as m,o as h,s as g}from"./shared-66e995ce.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||o(t)).join(`, `)||e.title;async function b(t=``){let n=await e(()=>l(`/api/games?count=30${t&&`&before=${t}`}`));n&&(v.games=t?[...v.games,...n]:n,v.more=n.length===30,A(),t&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(t){await e(()=>n(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(a(`/`))}function S({game:e}){let n=e.winner?t(`has_won`,{name:e.names[e.winner]||o(e.winner)}):t(`state_${e.state}`),i=[e.title,t(`turns_played`,{count:e.turns}),n],s={name:`on-${e.game_id}`,"aria-label":`${t(`go_on`)}: ${y(e)}`};return u`<li>
    <a class="game-link" href=${a(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${m(e)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&r.host&&f(t(`go_on`),()=>x(e),s)}
  </li>`}function C({games:e,more:n,host:r}){let i=()=>b(e.at(-1).game_id),a=e.map(e=>u`<${S} key=${e.game_id} game=${e} />`);return u`
    ${e.length?u`<ul class="shelf">${a}</ul>`:u`<p>${t(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!r&&u`<p class="small">${t(`host_resumes`)}</p>`}
    ${n&&f(t(`past_older`),i,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await l(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:n,players:r,dice:i}){return u`
    <h2>${t(`past_all_games`)}</h2>
    ${e<n&&u`<p class="small">${t(`past_counting`,{done:e,count:n})}</p>`}
    ${r.length?u`<${g} players=${r} over />`:u`<p>${t(`past_no_names`)}</p>`}
    <${h} dice=${i} />
  `}const E=async()=>import(`./host-7b70c9bf.js`),D=({host:e})=>u`
  <h2>${t(`past_keeping`)}</h2>
  ${e?u`<div class="row">
          ${f(t(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${f(t(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${f(t(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:u`
          <p class="small">${t(`past_for_host`)}</p>
          <div class="row">${f(t(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await s({state:{seats:[],spots:[]},geometry:null,render:A},t(`past_for_host`)),await e(i),A()}async function k(){await b(),await w(),p(t(`past_forgotten`))}function A(){let{games:e,more:t,counted:n}=v;c(_(`games`),u`<${C} games=${e} more=${t} host=${r.host} />`),c(_(`counted`),n?.games>0&&u`<${T} ...${n} />`),c(_(`keeping`),u`<${D} host=${r.host} />`)}async function j(){await d(),await b(),await w()}j();