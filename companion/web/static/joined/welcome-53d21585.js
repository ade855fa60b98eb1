import{$t as e,Gt as t,Ht as n,Sn as r,ft as i,hn as a,mn as o,wn as s}from"./phone-5c5bf911.js";import{l as c,n as l,o as u}from"./editions-b56cf106.js";let d=null;function f({context:e,game:t,edition:n}){let a=u({game:t.game,variant:n.variant});return r`<button type="button" class="tile" data-f=${`tile ${a}`} onclick=${()=>i(e,a)}>
    <${l} game=${t} edition=${n} />
    <b>${t.name}</b>
    <small>${n.name}</small>
  </button>`}const p=({context:e,games:t})=>r`<div class="tiles">
  ${t.map(t=>r`<${f} key=${u({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`,m=()=>r`<p class="aside"><a class="button quiet" href=${o(`/first-evening`)} data-f="first-evening">${a(`first_evening`)}</a></p>`;async function h(i,a){let o=()=>n(a.state);o()&&(d??=t(()=>e(`/api/shelf`)));let l=await d;l||(d=null);let u=o()&&l?[...c(l).values()]:null;s(i,u&&[r`<${p} context=${a} games=${u} />`,r`<${m} />`])}export{h as showWelcome};