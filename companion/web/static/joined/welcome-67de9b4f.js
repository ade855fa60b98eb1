import{Dn as e,Xt as t,_t as n,bn as r,in as i,kn as a,qt as o,yn as s}from"./phone-4f51d064.js";import{l as c,n as l,o as u}from"./editions-dfd4daa2.js";let d=null;function f({context:t,game:r,edition:i}){let a=u({game:r.game,variant:i.variant});return e`<button type="button" class="tile" data-f=${`tile ${a}`} onclick=${()=>n(t,a)}>
    <${l} game=${r} edition=${i} />
    <b>${r.name}</b>
    <small>${i.name}</small>
  </button>`}const p=({context:t,games:n})=>e`<div class="tiles">
  ${n.map(n=>e`<${f} key=${u({game:n.game.game,variant:n.edition.variant})} context=${t} ...${n} />`)}
</div>`,m=()=>e`<p class="aside"><a class="button quiet" href=${s(`/first-evening`)} data-f="first-evening">${r(`first_evening`)}</a></p>`;async function h(n,r){let s=()=>o(r.state);s()&&(d??=t(()=>i(`/api/shelf`)));let l=await d;l||(d=null);let u=s()&&l?[...c(l).values()]:null;a(n,u&&[e`<${p} context=${r} games=${u} />`,e`<${m} />`])}export{h as showWelcome};