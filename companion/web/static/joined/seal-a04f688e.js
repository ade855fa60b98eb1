import{Fn as e,Ln as t,N as n,On as r,bn as i,dn as a,on as o,rn as s}from"./phone-c7af0d79.js";import{i as c,n as l}from"./rolls-4fee179e.js";function u({commitment:e,opened:t},r,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[n(e)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:n}){let{commitment:c,opened:l}=n.seal,d=l?await s(()=>a(`/api/draws`)):[];if(!d)return;let f=([t,n])=>e`<li class="throw">
    <div class="throw-head">${i(n?`legal`:`fault`)}<span>${r(n?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(n.seal,d,n.signs);await o(r(`how_drawn`),n=>t(n,e`
        <ol class="explained"><li>${r(`how_drawn_1`)}</li><li>${r(`how_drawn_2`)}</li></ol>
        <p class="small">${r(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?e`<ul class="throws">${p.map(f)}</ul>`:e`<p>${r(`seal_closed`)}</p>`}
        ${l&&e`<details><summary>${r(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${r(`seal_computer`)}</p>
      `))}export{d as openSeal};