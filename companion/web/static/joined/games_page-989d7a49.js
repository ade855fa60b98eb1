import{En as e,O as t,Q as n,Qt as r,Sn as i,cn as a,jn as o,kn as s,ln as c,nn as l,on as u,un as d,xn as f}from"./phone-68234baa.js";import{n as p,r as m,t as h}from"./shared-d5371821.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await r(()=>u(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await r(()=>d(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function x({game:t}){let n=t.winner?i(`has_won`,{name:t.who[t.winner]}):i(`state_${t.state}`),r=[t.title,i(`turns_played`,{count:t.turns}),n],o={name:`on-${t.game_id}`,"aria-label":`${i(`go_on`)}: ${v(t)}`};return s`<li>
    <a class="game-link" href=${f(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${v(t)}</b>
      <span>${h(t)}</span>
      <small>${r.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&a.host&&e(i(`go_on`),()=>b(t),o)}
  </li>`}function S({games:t,more:n,host:r}){let a=()=>y(t.at(-1).game_id),o=t.map(e=>s`<${x} key=${e.game_id} game=${e} />`);return s`
    ${t.length?s`<ul class="shelf">${o}</ul>`:s`<p>${i(`no_games`)}</p>`}
    ${t.some(({state:e})=>e===`playing`)&&!r&&s`<p class="small">${i(`host_resumes`)}</p>`}
    ${n&&e(i(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await u(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:n,dice:r}){return s`
    <h2>${i(`past_all_games`)}</h2>
    ${e<t&&s`<p class="small">${i(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?s`<${m} players=${n} over />`:s`<p>${i(`past_no_names`)}</p>`}
    <${p} dice=${r} />
  `}const T=async()=>import(`./host-eb911ab3.js`),E=({host:t})=>s`
  <h2>${i(`past_keeping`)}</h2>
  ${t?s`<div class="row">
          ${e(i(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${e(i(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${e(i(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:s`
          <p class="small">${i(`past_for_host`)}</p>
          <div class="row">${e(i(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await n({state:{seats:[],spots:[]},geometry:null,render:k},i(`past_for_host`)),await r(c),k()}async function O(){await y(),await C(),l(i(`past_forgotten`))}function k(){let{games:e,more:t,counted:n}=_;o(g(`games`),s`<${S} games=${e} more=${t} host=${a.host} />`),o(g(`counted`),n?.games>0&&s`<${w} ...${n} />`),o(g(`keeping`),s`<${E} host=${a.host} />`)}async function A(){await t(),await y(),await C()}A();