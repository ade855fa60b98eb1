import{At as e,Ft as t,fn as n,nt as r,q as i,un as a}from"./all-eabb7ade.js";import{l as o,n as s,o as c}from"./editions-1b16464b.js";let l=null;function u({context:e,game:t,edition:n}){let r=c({game:t.game,variant:n.variant});return a`<button type="button" class="tile" data-f=${`tile ${r}`} onclick=${()=>i(e,r)}>
    <${s} game=${t} edition=${n} />
    <b>${t.name}</b>
    <small>${n.name}</small>
  </button>`}const d=({context:e,games:t})=>a`<div class="tiles">
  ${t.map(t=>a`<${u} key=${c({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`;async function f(i,s){let c=()=>e(s.state);c()&&(l??=r(()=>t(`/api/shelf`)));let u=await l;u||(l=null),n(i,c()&&u&&a`<${d} context=${s} games=${[...o(u).values()]} />`)}export{f as showWelcome};