import{A as e,An as t,En as n,Fn as r,Nn as i,Tn as a,fn as o,mn as s,nn as c,nt as l,on as u,pn as d,un as f}from"./phone-c348bab2.js";import{n as p,r as m,t as h}from"./shared-387c9a2b.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await c(()=>f(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await c(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(a(`/`))}function x({game:e}){let r=e.winner?n(`has_won`,{name:e.who[e.winner]}):n(`state_${e.state}`),s=[e.title,n(`turns_played`,{count:e.turns}),r],c={name:`on-${e.game_id}`,"aria-label":`${n(`go_on`)}: ${v(e)}`};return i`<li>
    <a class="game-link" href=${a(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${s.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&o.host&&t(n(`go_on`),()=>b(e),c)}
  </li>`}function S({games:e,more:r,host:a}){let o=()=>y(e.at(-1).game_id),s=e.map(e=>i`<${x} key=${e.game_id} game=${e} />`);return i`
    ${e.length?i`<ul class="shelf">${s}</ul>`:i`<p>${n(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!a&&i`<p class="small">${n(`host_resumes`)}</p>`}
    ${r&&t(n(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await f(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:r,dice:a}){return i`
    <h2>${n(`past_all_games`)}</h2>
    ${e<t&&i`<p class="small">${n(`past_counting`,{done:e,count:t})}</p>`}
    ${r.length?i`<${m} players=${r} over />`:i`<p>${n(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-3ca4b093.js`),E=({host:e})=>i`
  <h2>${n(`past_keeping`)}</h2>
  ${e?i`<div class="row">
          ${t(n(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${t(n(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${t(n(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:i`
          <p class="small">${n(`past_for_host`)}</p>
          <div class="row">${t(n(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await l({state:{seats:[],spots:[]},geometry:null,render:k},n(`past_for_host`)),await c(d),k()}async function O(){await y(),await C(),u(n(`past_forgotten`))}function k(){let{games:e,more:t,counted:n}=_;r(g(`games`),i`<${S} games=${e} more=${t} host=${o.host} />`),r(g(`counted`),n?.games>0&&i`<${w} ...${n} />`),r(g(`keeping`),i`<${E} host=${o.host} />`)}async function A(){await e(),await y(),await C()}A();