import{Gt as e,Nt as t,cn as n,i as r,it as i,tn as a,tt as o,un as s}from"./all-4d413dfa.js";import{i as c,n as l}from"./rolls-73fbb324.js";function u({commitment:e,opened:t},n,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[r(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:r}){let{commitment:c,opened:l}=r.seal,d=l?await o(()=>t(`/api/draws`)):[];if(!d)return;let f=([t,r])=>n`<li class="throw">
    <div class="throw-head">${e(r?`legal`:`fault`)}<span>${a(r?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(r.seal,d,r.signs);await i(a(`how_drawn`),e=>s(e,n`
        <ol class="explained"><li>${a(`how_drawn_1`)}</li><li>${a(`how_drawn_2`)}</li></ol>
        <p class="small">${a(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?n`<ul class="throws">${p.map(f)}</ul>`:n`<p>${a(`seal_closed`)}</p>`}
        ${l&&n`<details><summary>${a(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${a(`seal_computer`)}</p>
      `))}export{d as openSeal};