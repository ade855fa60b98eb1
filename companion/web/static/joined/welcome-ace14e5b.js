import{Qt as e,Sn as t,Yt as n,_t as r,jn as i,kn as a,on as o,xn as s}from"./phone-68234baa.js";import{l as c,n as l,o as u}from"./editions-4ed9ce00.js";let d=null;function f({context:e,game:t,edition:n}){let i=u({game:t.game,variant:n.variant});return a`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>r(e,i)}>
    <${l} game=${t} edition=${n} />
    <b>${t.name}</b>
    <small>${n.name}</small>
  </button>`}const p=({context:e,games:t})=>a`<div class="tiles">
  ${t.map(t=>a`<${f} key=${u({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`,m=()=>a`<p class="aside"><a class="button quiet" href=${s(`/first-evening`)} data-f="first-evening">${t(`first_evening`)}</a></p>`;async function h(t,r){let s=()=>n(r.state);s()&&(d??=e(()=>o(`/api/shelf`)));let l=await d;l||(d=null);let u=s()&&l?[...c(l).values()]:null;i(t,u&&[a`<${p} context=${r} games=${u} />`,a`<${m} />`])}export{h as showWelcome};