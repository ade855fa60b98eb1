import{Dn as e,En as t,In as n,Pn as r,St as i,Wt as a,d as o,dn as s,en as c,rn as l}from"./phone-1c8a60bc.js";let u=null;function d({context:e,tile:t}){let n=a(t);return r`<button type="button" class="tile" data-f=${`tile ${n}`} onclick=${()=>i(e,n)}>
    <span class="variant-picture"><${o} geometry=${t.board} set=${t} /></span>
    <b>${t.name}</b>
    <small>${t.edition}</small>
  </button>`}const f=({context:e,tiles:t})=>r`<div class="tiles">
  ${t.map(t=>r`<${d} key=${a(t)} context=${e} tile=${t} />`)}
</div>`,p=()=>r`<p class="aside"><a class="button quiet" href=${t(`/first-evening`)} data-f="first-evening">${e(`first_evening`)}</a></p>`;async function m(e,t){let i=()=>c(t.state);i()&&(u??=l(()=>s(`/api/tiles`)));let a=await u;a||(u=null),n(e,i()&&a&&[r`<${f} context=${t} tiles=${a} />`,r`<${p} />`])}export{m as showWelcome};