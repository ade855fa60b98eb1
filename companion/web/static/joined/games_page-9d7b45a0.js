import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,dn as a,hn as o,j as s,mn as c,pn as l,rn as u,rt as d,sn as f}from"./phone-9ef268c8.js";import{n as p,r as m,t as h}from"./shared-b325e06e.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await u(()=>a(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(t){await u(()=>o(`/api/game/resume`,{game_id:t.game_id}))&&location.assign(e(`/`))}function x({game:n}){let a=n.winner?i(`has_won`,{name:n.who[n.winner]}):i(`state_${n.state}`),o=[n.title,i(`turns_played`,{count:n.turns}),a],s={name:`on-${n.game_id}`,"aria-label":`${i(`go_on`)}: ${v(n)}`};return t`<li>
    <a class="game-link" href=${e(`/games/${n.game_id}`)} data-f=${`game-${n.game_id}`}>
      <b>${v(n)}</b>
      <span>${h(n)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${n.state===`playing`&&l.host&&r(i(`go_on`),()=>b(n),s)}
  </li>`}function S({games:e,more:n,host:a}){let o=()=>y(e.at(-1).game_id),s=e.map(e=>t`<${x} key=${e.game_id} game=${e} />`);return t`
    ${e.length?t`<ul class="shelf">${s}</ul>`:t`<p>${i(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!a&&t`<p class="small">${i(`host_resumes`)}</p>`}
    ${n&&r(i(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await a(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:n,players:r,dice:a}){return t`
    <h2>${i(`past_all_games`)}</h2>
    ${e<n&&t`<p class="small">${i(`past_counting`,{done:e,count:n})}</p>`}
    ${r.length?t`<${m} players=${r} over />`:t`<p>${i(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-b04e4762.js`),E=({host:e})=>t`
  <h2>${i(`past_keeping`)}</h2>
  ${e?t`<div class="row">
          ${r(i(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${r(i(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${r(i(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${i(`past_for_host`)}</p>
          <div class="row">${r(i(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await d({state:{seats:[],spots:[]},geometry:null,render:k},i(`past_for_host`)),await u(c),k()}async function O(){await y(),await C(),f(i(`past_forgotten`))}function k(){let{games:e,more:r,counted:i}=_;n(g(`games`),t`<${S} games=${e} more=${r} host=${l.host} />`),n(g(`counted`),i?.games>0&&t`<${w} ...${i} />`),n(g(`keeping`),t`<${E} host=${l.host} />`)}async function A(){await s(),await y(),await C()}A();