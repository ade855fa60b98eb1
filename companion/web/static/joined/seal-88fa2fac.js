import{It as e,Jt as t,dn as n,i as r,in as i,ot as a,pn as o,rt as s}from"./all-136c38ea.js";import{i as c,n as l}from"./rolls-bdc9ba24.js";function u({commitment:e,opened:t},n,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[r(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:r}){let{commitment:c,opened:l}=r.seal,d=l?await s(()=>e(`/api/draws`)):[];if(!d)return;let f=([e,r])=>n`<li class="throw">
    <div class="throw-head">${t(r?`legal`:`fault`)}<span>${i(r?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(r.seal,d,r.signs);await a(i(`how_drawn`),e=>o(e,n`
        <ol class="explained"><li>${i(`how_drawn_1`)}</li><li>${i(`how_drawn_2`)}</li></ol>
        <p class="small">${i(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?n`<ul class="throws">${p.map(f)}</ul>`:n`<p>${i(`seal_closed`)}</p>`}
        ${l&&n`<details><summary>${i(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${i(`seal_computer`)}</p>
      `))}export{d as openSeal};