import{Ht as e,Mn as t,Pn as n,Qt as r,Tn as i,d as a,ln as o,tn as s,wn as c,yt as l}from"./phone-3ee84c15.js";let u=null;function d({context:n,tile:r}){let i=e(r);return t`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>l(n,i)}>
    <span class="variant-picture"><${a} geometry=${r.board} set=${r} /></span>
    <b>${r.name}</b>
    <small>${r.edition}</small>
  </button>`}const f=({context:n,tiles:r})=>t`<div class="tiles">
  ${r.map(r=>t`<${d} key=${e(r)} context=${n} tile=${r} />`)}
</div>`,p=()=>t`<p class="aside"><a class="button quiet" href=${c(`/first-evening`)} data-f="first-evening">${i(`first_evening`)}</a></p>`;async function m(e,i){let a=()=>r(i.state);a()&&(u??=s(()=>o(`/api/tiles`)));let c=await u;c||(u=null),n(e,a()&&c&&[t`<${f} context=${i} tiles=${c} />`,t`<${p} />`])}export{m as showWelcome};