import{An as e,Kt as t,Ln as n,an as r,hn as i,kn as a,nn as o,pn as s,u as c,wt as l,zn as u}from"./phone-44b4d523.js";let d=null;function f({context:e,tile:r}){let i=t(r);return n`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>l(e,i)}>
    <span class="variant-picture"><${c} geometry=${r.board} set=${r} /></span>
    <b>${r.name}</b>
    <small>${r.edition}</small>
  </button>`}const p=({context:e,tiles:r})=>n`<div class="tiles">
  ${r.map(r=>n`<${f} key=${t(r)} context=${e} tile=${r} />`)}
</div>`,m=()=>n`<p class="aside"><a class="button quiet" href=${a(`/first-evening`)} data-f="first-evening">${e(`first_evening`)}</a></p>`;async function h(t,a){let c=()=>o(a.state);c()&&(d??=r(()=>s(`/api/tiles`)));let l=await d;l||(d=null);let f=!i.host&&n`<p class="small">${e(`welcome_guest`)}</p>`;u(t,c()&&l&&[f,n`<${p} context=${a} tiles=${l} />`,n`<${m} />`])}export{h as showWelcome};