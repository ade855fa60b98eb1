import{Gt as e,Qt as t,Ut as n,in as r,lt as i,nn as a,on as o,pt as s,qt as c,r as l,rn as u,sn as d,tn as f,v as p}from"./all-309e3f3c.js";import{n as m,r as h,t as g}from"./shared-5545105d.js";const _=e=>document.getElementById(e),v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.names[t]||r(t)).join(`, `)||e.title;async function b(e=``){let n=await i(()=>t(`/api/games?count=30${e&&`&before=${e}`}`));n&&(v.games=e?[...v.games,...n]:n,v.more=n.length===30,A(),e&&_(`games`).querySelector(`[data-f="game-${n[0]?.game_id}"]`)?.focus())}async function x(e){await i(()=>u(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(o(`/`))}function S({game:t}){let i=t.winner?d(`has_won`,{name:t.names[t.winner]||r(t.winner)}):d(`state_${t.state}`),a=[t.title,d(`turns_played`,{count:t.turns}),i],s={name:`on-${t.game_id}`,"aria-label":`${d(`go_on`)}: ${y(t)}`};return e`<li>
    <a class="game-link" href=${o(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
      <b>${y(t)}</b>
      <span>${g(t)}</span>
      <small>${a.join(` · `)}</small>
    </a>
    ${t.state===`playing`&&f.host&&n(d(`go_on`),()=>x(t),s)}
  </li>`}function C({games:t,more:r,host:i}){let a=()=>b(t.at(-1).game_id),o=t.map(t=>e`<${S} key=${t.game_id} game=${t} />`);return e`
    ${t.length?e`<ul class="shelf">${o}</ul>`:e`<p>${d(`no_games`)}</p>`}
    ${t.some(({state:e})=>e===`playing`)&&!i&&e`<p class="small">${d(`host_resumes`)}</p>`}
    ${r&&n(d(`past_older`),a,{name:`older`,kind:`wide`})}
  `}async function w(){let e=await t(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:t,games:n,players:r,dice:i}){return e`
    <h2>${d(`past_all_games`)}</h2>
    ${t<n&&e`<p class="small">${d(`past_counting`,{done:t,count:n})}</p>`}
    ${r.length?e`<${h} players=${r} over />`:e`<p>${d(`past_no_names`)}</p>`}
    <${m} dice=${i} />
  `}const E=async()=>import(`./host-3651d5cd.js`),D=({host:t})=>e`
  <h2>${d(`past_keeping`)}</h2>
  ${t?e`<div class="row">
          ${n(d(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
          ${n(d(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
          ${n(d(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
        </div>`:e`
          <p class="small">${d(`past_for_host`)}</p>
          <div class="row">${n(d(`be_host`),O,{name:`host`})}</div>
        `}
`;async function O(){await p({state:{seats:[],spots:[]},geometry:null,render:A},d(`past_for_host`)),await i(a),A()}async function k(){await b(),await w(),s(d(`past_forgotten`))}function A(){let{games:t,more:n,counted:r}=v;c(_(`games`),e`<${C} games=${t} more=${n} host=${f.host} />`),c(_(`counted`),r?.games>0&&e`<${T} ...${r} />`),c(_(`keeping`),e`<${D} host=${f.host} />`)}async function j(){await l(),await b(),await w()}j();