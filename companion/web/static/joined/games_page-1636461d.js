import{$t as e,A as t,Cn as n,En as r,On as i,X as a,Yt as o,an as s,on as c,rn as l,sn as u,vn as d,yn as f}from"./phone-1fbd6002.js";import{n as p,r as m,t as h}from"./shared-1a294f6e.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await o(()=>l(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await o(()=>u(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(d(`/`))}function x({game:e}){let t=e.winner?f(`has_won`,{name:e.who[e.winner]}):f(`state_${e.state}`),i=[e.title,f(`turns_played`,{count:e.turns}),t],a={name:`on-${e.game_id}`,"aria-label":`${f(`go_on`)}: ${v(e)}`};return r`<li>
    <a class="game-link" href=${d(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&s.host&&n(f(`go_on`),()=>b(e),a)}
  </li>`}function S({games:e,more:t,host:i}){let a=()=>y(e.at(-1).game_id),o=e.map(e=>r`<${x} key=${e.game_id} game=${e} />`);return r`
    ${e.length?r`<ul class="shelf">${o}</ul>`:r`<p>${f(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${f(`host_resumes`)}</p>`}
    ${t&&n(f(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await l(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:t,players:n,dice:i}){return r`
    <h2>${f(`past_all_games`)}</h2>
    ${e<t&&r`<p class="small">${f(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?r`<${m} players=${n} over />`:r`<p>${f(`past_no_names`)}</p>`}
    <${p} dice=${i} />
  `}const T=async()=>import(`./host-1c2ca94f.js`),E=({host:e})=>r`
  <h2>${f(`past_keeping`)}</h2>
  ${e?r`<div class="row">
          ${n(f(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${n(f(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${n(f(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${f(`past_for_host`)}</p>
          <div class="row">${n(f(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await a({state:{seats:[],spots:[]},geometry:null,render:k},f(`past_for_host`)),await o(c),k()}async function O(){await y(),await C(),e(f(`past_forgotten`))}function k(){let{games:e,more:t,counted:n}=_;i(g(`games`),r`<${S} games=${e} more=${t} host=${s.host} />`),i(g(`counted`),n?.games>0&&r`<${w} ...${n} />`),i(g(`keeping`),r`<${E} host=${s.host} />`)}async function A(){await t(),await y(),await C()}A();