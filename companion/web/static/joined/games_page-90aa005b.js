import{Dn as e,O as t,Q as n,Xt as r,bn as i,cn as a,en as o,in as s,kn as c,on as l,sn as u,wn as d,yn as f}from"./phone-4f51d064.js";import{n as p,r as m,t as h}from"./shared-e2fdc40a.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await r(()=>s(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await r(()=>a(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function x({game:t}){let n=t.winner?i(`has_won`,{name:t.who[t.winner]}):i(`state_${t.state}`),r=[t.title,i(`turns_played`,{count:t.turns}),n],a={name:`on-${t.game_id}`,"aria-label":`${i(`go_on`)}: ${v(t)}`};return e`<li>
    <a class="game-link" href=${f(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${v(t)}</b>
      <span>${h(t)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&l.host&&d(i(`go_on`),()=>b(t),a)}
  </li>`}function S({games:t,more:n,host:r}){let a=()=>y(t.at(-1).game_id),o=t.map(t=>e`<${x} key=${t.game_id} game=${t} />`);return e`
    ${t.length?e`<ul class="shelf">${o}</ul>`:e`<p>${i(`no_games`)}</p>`}
    ${t.some(({state:e})=>e===`playing`)&&!r&&e`<p class="small">${i(`host_resumes`)}</p>`}
    ${n&&d(i(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await s(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:t,games:n,players:r,dice:a}){return e`
    <h2>${i(`past_all_games`)}</h2>
    ${t<n&&e`<p class="small">${i(`past_counting`,{done:t,count:n})}</p>`}
    ${r.length?e`<${m} players=${r} over />`:e`<p>${i(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-51919158.js`),E=({host:t})=>e`
  <h2>${i(`past_keeping`)}</h2>
  ${t?e`<div class="row">
          ${d(i(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${d(i(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${d(i(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:e`
          <p class="small">${i(`past_for_host`)}</p>
          <div class="row">${d(i(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await n({state:{seats:[],spots:[]},geometry:null,render:k},i(`past_for_host`)),await r(u),k()}async function O(){await y(),await C(),o(i(`past_forgotten`))}function k(){let{games:t,more:n,counted:r}=_;c(g(`games`),e`<${S} games=${t} more=${n} host=${l.host} />`),c(g(`counted`),r?.games>0&&e`<${w} ...${r} />`),c(g(`keeping`),e`<${E} host=${l.host} />`)}async function A(){await t(),await y(),await C()}A();