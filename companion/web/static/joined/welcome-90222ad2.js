import{En as e,Kt as t,On as n,Yt as r,gt as i,rn as a,vn as o,yn as s}from"./phone-4da4ee6a.js";import{l as c,n as l,o as u}from"./editions-67b37c9c.js";let d=null;function f({context:t,game:n,edition:r}){let a=u({game:n.game,variant:r.variant});return e`<button type="button" class="tile" data-f=${`tile ${a}`} onclick=${()=>i(t,a)}>
    <${l} game=${n} edition=${r} />
    <b>${n.name}</b>
    <small>${r.name}</small>
  </button>`}const p=({context:t,games:n})=>e`<div class="tiles">
  ${n.map(n=>e`<${f} key=${u({game:n.game.game,variant:n.edition.variant})} context=${t} ...${n} />`)}
</div>`,m=()=>e`<p class="aside"><a class="button quiet" href=${o(`/first-evening`)} data-f="first-evening">${s(`first_evening`)}</a></p>`;async function h(i,o){let s=()=>t(o.state);s()&&(d??=r(()=>a(`/api/shelf`)));let l=await d;l||(d=null);let u=s()&&l?[...c(l).values()]:null;n(i,u&&[e`<${p} context=${o} games=${u} />`,e`<${m} />`])}export{h as showWelcome};