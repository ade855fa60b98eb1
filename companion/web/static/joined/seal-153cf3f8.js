import{Cn as e,Kt as t,Tn as n,Yt as r,en as i,gn as a,j as o,ln as s}from"./phone-6a1c03c5.js";import{i as c,n as l}from"./rolls-32eee79e.js";function u({commitment:e,opened:t},n,r){let[i]=t.split(` `,1),a=({number:e,value:t,values:n})=>n[l(i,`draw:${e}`,[...n.keys()])]===t,s=t.slice(i.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[o(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(a)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:o}){let{commitment:c,opened:l}=o.seal,d=l?await t(()=>i(`/api/draws`)):[];if(!d)return;let f=([t,n])=>e`<li class="throw">
    <div class="throw-head">${s(n?`legal`:`fault`)}<span>${a(n?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(o.seal,d,o.signs);await r(a(`how_drawn`),t=>n(t,e`
        <ol class="explained"><li>${a(`how_drawn_1`)}</li><li>${a(`how_drawn_2`)}</li></ol>
        <p class="small">${a(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?e`<ul class="throws">${p.map(f)}</ul>`:e`<p>${a(`seal_closed`)}</p>`}
        ${l&&e`<details><summary>${a(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${a(`seal_computer`)}</p>
      `))}export{d as openSeal};