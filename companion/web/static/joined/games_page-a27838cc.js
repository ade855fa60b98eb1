import{Cn as e,Kt as t,Tn as n,Xt as r,Y as i,bn as a,en as o,gn as s,hn as c,in as l,j as u,nn as d,rn as f}from"./phone-e22dede0.js";import{n as p,r as m,t as h}from"./shared-f33fc7cb.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let n=await t(()=>o(`/api/games?count=30${e&&`&before=${e}`}`));n&&(_.games=e?[..._.games,...n]:n,_.more=n.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function b(e){await t(()=>l(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(c(`/`))}function x({game:t}){let n=t.winner?s(`has_won`,{name:t.who[t.winner]}):s(`state_${t.state}`),r=[t.title,s(`turns_played`,{count:t.turns}),n],i={name:`on-${t.game_id}`,"aria-label":`${s(`go_on`)}: ${v(t)}`};return e`<li>
    <a class="game-link" href=${c(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${v(t)}</b>
      <span>${h(t)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&d.host&&a(s(`go_on`),()=>b(t),i)}
  </li>`}function S({games:t,more:n,host:r}){let i=()=>y(t.at(-1).game_id),o=t.map(t=>e`<${x} key=${t.game_id} game=${t} />`);return e`
    ${t.length?e`<ul class="shelf">${o}</ul>`:e`<p>${s(`no_games`)}</p>`}
    ${t.some(({state:e})=>e===`playing`)&&!r&&e`<p class="small">${s(`host_resumes`)}</p>`}
    ${n&&a(s(`past_older`),i,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await o(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:t,games:n,players:r,dice:i}){return e`
    <h2>${s(`past_all_games`)}</h2>
    ${t<n&&e`<p class="small">${s(`past_counting`,{done:t,count:n})}</p>`}
    ${r.length?e`<${m} players=${r} over />`:e`<p>${s(`past_no_names`)}</p>`}
    <${p} dice=${i} />
  `}const T=async()=>import(`./host-a38cb11d.js`),E=({host:t})=>e`
  <h2>${s(`past_keeping`)}</h2>
  ${t?e`<div class="row">
          ${a(s(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${a(s(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${a(s(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:e`
          <p class="small">${s(`past_for_host`)}</p>
          <div class="row">${a(s(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await i({state:{seats:[],spots:[]},geometry:null,render:k},s(`past_for_host`)),await t(f),k()}async function O(){await y(),await C(),r(s(`past_forgotten`))}function k(){let{games:t,more:r,counted:i}=_;n(g(`games`),e`<${S} games=${t} more=${r} host=${d.host} />`),n(g(`counted`),i?.games>0&&e`<${w} ...${i} />`),n(g(`keeping`),e`<${E} host=${d.host} />`)}async function A(){await u(),await y(),await C()}A();