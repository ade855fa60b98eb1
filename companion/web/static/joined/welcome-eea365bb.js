import{Dn as e,Gt as t,Jt as n,Tn as r,_n as i,ht as a,nn as o,vn as s}from"./phone-6455bc21.js";import{l as c,n as l,o as u}from"./editions-aede0c86.js";let d=null;function f({context:e,game:t,edition:n}){let i=u({game:t.game,variant:n.variant});return r`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>a(e,i)}>
    <${l} game=${t} edition=${n} />
    <b>${t.name}</b>
    <small>${n.name}</small>
  </button>`}const p=({context:e,games:t})=>r`<div class="tiles">
  ${t.map(t=>r`<${f} key=${u({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`,m=()=>r`<p class="aside"><a class="button quiet" href=${i(`/first-evening`)} data-f="first-evening">${s(`first_evening`)}</a></p>`;async function h(i,a){let s=()=>t(a.state);s()&&(d??=n(()=>o(`/api/shelf`)));let l=await d;l||(d=null);let u=s()&&l?[...c(l).values()]:null;e(i,u&&[r`<${p} context=${a} games=${u} />`,r`<${m} />`])}export{h as showWelcome};