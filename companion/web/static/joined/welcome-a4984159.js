import{Dn as e,Fn as t,Ln as n,On as r,St as i,Wt as a,dn as o,en as s,pn as c,rn as l,u}from"./phone-c7af0d79.js";let d=null;function f({context:e,tile:n}){let r=a(n);return t`<button type="button" class="tile" data-f=${`tile ${r}`} onclick=${()=>i(e,r)}>
    <span class="variant-picture"><${u} geometry=${n.board} set=${n} /></span>
    <b>${n.name}</b>
    <small>${n.edition}</small>
  </button>`}const p=({context:e,tiles:n})=>t`<div class="tiles">
  ${n.map(n=>t`<${f} key=${a(n)} context=${e} tile=${n} />`)}
</div>`,m=()=>t`<p class="aside"><a class="button quiet" href=${e(`/first-evening`)} data-f="first-evening">${r(`first_evening`)}</a></p>`;async function h(e,i){let a=()=>s(i.state);a()&&(d??=l(()=>o(`/api/tiles`)));let u=await d;u||(d=null);let f=!c.host&&t`<p class="small">${r(`welcome_guest`)}</p>`;n(e,a()&&u&&[f,t`<${p} context=${i} tiles=${u} />`,t`<${m} />`])}export{h as showWelcome};