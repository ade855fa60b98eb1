import{It as e,J as t,dn as n,jt as r,pn as i,rt as a}from"./all-136c38ea.js";import{l as o,n as s,o as c}from"./editions-ac0fdd55.js";let l=null;function u({context:e,game:r,edition:i}){let a=c({game:r.game,variant:i.variant});return n`<button type="button" class="tile" data-f=${`tile ${a}`} onclick=${()=>t(e,a)}>
    <${s} game=${r} edition=${i} />
    <b>${r.name}</b>
    <small>${i.name}</small>
  </button>`}const d=({context:e,games:t})=>n`<div class="tiles">
  ${t.map(t=>n`<${u} key=${c({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`;async function f(t,s){let c=()=>r(s.state);c()&&(l??=a(()=>e(`/api/shelf`)));let u=await l;u||(l=null),i(t,c()&&u&&n`<${d} context=${s} games=${[...o(u).values()]} />`)}export{f as showWelcome};