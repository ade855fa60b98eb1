import{Cn as e,Kt as t,Tn as n,Ut as r,en as i,gn as a,hn as o,pt as s}from"./phone-6a1c03c5.js";import{l as c,n as l,o as u}from"./editions-dafa76e2.js";let d=null;function f({context:t,game:n,edition:r}){let i=u({game:n.game,variant:r.variant});return e`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>s(t,i)}>
    <${l} game=${n} edition=${r} />
    <b>${n.name}</b>
    <small>${r.name}</small>
  </button>`}const p=({context:t,games:n})=>e`<div class="tiles">
  ${n.map(n=>e`<${f} key=${u({game:n.game.game,variant:n.edition.variant})} context=${t} ...${n} />`)}
</div>`,m=()=>e`<p class="aside"><a class="button quiet" href=${o(`/first-evening`)} data-f="first-evening">${a(`first_evening`)}</a></p>`;async function h(a,o){let s=()=>r(o.state);s()&&(d??=t(()=>i(`/api/shelf`)));let l=await d;l||(d=null);let u=s()&&l?[...c(l).values()]:null;n(a,u&&[e`<${p} context=${o} games=${u} />`,e`<${m} />`])}export{h as showWelcome};