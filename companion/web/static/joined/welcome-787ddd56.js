import{$t as e,Bt as t,G as n,Gt as r,ft as i,qt as a}from"./all-473c1d34.js";import{l as o,n as s,o as c}from"./editions-e7b2d242.js";let l=null;function u({context:e,game:t,edition:i}){let a=c({game:t.game,variant:i.variant});return r`<button type="button" class="tile" data-f=${`tile ${a}`} onclick=${()=>n(e,a)}>
    <${s} game=${t} edition=${i} />
    <b>${t.name}</b>
    <small>${i.name}</small>
  </button>`}const d=({context:e,games:t})=>r`<div class="tiles">
  ${t.map(t=>r`<${u} key=${c({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`;async function f(n,s){let c=()=>t(s.state);c()&&(l??=i(()=>e(`/api/shelf`)));let u=await l;u||(l=null),a(n,c()&&u&&r`<${d} context=${s} games=${[...o(u).values()]} />`)}export{f as showWelcome};