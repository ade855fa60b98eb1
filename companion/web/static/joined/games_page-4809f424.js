import{$t as e,Ft as t,It as n,Mt as r,Pt as i,Xt as a,en as o,et as s,in as c,it as l,ln as u,r as d,sn as f,x as p}from"./all-9abd0c32.js";import{a as m,o as h,s as g}from"./shared-a7f95979.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||a(t)).join(`, `)||e.title;async function b(e=``){let t=await s(()=>r(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(t){await s(()=>n(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(e(`/`))}function S({game:t}){let n=t.winner?o(`has_won`,{name:t.names[t.winner]||a(t.winner)}):o(`state_${t.state}`),r=[t.title,o(`turns_played`,{count:t.turns}),n],s={name:`on-${t.game_id}`,"aria-label":`${o(`go_on`)}: ${y(t)}`};return f`<li>
    <a class="game-link" href=${e(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${m(t)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&i.host&&c(o(`go_on`),()=>x(t),s)}
  </li>`}function C({games:e,more:t,host:n}){let r=()=>b(e.at(-1).game_id),i=e.map(e=>f`<${S} key=${e.game_id} game=${e} />`);return f`
    ${e.length?f`<ul class="shelf">${i}</ul>`:f`<p>${o(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&f`<p class="small">${o(`host_resumes`)}</p>`}
    ${t&&c(o(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await r(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return f`
    <h2>${o(`past_all_games`)}</h2>
    ${e<t&&f`<p class="small">${o(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?f`<${g} players=${n} over />`:f`<p>${o(`past_no_names`)}</p>`}
    <${h} dice=${r} />
  `}const E=async()=>import(`./host-1488d43b.js`),D=({host:e})=>f`
  <h2>${o(`past_keeping`)}</h2>
  ${e?f`<div class="row">
          ${c(o(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${c(o(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${c(o(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:f`
          <p class="small">${o(`past_for_host`)}</p>
          <div class="row">${c(o(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},o(`past_for_host`)),await s(t),A()}async function k(){await b(),await w(),l(o(`past_forgotten`))}function A(){let{games:e,more:t,counted:n}=v;u(_(`games`),f`<${C} games=${e} more=${t} host=${i.host} />`),u(_(`counted`),n?.games>0&&f`<${T} ...${n} />`),u(_(`keeping`),f`<${D} host=${i.host} />`)}async function j(){await d(),await b(),await w()}j();