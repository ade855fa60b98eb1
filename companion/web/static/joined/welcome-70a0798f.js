import{An as e,Jt as t,On as n,Zt as r,an as i,bn as a,gt as o,xn as s}from"./phone-99872946.js";import{l as c,n as l,o as u}from"./editions-5be7f86a.js";let d=null;function f({context:e,game:t,edition:r}){let i=u({game:t.game,variant:r.variant});return n`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>o(e,i)}>
    <${l} game=${t} edition=${r} />
    <b>${t.name}</b>
    <small>${r.name}</small>
  </button>`}const p=({context:e,games:t})=>n`<div class="tiles">
  ${t.map(t=>n`<${f} key=${u({game:t.game.game,variant:t.edition.variant})} context=${e} ...${t} />`)}
</div>`,m=()=>n`<p class="aside"><a class="button quiet" href=${a(`/first-evening`)} data-f="first-evening">${s(`first_evening`)}</a></p>`;async function h(a,o){let s=()=>t(o.state);s()&&(d??=r(()=>i(`/api/shelf`)));let l=await d;l||(d=null);let u=s()&&l?[...c(l).values()]:null;e(a,u&&[n`<${p} context=${o} games=${u} />`,n`<${m} />`])}export{h as showWelcome};