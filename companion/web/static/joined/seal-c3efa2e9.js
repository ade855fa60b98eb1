import{Kt as e,Wt as t,Zt as n,ct as r,ft as i,ht as a,i as o,on as s}from"./all-6f78eea8.js";import{i as c,n as l}from"./rolls-bf382a2c.js";function u({commitment:e,opened:t},n,r){let[i]=t.split(` `,1),a=({number:e,value:t,values:n})=>n[l(i,`draw:${e}`,[...n.keys()])]===t,s=t.slice(i.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[o(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(a)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:o}){let{commitment:c,opened:l}=o.seal,d=l?await i(()=>n(`/api/draws`)):[];if(!d)return;let f=([e,n])=>t`<li class="throw">
    <div class="throw-head">${r(n?`legal`:`fault`)}<span>${s(n?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(o.seal,d,o.signs);await a(s(`how_drawn`),n=>e(n,t`
        <ol class="explained"><li>${s(`how_drawn_1`)}</li><li>${s(`how_drawn_2`)}</li></ol>
        <p class="small">${s(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${s(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${s(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${s(`seal_computer`)}</p>
      `))}export{d as openSeal};