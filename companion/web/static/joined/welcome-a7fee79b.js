import{Dn as e,Fn as t,Ln as n,On as r,St as i,Wt as a,dn as o,en as s,rn as c,u as l}from"./phone-f26f8b26.js";let u=null;function d({context:e,tile:n}){let r=a(n);return t`<button type="button" class="tile" data-f=${`tile ${r}`} onclick=${()=>i(e,r)}>
    <span class="variant-picture"><${l} geometry=${n.board} set=${n} /></span>
    <b>${n.name}</b>
    <small>${n.edition}</small>
  </button>`}const f=({context:e,tiles:n})=>t`<div class="tiles">
  ${n.map(n=>t`<${d} key=${a(n)} context=${e} tile=${n} />`)}
</div>`,p=()=>t`<p class="aside"><a class="button quiet" href=${e(`/first-evening`)} data-f="first-evening">${r(`first_evening`)}</a></p>`;async function m(e,r){let i=()=>s(r.state);i()&&(u??=c(()=>o(`/api/tiles`)));let a=await u;a||(u=null),n(e,i()&&a&&[t`<${f} context=${r} tiles=${a} />`,t`<${p} />`])}export{m as showWelcome};