import{An as e,L as t,Ln as n,Sn as r,an as i,cn as a,pn as o,zn as s}from"./phone-44b4d523.js";import{i as c,n as l}from"./rolls-d8409f1c.js";function u({commitment:e,opened:n},r,i){let[a]=n.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=n.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(n)===e],[t(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:t}){let{commitment:c,opened:l}=t.seal,d=l?await i(()=>o(`/api/draws`)):[];if(!d)return;let f=([t,i])=>n`<li class="throw">
    <div class="throw-head">${r(i?`legal`:`fault`)}<span>${e(i?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(t.seal,d,t.signs);await a(e(`how_drawn`),t=>s(t,n`
        <ol class="explained"><li>${e(`how_drawn_1`)}</li><li>${e(`how_drawn_2`)}</li></ol>
        <p class="small">${e(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?n`<ul class="throws">${p.map(f)}</ul>`:n`<p>${e(`seal_closed`)}</p>`}
        ${l&&n`<details><summary>${e(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${e(`seal_computer`)}</p>
      `))}export{d as openSeal};