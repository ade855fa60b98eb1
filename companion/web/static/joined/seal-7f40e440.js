import{$t as e,Dn as t,N as n,Xt as r,bn as i,in as a,kn as o,pn as s}from"./phone-dd59b0b4.js";import{i as c,n as l}from"./rolls-6a62276d.js";function u({commitment:e,opened:t},r,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[n(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:n}){let{commitment:c,opened:l}=n.seal,d=l?await r(()=>a(`/api/draws`)):[];if(!d)return;let f=([e,n])=>t`<li class="throw">
    <div class="throw-head">${s(n?`legal`:`fault`)}<span>${i(n?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(n.seal,d,n.signs);await e(i(`how_drawn`),e=>o(e,t`
        <ol class="explained"><li>${i(`how_drawn_1`)}</li><li>${i(`how_drawn_2`)}</li></ol>
        <p class="small">${i(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${i(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${i(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${i(`seal_computer`)}</p>
      `))}export{d as openSeal};