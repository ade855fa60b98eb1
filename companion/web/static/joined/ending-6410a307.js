import{It as e,Mt as t,Yt as n,dn as r,in as i,kt as a,pn as o}from"./all-136c38ea.js";let s={key:``,story:null};const c=({game_id:e,phase:n,past:r,...i})=>n===`over`&&t(i)&&e?`${e} ${r.tag}`:``;function l({state:e,evening:t,players:o}){return r`
    ${t&&r`<p><b>${i(`past_evening`)}</b> ${t.text}</p>`}
    <ul class="stack">
      ${o.filter(({kind:e})=>e).map(({seat:t,kind:i})=>r`<li key=${t} class="row">
    ${n(t,a(e,t)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
  `}async function u(t,n){let i=c(n.state);s.key!==i&&(s={key:i,story:i?e(`/api/games/${n.state.game_id}`).catch(()=>null):null});let a=await s.story;i===c(n.state)&&o(t,a&&r`<${l} state=${n.state} ...${a.statistics} />`)}export{u as showEnding};