import{An as e,Bn as t,Kt as n,Rn as r,an as i,hn as a,kn as o,nn as s,pn as c,u as l,wt as u}from"./phone-9725a789.js";let d=null;function f({context:e,tile:t}){let i=n(t);return r`<button type="button" class="tile" data-f=${`tile ${i}`} onclick=${()=>u(e,i)}>
<span class="variant-picture"><${l} geometry=${t.board} set=${t} /></span>
<b>${t.name}</b>
<small>${t.edition}</small>
</button>`}const p=({context:e,tiles:t})=>r`<div class="tiles">
${t.map(t=>r`<${f} key=${n(t)} context=${e} tile=${t} />`)}
</div>`,m=()=>r`<p class="aside"><a class="button quiet" href=${o(`/first-evening`)} data-f="first-evening">${e(`first_evening`)}</a></p>`;async function h(n,o){let l=()=>s(o.state);l()&&(d??=i(()=>c(`/api/tiles`)));let u=await d;u||(d=null);let f=!a.host&&r`<p class="small">${e(`welcome_guest`)}</p>`;t(n,l()&&u&&[f,r`<${p} context=${o} tiles=${u} />`,r`<${m} />`])}export{h as showWelcome};