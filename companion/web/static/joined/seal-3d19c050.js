import{Mn as e,N as t,Pn as n,Tn as r,in as i,ln as a,tn as o,vn as s}from"./phone-7ea352df.js";import{i as c,n as l}from"./rolls-329dcf29.js";function u({commitment:e,opened:n},r,i){let[a]=n.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=n.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(n)===e],[t(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:t}){let{commitment:c,opened:l}=t.seal,d=l?await o(()=>a(`/api/draws`)):[];if(!d)return;let f=([t,n])=>e`<li class="throw">
    <div class="throw-head">${s(n?`legal`:`fault`)}<span>${r(n?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(t.seal,d,t.signs);await i(r(`how_drawn`),t=>n(t,e`
        <ol class="explained"><li>${r(`how_drawn_1`)}</li><li>${r(`how_drawn_2`)}</li></ol>
        <p class="small">${r(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?e`<ul class="throws">${p.map(f)}</ul>`:e`<p>${r(`seal_closed`)}</p>`}
        ${l&&e`<details><summary>${r(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${r(`seal_computer`)}</p>
      `))}export{d as openSeal};