import{An as e,D as t,On as n,Tn as r,Z as i,Zt as a,an as o,bn as s,cn as c,ln as l,sn as u,tn as d,xn as f}from"./phone-99872946.js";import{n as p,r as m,t as h}from"./shared-ff598db0.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await a(()=>o(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await a(()=>l(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(s(`/`))}function x({game:e}){let t=e.winner?f(`has_won`,{name:e.who[e.winner]}):f(`state_${e.state}`),i=[e.title,f(`turns_played`,{count:e.turns}),t],a={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${v(e)}`};return n`<li>
    <a class="game-link" href=${s(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&u.host&&r(f(`go_on`),()=>b(e),a)}
  </li>`}function S({games:e,more:t,host:i}){let a=()=>y(e.at(-1).game_id),o=e.map(e=>n`<${x} key=${e.game_id} game=${e} />`);return n`
    ${e.length?n`<ul class="shelf">${o}</ul>`:n`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&n`<p class="small">${f(`host_resumes`)}</p>`}
    ${t&&r(f(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await o(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:r,dice:i}){return n`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&n`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${r.length?n`<${m} players=${r} over />`:n`<p>${f(`past_no_names`)}</p>`}
    <${p} dice=${i} />
  `}const T=async()=>import(`./host-2cd743b3.js`),E=({host:e})=>n`
  <h2>${f(`past_keeping`)}</h2>
  ${e?n`<div class="row">
          ${r(f(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${r(f(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${r(f(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:n`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${r(f(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await i({state:{seats:[],spots:[]},geometry:null,render:k},f(`past_for_host`)),await a(c),k()}async function O(){await y(),await C(),d(f(`past_forgotten`))}function k(){let{games:t,more:r,counted:i}=_;e(g(`games`),n`<${S} games=${t} more=${r} host=${u.host} />`),e(g(`counted`),i?.games>0&&n`<${w} ...${i} />`),e(g(`keeping`),n`<${E} host=${u.host} />`)}async function A(){await t(),await y(),await C()}A();