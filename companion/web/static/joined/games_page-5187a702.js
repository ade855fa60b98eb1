import{An as e,Bn as t,Fn as n,P as r,Pn as i,Rn as a,Vn as o,_n as s,an as c,gn as l,hn as u,it as d,kn as f,ln as p,pn as m}from"./phone-9725a789.js";import{n as h,r as g,t as _}from"./shared-e64779c0.js";const v={games:[],more:!1,counted:null},y=e=>e.seats.map(t=>e.who[t]).join(`, `)||e.title;async function b(e=``){let t=await c(()=>m(`/api/games?count=30${e&&`&before=${e}`}`));t&&(v.games=e?[...v.games,...t]:t,v.more=t.length===30,A(),e&&t.length&&o(`game-${t[0].game_id}`,n(`games`)))}async function x(e){await c(()=>s(`/api/game/resume`,{game_id:e.game_id}))&&location.assign(f(`/`))}function S({game:t}){let n=t.winner?e(`has_won`,{name:t.who[t.winner]}):e(`state_${t.state}`),r=[t.title,e(`turns_played`,{count:t.turns}),n],o={name:`on-${t.game_id}`,"aria-label":`${e(`go_on`)}: ${y(t)}`};return a`<li>
<a class="game-link" href=${f(`/games/${t.game_id}`)} data-f=${`game-${t.game_id}`}>
<b>${y(t)}</b>
<span>${_(t)}</span>
<small>${r.join(` · `)}</small>
</a>
${t.state===`playing`&&u.host&&i(e(`go_on`),()=>x(t),o)}
</li>`}function C({games:t,more:n,host:r}){let o=()=>b(t.at(-1)?.game_id),s=t.map(e=>a`<${S} key=${e.game_id} game=${e} />`);return a`
${t.length?a`<ul class="shelf">${s}</ul>`:a`<p>${e(`no_games`)}</p>`}
${t.some(({state:e})=>e===`playing`)&&!r&&a`<p class="small">${e(`host_resumes`)}</p>`}
${n&&i(e(`past_older`),o,{name:`older`,kind:`wide`})}
`}async function w(){let e=await m(`/api/games/statistics`).catch(()=>null);e&&(v.counted=e,A(),e.counted<e.games&&setTimeout(w,300))}function T({counted:t,games:n,players:r,dice:i}){return a`
<h2>${e(`past_all_games`)}</h2>
${t<n&&a`<p class="small">${e(`past_counting`,{done:t,count:n})}</p>`}
${r.length?a`<${g} players=${r} over />`:a`<p>${e(`past_no_names`)}</p>`}
<${h} dice=${i} />
`}const E=async()=>import(`./host-9c4892ac.js`),D=({host:t})=>a`
<h2>${e(`past_keeping`)}</h2>
${t?a`<div class="row">
${i(e(`past_import`),async()=>(await E()).openImport(b),{name:`import`})}
${i(e(`past_forget_name`),async()=>(await E()).openForget(v,k),{name:`forget`})}
${i(e(`past_forget_all`),async()=>(await E()).forgetAll(k),{name:`forget-all`,kind:`danger`})}
</div>`:a`
<p class="small">${e(`past_for_host`)}</p>
<div class="row">${i(e(`be_host`),O,{name:`host`})}</div>
`}
`;async function O(){await d({state:{seats:[],spots:[],phase:`idle`},geometry:null,render:A},e(`past_for_host`)),await c(l),A()}async function k(){await b(),await w(),p(e(`past_forgotten`))}function A(){let{games:e,more:r,counted:i}=v;t(n(`games`),a`<${C} games=${e} more=${r} host=${u.host} />`),t(n(`counted`),i&&i.games>0&&a`<${T} ...${i} />`),t(n(`keeping`),a`<${D} host=${u.host} />`)}async function j(){await r(),await b(),await w()}j();