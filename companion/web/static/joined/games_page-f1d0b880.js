import{Bt as e,It as t,Rt as n,S as r,cn as i,dn as a,in as o,pn as s,r as c,rn as l,rt as u,st as d,zt as f}from"./all-136c38ea.js";import{a as p,o as m,s as h}from"./shared-32cc7dcf.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let n=await u(()=>t(`/api/games?count=30${e&&`&before=${e}`}`));n&&(_.games=e?[..._.games,...n]:n,_.more=n.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function b(t){await u(()=>e(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(l(`/`))}function x({game:e}){let t=e.winner?o(`has_won`,{name:e.who[e.winner]}):o(`state_${e.state}`),r=[e.title,o(`turns_played`,{count:e.turns}),t],s={name:`on-${e.game_id}`,"aria-label":`${o(`go_on`)}: ${v(e)}`};return a`<li>
    <a class="game-link" href=${l(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${p(e)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&n.host&&i(o(`go_on`),()=>b(e),s)}
  </li>`}function S({games:e,more:t,host:n}){let r=()=>y(e.at(-1).game_id),s=e.map(e=>a`<${x} key=${e.game_id} game=${e} />`);return a`
    ${e.length?a`<ul class="shelf">${s}</ul>`:a`<p>${o(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&a`<p class="small">${o(`host_resumes`)}</p>`}
    ${t&&i(o(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await t(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:n,dice:r}){return a`
    <h2>${o(`past_all_games`)}</h2>
    ${e<t&&a`<p class="small">${o(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?a`<${h} players=${n} over />`:a`<p>${o(`past_no_names`)}</p>`}
    <${m} dice=${r} />
  `}const T=async()=>import(`./host-2bd5450f.js`),E=({host:e})=>a`
  <h2>${o(`past_keeping`)}</h2>
  ${e?a`<div class="row">
          ${i(o(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${i(o(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${i(o(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:a`
          <p class="small">${o(`past_for_host`)}</p>
          <div class="row">${i(o(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await r({state:{seats:[],spots:[]},geometry:null,render:k},o(`past_for_host`)),await u(f),k()}async function O(){await y(),await C(),d(o(`past_forgotten`))}function k(){let{games:e,more:t,counted:r}=_;s(g(`games`),a`<${S} games=${e} more=${t} host=${n.host} />`),s(g(`counted`),r?.games>0&&a`<${w} ...${r} />`),s(g(`keeping`),a`<${E} host=${n.host} />`)}async function A(){await c(),await y(),await C()}A();