import{Gt as e,Lt as t,Pt as n,gn as r,it as i,mn as a}from"./phone-f2d0a0d3.js";import{l as o,n as s,o as c}from"./editions-9cd74a47.js";let l=null;function u({context:e,game:t,edition:n}){let r=c({game:t.game,variant:n.variant});return a`<button type="button" class="tile" data-f=${`tile ${r}`} onclick=${()=>i(e,r)}>
    <${s} game=${t} edition=${n} />
    <b>${t.name}</b>
    <small>${n.name}</small>
  </button>`}const d=({context:e,games:t})=>a`<div class="tiles">
  ${t.map(t=>a`<${u} key=${c({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`;async function f(i,s){let c=()=>n(s.state);c()&&(l??=t(()=>e(`/api/shelf`)));let u=await l;u||(l=null),r(i,c()&&u&&a`<${d} context=${s} games=${[...o(u).values()]} />`)}export{f as showWelcome};