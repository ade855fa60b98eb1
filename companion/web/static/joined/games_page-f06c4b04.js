import{An as e,Ln as t,P as n,Pn as r,_n as i,an as a,gn as o,hn as s,it as c,kn as l,ln as u,pn as d,zn as f}from"./phone-44b4d523.js";import{n as p,r as m,t as h}from"./shared-b48397d9.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await a(()=>d(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await a(()=>i(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(l(`/`))}function x({game:n}){let i=n.winner?e(`has_won`,{name:n.who[n.winner]}):e(`state_${n.state}`),a=[n.title,e(`turns_played`,{count:n.turns}),i],o={name:`on-${n.game_id}`,"aria-label":`${e(`go_on`)}: ${v(n)}`};return t`<li>
    <a class="game-link" href=${l(`/games/${n.game_id}`)} data-f=${`game-${n.game_id}`}>
      <b>${v(n)}</b>
      <span>${h(n)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${n.state===`playing`&&s.host&&r(e(`go_on`),()=>b(n),o)}
  </li>`}function S({games:n,more:i,host:a}){let o=()=>y(n.at(-1).game_id),s=n.map(e=>t`<${x} key=${e.game_id} game=${e} />`);return t`
    ${n.length?t`<ul class="shelf">${s}</ul>`:t`<p>${e(`no_games`)}</p>`}
    ${n.some(({state:e})=>e===`playing`)&&!a&&t`<p class="small">${e(`host_resumes`)}</p>`}
    ${i&&r(e(`past_older`),o,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await d(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:n,games:r,players:i,dice:a}){return t`
    <h2>${e(`past_all_games`)}</h2>
    ${n<r&&t`<p class="small">${e(`past_counting`,{done:n,count:r})}</p>`}
    ${i.length?t`<${m} players=${i} over />`:t`<p>${e(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-a00bb6e2.js`),E=({host:n})=>t`
  <h2>${e(`past_keeping`)}</h2>
  ${n?t`<div class="row">
          ${r(e(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${r(e(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${r(e(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${e(`past_for_host`)}</p>
          <div class="row">${r(e(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await c({state:{seats:[],spots:[]},geometry:null,render:k},e(`past_for_host`)),await a(o),k()}async function O(){await y(),await C(),u(e(`past_forgotten`))}function k(){let{games:e,more:n,counted:r}=_;f(g(`games`),t`<${S} games=${e} more=${n} host=${s.host} />`),f(g(`counted`),r?.games>0&&t`<${w} ...${r} />`),f(g(`keeping`),t`<${E} host=${s.host} />`)}async function A(){await n(),await y(),await C()}A();