import{Ft as e,Jt as t,Rt as n,_n as r,in as i,un as a,yn as o}from"./phone-c6295ca4.js";let s={key:``,story:null};const c=({game_id:e,phase:t,past:r,...i})=>t===`over`&&n(i)&&e?`${e} ${r.tag}`:``;function l({state:t,evening:n,players:o}){return r`
    ${n&&r`<p><b>${a(`past_evening`)}</b> ${n.text}</p>`}
    <ul class="stack">
      ${o.filter(({kind:e})=>e).map(({seat:n,kind:a})=>r`<li key=${n} class="row">
    ${i(n,e(t,n)?.mark??``,`small`)}<span>${a}</span>
  </li>`)}
    </ul>
  `}async function u(e,n){let i=c(n.state);s.key!==i&&(s={key:i,story:i?t(`/api/games/${n.state.game_id}`).catch(()=>null):null});let a=await s.story;i===c(n.state)&&o(e,a&&r`<${l} state=${n.state} ...${a.statistics} />`)}export{u as showEnding};