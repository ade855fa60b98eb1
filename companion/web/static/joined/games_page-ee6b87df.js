import{Ft as e,It as t,Lt as n,Nt as r,S as i,Zt as a,an as o,at as s,cn as c,en as l,r as u,tn as d,tt as f,un as p}from"./all-4d413dfa.js";import{a as m,o as h,s as g}from"./shared-f84836c4.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||a(t)).join(`, `)||e.title;async function b(e=``){let t=await f(()=>r(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await f(()=>n(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(l(`/`))}function S({game:t}){let n=t.winner?d(`has_won`,{name:t.names[t.winner]||a(t.winner)}):d(`state_${t.state}`),r=[t.title,d(`turns_played`,{count:t.turns}),n],i={name:`on-${t.game_id}`,"aria-label":`${d(`go_on`)}: ${y(t)}`};return c`<li>
    <a class="game-link" href=${l(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${m(t)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&e.host&&o(d(`go_on`),()=>x(t),i)}
  </li>`}function C({games:e,more:t,host:n}){let r=()=>b(e.at(-1).game_id),i=e.map(e=>c`<${S} key=${e.game_id} game=${e} />`);return c`
    ${e.length?c`<ul class="shelf">${i}</ul>`:c`<p>${d(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&c`<p class="small">${d(`host_resumes`)}</p>`}
    ${t&&o(d(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await r(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return c`
    <h2>${d(`past_all_games`)}</h2>
    ${e<t&&c`<p class="small">${d(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?c`<${g} players=${n} over />`:c`<p>${d(`past_no_names`)}</p>`}
    <${h} dice=${r} />
  `}const E=async()=>import(`./host-e7431849.js`),D=({host:e})=>c`
  <h2>${d(`past_keeping`)}</h2>
  ${e?c`<div class="row">
          ${o(d(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${o(d(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${o(d(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:c`
          <p class="small">${d(`past_for_host`)}</p>
          <div class="row">${o(d(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await i({state:{seats:[],spots:[]},geometry:null,render:A},d(`past_for_host`)),await f(t),A()}async function k(){await b(),await w(),s(d(`past_forgotten`))}function A(){let{games:t,more:n,counted:r}=v;p(_(`games`),c`<${C} games=${t} more=${n} host=${e.host} />`),p(_(`counted`),r?.games>0&&c`<${T} ...${r} />`),p(_(`keeping`),c`<${D} host=${e.host} />`)}async function j(){await u(),await b(),await w()}j();