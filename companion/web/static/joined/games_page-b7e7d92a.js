import{$t as e,Jt as t,Qt as n,Rt as r,Ut as i,Vt as a,Xt as o,Zt as s,lt as c,nn as l,pt as u,r as d,tn as f,v as p}from"./all-fb846322.js";import{n as m,r as h,t as g}from"./shared-b75b350e.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=t=>t.seats.map(n=>t.names[n]||e(n)).join(`, `)||t.title;async function b(e=``){let n=await c(()=>t(`/api/games?count=30${e&&`&before=${e}`}`));n&&(v.games=e?[...v.games,...n]:n,v.more=n.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(e){await c(()=>n(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function S({game:t}){let n=t.winner?l(`has_won`,{name:t.names[t.winner]||e(t.winner)}):l(`state_${t.state}`),i=[t.title,l(`turns_played`,{count:t.turns}),n],s={name:`on-${t.game_id}`,"aria-label":`${l(`go_on`)}: ${y(t)}`};return a`<li>
    <a class="game-link" href=${f(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${g(t)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&o.host&&r(l(`go_on`),()=>x(t),s)}
  </li>`}function C({games:e,more:t,host:n}){let i=()=>b(e.at(-1).game_id),o=e.map(e=>a`<${S} key=${e.game_id} game=${e} />`);return a`
    ${e.length?a`<ul class="shelf">${o}</ul>`:a`<p>${l(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&a`<p class="small">${l(`host_resumes`)}</p>`}
    ${t&&r(l(`past_older`),i,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await t(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return a`
    <h2>${l(`past_all_games`)}</h2>
    ${e<t&&a`<p class="small">${l(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?a`<${h} players=${n} over />`:a`<p>${l(`past_no_names`)}</p>`}
    <${m} dice=${r} />
  `}const E=async()=>import(`./host-285e5a34.js`),D=({host:e})=>a`
  <h2>${l(`past_keeping`)}</h2>
  ${e?a`<div class="row">
          ${r(l(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${r(l(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${r(l(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:a`
          <p class="small">${l(`past_for_host`)}</p>
          <div class="row">${r(l(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},l(`past_for_host`)),await c(s),A()}async function k(){await b(),await w(),u(l(`past_forgotten`))}function A(){let{games:e,more:t,counted:n}=v;i(_(`games`),a`<${C} games=${e} more=${t} host=${o.host} />`),i(_(`counted`),n?.games>0&&a`<${T} ...${n} />`),i(_(`keeping`),a`<${D} host=${o.host} />`)}async function j(){await d(),await b(),await w()}j();