import{A as e,An as t,Ln as n,Pn as r,_n as i,an as a,gn as o,hn as s,it as c,kn as l,ln as u,pn as d,zn as f}from"./phone-f50be9ec.js";import{n as p,r as m,t as h}from"./shared-790bd96c.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await a(()=>d(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await a(()=>i(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(l(`/`))}function x({game:e}){let i=e.winner?t(`has_won`,{name:e.who[e.winner]}):t(`state_${e.state}`),a=[e.title,t(`turns_played`,{count:e.turns}),i],o={name:`on-${e.game_id}`,"aria-label":`${t(`go_on`)}: ${v(e)}`};return n`<li>
    <a class="game-link" href=${l(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&s.host&&r(t(`go_on`),()=>b(e),o)}
  </li>`}function S({games:e,more:i,host:a}){let o=()=>y(e.at(-1).game_id),s=e.map(e=>n`<${x} key=${e.game_id} game=${e} />`);return n`
    ${e.length?n`<ul class="shelf">${s}</ul>`:n`<p>${t(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!a&&n`<p class="small">${t(`host_resumes`)}</p>`}
    ${i&&r(t(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await d(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:r,players:i,dice:a}){return n`
    <h2>${t(`past_all_games`)}</h2>
    ${e<r&&n`<p class="small">${t(`past_counting`,{done:e,count:r})}</p>`}
    ${i.length?n`<${m} players=${i} over />`:n`<p>${t(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-a442ae1d.js`),E=({host:e})=>n`
  <h2>${t(`past_keeping`)}</h2>
  ${e?n`<div class="row">
          ${r(t(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${r(t(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${r(t(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:n`
          <p class="small">${t(`past_for_host`)}</p>
          <div class="row">${r(t(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await c({state:{seats:[],spots:[]},geometry:null,render:k},t(`past_for_host`)),await a(o),k()}async function O(){await y(),await C(),u(t(`past_forgotten`))}function k(){let{games:e,more:t,counted:r}=_;f(g(`games`),n`<${S} games=${e} more=${t} host=${s.host} />`),f(g(`counted`),r?.games>0&&n`<${w} ...${r} />`),f(g(`keeping`),n`<${E} host=${s.host} />`)}async function A(){await e(),await y(),await C()}A();