import{$t as e,Qt as t,Ut as n,Vt as r,Wt as i,Yt as a,en as o,g as s,in as c,ot as l,r as u,rn as d,tn as f,ut as p}from"./all-aa5a1a3e.js";import{n as m,r as h,t as g}from"./shared-6147b21f.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||f(t)).join(`, `)||e.title;async function b(e=``){let t=await l(()=>a(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await l(()=>o(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(d(`/`))}function S({game:e}){let i=e.winner?c(`has_won`,{name:e.names[e.winner]||f(e.winner)}):c(`state_${e.state}`),a=[e.title,c(`turns_played`,{count:e.turns}),i],o={name:`on-${e.game_id}`,"aria-label":`${c(`go_on`)}: ${y(e)}`};return n`<li>
    <a class="game-link" href=${d(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&t.host&&r(c(`go_on`),()=>x(e),o)}
  </li>`}function C({games:e,more:t,host:i}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>n`<${S} key=${e.game_id} game=${e} />`);return n`
    ${e.length?n`<ul class="shelf">${o}</ul>`:n`<p>${c(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&n`<p class="small">${c(`host_resumes`)}</p>`}
    ${t&&r(c(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await a(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:r,dice:i}){return n`
    <h2>${c(`past_all_games`)}</h2>
    ${e<t&&n`<p class="small">${c(`past_counting`,{done:e,count:t})}</p>`}
    ${r.length?n`<${h} players=${r} over />`:n`<p>${c(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-5d7726e5.js`),D=({host:e})=>n`
  <h2>${c(`past_keeping`)}</h2>
  ${e?n`<div class="row">
          ${r(c(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${r(c(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${r(c(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:n`
          <p class="small">${c(`past_for_host`)}</p>
          <div class="row">${r(c(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await s({state:{seats:[],spots:[]},geometry:null,render:A},c(`past_for_host`)),await l(e),A()}async function k(){await b(),await w(),p(c(`past_forgotten`))}function A(){let{games:e,more:r,counted:a}=v;i(_(`games`),n`<${C} games=${e} more=${r} host=${t.host} />`),i(_(`counted`),a?.games>0&&n`<${T} ...${a} />`),i(_(`keeping`),n`<${D} host=${t.host} />`)}async function j(){await u(),await b(),await w()}j();