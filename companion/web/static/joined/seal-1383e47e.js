import{An as e,Ln as t,N as n,Sn as r,an as i,cn as a,pn as o,zn as s}from"./phone-f50be9ec.js";import{i as c,n as l}from"./rolls-c0ba0d00.js";function u({commitment:e,opened:t},r,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[n(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:n}){let{commitment:c,opened:l}=n.seal,d=l?await i(()=>o(`/api/draws`)):[];if(!d)return;let f=([n,i])=>t`<li class="throw">
    <div class="throw-head">${r(i?`legal`:`fault`)}<span>${e(i?n:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(n.seal,d,n.signs);await a(e(`how_drawn`),n=>s(n,t`
        <ol class="explained"><li>${e(`how_drawn_1`)}</li><li>${e(`how_drawn_2`)}</li></ol>
        <p class="small">${e(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${e(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${e(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${e(`seal_computer`)}</p>
      `))}export{d as openSeal};