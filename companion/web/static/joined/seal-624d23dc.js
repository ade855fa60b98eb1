import{Bt as e,Ht as t,Jt as n,ct as r,dt as i,i as a,it as o,rn as s}from"./all-713fa23a.js";import{i as c,n as l}from"./rolls-3594be3b.js";function u({commitment:e,opened:t},n,r){let[i]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(i,`draw:${e}`,[...n.keys()])]===t,s=t.slice(i.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[a(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:a}){let{commitment:c,opened:l}=a.seal,d=l?await r(()=>n(`/api/draws`)):[];if(!d)return;let f=([t,n])=>e`<li class="throw">
    <div class="throw-head">${o(n?`legal`:`fault`)}<span>${s(n?t:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(a.seal,d,a.signs);await i(s(`how_drawn`),n=>t(n,e`
        <ol class="explained"><li>${s(`how_drawn_1`)}</li><li>${s(`how_drawn_2`)}</li></ol>
        <p class="small">${s(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?e`<ul class="throws">${p.map(f)}</ul>`:e`<p>${s(`seal_closed`)}</p>`}
        ${l&&e`<details><summary>${s(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${s(`seal_computer`)}</p>
      `))}export{d as openSeal};