import{A as e,Dn as t,Fn as n,Ln as r,Mn as i,On as a,dn as o,hn as s,mn as c,nt as l,pn as u,rn as d,sn as f}from"./phone-c7af0d79.js";import{n as p,r as m,t as h}from"./shared-c9faee03.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await d(()=>o(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await d(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(t(`/`))}function x({game:e}){let r=e.winner?a(`has_won`,{name:e.who[e.winner]}):a(`state_${e.state}`),o=[e.title,a(`turns_played`,{count:e.turns}),r],s={name:`on-${e.game_id}`,"aria-label":`${a(`go_on`)}: ${v(e)}`};return n`<li>
    <a class="game-link" href=${t(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&u.host&&i(a(`go_on`),()=>b(e),s)}
  </li>`}function S({games:e,more:t,host:r}){let o=()=>y(e.at(-1).game_id),s=e.map(e=>n`<${x} key=${e.game_id} game=${e} />`);return n`
    ${e.length?n`<ul class="shelf">${s}</ul>`:n`<p>${a(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!r&&n`<p class="small">${a(`host_resumes`)}</p>`}
    ${t&&i(a(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await o(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:r,dice:i}){return n`
    <h2>${a(`past_all_games`)}</h2>
    ${e<t&&n`<p class="small">${a(`past_counting`,{done:e,count:t})}</p>`}
    ${r.length?n`<${m} players=${r} over />`:n`<p>${a(`past_no_names`)}</p>`}
    <${p} dice=${i} />
  `}const T=async()=>import(`./host-f1c36016.js`),E=({host:e})=>n`
  <h2>${a(`past_keeping`)}</h2>
  ${e?n`<div class="row">
          ${i(a(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${i(a(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${i(a(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:n`
          <p class="small">${a(`past_for_host`)}</p>
          <div class="row">${i(a(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await l({state:{seats:[],spots:[]},geometry:null,render:k},a(`past_for_host`)),await d(c),k()}async function O(){await y(),await C(),f(a(`past_forgotten`))}function k(){let{games:e,more:t,counted:i}=_;r(g(`games`),n`<${S} games=${e} more=${t} host=${u.host} />`),r(g(`counted`),i?.games>0&&n`<${w} ...${i} />`),r(g(`keeping`),n`<${E} host=${u.host} />`)}async function A(){await e(),await y(),await C()}A();