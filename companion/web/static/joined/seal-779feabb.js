import{Fn as e,Ln as t,On as n,P as r,bn as i,dn as a,on as o,rn as s}from"./phone-9ef268c8.js";import{i as c,n as l}from"./rolls-69c6f96a.js";function u({commitment:e,opened:t},n,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[r(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:r}){let{commitment:c,opened:l}=r.seal,d=l?await s(()=>a(`/api/draws`)):[];if(!d)return;let f=([t,r])=>e`<li class="throw">
    <div class="throw-head">${i(r?`legal`:`fault`)}<span>${n(r?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(r.seal,d,r.signs);await o(n(`how_drawn`),r=>t(r,e`
        <ol class="explained"><li>${n(`how_drawn_1`)}</li><li>${n(`how_drawn_2`)}</li></ol>
        <p class="small">${n(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?e`<ul class="throws">${p.map(f)}</ul>`:e`<p>${n(`seal_closed`)}</p>`}
        ${l&&e`<details><summary>${n(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${n(`seal_computer`)}</p>
      `))}export{d as openSeal};