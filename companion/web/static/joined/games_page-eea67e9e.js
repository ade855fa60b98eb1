import{$t as e,A as t,Gt as n,J as r,Sn as i,Yt as a,hn as o,mn as s,nn as c,rn as l,tn as u,wn as d,yn as f}from"./phone-5c5bf911.js";import{n as p,r as m,t as h}from"./shared-f9058463.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(t=``){let r=await n(()=>e(`/api/games?count=30${t&&`&before=${t}`}`));r&&(_.games=t?[..._.games,...r]:r,_.more=r.length===30,k(),t&&g(`games`).querySelector(`[data-f="game-${r[0]?.game_id}"]`)?.focus())}async function b(e){await n(()=>l(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(s(`/`))}function x({game:e}){let t=e.winner?o(`has_won`,{name:e.who[e.winner]}):o(`state_${e.state}`),n=[e.title,o(`turns_played`,{count:e.turns}),t],r={name:`on-${e.game_id}`,"aria-label":`${o(`go_on`)}: ${v(e)}`};return i`<li>
    <a class="game-link" href=${s(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${n.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&u.host&&f(o(`go_on`),()=>b(e),r)}
  </li>`}function S({games:e,more:t,host:n}){let r=()=>y(e.at(-1).game_id),a=e.map(e=>i`<${x} key=${e.game_id} game=${e} />`);return i`
    ${e.length?i`<ul class="shelf">${a}</ul>`:i`<p>${o(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&i`<p class="small">${o(`host_resumes`)}</p>`}
    ${t&&f(o(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function C(){let t=await e(`/api/games/statistics`).catch(()=>null);t&&(_.counted=t,k(),t.counted<t.games&&setTimeout(C,300))}function w({counted:e,games:t,players:n,dice:r}){return i`
    <h2>${o(`past_all_games`)}</h2>
    ${e<t&&i`<p class="small">${o(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?i`<${m} players=${n} over />`:i`<p>${o(`past_no_names`)}</p>`}
    <${p} dice=${r} />
  `}const T=async()=>import(`./host-cea67be7.js`),E=({host:e})=>i`
  <h2>${o(`past_keeping`)}</h2>
  ${e?i`<div class="row">
          ${f(o(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${f(o(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${f(o(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:i`
          <p class="small">${o(`past_for_host`)}</p>
          <div class="row">${f(o(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await r({state:{seats:[],spots:[]},geometry:null,render:k},o(`past_for_host`)),await n(c),k()}async function O(){await y(),await C(),a(o(`past_forgotten`))}function k(){let{games:e,more:t,counted:n}=_;d(g(`games`),i`<${S} games=${e} more=${t} host=${u.host} />`),d(g(`counted`),n?.games>0&&i`<${w} ...${n} />`),d(g(`keeping`),i`<${E} host=${u.host} />`)}async function A(){await t(),await y(),await C()}A();