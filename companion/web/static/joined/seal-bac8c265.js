import{Dn as e,Jt as t,N as n,Tn as r,Zt as i,dn as a,nn as o,vn as s}from"./phone-6455bc21.js";import{i as c,n as l}from"./rolls-d2569fb1.js";function u({commitment:e,opened:t},r,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[n(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:n}){let{commitment:c,opened:l}=n.seal,d=l?await t(()=>o(`/api/draws`)):[];if(!d)return;let f=([e,t])=>r`<li class="throw">
    <div class="throw-head">${a(t?`legal`:`fault`)}<span>${s(t?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(n.seal,d,n.signs);await i(s(`how_drawn`),t=>e(t,r`
        <ol class="explained"><li>${s(`how_drawn_1`)}</li><li>${s(`how_drawn_2`)}</li></ol>
        <p class="small">${s(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?r`<ul class="throws">${p.map(f)}</ul>`:r`<p>${s(`seal_closed`)}</p>`}
        ${l&&r`<details><summary>${s(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${s(`seal_computer`)}</p>
      `))}export{d as openSeal};