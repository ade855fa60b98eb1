import{Cn as e,Jt as t,Qt as n,Wt as r,en as i,k as a,mn as o,nn as s,pn as c,q as l,tn as u,vn as d,xn as f}from"./phone-a6660e6d.js";import{n as p,r as m,t as h}from"./shared-abf934c2.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await r(()=>n(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await r(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(c(`/`))}function x({game:e}){let t=e.winner?o(`has_won`,{name:e.who[e.winner]}):o(`state_${e.state}`),n=[e.title,o(`turns_played`,{count:e.turns}),t],r={name:`on-${e.game_id}`,"aria-label":`${o(`go_on`)}: ${v(e)}`};return f`<li>
    <a class="game-link" href=${c(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${n.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&i.host&&d(o(`go_on`),()=>b(e),r)}
  </li>`}function S({games:e,more:t,host:n}){let r=()=>y(e.at(-1).game_id),i=e.map(e=>f`<${x} key=${e.game_id} game=${e} />`);return f`
    ${e.length?f`<ul class="shelf">${i}</ul>`:f`<p>${o(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&f`<p class="small">${o(`host_resumes`)}</p>`}
    ${t&&d(o(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await n(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:n,dice:r}){return f`
    <h2>${o(`past_all_games`)}</h2>
    ${e<t&&f`<p class="small">${o(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?f`<${m} players=${n} over />`:f`<p>${o(`past_no_names`)}</p>`}
    <${p} dice=${r} />
  `}const T=async()=>import(`./host-a295e886.js`),E=({host:e})=>f`
  <h2>${o(`past_keeping`)}</h2>
  ${e?f`<div class="row">
          ${d(o(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${d(o(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${d(o(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:f`
          <p class="small">${o(`past_for_host`)}</p>
          <div class="row">${d(o(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await l({state:{seats:[],spots:[]},geometry:null,render:k},o(`past_for_host`)),await r(u),k()}async function O(){await y(),await C(),t(o(`past_forgotten`))}function k(){let{games:t,more:n,counted:r}=_;e(g(`games`),f`<${S} games=${t} more=${n} host=${i.host} />`),e(g(`counted`),r?.games>0&&f`<${w} ...${r} />`),e(g(`keeping`),f`<${E} host=${i.host} />`)}async function A(){await a(),await y(),await C()}A();