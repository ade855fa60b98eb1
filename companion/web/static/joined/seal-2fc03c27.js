import{A as e,An as t,On as n,Zt as r,an as i,en as a,mn as o,xn as s}from"./phone-99872946.js";import{t as c,thrown as l}from"./rolls-af899782.js";function u({commitment:t,opened:n},r,i){let[a]=n.split(` `,1),o=({number:e,value:t,values:n})=>n[l(a,`draw:${e}`,[...n.keys()])]===t,s=n.slice(a.length+1),u=i.filter(({what:e})=>e===`known`);return[[`seal_fits`,c(n)===t],[e(t)?`seal_before`:`seal_unseen`,!0],r.length?[`seal_draws`,r.every(o)]:null,s!==`{}`&&u.length?[`seal_shown`,u.every(({spot:e})=>s.includes(`"${e}"`))]:null].filter(Boolean)}async function d({state:e}){let{commitment:c,opened:l}=e.seal,d=l?await r(()=>i(`/api/draws`)):[];if(!d)return;let f=([e,t])=>n`<li class="throw">
    <div class="throw-head">${o(t?`legal`:`fault`)}<span>${s(t?e:`seal_wrong`)}</span></div>
  </li>`,p=l&&u(e.seal,d,e.signs);await a(s(`how_drawn`),e=>t(e,n`
        <ol class="explained"><li>${s(`how_drawn_1`)}</li><li>${s(`how_drawn_2`)}</li></ol>
        <p class="small">${s(`seal_is`)}${` `}<code title=${c}>${c.slice(0,12)}</code></p>
        ${p?n`<ul class="throws">${p.map(f)}</ul>`:n`<p>${s(`seal_closed`)}</p>`}
        ${l&&n`<details><summary>${s(`seal_text`)}</summary><p><code>${l}</code></p></details>`}
        <p class="small">${s(`seal_computer`)}</p>
      `))}export{d as openSeal};