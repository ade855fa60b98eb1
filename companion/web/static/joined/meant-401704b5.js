import{Dn as e,It as t,kn as n,on as r}from"./phone-4f51d064.js";import{r as i}from"./overrule-549d8af2.js";const a=({turn:t})=>e`<button
  type="button"
  class="option"
  data-f=${`meant ${t.move}`}
  onclick=${()=>i(t)}
>
  <span>${t.text}</span>
</button>`,o=({text:t,turns:n})=>e`<section class="card question" aria-label=${t}>
  <p>${t}</p>
  <div class="options">${n.map(t=>e`<${a} key=${t.move} turn=${t} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!r.host;n(i,s&&!a.offer&&!l&&t(a,r)&&e`<${o} ...${s} />`)}export{s as showMeant};