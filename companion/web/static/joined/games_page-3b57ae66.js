import{A as e,Mn as t,Pn as n,Tn as r,an as i,dn as a,fn as o,kn as s,ln as c,pn as l,tn as u,tt as d,wn as f}from"./phone-7ea352df.js";import{n as p,r as m,t as h}from"./shared-adb08f7a.js";const g=e=>document.getElementById(e),_={games:[],more:!1,counted:null},v=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function y(e=``){let t=await u(()=>c(`/api/games?count=30${e&&`&before=${e}`}`));t&&(_.games=e?[..._.games,...t]:t,_.more=t.length===30,k(),e&&g(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function b(e){await u(()=>l(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function x({game:e}){let n=e.winner?r(`has_won`,{name:e.who[e.winner]}):r(`state_${e.state}`),i=[e.title,r(`turns_played`,{count:e.turns}),n],o={name:`on-${e.game_id}`,"aria-label":`${r(`go_on`)}: ${v(e)}`};return t`<li>
    <a class="game-link" href=${f(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${v(e)}</b>
      <span>${h(e)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&a.host&&s(r(`go_on`),()=>b(e),o)}
  </li>`}function S({games:e,more:n,host:i}){let a=()=>y(e.at(-1).game_id),o=e.map(e=>t`<${x} key=${e.game_id} game=${e} />`);return t`
    ${e.length?t`<ul class="shelf">${o}</ul>`:t`<p>${r(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&t`<p class="small">${r(`host_resumes`)}</p>`}
    ${n&&s(r(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function C(){let e=await c(`/api/games/statistics`).catch(()=>null);e&&(_.counted=e,k(),e.counted<e.games&&setTimeout(C,300))}function w({counted:e,games:n,players:i,dice:a}){return t`
    <h2>${r(`past_all_games`)}</h2>
    ${e<n&&t`<p class="small">${r(`past_counting`,{done:e,count:n})}</p>`}
    ${i.length?t`<${m} players=${i} over />`:t`<p>${r(`past_no_names`)}</p>`}
    <${p} dice=${a} />
  `}const T=async()=>import(`./host-3baa693f.js`),E=({host:e})=>t`
  <h2>${r(`past_keeping`)}</h2>
  ${e?t`<div class="row">
          ${s(r(`past_import`),async()=>(await T()).openImport(y),{name:`import`})}
          ${s(r(`past_forget_name`),async()=>(await T()).openForget(_,O),{name:`forget`})}
          ${s(r(`past_forget_all`),async()=>(await T()).forgetAll(O),{name:`forget-all`,kind:`danger`})}
        </div>`:t`
          <p class="small">${r(`past_for_host`)}</p>
          <div class="row">${s(r(`be_host`),D,{name:`host`})}</div>
        `}
`;async function D(){await d({state:{seats:[],spots:[]},geometry:null,render:k},r(`past_for_host`)),await u(o),k()}async function O(){await y(),await C(),i(r(`past_forgotten`))}function k(){let{games:e,more:r,counted:i}=_;n(g(`games`),t`<${S} games=${e} more=${r} host=${a.host} />`),n(g(`counted`),i?.games>0&&t`<${w} ...${i} />`),n(g(`keeping`),t`<${E} host=${a.host} />`)}async function A(){await e(),await y(),await C()}A();