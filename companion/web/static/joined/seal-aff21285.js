import{$t as e,Dn as t,Xt as n,bn as r,in as i,j as a,kn as o,pn as s}from"./phone-4f51d064.js";import{i as c,n as l}from"./rolls-108a73c5.js";function u({commitment:e,opened:t},n,r){let[i]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(i,`draw:${e}`,[...n.keys()])]===t,s=t.slice(i.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[a(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:a}){let{commitment:c,opened:l}=a.seal,d=l?await n(()=>i(`/api/draws`)):[];if(!d)return;let f=([e,n])=>t`<li class="throw">
    <div class="throw-head">${s(n?`legal`:`fault`)}<span>${r(n?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(a.seal,d,a.signs);await e(r(`how_drawn`),e=>o(e,t`
        <ol class="explained"><li>${r(`how_drawn_1`)}</li><li>${r(`how_drawn_2`)}</li></ol>
        <p class="small">${r(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${r(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${r(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${r(`seal_computer`)}</p>
      `))}export{d as openSeal};