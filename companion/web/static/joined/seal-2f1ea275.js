import{Gt as e,Wt as t,Xt as n,an as r,at as i,ft as a,i as o,lt as s}from"./all-75524188.js";import{i as c,n as l}from"./rolls-464eb4b2.js";function u({commitment:e,opened:t},n,r){let[i]=t.split(` `,1),a=({number:e,value:t,values:n})=>n[l(i,`draw:${e}`,[...n.keys()])]===t,s=t.slice(i.length+1),u=r.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[o(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(a)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:o}){let{commitment:c,opened:l}=o.seal,d=l?await s(()=>n(`/api/draws`)):[];if(!d)return;let f=([e,n])=>t`<li class="throw">
    <div class="throw-head">${i(n?`legal`:`fault`)}<span>${r(n?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(o.seal,d,o.signs);await a(r(`how_drawn`),n=>e(n,t`
        <ol class="explained"><li>${r(`how_drawn_1`)}</li><li>${r(`how_drawn_2`)}</li></ol>
        <p class="small">${r(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?t`<ul class="throws">${p.map(f)}</ul>`:t`<p>${r(`seal_closed`)}</p>`}
        ${l&&t`<details><summary>${r(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${r(`seal_computer`)}</p>
      `))}export{d as openSeal};