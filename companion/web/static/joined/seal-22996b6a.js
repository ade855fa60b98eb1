import{Jt as e,Kt as t,en as n,gt as r,i,ln as a,lt as o,pt as s}from"./all-16646811.js";import{i as c,n as l}from"./rolls-28364758.js";function u({commitment:e,opened:t},n,r){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[i(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:i}){let{commitment:c,opened:l}=i.seal,d=l?await s(()=>n(`/api/draws`)):[];if(!d)return;let f=([e,n])=>t`<li class="throw">
    <div class="throw-head">${o(n?`legal`:`fault`)}<span>${a(n?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(i.seal,d,i.signs);await r(a(`how_drawn`),n=>e(n,t`
        <ol class="explained"><li>${a(`how_drawn_1`)}</li><li>${a(`how_drawn_2`)}</li></ol>
        <p class="small">${a(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${a(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${a(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${a(`seal_computer`)}</p>
      `))}export{d as openSeal};