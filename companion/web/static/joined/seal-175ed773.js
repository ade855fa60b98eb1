import{Bt as e,Gt as t,Lt as n,T as r,en as i,gn as a,mn as o,sn as s}from"./phone-f2d0a0d3.js";import{i as c,n as l}from"./rolls-2442f13c.js";function u({commitment:e,opened:t},n,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[r(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:r}){let{commitment:c,opened:l}=r.seal,d=l?await n(()=>t(`/api/draws`)):[];if(!d)return;let f=([e,t])=>o`<li class="throw">
    <div class="throw-head">${i(t?`legal`:`fault`)}<span>${s(t?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(r.seal,d,r.signs);await e(s(`how_drawn`),e=>a(e,o`
        <ol class="explained"><li>${s(`how_drawn_1`)}</li><li>${s(`how_drawn_2`)}</li></ol>
        <p class="small">${s(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?o`<ul class="throws">${p.map(f)}</ul>`:o`<p>${s(`seal_closed`)}</p>`}
        ${l&&o`<details><summary>${s(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${s(`seal_computer`)}</p>
      `))}export{d as openSeal};