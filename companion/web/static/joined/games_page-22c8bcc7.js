import{Bt as e,D as t,Jt as n,Qt as r,W as i,Wt as a,Xt as o,Zt as s,_n as c,ln as l,mn as u,un as d,yn as f}from"./phone-c6295ca4.js";import{n as p,r as m,t as h}from"./shared-df2ffbac.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(t=``){let r=await e(()=>n(`/api/games?count=30${t&&`&before=${t}`}`));r&&(_.games=t?[..._.games,...r]:r,_.more=r.length===30,k(),t&&g(`games`).querySelector(`[data-f="game-${r[0]?.game_id}"]`)?.focus())}async function b(t){await e(()=>r(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(l(`/`))}function x({game:e}){let t=e.winner?d(`has_won`,{name:e.who[e.winner]}):d(`state_${e.state}`),n=[e.title,d(`turns_played`,{count:e.turns}),t],r={name:`on-${e.game_id}`,"aria-label":`${d(`go_on`)}: ${v(e)}`};return c`<li>
    <a class="game-link" href=${l(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${n.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&o.host&&u(d(`go_on`),()=>b(e),r)}
  </li>`}function S({games:e,more:t,host:n}){let r=()=>y(e.at(-1).game_id),i=e.map(e=>c`<${x} key=${e.game_id} game=${e} />`);return c`
    ${e.length?c`<ul class="shelf">${i}</ul>`:c`<p>${d(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&c`<p class="small">${d(`host_resumes`)}</p>`}
    ${t&&u(d(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await n(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:n,dice:r}){return c`
    <h2>${d(`past_all_games`)}</h2>
    ${e<t&&c`<p class="small">${d(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?c`<${m} players=${n} over />`:c`<p>${d(`past_no_names`)}</p>`}
    <${p} dice=${r} />
  `}const T=async()=>import(`./host-9c73796f.js`),E=({host:e})=>c`
  <h2>${d(`past_keeping`)}</h2>
  ${e?c`<div class="row">
          ${u(d(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${u(d(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${u(d(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:c`
          <p class="small">${d(`past_for_host`)}</p>
          <div class="row">${u(d(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await i({state:{seats:[],spots:[]},geometry:null,render:k},d(`past_for_host`)),await e(s),k()}async function O(){await y(),await C(),a(d(`past_forgotten`))}function k(){let{games:e,more:t,counted:n}=_;f(g(`games`),c`<${S} games=${e} more=${t} host=${o.host} />`),f(g(`counted`),n?.games>0&&c`<${w} ...${n} />`),f(g(`keeping`),c`<${E} host=${o.host} />`)}async function A(){await t(),await y(),await C()}A();