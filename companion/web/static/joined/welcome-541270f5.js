import{$t as e,En as t,Fn as n,Nn as r,Tn as i,Ut as a,d as o,nn as s,un as c,xt as l}from"./phone-c348bab2.js";let u=null;function d({context:e,tile:t}){let n=a(t);return r`<button type="button" class="tile" data-f=${`tile ${n}`} onclick=${()=>l(e,n)}>
    <span class="variant-picture"><${o} geometry=${t.board} set=${t} /></span>
    <b>${t.name}</b>
    <small>${t.edition}</small>
  </button>`}const f=({context:e,tiles:t})=>r`<div class="tiles">
  ${t.map(t=>r`<${d} key=${a(t)} context=${e} tile=${t} />`)}
</div>`,p=()=>r`<p class="aside"><a class="button quiet" href=${i(`/first-evening`)} data-f="first-evening">${t(`first_evening`)}</a></p>`;async function m(t,i){let a=()=>e(i.state);a()&&(u??=s(()=>c(`/api/tiles`)));let o=await u;o||(u=null),n(t,a()&&o&&[r`<${f} context=${i} tiles=${o} />`,r`<${p} />`])}export{m as showWelcome};