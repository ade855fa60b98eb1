import{Kt as e,Qt as t,Wt as n,ct as r,ft as i,ht as a,i as o,sn as s}from"./all-230952a6.js";import{i as c,n as l}from"./rolls-70820ee1.js";function u({commitment:e,opened:t},n,r){let[i]=t.split(` `,1),a=({number:e,value:t,values:n})=>n[l(i,`draw:${e}`,[...n.keys()])]===t,s=t.slice(i.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[o(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(a)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:o}){let{commitment:c,opened:l}=o.seal,d=l?await i(()=>t(`/api/draws`)):[];if(!d)return;let f=([e,t])=>n`<li class="throw">
    <div class="throw-head">${r(t?`legal`:`fault`)}<span>${s(t?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(o.seal,d,o.signs);await a(s(`how_drawn`),t=>e(t,n`
        <ol class="explained"><li>${s(`how_drawn_1`)}</li><li>${s(`how_drawn_2`)}</li></ol>
        <p class="small">${s(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?n`<ul class="throws">${p.map(f)}</ul>`:n`<p>${s(`seal_closed`)}</p>`}
        ${l&&n`<details><summary>${s(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${s(`seal_computer`)}</p>
      `))}export{d as openSeal};