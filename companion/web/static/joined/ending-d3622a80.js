import{Ft as e,Jt as t,Ot as n,fn as r,jt as i,rn as a,un as o}from"./all-eabb7ade.js";let s={key:``,story:null};const c=({game_id:e,phase:t,past:n,...r})=>t===`over`&&i(r)&&e?`${e} ${n.tag}`:``;function l({state:e,evening:r,players:i}){return o`
    ${r&&o`<p><b>${a(`past_evening`)}</b> ${r.text}</p>`}
    <ul class="stack">
      ${i.filter(({kind:e})=>e).map(({seat:r,kind:i})=>o`<li key=${r} class="row">
    ${t(r,n(e,r)?.mark??``,`small`)}<span>${i}</span>
  </li>`)}
    </ul>
  `}async function u(t,n){let i=c(n.state);s.key!==i&&(s={key:i,story:i?e(`/api/games/${n.state.game_id}`).catch(()=>null):null});let a=await s.story;i===c(n.state)&&r(t,a&&o`<${l} state=${n.state} ...${a.statistics} />`)}export{u as showEnding};