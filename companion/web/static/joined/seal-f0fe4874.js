import{Gt as e,Ut as t,Zt as n,dt as r,i,mt as a,on as o,st as s}from"./all-458abd06.js";import{i as c,n as l}from"./rolls-ce2fb7de.js";function u({commitment:e,opened:t},n,r){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[i(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:i}){let{commitment:c,opened:l}=i.seal,d=l?await r(()=>n(`/api/draws`)):[];if(!d)return;let f=([e,n])=>t`<li class="throw">
    <div class="throw-head">${s(n?`legal`:`fault`)}<span>${o(n?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(i.seal,d,i.signs);await a(o(`how_drawn`),n=>e(n,t`
        <ol class="explained"><li>${o(`how_drawn_1`)}</li><li>${o(`how_drawn_2`)}</li></ol>
        <p class="small">${o(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${o(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${o(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${o(`seal_computer`)}</p>
      `))}export{d as openSeal};