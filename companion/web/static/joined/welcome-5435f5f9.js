import{Ht as e,Mn as t,Pn as n,Qt as r,Tn as i,bt as a,d as o,ln as s,tn as c,wn as l}from"./phone-7ea352df.js";let u=null;function d({context:n,tile:r}){let i=e(r);return t`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>a(n,i)}>
    <span class="variant-picture"><${o} geometry=${r.board} set=${r} /></span>
    <b>${r.name}</b>
    <small>${r.edition}</small>
  </button>`}const f=({context:n,tiles:r})=>t`<div class="tiles">
  ${r.map(r=>t`<${d} key=${e(r)} context=${n} tile=${r} />`)}
</div>`,p=()=>t`<p class="aside"><a class="button quiet" href=${l(`/first-evening`)} data-f="first-evening">${i(`first_evening`)}</a></p>`;async function m(e,i){let a=()=>r(i.state);a()&&(u??=c(()=>s(`/api/tiles`)));let o=await u;o||(u=null),n(e,a()&&o&&[t`<${f} context=${i} tiles=${o} />`,t`<${p} />`])}export{m as showWelcome};