import{Mt as e,Wt as t,en as n,et as r,i,ln as a,rt as o,sn as s}from"./all-9abd0c32.js";import{i as c,n as l}from"./rolls-1392b4ce.js";function u({commitment:e,opened:t},n,r){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[i(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:i}){let{commitment:c,opened:l}=i.seal,d=l?await r(()=>e(`/api/draws`)):[];if(!d)return;let f=([e,r])=>s`<li class="throw">
    <div class="throw-head">${t(r?`legal`:`fault`)}<span>${n(r?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(i.seal,d,i.signs);await o(n(`how_drawn`),e=>a(e,s`
        <ol class="explained"><li>${n(`how_drawn_1`)}</li><li>${n(`how_drawn_2`)}</li></ol>
        <p class="small">${n(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?s`<ul class="throws">${p.map(f)}</ul>`:s`<p>${n(`seal_closed`)}</p>`}
        ${l&&s`<details><summary>${n(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${n(`seal_computer`)}</p>
      `))}export{d as openSeal};