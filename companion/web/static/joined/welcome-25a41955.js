import{Cn as e,Qt as t,Vt as n,Wt as r,dt as i,mn as a,pn as o,xn as s}from"./phone-a6660e6d.js";import{l as c,n as l,o as u}from"./editions-e96d97e0.js";let d=null;function f({context:e,game:t,edition:n}){let r=u({game:t.game,variant:n.variant});return s`<button type="button" class="tile" data-f=${`tile ${r}`} onclick=${()=>i(e,r)}>
    <${l} game=${t} edition=${n} />
    <b>${t.name}</b>
    <small>${n.name}</small>
  </button>`}const p=({context:e,games:t})=>s`<div class="tiles">
  ${t.map(t=>s`<${f} key=${u({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`,m=()=>s`<p class="aside"><a class="button quiet" href=${o(`/first-evening`)} data-f="first-evening">${a(`first_evening`)}</a></p>`;async function h(i,a){let o=()=>n(a.state);o()&&(d??=r(()=>t(`/api/shelf`)));let l=await d;l||(d=null);let u=o()&&l?[...c(l).values()]:null;e(i,u&&[s`<${p} context=${a} games=${u} />`,s`<${m} />`])}export{h as showWelcome};