import{An as e,Bn as t,L as n,Rn as r,Sn as i,an as a,cn as o,pn as s}from"./phone-9725a789.js";import{i as c,n as l}from"./rolls-5e3204a8.js";function u({commitment:e,opened:t},r,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[n(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:n}){let c=n.seal,{commitment:l,opened:d}=c,f=d?await a(()=>s(`/api/draws`)):[];if(!f)return;let p=([t,n])=>r`<li class="throw">
<div class="throw-head">${i(n?`legal`:`fault`)}<span>${e(n?t:`seal_wrong`)}</span></div>
</li>`,m=d&&u(c,f,n.signs);await o(e(`how_drawn`),n=>t(n,r`
<ol class="explained"><li>${e(`how_drawn_1`)}</li><li>${e(`how_drawn_2`)}</li></ol>
<p class="small">${e(`seal_is`)}${` `}<code title=${l}>${l.slice(0,12)}</code></p>
${m?r`<ul class="throws">${m.map(p)}</ul>`:r`<p>${e(`seal_closed`)}</p>`}
${d&&r`<details><summary>${e(`seal_text`)}</summary><p><code>${d}</code></p></details>`}
<p class="small">${e(`seal_computer`)}</p>
`))}export{d as openSeal};