import{$t as e,Bt as t,Gt as n,Ut as r,Zt as i,an as a,b as o,dt as s,en as c,ht as l,nn as u,on as d,r as f,tn as p}from"./all-458abd06.js";import{a as m,o as h,s as g}from"./shared-179bdb9a.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||u(t)).join(`, `)||e.title;async function b(e=``){let t=await s(()=>i(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${t[0]?.game_id}"]`)?.focus())}async function x(e){await s(()=>p(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(a(`/`))}function S({game:n}){let i=n.winner?d(`has_won`,{name:n.names[n.winner]||u(n.winner)}):d(`state_${n.state}`),o=[n.title,d(`turns_played`,{count:n.turns}),i],s={name:`on-${n.game_id}`,"aria-label":`${d(`go_on`)}: ${y(n)}`};return r`<li>
    <a class="game-link" href=${a(`/games/${n.game_id}`)} data-f=${`game-${n.game_id}`}>
      <b>${y(n)}</b>
      <span>${m(n)}</span>
      <small>${o.join(` · `)}</small>
    </a>
    ${n.state===`playing`&&e.host&&t(d(`go_on`),()=>x(n),s)}
  </li>`}function C({games:e,more:n,host:i}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>r`<${S} key=${e.game_id} game=${e} />`);return r`
    ${e.length?r`<ul class="shelf">${o}</ul>`:r`<p>${d(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${d(`host_resumes`)}</p>`}
    ${n&&t(d(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await i(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:i}){return r`
    <h2>${d(`past_all_games`)}</h2>
    ${e<t&&r`<p class="small">${d(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?r`<${g} players=${n} over />`:r`<p>${d(`past_no_names`)}</p>`}
    <${h} dice=${i} />
  `}const E=async()=>import(`./host-ca47f8d3.js`),D=({host:e})=>r`
  <h2>${d(`past_keeping`)}</h2>
  ${e?r`<div class="row">
          ${t(d(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${t(d(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${t(d(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${d(`past_for_host`)}</p>
          <div class="row">${t(d(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await o({state:{seats:[],spots:[]},geometry:null,render:A},d(`past_for_host`)),await s(c),A()}async function k(){await b(),await w(),l(d(`past_forgotten`))}function A(){let{games:t,more:i,counted:a}=v;n(_(`games`),r`<${C} games=${t} more=${i} host=${e.host} />`),n(_(`counted`),a?.games>0&&r`<${T} ...${a} />`),n(_(`keeping`),r`<${D} host=${e.host} />`)}async function j(){await f(),await b(),await w()}j();