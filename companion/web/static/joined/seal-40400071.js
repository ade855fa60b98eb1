import{$t as e,Gt as t,Jt as n,M as r,Sn as i,cn as a,hn as o,wn as s}from"./phone-5c5bf911.js";import{i as c,n as l}from"./rolls-88a69fd0.js";function u({commitment:e,opened:t},n,i){let[a]=t.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=t.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(t)===e],[r(e)?`seal_before`:`seal_unseen`,!0],n.length?[`seal_draws`,n.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:r}){let{commitment:c,opened:l}=r.seal,d=l?await t(()=>e(`/api/draws`)):[];if(!d)return;let f=([e,t])=>i`<li class="throw">
    <div class="throw-head">${a(t?`legal`:`fault`)}<span>${o(t?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(r.seal,d,r.signs);await n(o(`how_drawn`),e=>s(e,i`
        <ol class="explained"><li>${o(`how_drawn_1`)}</li><li>${o(`how_drawn_2`)}</li></ol>
        <p class="small">${o(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?i`<ul class="throws">${p.map(f)}</ul>`:i`<p>${o(`seal_closed`)}</p>`}
        ${l&&i`<details><summary>${o(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${o(`seal_computer`)}</p>
      `))}export{d as openSeal};