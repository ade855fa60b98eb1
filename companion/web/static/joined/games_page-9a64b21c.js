import{A as e,Dn as t,Jt as n,Qt as r,Sn as i,Tn as a,X as o,_n as s,an as c,in as l,nn as u,on as d,vn as f}from"./phone-6455bc21.js";import{n as p,r as m,t as h}from"./shared-8b867bf2.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await n(()=>u(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await n(()=>d(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(s(`/`))}function x({game:e}){let t=e.winner?f(`has_won`,{name:e.who[e.winner]}):f(`state_${e.state}`),n=[e.title,f(`turns_played`,{count:e.turns}),t],r={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${v(e)}`};return a`<li>
    <a class="game-link" href=${s(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${n.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&l.host&&i(f(`go_on`),()=>b(e),r)}
  </li>`}function S({games:e,more:t,host:n}){let r=()=>y(e.at(-1).game_id),o=e.map(e=>a`<${x} key=${e.game_id} game=${e} />`);return a`
    ${e.length?a`<ul class="shelf">${o}</ul>`:a`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&a`<p class="small">${f(`host_resumes`)}</p>`}
    ${t&&i(f(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await u(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:n,dice:r}){return a`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&a`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?a`<${m} players=${n} over />`:a`<p>${f(`past_no_names`)}</p>`}
    <${p} dice=${r} />
  `}const T=async()=>import(`./host-3118f90b.js`),E=({host:e})=>a`
  <h2>${f(`past_keeping`)}</h2>
  ${e?a`<div class="row">
          ${i(f(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${i(f(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${i(f(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:a`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${i(f(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await o({state:{seats:[],spots:[]},geometry:null,render:k},f(`past_for_host`)),await n(c),k()}async function O(){await y(),await C(),r(f(`past_forgotten`))}function k(){let{games:e,more:n,counted:r}=_;t(g(`games`),a`<${S} games=${e} more=${n} host=${l.host} />`),t(g(`counted`),r?.games>0&&a`<${w} ...${r} />`),t(g(`keeping`),a`<${E} host=${l.host} />`)}async function A(){await e(),await y(),await C()}A();