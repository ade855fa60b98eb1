import{Bt as e,Jt as t,Lt as n,_n as r,st as i,yn as a}from"./phone-c6295ca4.js";import{l as o,n as s,o as c}from"./editions-32296639.js";let l=null;function u({context:e,game:t,edition:n}){let a=c({game:t.game,variant:n.variant});return r`<button type="button" class="tile" data-f=${`tile ${a}`} onclick=${()=>i(e,a)}>
    <${s} game=${t} edition=${n} />
    <b>${t.name}</b>
    <small>${n.name}</small>
  </button>`}const d=({context:e,games:t})=>r`<div class="tiles">
  ${t.map(t=>r`<${u} key=${c({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`;async function f(i,s){let c=()=>n(s.state);c()&&(l??=e(()=>t(`/api/shelf`)));let u=await l;u||(l=null),a(i,c()&&u&&r`<${d} context=${s} games=${[...o(u).values()]} />`)}export{f as showWelcome};