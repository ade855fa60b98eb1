import{$t as e,Gt as t,Vt as n,Wt as r,Xt as i,an as a,en as o,in as s,lt as c,nn as l,pt as u,r as d,tn as f,v as p}from"./all-75524188.js";import{n as m,r as h,t as g}from"./shared-4f1ed211.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||l(t)).join(`, `)||e.title;async function b(e=``){let t=await c(()=>i(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await c(()=>f(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(s(`/`))}function S({game:t}){let i=t.winner?a(`has_won`,{name:t.names[t.winner]||l(t.winner)}):a(`state_${t.state}`),o=[t.title,a(`turns_played`,{count:t.turns}),i],c={name:`on-${t.game_id}`,"aria-label":`${a(`go_on`)}: ${y(t)}`};return r`<li>
    <a class="game-link" href=${s(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${g(t)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&e.host&&n(a(`go_on`),()=>x(t),c)}
  </li>`}function C({games:e,more:t,host:i}){let o=()=>b(e.at(-1).game_id),s=e.map(e=>r`<${S} key=${e.game_id} game=${e} />`);return r`
    ${e.length?r`<ul class="shelf">${s}</ul>`:r`<p>${a(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${a(`host_resumes`)}</p>`}
    ${t&&n(a(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await i(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:i}){return r`
    <h2>${a(`past_all_games`)}</h2>
    ${e<t&&r`<p class="small">${a(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?r`<${h} players=${n} over />`:r`<p>${a(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-40d3d632.js`),D=({host:e})=>r`
  <h2>${a(`past_keeping`)}</h2>
  ${e?r`<div class="row">
          ${n(a(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(a(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(a(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${a(`past_for_host`)}</p>
          <div class="row">${n(a(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},a(`past_for_host`)),await c(o),A()}async function k(){await b(),await w(),u(a(`past_forgotten`))}function A(){let{games:n,more:i,counted:a}=v;t(_(`games`),r`<${C} games=${n} more=${i} host=${e.host} />`),t(_(`counted`),a?.games>0&&r`<${T} ...${a} />`),t(_(`keeping`),r`<${D} host=${e.host} />`)}async function j(){await d(),await b(),await w()}j();