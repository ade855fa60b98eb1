import{Bt as e,Ht as t,ct as n,dt as r,i,it as a,qt as o,rn as s}from"./all-d12d19a7.js";import{i as c,n as l}from"./rolls-7e27bbc2.js";function u({commitment:e,opened:t},n,r){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[i(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:i}){let{commitment:c,opened:l}=i.seal,d=l?await n(()=>o(`/api/draws`)):[];if(!d)return;let f=([t,n])=>e`<li class="throw">
    <div class="throw-head">${a(n?`legal`:`fault`)}<span>${s(n?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(i.seal,d,i.signs);await r(s(`how_drawn`),n=>t(n,e`
        <ol class="explained"><li>${s(`how_drawn_1`)}</li><li>${s(`how_drawn_2`)}</li></ol>
        <p class="small">${s(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?e`<ul class="throws">${p.map(f)}</ul>`:e`<p>${s(`seal_closed`)}</p>`}
        ${l&&e`<details><summary>${s(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${s(`seal_computer`)}</p>
      `))}export{d as openSeal};