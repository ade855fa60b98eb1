import{Cn as e,Ht as t,Qt as n,cn as r,mn as i,xn as a,zt as o}from"./phone-3dc52d08.js";let s={key:``,story:null};const c=({game_id:e,phase:n,past:r,...i})=>n===`over`&&t(i)&&e?`${e} ${r.tag}`:``;function l({state:e,evening:t,players:n}){return a`
    ${t&&a`<p><b>${i(`past_evening`)}</b> ${t.text}</p>`}
    <ul class="stack">
      ${n.filter(({kind:e})=>e).map(({seat:t,kind:n})=>a`<li key=${t} class="row">
    ${r(t,o(e,t)?.mark??``,`small`)}<span>${n}</span>
  </li>`)}
    </ul>
  `}async function u(t,r){let i=c(r.state);s.key!==i&&(s={key:i,story:i?n(`/api/games/${r.state.game_id}`).catch(()=>null):null});let o=await s.story;i===c(r.state)&&e(t,o&&a`<${l} state=${r.state} ...${o.statistics} />`)}export{u as showEnding};