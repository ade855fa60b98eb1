import{$t as e,Gt as t,cn as n,ct as r,ft as i,ht as a,i as o,qt as s}from"./all-473c1d34.js";import{i as c,n as l}from"./rolls-1bca2c79.js";function u({commitment:e,opened:t},n,r){let[i]=t.split(` `,1),a=({number:e,value:t,values:n})=>n[l(i,`draw:${e}`,[...n.keys()])]===t,s=t.slice(i.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[o(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(a)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:o}){let{commitment:c,opened:l}=o.seal,d=l?await i(()=>e(`/api/draws`)):[];if(!d)return;let f=([e,i])=>t`<li class="throw">
    <div class="throw-head">${r(i?`legal`:`fault`)}<span>${n(i?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(o.seal,d,o.signs);await a(n(`how_drawn`),e=>s(e,t`
        <ol class="explained"><li>${n(`how_drawn_1`)}</li><li>${n(`how_drawn_2`)}</li></ol>
        <p class="small">${n(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${n(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${n(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${n(`seal_computer`)}</p>
      `))}export{d as openSeal};