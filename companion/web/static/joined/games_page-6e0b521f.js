import{Dn as e,En as t,In as n,Pn as r,dn as i,hn as a,j as o,jn as s,mn as c,pn as l,rn as u,rt as d,sn as f}from"./phone-1c8a60bc.js";import{n as p,r as m,t as h}from"./shared-6a28c1b1.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await u(()=>i(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await u(()=>a(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(t(`/`))}function x({game:n}){let i=n.winner?e(`has_won`,{name:n.who[n.winner]}):e(`state_${n.state}`),a=[n.title,e(`turns_played`,{count:n.turns}),i],o={name:`on-${n.game_id}`,"aria-label":`${e(`go_on`)}: ${v(n)}`};return r`<li>
    <a class="game-link" href=${t(`/games/${n.game_id}`)} data-f=${`game-${n.game_id}`}>
      <b>${v(n)}</b>
      <span>${h(n)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${n.state===`playing`&&l.host&&s(e(`go_on`),()=>b(n),o)}
  </li>`}function S({games:t,more:n,host:i}){let a=()=>y(t.at(-1).game_id),o=t.map(e=>r`<${x} key=${e.game_id} game=${e} />`);return r`
    ${t.length?r`<ul class="shelf">${o}</ul>`:r`<p>${e(`no_games`)}</p>`}
    ${t.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${e(`host_resumes`)}</p>`}
    ${n&&s(e(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await i(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:t,games:n,players:i,dice:a}){return r`
    <h2>${e(`past_all_games`)}</h2>
    ${t<n&&r`<p class="small">${e(`past_counting`,{done:t,count:n})}</p>`}
    ${i.length?r`<${m} players=${i} over />`:r`<p>${e(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-4fb8c4cc.js`),E=({host:t})=>r`
  <h2>${e(`past_keeping`)}</h2>
  ${t?r`<div class="row">
          ${s(e(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${s(e(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${s(e(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${e(`past_for_host`)}</p>
          <div class="row">${s(e(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await d({state:{seats:[],spots:[]},geometry:null,render:k},e(`past_for_host`)),await u(c),k()}async function O(){await y(),await C(),f(e(`past_forgotten`))}function k(){let{games:e,more:t,counted:i}=_;n(g(`games`),r`<${S} games=${e} more=${t} host=${l.host} />`),n(g(`counted`),i?.games>0&&r`<${w} ...${i} />`),n(g(`keeping`),r`<${E} host=${l.host} />`)}async function A(){await o(),await y(),await C()}A();