import{Cn as e,Qt as t,Wt as n,j as r,mn as i,qt as a,sn as o,xn as s}from"./phone-a6660e6d.js";import{i as c,n as l}from"./rolls-a5ebb3b6.js";function u({commitment:e,opened:t},n,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[r(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:r}){let{commitment:c,opened:l}=r.seal,d=l?await n(()=>t(`/api/draws`)):[];if(!d)return;let f=([e,t])=>s`<li class="throw">
    <div class="throw-head">${o(t?`legal`:`fault`)}<span>${i(t?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(r.seal,d,r.signs);await a(i(`how_drawn`),t=>e(t,s`
        <ol class="explained"><li>${i(`how_drawn_1`)}</li><li>${i(`how_drawn_2`)}</li></ol>
        <p class="small">${i(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?s`<ul class="throws">${p.map(f)}</ul>`:s`<p>${i(`seal_closed`)}</p>`}
        ${l&&s`<details><summary>${i(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${i(`seal_computer`)}</p>
      `))}export{d as openSeal};