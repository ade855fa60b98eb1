import{Dn as e,Xt as t,bn as n,ht as r,in as i,kn as a,qt as o,yn as s}from"./phone-dd59b0b4.js";import{l as c,n as l,o as u}from"./editions-dd373a2a.js";let d=null;function f({context:t,game:n,edition:i}){let a=u({game:n.game,variant:i.variant});return e`<button type="button" class="tile" data-f=${`tile ${a}`} onclick=${()=>r(t,a)}>
    <${l} game=${n} edition=${i} />
    <b>${n.name}</b>
    <small>${i.name}</small>
  </button>`}const p=({context:t,games:n})=>e`<div class="tiles">
  ${n.map(n=>e`<${f} key=${u({game:n.game.game,variant:n.edition.variant})} context=${t} ...${n} />`)}
</div>`,m=()=>e`<p class="aside"><a class="button quiet" href=${s(`/first-evening`)} data-f="first-evening">${n(`first_evening`)}</a></p>`;async function h(n,r){let s=()=>o(r.state);s()&&(d??=t(()=>i(`/api/shelf`)));let l=await d;l||(d=null);let u=s()&&l?[...c(l).values()]:null;a(n,u&&[e`<${p} context=${r} games=${u} />`,e`<${m} />`])}export{h as showWelcome};