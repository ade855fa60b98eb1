import{Ft as e,Gt as t,Mt as n,gn as r,mn as i,sn as a,tn as o}from"./phone-f2d0a0d3.js";let s={key:``,story:null};const c=({game_id:t,phase:n,past:r,...i})=>n===`over`&&e(i)&&t?`${t} ${r.tag}`:``;function l({state:e,evening:t,players:r}){return i`
    ${t&&i`<p><b>${a(`past_evening`)}</b> ${t.text}</p>`}
    <ul class="stack">
      ${r.filter(({kind:e})=>e).map(({seat:t,kind:r})=>i`<li key=${t} class="row">
    ${o(t,n(e,t)?.mark??``,`small`)}<span>${r}</span>
  </li>`)}
    </ul>
  `}async function u(e,n){let a=c(n.state);s.key!==a&&(s={key:a,story:a?t(`/api/games/${n.state.game_id}`).catch(()=>null):null});let o=await s.story;a===c(n.state)&&r(e,o&&i`<${l} state=${n.state} ...${o.statistics} />`)}export{u as showEnding};