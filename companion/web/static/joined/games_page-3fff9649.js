import{$t as e,Gt as t,Ht as n,Wt as r,Xt as i,an as a,dt as o,en as s,g as c,in as l,nn as u,r as d,st as f,tn as p}from"./all-e3a02b0c.js";import{n as m,r as h,t as g}from"./shared-ca97b050.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||u(t)).join(`, `)||e.title;async function b(e=``){let t=await f(()=>i(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await f(()=>p(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(l(`/`))}function S({game:t}){let i=t.winner?a(`has_won`,{name:t.names[t.winner]||u(t.winner)}):a(`state_${t.state}`),o=[t.title,a(`turns_played`,{count:t.turns}),i],s={name:`on-${t.game_id}`,"aria-label":`${a(`go_on`)}: ${y(t)}`};return r`<li>
    <a class="game-link" href=${l(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${g(t)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&e.host&&n(a(`go_on`),()=>x(t),s)}
  </li>`}function C({games:e,more:t,host:i}){let o=()=>b(e.at(-1).game_id),s=e.map(e=>r`<${S} key=${e.game_id} game=${e} />`);return r`
    ${e.length?r`<ul class="shelf">${s}</ul>`:r`<p>${a(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${a(`host_resumes`)}</p>`}
    ${t&&n(a(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await i(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:i}){return r`
    <h2>${a(`past_all_games`)}</h2>
    ${e<t&&r`<p class="small">${a(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?r`<${h} players=${n} over />`:r`<p>${a(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-dbeb5ab3.js`),D=({host:e})=>r`
  <h2>${a(`past_keeping`)}</h2>
  ${e?r`<div class="row">
          ${n(a(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(a(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(a(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${a(`past_for_host`)}</p>
          <div class="row">${n(a(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await c({state:{seats:[],spots:[]},geometry:null,render:A},a(`past_for_host`)),await f(s),A()}async function k(){await b(),await w(),o(a(`past_forgotten`))}function A(){let{games:n,more:i,counted:a}=v;t(_(`games`),r`<${C} games=${n} more=${i} host=${e.host} />`),t(_(`counted`),a?.games>0&&r`<${T} ...${a} />`),t(_(`keeping`),r`<${D} host=${e.host} />`)}async function j(){await d(),await b(),await w()}j();