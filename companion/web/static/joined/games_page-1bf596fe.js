import{$t as e,Bt as t,Ht as n,Jt as r,Lt as i,Qt as a,Xt as o,Zt as s,ct as c,ft as l,nn as u,r as d,rn as f,v as p}from"./all-713fa23a.js";import{n as m,r as h,t as g}from"./shared-8929366e.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=t=>t.seats.map(n=>t.names[n]||e(n)).join(`, `)||t.title;async function b(e=``){let t=await c(()=>r(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await c(()=>a(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(u(`/`))}function S({game:n}){let r=n.winner?f(`has_won`,{name:n.names[n.winner]||e(n.winner)}):f(`state_${n.state}`),a=[n.title,f(`turns_played`,{count:n.turns}),r],s={name:`on-${n.game_id}`,"aria-label":`${f(`go_on`)}: ${y(n)}`};return t`<li>
    <a class="game-link" href=${u(`/games/${n.game_id}`)} data-f=${`game-${n.game_id}`}>
      <b>${y(n)}</b>
      <span>${g(n)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${n.state===`playing`&&o.host&&i(f(`go_on`),()=>x(n),s)}
  </li>`}function C({games:e,more:n,host:r}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>t`<${S} key=${e.game_id} game=${e} />`);return t`
    ${e.length?t`<ul class="shelf">${o}</ul>`:t`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!r&&t`<p class="small">${f(`host_resumes`)}</p>`}
    ${n&&i(f(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await r(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:n,players:r,dice:i}){return t`
    <h2>${f(`past_all_games`)}</h2>
    ${e<n&&t`<p class="small">${f(`past_counting`,{done:e,count:n})}</p>`}
    ${r.length?t`<${h} players=${r} over />`:t`<p>${f(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-7d474a2b.js`),D=({host:e})=>t`
  <h2>${f(`past_keeping`)}</h2>
  ${e?t`<div class="row">
          ${i(f(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${i(f(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${i(f(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${i(f(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},f(`past_for_host`)),await c(s),A()}async function k(){await b(),await w(),l(f(`past_forgotten`))}function A(){let{games:e,more:r,counted:i}=v;n(_(`games`),t`<${C} games=${e} more=${r} host=${o.host} />`),n(_(`counted`),i?.games>0&&t`<${T} ...${i} />`),n(_(`keeping`),t`<${D} host=${o.host} />`)}async function j(){await d(),await b(),await w()}j();