import{Sn as e,jt as t,tn as n,wn as r}from"./phone-5c5bf911.js";import{r as i}from"./overrule-192d655b.js";const a=({turn:t})=>e`<button
  type="button"
  class="option"
  data-f=${`meant ${t.move}`}
  onclick=${()=>i(t)}
>
  <span>${t.text}</span>
</button>`,o=({text:t,turns:n})=>e`<section class="card question" aria-label=${t}>
  <p>${t}</p>
  <div class="options">${n.map(t=>e`<${a} key=${t.move} turn=${t} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!n.host;r(i,s&&!a.offer&&!l&&t(a,n)&&e`<${o} ...${s} />`)}export{s as showMeant};