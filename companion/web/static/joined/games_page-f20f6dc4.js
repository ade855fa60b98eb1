import{Jt as e,Kt as t,Ut as n,_t as r,an as i,b as a,cn as o,en as s,in as c,ln as l,nn as u,pt as d,r as f,rn as p}from"./all-16646811.js";import{a as m,o as h,s as g}from"./shared-cd25237a.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||i(t)).join(`, `)||e.title;async function b(e=``){let t=await d(()=>s(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await d(()=>c(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(o(`/`))}function S({game:e}){let r=e.winner?l(`has_won`,{name:e.names[e.winner]||i(e.winner)}):l(`state_${e.state}`),a=[e.title,l(`turns_played`,{count:e.turns}),r],s={name:`on-${e.game_id}`,"aria-label":`${l(`go_on`)}: ${y(e)}`};return t`<li>
    <a class="game-link" href=${o(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${m(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&u.host&&n(l(`go_on`),()=>x(e),s)}
  </li>`}function C({games:e,more:r,host:i}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>t`<${S} key=${e.game_id} game=${e} />`);return t`
    ${e.length?t`<ul class="shelf">${o}</ul>`:t`<p>${l(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&t`<p class="small">${l(`host_resumes`)}</p>`}
    ${r&&n(l(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await s(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:n,players:r,dice:i}){return t`
    <h2>${l(`past_all_games`)}</h2>
    ${e<n&&t`<p class="small">${l(`past_counting`,{done:e,count:n})}</p>`}
    ${r.length?t`<${g} players=${r} over />`:t`<p>${l(`past_no_names`)}</p>`}
    <${h} dice=${i} />
  `}const E=async()=>import(`./host-f6ead5d9.js`),D=({host:e})=>t`
  <h2>${l(`past_keeping`)}</h2>
  ${e?t`<div class="row">
          ${n(l(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(l(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(l(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${l(`past_for_host`)}</p>
          <div class="row">${n(l(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await a({state:{seats:[],spots:[]},geometry:null,render:A},l(`past_for_host`)),await d(p),A()}async function k(){await b(),await w(),r(l(`past_forgotten`))}function A(){let{games:n,more:r,counted:i}=v;e(_(`games`),t`<${C} games=${n} more=${r} host=${u.host} />`),e(_(`counted`),i?.games>0&&t`<${T} ...${i} />`),e(_(`keeping`),t`<${D} host=${u.host} />`)}async function j(){await f(),await b(),await w()}j();