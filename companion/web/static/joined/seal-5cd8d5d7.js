import{Cn as e,Kt as t,N as n,Tn as r,Yt as i,en as a,gn as o,ln as s}from"./phone-e22dede0.js";import{i as c,n as l}from"./rolls-7b145319.js";function u({commitment:e,opened:t},r,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[n(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:n}){let{commitment:c,opened:l}=n.seal,d=l?await t(()=>a(`/api/draws`)):[];if(!d)return;let f=([t,n])=>e`<li class="throw">
    <div class="throw-head">${s(n?`legal`:`fault`)}<span>${o(n?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(n.seal,d,n.signs);await i(o(`how_drawn`),t=>r(t,e`
        <ol class="explained"><li>${o(`how_drawn_1`)}</li><li>${o(`how_drawn_2`)}</li></ol>
        <p class="small">${o(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?e`<ul class="throws">${p.map(f)}</ul>`:e`<p>${o(`seal_closed`)}</p>`}
        ${l&&e`<details><summary>${o(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${o(`seal_computer`)}</p>
      `))}export{d as openSeal};