import{Kt as e,Qt as t,Vt as n,Wt as r,en as i,ft as a,gt as o,nn as s,on as c,r as l,rn as u,sn as d,tn as f,x as p}from"./all-230952a6.js";import{n as m,r as h,t as g}from"./shared-ee6259a0.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||u(t)).join(`, `)||e.title;async function b(e=``){let n=await a(()=>t(`/api/games?count=30${e&&`&before=${e}`}`));n&&(v.games=e?[...v.games,...n]:n,v.more=n.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(e){await a(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(c(`/`))}function S({game:e}){let t=e.winner?d(`has_won`,{name:e.names[e.winner]||u(e.winner)}):d(`state_${e.state}`),a=[e.title,d(`turns_played`,{count:e.turns}),t],o={name:`on-${e.game_id}`,"aria-label":`${d(`go_on`)}: ${y(e)}`};return r`<li>
    <a class="game-link" href=${c(`/games/${e.game_id}`)} data-f=${`game-${e.game_id}`}>
      <b>${y(e)}</b>
      <span>${g(e)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${e.state===`playing`&&i.host&&n(d(`go_on`),()=>x(e),o)}
  </li>`}function C({games:e,more:t,host:i}){let a=()=>b(e.at(-1).game_id),o=e.map(e=>r`<${S} key=${e.game_id} game=${e} />`);return r`
    ${e.length?r`<ul class="shelf">${o}</ul>`:r`<p>${d(`no_games`)}</p>`}
    ${e.some(({state:e})=>e===`playing`)&&!i&&r`<p class="small">${d(`host_resumes`)}</p>`}
    ${t&&n(d(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await t(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:e,games:t,players:n,dice:i}){return r`
    <h2>${d(`past_all_games`)}</h2>
    ${e<t&&r`<p class="small">${d(`past_counting`,{done:e,count:t})}</p>`}
    ${n.length?r`<${h} players=${n} over />`:r`<p>${d(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-dd9fb071.js`),D=({host:e})=>r`
  <h2>${d(`past_keeping`)}</h2>
  ${e?r`<div class="row">
          ${n(d(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(d(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(d(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:r`
          <p class="small">${d(`past_for_host`)}</p>
          <div class="row">${n(d(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},d(`past_for_host`)),await a(f),A()}async function k(){await b(),await w(),o(d(`past_forgotten`))}function A(){let{games:t,more:n,counted:a}=v;e(_(`games`),r`<${C} games=${t} more=${n} host=${i.host} />`),e(_(`counted`),a?.games>0&&r`<${T} ...${a} />`),e(_(`keeping`),r`<${D} host=${i.host} />`)}async function j(){await l(),await b(),await w()}j();