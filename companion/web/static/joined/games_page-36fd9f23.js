import{$t as e,Ft as t,Lt as n,Rt as r,fn as i,nn as a,nt as o,ot as s,r as c,rn as l,sn as u,un as d,x as f,zt as p}from"./all-eabb7ade.js";import{a as m,o as h,s as g}from"./shared-f27c9c55.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=t=>t.seats.map(n=>t.names[n]||e(n)).join(`, `)||t.title;async function b(e=``){let n=await o(()=>t(`/api/games?count=30${e&&`&before=${e}`}`));n&&(v.games=e?[...v.games,...n]:n,v.more=n.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(e){await o(()=>p(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(a(`/`))}function S({game:t}){let r=t.winner?l(`has_won`,{name:t.names[t.winner]||e(t.winner)}):l(`state_${t.state}`),i=[t.title,l(`turns_played`,{count:t.turns}),r],o={name:`on-${t.game_id}`,"aria-label":`${l(`go_on`)}: ${y(t)}`};return d`<li>
    <a class="game-link" href=${a(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${m(t)}</span>
      <small>${i.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&n.host&&u(l(`go_on`),()=>x(t),o)}
  </li>`}function C({games:e,more:t,host:n}){let r=()=>b(e.at(-1).game_id),i=e.map(e=>d`<${S} key=${e.game_id} game=${e} />`);return d`
    ${e.length?d`<ul class="shelf">${i}</ul>`:d`<p>${l(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!n&&d`<p class="small">${l(`host_resumes`)}</p>`}
    ${t&&u(l(`past_older`),r,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await t(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:r}){return d`
    <h2>${l(`past_all_games`)}</h2>
    ${e<t&&d`<p class="small">${l(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?d`<${g} players=${n} over />`:d`<p>${l(`past_no_names`)}</p>`}
    <${h} dice=${r} />
  `}const E=async()=>import(`./host-2d3bcb9c.js`),D=({host:e})=>d`
  <h2>${l(`past_keeping`)}</h2>
  ${e?d`<div class="row">
          ${u(l(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${u(l(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${u(l(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:d`
          <p class="small">${l(`past_for_host`)}</p>
          <div class="row">${u(l(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await f({state:{seats:[],spots:[]},geometry:null,render:A},l(`past_for_host`)),await o(r),A()}async function k(){await b(),await w(),s(l(`past_forgotten`))}function A(){let{games:e,more:t,counted:r}=v;i(_(`games`),d`<${C} games=${e} more=${t} host=${n.host} />`),i(_(`counted`),r?.games>0&&d`<${T} ...${r} />`),i(_(`keeping`),d`<${D} host=${n.host} />`)}async function j(){await c(),await b(),await w()}j();