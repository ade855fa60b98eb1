import{Qt as e,Sn as t,hn as n,j as r,jn as i,kn as a,on as o,tn as s}from"./phone-68234baa.js";import{i as c,n as l}from"./rolls-936cef0e.js";function u({commitment:e,opened:t},n,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[r(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:r}){let{commitment:c,opened:l}=r.seal,d=l?await e(()=>o(`/api/draws`)):[];if(!d)return;let f=([e,r])=>a`<li class="throw">
    <div class="throw-head">${n(r?`legal`:`fault`)}<span>${t(r?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(r.seal,d,r.signs);await s(t(`how_drawn`),e=>i(e,a`
        <ol class="explained"><li>${t(`how_drawn_1`)}</li><li>${t(`how_drawn_2`)}</li></ol>
        <p class="small">${t(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?a`<ul class="throws">${p.map(f)}</ul>`:a`<p>${t(`seal_closed`)}</p>`}
        ${l&&a`<details><summary>${t(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${t(`seal_computer`)}</p>
      `))}export{d as openSeal};