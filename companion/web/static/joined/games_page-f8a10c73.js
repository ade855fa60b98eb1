import{Bt as e,D as t,Jt as n,Qt as r,W as i,Wt as a,Xt as o,Zt as s,_n as c,ln as l,mn as u,on as d,un as f,yn as p}from"./phone-c6295ca4.js";import{n as m,r as h,t as g}from"./shared-df2ffbac.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||d(t)).join(`, `)||e.title;async function b(t=``){let r=await e(()=>n(`/api/games?count=30${t&&`&before=${t}`}`));r&&(v.games=t?[...v.games,...r]:r,v.more=r.length===30,A(),t&&_(`games`).querySelector(`[data-f="game-${r[0]?.game_id}"]`)?.focus())}async function x(t){await e(()=>r(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(l(`/`))}function S({game:e}){let t=e.winner?f(`has_won`,{name:e.names[e.winner]||d(e.winner)}):f(`state_${e.state}`),n=[e.title,f(`turns_played`,{count:e.turns}),t],r={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${y(e)}`};return c`<li>
    <a class="game-link" href=${l(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${n.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&o.host&&u(f(`go_on`),()=>x(e),r)}
  </li>`}function C({games:e,more:t,host:n}){let r=()=>b(e.at(-1).game_id),i=e.map(e=>c`<${S} key=${e.game_id} game=${e} />`);return c`
    ${e.length?c`<ul class="shelf">${i}</ul>`:c`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&c`<p class="small">${f(`host_resumes`)}</p>`}
    ${t&&u(f(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await n(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return c`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&c`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?c`<${h} players=${n} over />`:c`<p>${f(`past_no_names`)}</p>`}
    <${m} dice=${r} />
  `}const E=async()=>import(`./host-9c73796f.js`),D=({host:e})=>c`
  <h2>${f(`past_keeping`)}</h2>
  ${e?c`<div class="row">
          ${u(f(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${u(f(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${u(f(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:c`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${u(f(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await i({state:{seats:[],spots:[]},geometry:null,render:A},f(`past_for_host`)),await e(s),A()}async function k(){await b(),await w(),a(f(`past_forgotten`))}function A(){let{games:e,more:t,counted:n}=v;p(_(`games`),c`<${C} games=${e} more=${t} host=${o.host} />`),p(_(`counted`),n?.games>0&&c`<${T} ...${n} />`),p(_(`keeping`),c`<${D} host=${o.host} />`)}async function j(){await t(),await b(),await w()}j();