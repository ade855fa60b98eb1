import{A as e,Dn as t,X as n,Xt as r,bn as i,cn as a,en as o,in as s,kn as c,on as l,sn as u,wn as d,yn as f}from"./phone-dd59b0b4.js";import{n as p,r as m,t as h}from"./shared-4a8f017e.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await r(()=>s(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await r(()=>a(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function x({game:e}){let n=e.winner?i(`has_won`,{name:e.who[e.winner]}):i(`state_${e.state}`),r=[e.title,i(`turns_played`,{count:e.turns}),n],a={name:`on-${e.game_id}`,"aria-label":`${i(`go_on`)}: ${v(e)}`};return t`<li>
    <a class="game-link" href=${f(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&l.host&&d(i(`go_on`),()=>b(e),a)}
  </li>`}function S({games:e,more:n,host:r}){let a=()=>y(e.at(-1).game_id),o=e.map(e=>t`<${x} key=${e.game_id} game=${e} />`);return t`
    ${e.length?t`<ul class="shelf">${o}</ul>`:t`<p>${i(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!r&&t`<p class="small">${i(`host_resumes`)}</p>`}
    ${n&&d(i(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await s(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:n,players:r,dice:a}){return t`
    <h2>${i(`past_all_games`)}</h2>
    ${e<n&&t`<p class="small">${i(`past_counting`,{done:e,count:n})}</p>`}
    ${r.length?t`<${m} players=${r} over />`:t`<p>${i(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-30d743ea.js`),E=({host:e})=>t`
  <h2>${i(`past_keeping`)}</h2>
  ${e?t`<div class="row">
          ${d(i(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${d(i(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${d(i(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${i(`past_for_host`)}</p>
          <div class="row">${d(i(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await n({state:{seats:[],spots:[]},geometry:null,render:k},i(`past_for_host`)),await r(u),k()}async function O(){await y(),await C(),o(i(`past_forgotten`))}function k(){let{games:e,more:n,counted:r}=_;c(g(`games`),t`<${S} games=${e} more=${n} host=${l.host} />`),c(g(`counted`),r?.games>0&&t`<${w} ...${r} />`),c(g(`keeping`),t`<${E} host=${l.host} />`)}async function A(){await e(),await y(),await C()}A();