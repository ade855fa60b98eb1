import{Ht as e,Jt as t,Kt as n,en as r,ln as i,ut as a,zt as o}from"./all-16646811.js";let s={key:``,story:null};const c=({game_id:t,phase:n,past:r,...i})=>n===`over`&&e(i)&&t?`${t} ${r.tag}`:``;function l({state:e,evening:t,players:r}){return n`
    ${t&&n`<p><b>${i(`past_evening`)}</b> ${t.text}</p>`}
    <ul class="stack">
      ${r.filter(({kind:e})=>e).map(({seat:t,kind:r})=>n`<li key=${t} class="row">
    ${a(t,o(e,t)?.mark??``,`small`)}<span>${r}</span>
  </li>`)}
    </ul>
  `}async function u(e,i){let a=c(i.state);s.key!==a&&(s={key:a,story:a?r(`/api/games/${i.state.game_id}`).catch(()=>null):null});let o=await s.story;a===c(i.state)&&t(e,o&&n`<${l} state=${i.state} ...${o.statistics} />`)}export{u as showEnding};