import{A as e,Cn as t,J as n,Kt as r,Tn as i,Xt as a,bn as o,en as s,gn as c,hn as l,in as u,nn as d,rn as f}from"./phone-6a1c03c5.js";import{n as p,r as m,t as h}from"./shared-c75c2bef.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await r(()=>s(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await r(()=>u(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(l(`/`))}function x({game:e}){let n=e.winner?c(`has_won`,{name:e.who[e.winner]}):c(`state_${e.state}`),r=[e.title,c(`turns_played`,{count:e.turns}),n],i={name:`on-${e.game_id}`,"aria-label":`${c(`go_on`)}: ${v(e)}`};return t`<li>
    <a class="game-link" href=${l(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&d.host&&o(c(`go_on`),()=>b(e),i)}
  </li>`}function S({games:e,more:n,host:r}){let i=()=>y(e.at(-1).game_id),a=e.map(e=>t`<${x} key=${e.game_id} game=${e} />`);return t`
    ${e.length?t`<ul class="shelf">${a}</ul>`:t`<p>${c(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!r&&t`<p class="small">${c(`host_resumes`)}</p>`}
    ${n&&o(c(`past_older`),i,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await s(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:n,players:r,dice:i}){return t`
    <h2>${c(`past_all_games`)}</h2>
    ${e<n&&t`<p class="small">${c(`past_counting`,{done:e,count:n})}</p>`}
    ${r.length?t`<${m} players=${r} over />`:t`<p>${c(`past_no_names`)}</p>`}
    <${p} dice=${i} />
  `}const T=async()=>import(`./host-bf7eef93.js`),E=({host:e})=>t`
  <h2>${c(`past_keeping`)}</h2>
  ${e?t`<div class="row">
          ${o(c(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${o(c(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${o(c(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${c(`past_for_host`)}</p>
          <div class="row">${o(c(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await n({state:{seats:[],spots:[]},geometry:null,render:k},c(`past_for_host`)),await r(f),k()}async function O(){await y(),await C(),a(c(`past_forgotten`))}function k(){let{games:e,more:n,counted:r}=_;i(g(`games`),t`<${S} games=${e} more=${n} host=${d.host} />`),i(g(`counted`),r?.games>0&&t`<${w} ...${r} />`),i(g(`keeping`),t`<${E} host=${d.host} />`)}async function A(){await e(),await y(),await C()}A();