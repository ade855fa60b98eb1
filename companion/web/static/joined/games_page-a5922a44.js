import{$t as e,Cn as t,En as n,On as r,Yt as i,Z as a,an as o,j as s,on as c,rn as l,sn as u,vn as d,yn as f}from"./phone-4da4ee6a.js";import{n as p,r as m,t as h}from"./shared-a9ed8ae5.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await i(()=>l(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await i(()=>u(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(d(`/`))}function x({game:e}){let r=e.winner?f(`has_won`,{name:e.who[e.winner]}):f(`state_${e.state}`),i=[e.title,f(`turns_played`,{count:e.turns}),r],a={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${v(e)}`};return n`<li>
    <a class="game-link" href=${d(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&o.host&&t(f(`go_on`),()=>b(e),a)}
  </li>`}function S({games:e,more:r,host:i}){let a=()=>y(e.at(-1).game_id),o=e.map(e=>n`<${x} key=${e.game_id} game=${e} />`);return n`
    ${e.length?n`<ul class="shelf">${o}</ul>`:n`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&n`<p class="small">${f(`host_resumes`)}</p>`}
    ${r&&t(f(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await l(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:r,dice:i}){return n`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&n`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${r.length?n`<${m} players=${r} over />`:n`<p>${f(`past_no_names`)}</p>`}
    <${p} dice=${i} />
  `}const T=async()=>import(`./host-6e37dd19.js`),E=({host:e})=>n`
  <h2>${f(`past_keeping`)}</h2>
  ${e?n`<div class="row">
          ${t(f(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${t(f(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${t(f(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:n`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${t(f(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await a({state:{seats:[],spots:[]},geometry:null,render:k},f(`past_for_host`)),await i(c),k()}async function O(){await y(),await C(),e(f(`past_forgotten`))}function k(){let{games:e,more:t,counted:i}=_;r(g(`games`),n`<${S} games=${e} more=${t} host=${o.host} />`),r(g(`counted`),i?.games>0&&n`<${w} ...${i} />`),r(g(`keeping`),n`<${E} host=${o.host} />`)}async function A(){await s(),await y(),await C()}A();